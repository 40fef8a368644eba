package honshu

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
)

// DrawKept implements table.Keeper: the hand of the seat, as large as there is room, in one row or two.
func (b *Board) DrawKept(c *canvas.Canvas, r geom.Rect, s rules.State, by rules.Seat) {
	cards := handIn(s, by)
	if len(cards) == 0 {
		return
	}
	for k, cell := range cells(r, len(cards)) {
		q := poseIn(cell)
		q.high = min(q.high, highOf(mostSquare))
		t := tile{card: cards[k], pose: q}
		t.draw(c)
	}
}

// cells divides a rectangle into n cells for cards, in one row or two, whichever lets them be larger.
func cells(r geom.Rect, n int) []geom.Rect {
	const gap = 8.0
	one := r.Columns(n, gap)
	half := (n + 1) / 2
	if n < 3 || poseIn(one[0]).high >= poseIn(geom.R(0, 0, (r.W-gap*float64(half-1))/float64(half), (r.H-gap)/2)).high {
		return one
	}
	upper, lower := r.CutTop((r.H - gap) / 2)
	_, lower = lower.CutTop(gap)
	list := upper.Columns(half, gap)
	return append(list, lower.Columns(half, gap)[:n-half]...)
}

// Looked implements table.Keeper.
func (b *Board) Looked(rules.Seat) {}

// DescribeKept implements table.Keeper.
func (b *Board) DescribeKept(s rules.State, by rules.Seat) string {
	var faces []string
	for _, card := range handIn(s, by) {
		faces = append(faces, b.speaker().face(card))
	}
	return b.words().T(lang.HonshuSpokenHand, lang.Text("cards", strings.Join(faces, "; ")))
}

// handIn returns the cards that a seat holds as far as the position tells them, ascending.
func handIn(s rules.State, by rules.Seat) []game.Card {
	st, ok := s.(*game.State)
	if !ok || by < 0 || int(by) >= st.Seats() {
		return nil
	}
	var list []game.Card
	set, _ := st.Hand(by)
	for card := range set.All() {
		list = append(list, card)
	}
	return list
}
