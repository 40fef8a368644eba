package lang

import "strconv"

// Page is one page of a rules book.
type Page struct {
	Title  string
	Blocks []Block
}

// Block is a paragraph, or a figure when Figure is set.
type Block struct {
	Text   string
	Figure *Figure
}

// Figure is a position with marks on it.
type Figure struct {
	Position string            // in the game's notation
	Options  map[string]string // the options of the match it belongs to; missing ones have their defaults
	Show     []string          // the parts of the position that are drawn, see [ShowBank]; none for the whole table
	Turn     string            // the turn, in the game's notation, that leads here from the figure before; "" for none
	Words    []string          // written on the cards of [ShowCards]
	Caption  string
	Marks    []Mark
	Arrows   []Arrow
}

// Parts of a Homeworlds position beside its systems, which go by their keys: "H0", "s1".
const (
	ShowBank  = "bank"  // the pieces that are not in space
	ShowCards = "cards" // one card of each alignment, and their back
)

// Mark is a sign on one square or, in Homeworlds, on a system or a piece.
type Mark struct {
	Cell string // in the game's notation: "b3"; "s1" for a system, "s1/*g2" for its star, "s1/y1" for a ship of seat 0, "s1/r2P1" for one of seat 1
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
	c := For(tag).In(skin)
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
	}
	return nil
}

// pagePlan is a page before its words are filled in: the title is the text "book.GAME.NAME", its blocks are
// "book.GAME.NAME.1" and so on.
type pagePlan struct {
	name   string
	blocks []blockPlan
}

// blockPlan is a paragraph, or a figure where position is set.
type blockPlan struct {
	position string
	dobutsu  bool // the figure belongs to a match of the animal edition
	show     []string
	words    []Key // of the texts on cards
	turn     string
	marks    []Mark
	arrows   []Arrow
}

func (p pagePlan) page(c *Catalog, key Key) Page {
	page := Page{Title: c.T(key)}
	for k, b := range p.blocks {
		text := c.T(blockKey(key, k))
		if b.position == "" {
			page.Blocks = append(page.Blocks, Block{Text: text})
			continue
		}
		f := &Figure{Position: b.position, Show: b.show, Turn: b.turn, Caption: text, Marks: b.marks, Arrows: b.arrows}
		for _, word := range b.words {
			f.Words = append(f.Words, c.T(word))
		}
		if b.dobutsu {
			f.Options = map[string]string{"rules": "dobutsu"}
		}
		page.Blocks = append(page.Blocks, Block{Figure: f})
	}
	return page
}

// blockKey returns the key of the k-th block of a page, counted from 0.
func blockKey(page Key, k int) Key { return page + Key("."+strconv.Itoa(k+1)) }

// marks returns marks of one kind on squares.
func marks(kind MarkKind, cells ...string) []Mark {
	out := make([]Mark, len(cells))
	for k, cell := range cells {
		out[k] = Mark{Cell: cell, Kind: kind}
	}
	return out
}
