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
	Caption  string
	Marks    []Mark
	Arrows   []Arrow
}

// Mark is a sign on one square.
type Mark struct {
	Cell string // in the game's notation: "b3"
	Kind MarkKind
}

// MarkKind says what a mark means.
type MarkKind uint8

// The marks of figures.
const (
	MarkReach  MarkKind = iota + 1 // a piece may go there
	MarkTake                       // a piece may take there
	MarkDanger                     // an enemy piece points there
	MarkNo                         // a piece may not go there
	MarkLight                      // the square is talked about
)

// Arrow is a move that the figure shows.
type Arrow struct {
	From string // a square, or the letter of a piece in the reserve of the side to move: "C"
	To   string // a square
}

// Book returns the pages of a game's rules in a language, with the names of a skin. It returns nil for a game without
// a book.
func Book(game string, tag Tag, skin Skin) []Page {
	var plan []pagePlan
	if game == "yokai" {
		plan = yokaiBook()
	}
	c := For(tag).In(skin)
	var pages []Page
	for _, p := range plan {
		pages = append(pages, p.page(c, Key("book."+game+"."+p.name)))
	}
	return pages
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
	dobutsu  bool
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
		f := &Figure{Position: b.position, Caption: text, Marks: b.marks, Arrows: b.arrows}
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
