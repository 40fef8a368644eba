package homeworlds

import (
	"fmt"
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// label is one form of a system's name: a crest, words, and the colours and sizes of its stars, each of which may be missing.
type label struct {
	crest rules.Seat // game.Nobody for none
	faint bool       // of a seat that has been eliminated
	text  string
	stars []game.Piece
	size  float64 // of its letters
	scale float64 // how much larger than usual the rest of it is
	tight bool    // its parts stand close
	small bool    // stars are smaller
	width float64
}

// Measures of a label, in logical units.
const (
	labelPad   = 9.0
	labelCrest = 16.0
	labelApart = 6.0
	tightPad   = 5.0
	tightApart = 3.0
	starSign   = 12.0 // of the triangle of a star
	starNumber = 9.5  // of the number beside it
	starApart  = 4.0
	smallStar  = 0.8 // how large small triangles are
)

// makeLabels makes the forms of a system's label, from the longest to the shortest, unless they are there already.
func (b *Board) makeLabels(slot int) {
	w, sys := &b.systems[slot], &b.pos.Systems[slot]
	home := slot < b.seats
	text := b.systemName(slot)
	short := text
	if home { // the crest is enough
		short = ""
	}
	key := fmt.Sprint(text, sys.Stars, sys.Home, b.view.Class, b.labelScale(), b.services.Words.Tag())
	if w.labelKey == key {
		return
	}
	w.labelKey, b.labels[slot] = key, nil
	stars := piecesOf(sys.Stars)
	last := stars
	if home {
		last = nil
	}
	// All systems take the same form, so that the lists are of one length.
	k := b.labelScale()
	for _, form := range []label{
		{text: text, stars: stars, size: labelSize(b), scale: k}, {text: text, stars: stars, scale: k}, // see largeForms
		{text: text, stars: stars, scale: 1}, {text: text, stars: stars, scale: 1, tight: true},
		{text: text, stars: stars, scale: 1, tight: true, small: true}, {text: short, stars: stars, scale: 1, tight: true, small: true}, {text: short, scale: 1}, {stars: stars, scale: 1}, {stars: last, scale: 1},
	} {
		form.size, form.crest = max(form.size, minText)*form.scale, game.Nobody
		if home {
			form.crest, form.faint = rules.Seat(slot), sys.Home < 0 && !sys.Free()
		}
		form.width = form.measure()
		b.labels[slot] = append(b.labels[slot], form)
	}
}

// piecesOf returns all pieces, the largest first.
func piecesOf(f game.Fleet) (list []game.Piece) {
	for p, n := range f.All() {
		list = append(list, slices.Repeat([]game.Piece{p}, n)...)
	}
	slices.SortStableFunc(list, func(a, b game.Piece) int { return b.Size() - a.Size() })
	return list
}

// minText is the smallest size of letters.
const minText = 13.0

// labelScale is how much larger labels and counts are than usual, where larger words are wanted.
func (b *Board) labelScale() float64 {
	const most = 1.4
	return min(most, float64(b.view.TextScale()))
}

func labelSize(b *Board) float64 {
	if b.room.wood {
		return 15
	}
	return 13.5
}

// measure returns how wide the label is.
func (f label) measure() float64 {
	width, n, k := 0.0, 0, f.scale
	if f.crest >= 0 {
		width += labelCrest * k
		n++
	}
	if f.text != "" {
		width += letters.Measure(ui.Body(f.size), f.text)
		n++
	}
	if len(f.stars) > 0 {
		width += f.starsWidth()
		n++
	}
	return width + f.gap()*float64(max(0, n-1)) + 2*f.pad()
}

// pad is what is free at each end of the label.
func (f label) pad() float64 {
	if f.tight {
		return tightPad * f.scale
	}
	return labelPad * f.scale
}

// gap is what is free between its parts.
func (f label) gap() float64 {
	if f.tight {
		return tightApart
	}
	return labelApart
}

// starsWidth returns how wide the stars are together.
func (f label) starsWidth() float64 {
	n := float64(len(f.stars))
	return (n*(f.starSign()+starNumber) + (n-1)*f.starApart()) * f.scale
}

// starSign returns how wide the triangle of a star is, unscaled.
func (f label) starSign() float64 {
	if f.small {
		return starSign * smallStar
	}
	return starSign
}

// starApart returns what is free between two stars, unscaled.
func (f label) starApart() float64 {
	if f.small {
		return starApart / 2
	}
	return starApart
}

// starNumbers are the sizes of stars as they are written.
var starNumbers = [...]string{1: "1", 2: "2", 3: "3"}

// draw draws the label on a dark plate in r.
func (f label) draw(c *canvas.Canvas, r geom.Rect) {
	c.Draw(slabPicture(r.W, r.H, r.H/2, sprites.Night, 0.82, 0, 0), geom.Pt(r.X, r.Y), canvas.Look{})
	grown := f.scale
	x, y := r.Centre().X-f.width/2+f.pad(), r.Centre().Y
	if crest := labelCrest * grown; f.crest >= 0 {
		if f.faint {
			table.DrawCrest(c.Faded(0.45), f.crest, geom.Pt(x+crest/2, y), crest)
		} else {
			table.DrawCrest(c, f.crest, geom.Pt(x+crest/2, y), crest)
		}
		x += crest + f.gap()
	}
	if f.text != "" {
		style := ui.Body(f.size)
		c.Text(style, f.text, geom.Pt(x, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Paper2, canvas.Left)
		x += letters.Measure(style, f.text) + f.gap()
	}
	style := ui.Strong(minText * f.scale)
	for _, p := range f.stars {
		sign := f.starSign() * f.scale
		c.Draw(starSignPicture(homeworldsart.Hue(p.Colour())), geom.Pt(x+sign/2, y), canvas.Look{Size: f.starSign() / starSign * f.scale})
		c.Text(style, starNumbers[p.Size()], geom.Pt(x+sign+1, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Kin2, canvas.Left)
		x += sign + (starNumber+f.starApart())*f.scale
	}
}

// findSentenceArea returns what a sentence hides of the chart that says what is to follow in a choice, or what wins, and
// needs more than its place. It grows upwards; in larger words it has pages instead.
func (b *Board) findSentenceArea() (none geom.Rect) {
	const letter, edges, beside = 15.5, 6.0, 49.0 // of a plate of the night
	message := b.room.Slot(table.SlotMessage)
	if b.large() || b.highlights.catastrophe.slot != noSystem || len(b.choice.Picked) == 0 && !b.tellsAim() || message.Empty() {
		return none
	}
	r, style := message, ui.Body(letter)
	words := b.Message(b.state)
	for style.Size > minText && canvas.ParagraphHeight(style, words, r.W-beside)+edges > r.H {
		style.Size -= 0.5
	}
	high := max(r.H, canvas.ParagraphHeight(style, words, r.W-beside)+edges)
	return geom.R(r.X, r.Bottom()-high, r.W, high)
}

// systemName is what a system is called: a home after its player, another by the label that it was given, else by the
// name from the list of stars.
func (b *Board) systemName(slot int) string { return b.nameIn(&b.pos, slot) }

func (b *Board) nameIn(p *game.Position, slot int) string {
	if slot < game.MaxSeats {
		key := lang.HomeworldsHome
		if p.Systems[slot].Home < 0 && !p.Systems[slot].Free() {
			key = lang.HomeworldsOldHome
		}
		return b.words().T(key, lang.Text("name", b.playerName(rules.Seat(slot))))
	}
	return b.match.PlaceName(p.Name(slot))
}

// playerName is the name of the player on the seat.
func (b *Board) playerName(seat rules.Seat) string { return b.match.PlayerName(seat) }

// name is the argument {name} for the player on the seat.
func (b *Board) name(seat rules.Seat) lang.Arg { return lang.Text("name", b.playerName(seat)) }

// powerArg is the argument {power} for the power of a colour.
func (b *Board) powerArg(c game.Colour) lang.Arg { return lang.Text("power", b.powerName(c)) }

// colourArg is the argument {colour}.
func (b *Board) colourArg(c game.Colour) lang.Arg {
	return lang.Text("colour", b.words().Colour(c.String()))
}

// pieceArg is the argument {piece}, in few words.
func (b *Board) pieceArg(p game.Piece) lang.Arg {
	return lang.Text("piece", b.words().PyramidShort(p.String()))
}
