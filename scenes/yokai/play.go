package yokai

import (
	"math"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
)

// Movements of played moves, in milliseconds.
const (
	moveMS    = 180
	landMS    = 90
	takeMS    = 320
	dropMS    = 220
	promoteMS = 320
	vanishMS  = 360
	endMS     = 300
)

// Heights of movements, in units of a piece.
const (
	arcLift  = 26.0 // of a drop at its highest
	jumpLift = 6.0  // of a piece that is taken
	flipLift = 12.0 // of a piece that turns over
)

// landSink is how far a piece overshoots as it is set down.
const landSink = 0.03

// Play implements table.Board.
func (b *Board) Play(e rules.Event, speed anim.Speed) anim.Step {
	switch e.Kind {
	case rules.EvReveal:
		return anim.Do(func() { b.begin(rules.Seat(e.N)) })
	case rules.EvMove:
		return b.playMove(e, speed)
	case rules.EvPlace:
		return b.playDrop(e, speed)
	case rules.EvTake:
		return b.playTake(e, speed)
	case rules.EvFlip:
		return b.playFlip(e, speed)
	case rules.EvMark:
		return anim.Do(func() { b.setTryWaits(e) })
	case rules.EvEnd:
		return b.playEnd(e, speed)
	}
	return nil
}

// begin gives the sides to the seats as it has been drawn; no piece has moved yet.
func (b *Board) begin(white rules.Seat) {
	b.setWhite(white)
	for _, t := range b.tokens {
		if seat, kind, ok := game.ReserveAt(t.home.Index); ok && t.home.Kind == rules.PartReserve {
			t.home.Index = game.ReserveIndex(1-seat, kind)
		}
		b.resetPosition(t)
	}
}

// setTryWaits begins or ends the waiting of a lion's Try.
func (b *Board) setTryWaits(e rules.Event) {
	b.highlights.waiting = -1
	if e.N != 0 {
		b.highlights.waiting = int(e.To)
	}
}

// take prepares a token for being moved by a Step.
func (b *Board) take(t *token, e rules.Event) {
	if b.returning != nil {
		b.returning.Finish()
		b.returning = nil
	}
	t.isHeld, t.goal = true, 0
	b.bringToFront(t)
	if last, ok := moveOf(e); ok {
		b.highlights = noHighlights()
		if b.services.Settings.LastMove {
			b.highlights.last = last
		}
	}
}

func (b *Board) playMove(e rules.Event, speed anim.Speed) anim.Step {
	to := cellPart(int(e.To))
	t := b.tokenAt(cellPart(int(e.From)), nil)
	if t == nil {
		return nil
	}
	victim := b.tokenAt(to, t)
	b.take(t, e)
	t.home = to
	sound := b.landing(t, victim != nil)
	from, dest, lift := t.at, b.partRect(to).Centre(), restLift*b.onSquare()
	if b.isNear(from, dest) {
		return b.setDown(t, t.lift, speed, sound)
	}
	return anim.Series(
		b.liftStep(t, lift, speed),
		anim.NewTween(speed.Ticks(moveMS), anim.CubicOut, func(p float64) { t.at = from.Lerp(dest, p) }),
		b.setDown(t, lift, speed, sound),
	)
}

// liftStep lifts a token to the height, unless it is held there already.
func (b *Board) liftStep(t *token, lift float64, speed anim.Speed) anim.Step {
	from := t.lift
	ticks := int(float64(speed.Ticks(pickUpMS)) * max(0, lift-from) / lift)
	return anim.NewTween(ticks, anim.CubicOut, func(p float64) {
		t.lift = from + (lift-from)*p
		t.shade = t.lift
	})
}

// isNear reports whether a piece lies where it is to go, as when it was dropped there by hand.
func (b *Board) isNear(at, dest geom.Point) bool {
	return at.Sub(dest).Len() < b.unit()*squareWidth/4
}

// setDown lowers a token on its place: the shadow closes first, and the piece gives a little as it lands.
func (b *Board) setDown(t *token, lift float64, speed anim.Speed, sounds []audio.Sound) anim.Step {
	return anim.Series(
		anim.NewTween(speed.Ticks(landMS), anim.Linear, func(p float64) {
			t.lift = lift * (1 - p*p)
			t.shade = lift * max(0, 1-1.7*p)
		}).Then(func() {
			for _, s := range sounds {
				b.services.Sound.PlayVaried(s, b.match.Len())
			}
		}),
		anim.NewTween(speed.Ticks(landMS), anim.Linear, func(p float64) { t.sink = landSink * math.Sin(math.Pi*p) }).
			Then(func() { b.resetPosition(t) }),
	)
}

// landing returns what is heard as a piece is set down; a chick that will turn over is heard when it does.
func (b *Board) landing(t *token, taking bool) []audio.Sound {
	kind := t.piece.Kind()
	switch {
	case taking:
		return []audio.Sound{audio.Capture}
	case game.Promotes(t.piece, int(t.home.Index)):
		return nil
	case kind == game.Chick:
		return []audio.Sound{audio.SetDownLight}
	case kind == game.Lion || kind == game.Hen:
		return []audio.Sound{audio.SetDownHeavy}
	}
	return []audio.Sound{audio.SetDownMid}
}

func (b *Board) playDrop(e rules.Event, speed anim.Speed) anim.Step {
	t := b.tokenAt(rules.Part{Kind: rules.PartReserve, Index: e.From}, nil)
	if t == nil {
		return nil
	}
	b.take(t, e)
	t.home = cellPart(int(e.To))
	sound := []audio.Sound{audio.Drop}
	from, size, lift := t.at, t.size, t.lift
	dest, grown := b.partRect(t.home).Centre(), b.onSquare()
	if b.isNear(from, dest) {
		return b.setDown(t, lift, speed, sound)
	}
	rest := restLift * grown
	return anim.Series(
		anim.NewTween(speed.Ticks(dropMS), anim.SineInOut, func(p float64) {
			t.at, t.size = from.Lerp(dest, p), size+(grown-size)*p
			t.lift = lift + (rest-lift)*p + arcLift*grown*math.Sin(math.Pi*p)
			t.shade = t.lift
		}),
		b.setDown(t, rest, speed, sound),
	)
}

// playTake has the piece that lies under another jump, turn over into the other wood and slide into its hollow. A
// lion goes nowhere: it rises and is gone.
func (b *Board) playTake(e rules.Event, speed anim.Speed) anim.Step {
	t := b.capturedToken(e)
	if t == nil {
		return nil
	}
	b.take(t, e)
	unit := b.onSquare()
	if e.To < 0 {
		return anim.NewTween(speed.Ticks(vanishMS), anim.SineInOut, func(p float64) {
			t.lift = arcLift * unit * p
			t.shade, t.fade = t.lift, p
		}).Then(func() { b.remove(t) })
	}
	_, kind, ok := game.ReserveAt(e.To)
	if !ok {
		return nil
	}
	t.home = rules.Part{Kind: rules.PartReserve, Index: e.To}
	b.moveLast(t)
	turned := game.PieceOf(t.piece.Side().Other(), kind)
	from, size := t.at, t.size
	dest, held := b.place(t)
	return anim.NewTween(speed.Ticks(takeMS), anim.Linear, func(p float64) {
		flip, slide := min(1, p/0.6), anim.SineInOut(max(0, p-0.25)/0.75)
		t.turn = edgeShare(flip)
		if flip >= 0.5 {
			t.piece = turned
		}
		t.at, t.size = from.Lerp(dest, slide), size+(held-size)*slide
		t.lift = jumpLift*unit*min(1, 6*p)*(1-slide) + flipLift*unit*math.Sin(math.Pi*p)
		t.shade = t.lift
	}).Then(func() { b.resetPosition(t) })
}

// capturedToken is the piece that the event takes away.
func (b *Board) capturedToken(e rules.Event) *token {
	for _, t := range b.tokens {
		if t.home == cellPart(int(e.From)) && t.piece == game.Piece(e.Thing) {
			return t
		}
	}
	return nil
}

// moveLast puts a token last in the list, where the uppermost of a reserve stands.
func (b *Board) moveLast(t *token) {
	b.remove(t)
	b.tokens = append(b.tokens, t)
}

// edgeShare reports how much of its breadth a piece has lost at the share of turning over.
func edgeShare(p float64) float64 { return 1 - math.Abs(math.Cos(math.Pi*p)) }

// playFlip turns a chick over on its long axis, among leaves.
func (b *Board) playFlip(e rules.Event, speed anim.Speed) anim.Step {
	t := b.tokenAt(cellPart(int(e.To)), nil)
	if t == nil {
		return nil
	}
	b.take(t, e)
	unit := b.onSquare()
	b.services.Sound.Play(audio.Promote)
	b.leaves = leafBurst{at: t.at}
	return anim.NewTween(speed.Ticks(promoteMS), anim.Linear, func(p float64) {
		t.turn = edgeShare(p)
		if p >= 0.5 {
			t.piece = game.Piece(e.Thing)
		}
		t.lift = flipLift * unit * math.Sin(math.Pi*p)
		t.shade = t.lift
		b.leaves.share = p
	}).Then(func() {
		b.leaves = leafBurst{}
		b.resetPosition(t)
	})
}

func (b *Board) playEnd(e rules.Event, speed anim.Speed) anim.Step {
	b.highlights.end = e.Path
	return anim.NewTween(speed.Ticks(endMS), anim.CubicOut, func(p float64) { b.glow = p })
}
