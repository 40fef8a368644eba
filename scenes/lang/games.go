package lang

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
)

// gameFacts are the facts about a game that are the same in every language.
type gameFacts struct {
	title    string
	japanese string
	from, to int // players
	minutes  int
	author   string // "" where no author's name is known
}

// facts are those about each game by its id, in its usual edition.
var facts = map[string]gameFacts{
	"yokai":      {title: "Yōkai no Mori", japanese: "妖怪の森", from: 2, to: 2, minutes: 10, author: "Madoka Kitao"},
	"honshu":     {title: "Honshū", japanese: "本州", from: 2, to: 5, minutes: 40, author: "Kalle Malmioja"},
	"homeworlds": {title: "Homeworlds", japanese: "ホームワールド", from: 2, to: 6, minutes: 45, author: "John Cooper, Kory Heath, Kristin Matherly, Jacob Davenport"},
	"forhonor":   {title: "For Honor", japanese: "フォーオナー", from: 2, to: 8, minutes: 60, author: "Maxime Cargol"},
}

// gameIDs are the games that have words.
func gameIDs() []string { return slices.Sorted(maps.Keys(facts)) }

// factsOf returns the facts about a game by the rules that the options choose; what they leave out is as usual.
func factsOf(id string, options map[string]string) (gameFacts, bool) {
	f, ok := facts[id]
	if id == "yokai" && dobutsu(options) {
		f.title, f.japanese = "Dōbutsu shōgi", "どうぶつしょうぎ"
	}
	return f, ok
}

// Game is what a box on the shelf says.
type Game struct {
	Title    string // the game's own name, the same in every language
	Japanese string
	Players  string // "2 players"
	Minutes  string // "10 min"
	Caption  string // "2 players · 10 min"
	Blurb    string // one sentence
	Credit   string // author, and that the adaptation is not official
	Thanks   string // who else the rule sheet names: illustrators, translators, testers; "" for nobody
}

// Game returns the words about a game by its id, in its usual edition. An unknown game gives a Game whose Title is the
// id.
func (c *Catalog) Game(id string) Game { return c.Edition(id, nil) }

// SecondTitle returns the title of the other edition of a game, "" for a game that has but one.
func (c *Catalog) SecondTitle(id string) string {
	first, _ := factsOf(id, nil)
	if second, _ := factsOf(id, dobutsuRules()); second.title != first.title {
		return second.title
	}
	return ""
}

// Edition returns the words about a game by its id. The title follows the rules that the options choose, whatever its
// pieces look like. An unknown game gives a Game whose Title is the id.
func (c *Catalog) Edition(id string, options map[string]string) Game {
	f, ok := factsOf(id, options)
	if !ok {
		return Game{Title: id}
	}
	g := Game{
		Title: f.title, Japanese: f.japanese,
		Players: c.T(ShelfPlayers, Count("n", f.to)),
		Minutes: c.T(ShelfMinutes, Count("n", f.minutes)),
		Blurb:   c.T(Key("game." + id + ".blurb")),
		Credit:  c.T(Key("game."+id+".credit"), Text("author", f.author)),
		Thanks:  c.or(Key("game."+id+".thanks"), ""),
	}
	if f.from != f.to {
		g.Players = c.T(ShelfPlayersRange, Count("from", f.from), Count("to", f.to))
	}
	g.Caption = g.Players + " · " + g.Minutes
	return g
}

// Level returns the plain word for a level with that title (bot.Level), as "Easy", and [SetupComputer] for another.
func (c *Catalog) Level(title string) string {
	return c.or(Key("level."+strings.ToLower(title)), c.T(SetupComputer))
}

// Who says in one sentence who plays for the computer at a level with that title, and how; "" for another title.
func (c *Catalog) Who(title string) string {
	return c.or(Key("level."+strings.ToLower(title)+".who"), "")
}

// SkinName returns what a menu calls a skin.
func (c *Catalog) SkinName(skin Skin) string {
	if skin == Animals {
		return c.T(SetupAnimals)
	}
	return c.T(SetupSpirits)
}

// DefaultName returns the name that a seat has before anybody writes one.
func DefaultName(seat rules.Seat) string {
	names := [rules.MaxSeats]string{"Aki", "Hana", "Ren", "Yuki", "Momo", "Sora", "Kai", "Nao"}
	if seat < 0 || int(seat) >= len(names) {
		return seat.String()
	}
	return names[seat]
}

// IsDefaultName reports whether a seat has that name before anybody writes one.
func IsDefaultName(name string) bool {
	for seat := range rules.Seat(rules.MaxSeats) {
		if DefaultName(seat) == name {
			return true
		}
	}
	return false
}

// OptionName returns what a menu calls an option of a game; without translation, the rules' own key.
func (c *Catalog) OptionName(game, option string) string {
	return c.or(Key("option."+game+"."+option), option)
}

// OptionValue returns what a menu calls a value of an option; without translation, the rules' own word.
func (c *Catalog) OptionValue(game, option, value string) string {
	return c.or(Key("option."+game+"."+option+"."+value), value)
}

// OptionHint returns a sentence that explains a value of an option, "" where none is needed.
func (c *Catalog) OptionHint(game, option, value string) string {
	hint := Key("hint." + game + "." + option)
	return c.or(hint+Key("."+value), c.or(hint, ""))
}

// OptionIdle returns why an option of a game means nothing as the others are, "" where there is nothing to say.
func (c *Catalog) OptionIdle(game, option string) string {
	return c.or(Key("idle."+game+"."+option), "")
}

// OwnKey returns the key of a game's own text in the place of one that all games share, and the key itself where it has
// none.
func (c *Catalog) OwnKey(key Key, game string) Key {
	if own := key + Key("."+game); c.Has(own) {
		return own
	}
	return key
}

// SideName returns what a side of a game is called, by the name that the rules give it.
func (c *Catalog) SideName(game, side string) string { return c.or(Key(game+".camp."+side), side) }

// Figure returns what a figure of a game is called, by its code in the notation, and what it can do, in a line, ""
// without.
func (c *Catalog) Figure(game, code string) (name, short string) {
	key := Key(game + ".hero." + code)
	return c.or(key, code), c.or(key+".short", "")
}

// GroupName returns what a group of a game's figures is called, by the name that the rules give it.
func (c *Catalog) GroupName(game, group string) string {
	return c.or(Key(game+".faction."+group), group)
}

// Figures returns a number of figures of a game in words.
func (c *Catalog) Figures(game string, n int) string {
	return c.T(c.OwnKey(SetupFigures, game), Count("n", n))
}

// PlayersHint returns a sentence about that number of players of a game, "" where there is nothing to say.
func (c *Catalog) PlayersHint(game string, n int) string {
	return c.or(Key("players."+game+"."+strconv.Itoa(n)), c.or(Key("players."+game), ""))
}

// ScoreLine returns what a line of the score says of a category that a game counts, "" where it says nothing: the text for
// just that number, or else the text with the number.
func (c *Catalog) ScoreLine(game, category string, n int) string {
	key := Key("score." + game + "." + category)
	if exact := key + Key("."+strconv.Itoa(n)); c.Has(exact) {
		return c.T(exact)
	}
	if !c.Has(key) {
		return ""
	}
	return c.T(key, Count("n", n))
}

// ScoreGoal says whether a seat that has won or lost has reached what a category demands that a game counts, "" for nothing.
func (c *Catalog) ScoreGoal(game, category string, n int, won bool) string {
	end := "lost"
	if won {
		end = "won"
	}
	return c.or(Key("score."+game+"."+category+"."+strconv.Itoa(n)+"."+end), "")
}

// PrivateCards returns what the cards are called that only their owner may look at in a game.
func (c *Catalog) PrivateCards(game string) string {
	return c.or(Key("private."+game), c.T(TablePrivate))
}

func (c *Catalog) or(key Key, other string) string {
	if !c.Has(key) {
		return other
	}
	return c.T(key)
}

// End is the text shown when a match is over.
type End struct {
	Title    string // "Catch!"
	Japanese string // "キャッチ！"
	Line     string // a sentence that says what happened
	Why      string // one that says why that wins; "" where all know it
}

// Sentences returns both sentences.
func (e End) Sentences() string { return strings.TrimSpace(e.Line + " " + e.Why) }

// End returns the words for the end of a match: the name that rules.End gives, or "resign". Winner and loser
// are names of players; a draw needs none. An unknown end gives an End whose Title is its name.
func (c *Catalog) End(game, end, winner, loser string) End {
	key := Key("end." + game + "." + end)
	if !c.Has(key) {
		key = Key("end." + end)
	}
	if !c.Has(key) {
		return End{Title: end}
	}
	return End{
		Title:    c.T(key),
		Japanese: japaneseEnd(end),
		Line:     c.T(key+".line", Text("winner", winner), Text("loser", loser)),
	}
}

// DescribeEnd returns the sentence for what has brought a match to its end by a cause that rules.DecisionOf gives, or by the
// difference of points; "" where there is none. By and of are names of players, see [EndDifference] for further arguments.
func (c *Catalog) DescribeEnd(game, end, cause string, args ...Arg) string {
	key := Key("end." + game + "." + end + "." + cause)
	if cause == "" || !c.Has(key) {
		return ""
	}
	return c.T(key, args...)
}

// EndDifference is the cause of an end by points: the winner has n points more than the other, and what made most of it,
// the part, gave the one a and the other b points.
const EndDifference = "difference"

// Progress returns what is drawn of how seats have stood in the course of a match of the game, as "Points after each
// round".
func (c *Catalog) Progress(game string) string { return c.or(Key("progress."+game), game) }

// ColourPower says what a colour of Homeworlds can do, by its letter.
func (c *Catalog) ColourPower(colour string) string {
	return c.or(Key("homeworlds.colourPower."+colour), colour)
}

func japaneseEnd(end string) string {
	switch end {
	case "catch":
		return "キャッチ！"
	case "try", "try-survived":
		return "トライ！"
	case "stalemate":
		return "動けません"
	case "repetition", "move-cap", "turn-cap", "nobody-left", "draw", "agree":
		return "引き分け"
	case "resign":
		return "投了"
	case "elimination", "self-elimination":
		return "勝負あり"
	case "broken":
		return "崩壊"
	}
	return ""
}
