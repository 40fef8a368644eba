package table

import (
	"strconv"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/scenes/lang"
)

// Tags of a match that the table reads and writes.
const (
	tagName = rules.TagName
	tagBot  = rules.TagBot
)

// Player is who sits on a seat.
type Player struct {
	Name string
	Bot  string // the level or name of a bot; "" for a person
}

// Kind says that the computer plays, and at which of the game's levels; "" for a person. A bot that is none of them is just
// the computer.
func (p Player) Kind(words *lang.Catalog, game rules.Game) string {
	if p.Bot == "" {
		return ""
	}
	if level, ok := levelOf(game, p.Bot); ok {
		return words.T(lang.TableComputer, lang.Text("level", words.Level(level.Title)))
	}
	return words.T(lang.SetupComputer)
}

// RatedKind is Kind with the place of the level among the game's levels, where their strength has been measured.
func (p Player) RatedKind(words *lang.Catalog, game rules.Game) string {
	kind := p.Kind(words, game)
	if level, _ := levelOf(game, p.Bot); level.Elo != 0 {
		levels := bots.Levels(game)
		return words.T(lang.TableRated, lang.Text("kind", kind), lang.Count("n", bot.IndexOf(levels, p.Bot)+1), lang.Count("all", len(levels)))
	}
	return kind
}

// Level returns the plain word for the level of a computer player, [lang.SetupComputer] for a bot that is none of the
// game's levels.
func (p Player) Level(words *lang.Catalog, game rules.Game) string {
	level, _ := levelOf(game, p.Bot)
	return words.Level(level.Title)
}

func levelOf(game rules.Game, name string) (bot.Level, bool) {
	if name == "" {
		return bot.Level{}, false // a person
	}
	levels := bots.Levels(game)
	if k := bot.IndexOf(levels, name); k >= 0 {
		return levels[k], true
	}
	return bot.Level{}, false
}

// SetPlayers writes the players into the match's tags, where a save keeps them.
func SetPlayers(m *rules.Match, players []Player) {
	for k, p := range players {
		seat := strconv.Itoa(k)
		m.Tags[tagName+seat] = p.Name
		delete(m.Tags, tagBot+seat)
		if p.Bot != "" {
			m.Tags[tagBot+seat] = p.Bot
		}
	}
}

// Players reads the players of a match.
func Players(m *rules.Match) []Player {
	players := make([]Player, m.State().Seats())
	for k := range players {
		seat := strconv.Itoa(k)
		players[k] = Player{Name: m.Tags[tagName+seat], Bot: m.Tags[tagBot+seat]}
	}
	return players
}

// People returns the seats of those players who are no bots.
func People(players []Player) (people rules.Seats) {
	for k, p := range players {
		if p.Bot == "" {
			people = people.With(rules.Seat(k))
		}
	}
	return people
}

// PlayerName returns the name of the player on a seat: the one of its tag, else the one that the seat has before
// anybody writes one, as for a seat that the match has not.
func PlayerName(m *rules.Match, seat rules.Seat) string {
	if seat >= 0 && int(seat) < m.State().Seats() {
		if name := m.Tags[tagName+strconv.Itoa(int(seat))]; name != "" {
			return name
		}
	}
	return lang.DefaultName(seat)
}
