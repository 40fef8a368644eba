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
	var list []string
	for _, g := range b.gains(m, before, after, played) {
		list = append(list, b.gainText(g))
	}
	if len(list) > 0 {
		m.reason = b.words().T(lang.HomeworldsBetter, lang.Text("list", b.words().List(list...)))
	}
	return m
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

// gain is something that a turn brings: the key of its text, and what that names.
type gain struct {
	key    lang.Key
	seat   rules.Seat
	n, own int // how many, and how many of them are the player's
	piece  game.Piece
}

// gainText puts a gain into words.
func (b *Board) gainText(g gain) string {
	colour := g.piece.Colour()
	return b.words().T(g.key, b.name(g.seat), lang.Count("n", g.n), lang.Count("own", g.own), b.pieceArg(g.piece), b.colourArg(colour), b.powerArg(colour))
}

// gains returns what a better move brings, the most important first: players that it knocks out, ships that it captures or
// destroys beside its own, homes that it threatens or protects, and ships and powers that it adds.
func (b *Board) gains(m *betterMove, before, after, played *game.State) (list []gain) {
	captures, large, destroys, own, builds, power, last := 0, 0, 0, 0, 0, game.NoPiece, game.NoPiece
	catastrophe := false // own ships that go now are not sacrificed
	for _, e := range m.events {
		piece, owner := game.ThingOf(e.Thing)
		switch {
		case e.Kind == rules.EvMark && e.Thing >= game.LostMark && rules.Seat(e.Thing-game.LostMark) != m.by:
			list = append(list, gain{key: lang.HomeworldsBetterOut, seat: rules.Seat(e.Thing - game.LostMark)})
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
				last = piece
			}
		case e.Kind == rules.EvFlip:
			p, c := game.Piece(e.N), game.Piece(e.N).Colour()
			if after.System(int(e.From)).Power(m.by, c) && !before.System(int(e.From)).Power(m.by, c) {
				power = p
			}
		}
	}
	add := func(isTrue bool, g gain) {
		if isTrue {
			list = append(list, g)
		}
	}
	isLarge, isMutual := captures == 1 && large == 1, destroys > 0 && own > 0
	add(isLarge, gain{key: lang.HomeworldsBetterLarge})
	add(!isLarge && captures > 0 && (!m.isHint || captures > 1), gain{key: lang.HomeworldsBetterCaptures, n: captures}) // the words of a hint name a single one
	add(isMutual, gain{key: lang.HomeworldsBetterMutual, n: destroys + own, own: own, seat: m.by})
	add(!isMutual && destroys > 0, gain{key: lang.HomeworldsBetterDestroys, n: destroys})
	threatened := threatenedBy(before, m.by)
	threatens := threatenedBy(after, m.by)
	for seat := range rules.Seat(b.seats) {
		add(threatens.Has(seat) && !threatened.Has(seat), gain{key: lang.HomeworldsBetterThreatens, seat: seat})
	}
	add(isInDanger(played, m.by) && !isInDanger(after, m.by), gain{key: lang.HomeworldsBetterProtects, seat: m.by})
	add(last != game.NoPiece, gain{key: lang.HomeworldsBetterLast, piece: last})
	add(last == game.NoPiece && builds > 0 && !m.isHint, gain{key: lang.HomeworldsBetterBuilds, n: builds}) // the words of a hint name each
	add(power != game.NoPiece, gain{key: lang.HomeworldsBetterPower, piece: power})
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
