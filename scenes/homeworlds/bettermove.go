package homeworlds

import (
	"math"
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/vector"
)

// betterMove is what an analysis has found to be better than the move that is shown.
type betterMove struct {
	of     *table.Alternative
	by     rules.Seat
	events []rules.Event // of its line
	reason string        // what it brings, "" for nothing that can be told in a few words
	ticks  int           // ticks until its arrows are whole
	isHint bool          // it is a hint, the words of which name each action
}

// betterMS is how long the arrows of a better move grow.
const betterMS = 700

// setBetter takes over what an analysis has found to be better.
func (b *Board) setBetter(a *table.Alternative) {
	var now *table.Alternative
	if b.better != nil {
		now = b.better.of
	}
	if !a.Equal(now) {
		b.better = b.findBetter(a)
		b.scene.Change()
	}
}

// findBetter plays the better line and finds out what it brings; nil where there is none.
func (b *Board) findBetter(a *table.Alternative) *betterMove {
	if a == nil {
		return nil
	}
	before, ok := a.Before.(*game.State)
	if !ok {
		return nil
	}
	after, events := playLine(before, a.By, a.Line)
	if len(events) == 0 {
		return nil
	}
	m := &betterMove{of: a, by: a.By, events: events}
	if b.services.Speed() != anim.Off {
		m.ticks = anim.Ticks(betterMS)
	}
	played, _ := playLine(before, a.By, []rules.Action{a.Played})
	if list := b.gains(m, before, after, played); len(list) > 0 {
		m.reason = b.words().T(lang.HomeworldsBetter, lang.Text("list", b.words().List(list...)))
	}
	return m
}

// Reason implements table.Narrator: the most important of what the rules tell of a turn, beside doing nothing.
func (b *Board) Reason(st rules.State, by rules.Seat, plan []rules.Action) string {
	before, ok := st.(*game.State)
	if !ok || before.Phase() == game.Setup {
		return ""
	}
	after, events := playLine(before, by, plan)
	idle, _ := playLine(before, by, []rules.Action{game.Choice{Kind: game.KindEnd}.Pack()})
	list := b.gains(&betterMove{by: by, events: events, isHint: true}, before, after, idle)
	if len(list) == 0 {
		return ""
	}
	return list[0]
}

// playLine plays actions of a seat as far as the rules allow them, and returns the position after them with the events.
func playLine(before *game.State, by rules.Seat, line []rules.Action) (*game.State, []rules.Event) {
	st := before.Clone().(*game.State)
	var events []rules.Event
	for _, do := range line {
		more, err := st.Apply(rules.Move{By: by, Do: do}, nil)
		if err != nil {
			break
		}
		events = append(events, more...)
	}
	return st, events
}

// maxGains is how much is told of a better move.
const maxGains = 2

// gains says what a better move brings, the most important first: players that it knocks out, ships that it captures or
// destroys beside its own, homes that it threatens or protects, and ships and powers that it adds.
func (b *Board) gains(m *betterMove, before, after, played *game.State) (list []string) {
	words := b.words()
	captures, large, destroys, own, builds, power, last := 0, 0, 0, 0, 0, "", ""
	catastrophe := false // own ships that go now are not sacrificed
	for _, e := range m.events {
		piece, owner := game.ThingOf(e.Thing)
		switch {
		case e.Kind == rules.EvMark && e.Thing >= game.LostMark && rules.Seat(e.Thing-game.LostMark) != m.by:
			list = append(list, words.T(lang.HomeworldsBetterOut, b.name(rules.Seat(e.Thing-game.LostMark))))
		case e.Kind == rules.EvMark && e.Thing < game.LostMark:
			catastrophe = true
		case e.Kind == rules.EvTake && e.From == e.To:
			captures++
			large += piece.Size() / game.NumSizes
		case e.Kind == rules.EvTake && owner != game.Nobody && owner != m.by:
			destroys++
		case e.Kind == rules.EvTake && owner == m.by && catastrophe:
			own++
		case e.Kind == rules.EvPlace && owner == m.by:
			builds++
			if after.Bank().CountColour(piece.Colour()) == 0 {
				last = words.Colour(piece.Colour().String())
			}
		case e.Kind == rules.EvFlip:
			if c := game.Piece(e.N).Colour(); !before.Position().Systems[e.From].Power(m.by, c) {
				power = words.T(actionOf(c).name)
			}
		}
	}
	count := func(n int, key lang.Key) {
		if n > 0 {
			list = append(list, words.T(key, lang.Count("n", n)))
		}
	}
	switch {
	case captures == 1 && large == 1:
		list = append(list, words.T(lang.HomeworldsBetterLarge))
	case !m.isHint || captures > 1: // its words name a single one
		count(captures, lang.HomeworldsBetterCaptures)
	}
	if destroys > 0 && own > 0 {
		list = append(list, words.T(lang.HomeworldsBetterMutual, lang.Count("n", destroys+own), lang.Count("own", own), b.name(m.by)))
	} else {
		count(destroys, lang.HomeworldsBetterDestroys)
	}
	threatened := threatenedBy(before, m.by)
	for seat := range threatenedBy(after, m.by).All() {
		if !threatened.Has(seat) {
			list = append(list, words.T(lang.HomeworldsBetterThreatens, b.name(seat)))
		}
	}
	if isInDanger(played, m.by) && !isInDanger(after, m.by) {
		list = append(list, words.T(lang.HomeworldsBetterProtects, b.name(m.by)))
	}
	switch {
	case last != "":
		list = append(list, words.T(lang.HomeworldsBetterLast, lang.Text("colour", last)))
	case !m.isHint: // its words name each of them
		count(builds, lang.HomeworldsBetterBuilds)
	}
	if power != "" {
		list = append(list, words.T(lang.HomeworldsBetterPower, lang.Text("power", power)))
	}
	return list[:min(len(list), maxGains)]
}

// threatenedBy returns the other seats whose homes the seat could empty in a whole turn from the position.
func threatenedBy(st *game.State, by rules.Seat) (list rules.Seats) {
	for seat := range st.Position().Living.Without(by).All() {
		if canEmptyHome(st, by, seat) {
			list = list.With(seat)
		}
	}
	return list
}

// isInDanger reports whether another seat could empty the home of the seat in a whole turn from the position.
func isInDanger(st *game.State, seat rules.Seat) bool {
	for other := range st.Position().Living.Without(seat).All() {
		if canEmptyHome(st, other, seat) {
			return true
		}
	}
	return false
}

// canEmptyHome reports whether the seat could empty the home of another in a whole turn from the position.
func canEmptyHome(st *game.State, by, whose rules.Seat) bool {
	p := st.Position()
	if !p.Living.Has(by) || !p.AtHome(by) || !p.AtHome(whose) {
		return false
	}
	var search game.Threats
	f := game.NewSearchPosition(p)
	f.Mover = by
	return search.CanEliminate(f, by, whose)
}

// drawBetter draws the better move on the chart: an arrow for each piece that moves or comes from the bank, and a ring about
// each ship that it takes.
func (b *Board) drawBetter(c *canvas.Canvas) {
	m := b.better
	if m == nil {
		return
	}
	share := 1 - float64(m.ticks)/float64(anim.Ticks(betterMS))
	for _, e := range m.events {
		p, owner := game.ThingOf(e.Thing)
		switch {
		case e.Kind == rules.EvMove && b.isOnChart(e.From) && b.isOnChart(e.To):
			drawArrow(c, b.link(int(e.From), int(e.To)), share)
		case e.Kind == rules.EvPlace && b.isOnChart(e.To):
			drawArrow(c, b.bankArrow(p, int(e.To)), share)
		case e.Kind == rules.EvFlip && b.isOnChart(e.From):
			drawArrow(c, b.bankArrow(game.Piece(e.N), int(e.From)), share)
		case e.Kind == rules.EvTake && owner != game.Nobody && b.isOnChart(e.From):
			for _, t := range b.pyramidsOf(int(e.From), owner, p) {
				b.ringPyramid(c, t, sprites.Kin2, false)
			}
		}
	}
}

// takes reports whether the better move takes a piece from the bank.
func (m *betterMove) takes(p game.Piece) bool {
	return m != nil && slices.ContainsFunc(m.events, func(e rules.Event) bool {
		piece, _ := game.ThingOf(e.Thing)
		return e.Kind == rules.EvPlace && piece == p || e.Kind == rules.EvFlip && game.Piece(e.N) == p
	})
}

// isOnChart reports whether a place of an event is a system that the chart shows.
func (b *Board) isOnChart(at int32) bool {
	return at >= 0 && at < game.MaxSystems && b.systems[at].exists
}

// bankArrow is the way of a piece from its cell of the bank to a system, the one of several that meets least.
func (b *Board) bankArrow(p game.Piece, slot int) (best homeworldssprites.Link) {
	const gap, usual = 7.0, 0.12
	cell, bank, s := b.reserveRect(p), b.room.Slot(slotBank), b.systems[slot].spot
	from := geom.Pt(cell.Centre().X, bank.Y-gap)
	switch { // a bank beside the chart
	case bank.X >= b.scrollView.window.Right()-gap:
		from = geom.Pt(bank.X-gap, cell.Centre().Y)
	case bank.Right() <= b.scrollView.window.X+gap:
		from = geom.Pt(bank.Right()+gap, cell.Centre().Y)
	}
	way := from.Sub(s.at)
	to := s.at.Add(way.Mul((s.radius + gap) / max(1, way.Len())))
	least := math.Inf(1)
	for _, bend := range [...]float64{0, usual, -usual, 2 * usual, -2 * usual} {
		l := homeworldssprites.Link{From: vector.Point{X: from.X, Y: from.Y}, To: vector.Point{X: to.X, Y: to.Y}, Bend: bend}
		if cost := b.linkCost(l, slot, slot); cost < least {
			best, least = l, cost
		}
	}
	return best
}

// drawArrow draws the share of a dotted arrow in gold.
func drawArrow(c *canvas.Canvas, l homeworldssprites.Link, share float64) {
	dots := l.Dots()
	drawDots(c, dots[:int(share*float64(len(dots)))], sprites.Kin2)
	at, heading := l.At(share)
	c.Draw(headPicture(sprites.Kin2), geom.Pt(at.X, at.Y), canvas.Look{Turn: heading})
}

// betterText says what a better move brings, in the place of sentences.
func (b *Board) betterText() widget.Widget {
	const beside, above = 12.0, 4.0
	if b.better == nil || b.better.reason == "" || b.view.Class == stage.Low { // the panel of the analysis lies there
		return nil
	}
	text := &widget.Text{Text: b.better.reason, Style: ui.Body(15.5), Ink: sprites.Ink, MinSize: minText, Balance: true, Elide: true, Key: "better.reason"}
	return widget.Panel{Surface: ui.LitPlate(), Child: widget.Pad(beside, above, widget.Align{Y: widget.Centre, Child: text})}
}
