package lang

import "strconv"

// Page is one page of a rules book.
type Page struct {
	Title  string
	Blocks []Block
}

// Block is a paragraph, a figure when Figure is set, or cards to be looked at one by one when Cards is.
type Block struct {
	Text   string
	Source Source // where the statement, or the caption of the figure, comes from; its sign stands before it
	Figure *Figure
	Cards  []Card
}

// Card is one card of a game, shown among others.
type Card struct {
	Code string // in the game's notation: "47", "A3", "BN"
	Name string // "Card 47", "Banneret"
}

// Figure is a position with marks on it.
type Figure struct {
	Position string            // in the game's notation; for Honshū see [ShowSquares]
	Options  map[string]string // the options of the match it belongs to; missing ones have their defaults
	Show     []string          // the parts of the position that are drawn, see [ShowBank]; none for the whole table
	Turn     string            // the turn, in the game's notation, that leads here from the figure before; "" for none
	Words    []string          // on the cards of [ShowCards] of Homeworlds, or below the squares of [ShowSquares]
	Try      string            // Honshū: a build that is tried on the map, legal or not
	Count    string            // Honshū: the category of the score whose squares are lit up, as "forest"
	Look     string            // For Honor: what is looked at on the battlefield, see [LookReach]
	Caption  string
	Marks    []Mark
	Arrows   []Arrow
}

// Parts of a Homeworlds position beside its systems, which go by their keys: "H0", "s1".
const (
	ShowBank  = "bank"  // the pieces that are not in space
	ShowCards = "cards" // one card of each alignment, and their back
)

// Parts of the pictures of Honshū. Without any, the position is a map: its cards in the order of building and, behind a
// blank, the cells that hold a cube; where none are given, every production square holds one. With [ShowCards] the
// position lists cards, as "11 29b 57b ?", with the letter of the cube that lies on a card, "?" for a back, and "|"
// between groups.
const (
	ShowSquares = "squares" // the position lists squares by their codes, "*" behind those with a cube
	ShowTrick   = "trick"   // as ShowCards, with what the cards are worth and who chooses when
	ShowGoal    = "goal"    // the scoring card in play stands beside the map
	ShowRounds  = "rounds"  // the row of rounds; the position is the present one
)

// Parts of the pictures of For Honor. Without any, the whole battlefield is shown, or the squares between two corners,
// as "B5:I9". With [ShowCards] the position lists cards: heroes by their codes, initiative cards as "A" and "D", "?"
// for a back. With [ShowDuel] it names the hero that attacks and the other one.
const (
	ShowDuel   = "duel"   // the lives that two heroes lose in the first round, for any two cards
	ShowCycle  = "cycle"  // which combat card beats which
	ShowScores = "scores" // both scores round by round; the position lists who holds the zones in each, as "AD-"
)

// What can be looked at on the battlefield; heroes and squares follow, divided by blanks.
const (
	LookReach  = "reach"  // "reach HA 7": where the hero can stop with so many moves, and what it costs
	LookWay    = "way"    // "way HA J9 7": the way of the hero to a square
	LookShot   = "shot"   // "shot C8 F8": the line of a shot, and what is in its way
	LookBanner = "banner" // "banner C7": how far a banner reaches
	LookGroups = "groups" // the groups of soldiers with their numbers
)

// Mark is a sign on one square or, in Homeworlds, on a system or a piece.
type Mark struct {
	Cell string // in the game's notation: "b3", "3,-1", a card's number with ShowCards; "s1" for a system, "s1/*g2" for its star, "s1/y1" for a ship of seat 0, "s1/r2P1" for one of seat 1
	Kind MarkKind
}

// MarkKind says what a mark means.
type MarkKind uint8

// The marks of figures.
const (
	MarkReach  MarkKind = iota + 1 // a piece may go there
	MarkTake                       // a piece may take there
	MarkDanger                     // an enemy piece points there; a system is overpopulated
	MarkNo                         // a piece may not go there
	MarkLight                      // it is talked about
)

// Arrow is a move that the figure shows.
type Arrow struct {
	From string // a square, or the letter of a piece in the reserve of the side to move: "C"; a system or a ship
	To   string // a square; a system
}

// Book returns the pages of a game's rules in a language, with the names of a skin. It returns nil for a game without
// a book.
func Book(game string, tag Tag, skin Skin) []Page {
	c := For(tag).WithSkin(skin)
	var pages []Page
	for _, p := range bookPlan(game) {
		pages = append(pages, p.page(c, Key("book."+game+"."+p.name)))
	}
	return pages
}

// bookPlan returns the order of a game's pages, nil for a game without a book.
func bookPlan(game string) []pagePlan {
	switch game {
	case "yokai":
		return yokaiBook()
	case "homeworlds":
		return homeworldsBook()
	case "honshu":
		return honshuBook()
	case "forhonor":
		return forHonorBook()
	}
	return nil
}

// pagePlan is a page before its words are filled in: the title is the text "book.GAME.NAME", its blocks are
// "book.GAME.NAME.1" and so on.
type pagePlan struct {
	name   string
	blocks []blockPlan
}

// blockPlan is a paragraph, a figure where position is set, or cards where there are any.
type blockPlan struct {
	position  string
	options   map[string]string
	show      []string
	try       string
	count     string
	look      string
	source    Source
	ofSpirit  Source // instead of source where the pieces are spirits, whose steps stood in lost pictures
	sharedKey Key    // of a text that several books have, instead of one of the page's own
	cards     []string
	words     []Key // of the texts on cards
	turn      string
	marks     []Mark
	arrows    []Arrow
}

// ruleParagraph is a paragraph with the sign of its source.
func ruleParagraph(o Source) blockPlan { return blockPlan{source: o} }

// legend is a paragraph that says what the sign of a source means.
func legend(o Source) blockPlan {
	return blockPlan{source: o, sharedKey: [...]Key{"", "book.legend.sheet", "book.legend.ruling", "book.legend.design"}[o]}
}

// from returns a figure whose caption states a rule, with the sign of the rule's source.
func (b blockPlan) from(o Source) blockPlan {
	b.source = o
	return b
}

func (p pagePlan) page(c *Catalog, key Key) Page {
	page := Page{Title: c.T(key)}
	keys := p.keys(key)
	for k, b := range p.blocks {
		if b.cards != nil {
			page.Blocks = append(page.Blocks, Block{Cards: c.cards(b.cards)})
			continue
		}
		text, source := c.T(keys[k]), b.source
		if b.ofSpirit != SourceNone && c.skin == Spirits {
			source = b.ofSpirit
		}
		if b.position == "" {
			page.Blocks = append(page.Blocks, Block{Text: text, Source: source})
			continue
		}
		f := &Figure{
			Position: b.position, Options: b.options, Show: b.show, Turn: b.turn, Try: b.try, Count: b.count,
			Look: b.look, Caption: text, Marks: b.marks, Arrows: b.arrows,
		}
		for _, word := range b.words {
			f.Words = append(f.Words, c.T(word))
		}
		page.Blocks = append(page.Blocks, Block{Figure: f, Source: source})
	}
	return page
}

// cards returns cards with their names.
func (c *Catalog) cards(codes []string) []Card {
	out := make([]Card, len(codes))
	for k, code := range codes {
		name := c.Hero(code).Name
		if name == code { // no hero has that code
			name = c.landCard(code)
		}
		out[k] = Card{Code: code, Name: name}
	}
	return out
}

// keys returns the keys of the texts of a page's blocks: those of its own are numbered.
func (p pagePlan) keys(page Key) []Key {
	list := make([]Key, len(p.blocks))
	n := 0
	for k, b := range p.blocks {
		list[k] = b.sharedKey
		if b.sharedKey == "" {
			n++
			list[k] = page + Key("."+strconv.Itoa(n))
		}
	}
	return list
}

// spirits gives a statement another source where the pieces are spirits.
func (b blockPlan) spirits(o Source) blockPlan {
	b.ofSpirit = o
	return b
}

// marks returns marks of one kind on squares.
func marks(kind MarkKind, cells ...string) []Mark {
	out := make([]Mark, len(cells))
	for k, cell := range cells {
		out[k] = Mark{Cell: cell, Kind: kind}
	}
	return out
}
