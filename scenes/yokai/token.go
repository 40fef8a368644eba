package yokai

import (
	"cmp"
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/yokaiart"
	"engawa/sprites"
	yokaisprites "engawa/sprites/yokai"
)

// token is one piece as it lies, or is moving, on the screen.
type token struct {
	piece  game.Piece
	home   rules.Part // the square or reserve it belongs to
	at     geom.Point // where its shadow lies
	size   float64    // logical units per unit of a piece
	lift   float64    // height above the board, in logical units
	shade  float64    // height that its shadow tells
	goal   float64    // height that it tends to while nothing else moves it
	turn   float64    // how far it is seen from its edge: 0 flat, 1 on edge
	sink   float64    // how far it is pressed flat as it lands, a small share
	fade   float64    // how transparent, 0 to 1
	order  int        // higher ones are drawn later
	isHeld bool       // moved by a Step or a hand
}

// setUp lays all pieces of the position on their places.
func (b *Board) setUp() {
	b.tokens, b.above = nil, 0
	for cell := range cells {
		if p := b.state.Board().At(cell); p != 0 {
			b.tokens = append(b.tokens, &token{piece: p, home: cellPart(cell)})
		}
	}
	for _, side := range []game.Side{game.White, game.Black} {
		for _, kind := range game.ReserveKinds() {
			part := reservePart(b.seatOf(side), kind)
			for range b.state.Board().Reserve(side, kind) {
				b.tokens = append(b.tokens, &token{piece: game.PieceOf(side, kind), home: part})
			}
		}
	}
	for _, t := range b.tokens {
		b.resetPosition(t)
	}
}

// resetPosition puts a token on its place at once.
func (b *Board) resetPosition(t *token) {
	*t = token{piece: t.piece, home: t.home, order: t.order}
	t.at, t.size = b.place(t)
}

// place returns where the token belongs, and its size there.
func (b *Board) place(t *token) (geom.Point, float64) {
	middle := b.partRect(t.home).Centre()
	if t.home.Kind != rules.PartReserve {
		return middle, b.onSquare()
	}
	held := b.pieceScale()
	for _, other := range b.tokens {
		if other == t {
			break
		}
		if other.home == t.home {
			middle = middle.Add(geom.Pt(5, -4).Mul(held))
		}
	}
	return middle, held
}

// tokenAt returns the piece that belongs to the place, the uppermost of several, nil if there is none. Not is left
// out.
func (b *Board) tokenAt(p rules.Part, not *token) *token {
	for _, t := range slices.Backward(b.tokens) {
		if t.home == p && t != not {
			return t
		}
	}
	return nil
}

// bringToFront brings a token above all others.
func (b *Board) bringToFront(t *token) {
	b.above++
	t.order = b.above
}

// remove takes a token off the screen.
func (b *Board) remove(t *token) {
	b.tokens = slices.DeleteFunc(b.tokens, func(o *token) bool { return o == t })
}

// pieceArt returns how a piece is to be drawn.
func (b *Board) pieceArt(p game.Piece) yokaisprites.Piece {
	k := yokaiart.PieceOf(p.Kind(), b.artSkin(), b.seatOf(p.Side()))
	if b.seatOf(p.Side()) != b.below {
		k.Side = yokaisprites.Theirs
		k.IsTurned = b.services.Settings.FaceAcross
	}
	return k
}

// The pieces that are drawn together: those in the air, and those that lie on the board or in the tray of a seat.
func inAir(t *token) bool   { return t.lift > 0 || t.isHeld }
func onBoard(t *token) bool { return !inAir(t) && t.home.Kind == rules.PartCell }
func inTray(seat rules.Seat) func(t *token) bool {
	return func(t *token) bool {
		owner, _, ok := game.ReserveAt(t.home.Index)
		return !inAir(t) && t.home.Kind == rules.PartReserve && ok && owner == seat
	}
}

// drawTokens draws some of the pieces, those moved last above the others.
func (b *Board) drawTokens(c *canvas.Canvas, which func(t *token) bool) {
	var list []*token
	for _, t := range b.tokens {
		if which(t) {
			list = append(list, t)
		}
	}
	slices.SortStableFunc(list, func(x, y *token) int {
		return cmp.Or(cmp.Compare(x.order, y.order), cmp.Compare(x.at.Y, y.at.Y))
	})
	for _, t := range list {
		b.drawToken(c, t)
	}
}

// drawToken draws shadow and piece. What grows or turns is stretched by the graphics card; at rest it is sharp.
func (b *Board) drawToken(c *canvas.Canvas, t *token) {
	look := canvas.Look{Size: b.onSquare(), Fade: t.fade}
	if t.size == b.pieceScale() {
		look.Size = t.size
	}
	stretch := geom.Pt(t.size/look.Size*(1-t.turn)*(1+t.sink), t.size/look.Size*(1-t.sink))
	if stretch != geom.Pt(1, 1) {
		look.Stretch = stretch
	}
	if stretch.X < 0.02 {
		return
	}
	k := b.pieceArt(t.piece)
	raised := min(1, t.shade/(restLift*look.Size))
	for _, s := range []struct {
		lift, share float64
	}{{0, 1 - raised}, {restLift, raised}} {
		if s.share > 0 {
			soft := look
			soft.Fade = 1 - (1-t.fade)*s.share
			drawShadow(c, yokaiart.Shadow(k, s.lift), t.at, soft)
		}
	}
	c.Draw(yokaiart.Picture(k), t.at.Sub(geom.Pt(0, t.lift)), look)
}

// badgeInset keeps the number of pieces off the edges of its tray.
const badgeInset = 3.0

// drawCount writes how many pieces lie in a hollow where it is more than one, at the upper right of the piece.
func (b *Board) drawCount(c *canvas.Canvas, r geom.Rect, p rules.Part) {
	n, held := 0, b.pieceScale()
	for _, t := range b.tokens {
		if t.home == p && !t.isHeld && t.goal == 0 {
			n++
		}
	}
	if n < 2 {
		return
	}
	radius := min(12, max(9, 16*held))
	at := r.Centre().Add(geom.Pt(44, -40).Mul(held))
	at = geom.Pt(min(at.X, r.Right()-radius-badgeInset), max(at.Y, r.Y+radius+badgeInset))
	c.Draw(discPicture(radius), at, canvas.Look{})
	style := ui.Strong(1.25 * radius)
	c.Text(style, strconv.Itoa(n), geom.Pt(at.X, canvas.InMiddle(style, at.Y-radius, at.Y+radius)), sprites.Ink, canvas.Centre)
}
