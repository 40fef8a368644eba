package diagram

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/lang"
)

// chart is the picture of a position of Homeworlds: its systems in rows, the own home below and the other homes above,
// or the bank, or the cards.
type chart struct {
	position homeworlds.Position
	below    rules.Seat
	rows     [][]int // slots of the systems, from above
	bank     bool
	cards    bool
	words    []string // on the cards
	marks    []target[lang.MarkKind]
	arrows   []link
	shape    float64 // width by height of the whole; 0 where the systems alone decide
	ink      float64 // breadth of the line round it, in units of a piece; 0 for the usual one
}

// target is something about a system or one of its pieces.
type target[T any] struct {
	slot  int
	piece homeworlds.Piece // homeworlds.NoPiece for the system itself
	owner rules.Seat       // homeworlds.Nobody for a star
	what  T
}

// link is an arrow from a system or a ship to a system.
type link struct {
	from target[struct{}]
	to   int
}

// chartOf returns the picture of the whole table.
func chartOf(p *homeworlds.Position, below rules.Seat) chart {
	c := chart{position: *p, below: below}
	c.arrange()
	return c
}

// Systems returns the picture of the systems of a position of Homeworlds, the home of seat 0 below, that is so wide for
// its height, and where the middles of the systems are, in its units.
func Systems(p *homeworlds.Position, shape float64) (Diagram, map[int]geom.Point) {
	const ink = 2.0
	c := chart{position: *p, shape: shape, ink: ink}
	c.arrange()
	return Diagram{c}, c.middles()
}

// homeworldsFigure returns the picture of a figure of the book, seen by seat 0.
func homeworldsFigure(f *lang.Figure) (chart, error) {
	// A position text begins with the number of seats; a text that does not is refused below.
	head, _, _ := strings.Cut(f.Position, "/")
	seats, _ := strconv.Atoi(head)
	s, err := homeworlds.Game{}.ParsePosition(rules.Setup{Seats: seats, Options: f.Options}, f.Position)
	if err != nil {
		return chart{}, err
	}
	state := s.(*homeworlds.State)
	c := chart{position: *state.Position(), words: f.Words}
	var slots []int
	for _, part := range f.Show {
		switch part {
		case lang.ShowBank:
			c.bank = true
		case lang.ShowCards:
			c.cards = true
		default:
			slot, ok := state.Find(part)
			if !ok {
				return chart{}, fmt.Errorf("it shows %q, which is no system", part)
			}
			slots = append(slots, slot)
		}
	}
	if !c.bank && !c.cards {
		c.arrange(slots...)
	}
	for _, m := range f.Marks {
		to, err := c.target(state, m.Cell)
		if err != nil {
			return chart{}, fmt.Errorf("the mark %q: %w", m.Cell, err)
		}
		c.marks = append(c.marks, target[lang.MarkKind]{to.slot, to.piece, to.owner, m.Kind})
	}
	for _, a := range f.Arrows {
		from, err := c.target(state, a.From)
		if err != nil {
			return chart{}, fmt.Errorf("the arrow from %q: %w", a.From, err)
		}
		to, err := c.target(state, a.To)
		if err != nil {
			return chart{}, fmt.Errorf("the arrow to %q: %w", a.To, err)
		}
		c.arrows = append(c.arrows, link{from, to.slot})
	}
	return c, nil
}

// target reads "s1" for a system, "s1/*g2" for its star, "s1/y1" for a ship of seat 0 and "s1/y1P2" for one of seat 2.
// Only what the picture shows is found.
func (c *chart) target(state *homeworlds.State, text string) (target[struct{}], error) {
	key, name, ofPiece := strings.Cut(text, "/")
	to := target[struct{}]{piece: homeworlds.NoPiece, owner: homeworlds.Nobody}
	slot, ok := state.Find(key)
	if !ok || !slices.ContainsFunc(c.rows, func(row []int) bool { return slices.Contains(row, slot) }) {
		return to, fmt.Errorf("no system %q is shown", key)
	}
	to.slot = slot
	if !ofPiece {
		return to, nil
	}
	s := &c.position.Systems[slot]
	var there homeworlds.Fleet
	name, star := strings.CutPrefix(name, "*")
	if star {
		there = s.Stars
	} else {
		to.owner = 0
		if bare, owner, named := strings.Cut(name, "P"); named {
			seat, err := strconv.Atoi(owner)
			if err != nil || seat < 0 || seat >= homeworlds.MaxSeats {
				return to, fmt.Errorf("there is no seat %q", owner)
			}
			name, to.owner = bare, rules.Seat(seat)
		}
		there = s.Ships[to.owner]
	}
	for p := range there.All() {
		if p.String() == name {
			to.piece = p
			return to, nil
		}
	}
	return to, fmt.Errorf("there is no such piece")
}

// size implements drawing, in units of a piece.
func (c chart) size() (w, h float64) {
	switch {
	case c.bank:
		return bankSize()
	case c.cards:
		return cardsSize()
	}
	// A table on which nothing lies yet is a piece of the garden.
	const least = 2 * homeworldsart.HomeRadius
	w, h = c.systemsSize()
	w, h = max(w, least)+2*panelEdge, max(h, least)+2*panelEdge
	if c.shape > 0 {
		w, h = max(w, h*c.shape), max(h, w/c.shape)
	}
	return w, h
}

// systemsSize returns how wide and high the rows of systems are.
func (c *chart) systemsSize() (w, h float64) {
	for _, row := range c.rows {
		width, height := c.rowSize(row)
		w, h = max(w, width), h+height
	}
	return w, h
}

// middles returns where the systems are drawn.
func (c *chart) middles() map[int]geom.Point {
	w, h := c.size()
	_, high := c.systemsSize()
	at := map[int]geom.Point{}
	y := (h - high) / 2
	for _, row := range c.rows {
		width, height := c.rowSize(row)
		x := (w - width) / 2
		for _, slot := range row {
			across := c.systemSize(slot)
			at[slot] = geom.Pt(x+across/2, y+height/2)
			x += across
		}
		y += height
	}
	return at
}
