package honshu

import (
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// trackModel is what lies on the track beside the rounds.
type trackModel struct {
	words *lang.Catalog
	seat  rules.Seat    // to which the own hand goes
	move  game.HandMove // how
	name  string        // says which round it is
	next  string        // what becomes of the hands next; "" for nothing
	owner string        // to whom the own hand goes
}

// buildTrack is the twelve rounds, with what becomes of the hands between them, and to whom they go one round ahead.
func (b *Board) buildTrack() widget.Widget {
	seat, move := b.neighbour()
	name := b.words().T(lang.HonshuSpokenRound, lang.Count("n", max(1, b.state.Round())))
	return keep(&b.parts.track, trackModel{b.words(), seat, move, name, b.nextHandMove(), b.playerName(seat)}, func(m trackModel) widget.Widget {
		return m.build(widget.Paint{Draw: b.drawRounds})
	})
}

// build has the rounds beside their name, and what becomes of the hands next on a line of its own or, in a low panel, where the
// hand goes beside the rounds.
func (m trackModel) build(rounds widget.Widget) widget.Widget {
	const named, label, twoLines, line, noteWide, gap = 420.0, 66.0, 44.0, 19.0, 60.0, 12.0
	name := widget.Line(m.words.T(lang.HonshuRound), ui.Body(16), sprites.Ink2).Elided()
	return explained("honshu.rounds", m.name, strings.TrimSpace(m.name+". "+m.next), widget.Panel{Surface: ui.Panel(), Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		inset := min(12, room.W*0.04)
		broad := room.W-2*inset > named
		row := widget.Row(0, widget.If(broad, widget.Fixed(label, widget.Row(0, widget.Gap(6), widget.Grow(name)))), widget.Grow(rounds))
		notes := m.notes(broad)
		switch {
		case len(notes) == 0:
		case room.H >= twoLines:
			row = widget.Column(0, widget.Gap(3), widget.Grow(row), widget.Fixed(line, notes), widget.Gap(4))
		case m.goesOn():
			row.Children = append(row.Children, widget.Gap(gap), widget.Fixed(noteWide, notes[len(notes)-1]))
		}
		return widget.Pad(inset, 0, row)
	})})
}

// goesOn reports whether the own hand goes to a neighbour soon.
func (m trackModel) goesOn() bool { return m.move == game.HandsLeft || m.move == game.HandsRight }

// notes is what becomes of the hands next, in a sentence where the panel is broad, and where the hand goes soon, in fewer and
// fewer words.
func (m trackModel) notes(broad bool) (list widget.FirstFit) {
	const size, sign, crestSize, gap = 13.5, 17.0, 18.0, 4.0
	text := func(text string) *widget.Text { return widget.Line(text, ui.Body(size), sprites.Ink2).AtLeast(12) }
	row := func(children ...widget.Widget) widget.Widget {
		return widget.Row(gap, children...).Across(widget.Centre).Along(widget.Centre)
	}
	if broad && m.next != "" {
		list = append(list, row(text(m.next)))
	}
	if m.goesOn() {
		arrow := widget.Sized{W: sign, Child: handSign(m.move).widget(sign)}
		to := widget.Sized{W: crestSize, Child: crest(m.seat, crestSize)}
		list = append(list, row(arrow, to, text(m.owner)), row(arrow, to))
	}
	return list
}

// handSign is the sign of what becomes of the hands.
func handSign(move game.HandMove) sign {
	return func(c *canvas.Canvas, at geom.Point, size float64) { drawHandMove(c, move, at, size) }
}

// nextHandMove says after which round the own hand moves next, and where; "" where it moves no more, or nobody here has it.
func (b *Board) nextHandMove() string {
	keys := map[game.HandMove]lang.Key{game.HandsLeft: lang.HonshuTrackLeft, game.HandsRight: lang.HonshuTrackRight, game.HandsDealt: lang.HonshuTrackDealt}
	for n := max(1, b.state.Round()); n <= game.Rounds && !b.isWatched; n++ {
		move := b.state.HandMoveAfter(n)
		if move == game.HandsStay {
			continue
		}
		step := 1
		if move == game.HandsRight {
			step = -1
		}
		return b.words().T(keys[move], lang.Count("n", n), b.speaker().who(neighbour(b.state, b.self(), step)))
	}
	return ""
}

// drawRounds draws the signs of the track.
func (b *Board) drawRounds(c *canvas.Canvas, r geom.Rect) {
	marks := b.trackMarks()
	pitch, x := b.pitch(r.W, marks), r.X
	if pitch < minPitch { // the rounds alone, clear of each other
		marks = slices.DeleteFunc(marks, func(m trackMark) bool { return m.move != game.HandsStay })
		pitch = b.pitch(r.W, marks)
	}
	for _, m := range marks {
		wide := pitch * m.share(b.state.Round())
		at := geom.Pt(x+wide/2, r.Centre().Y)
		if m.move == game.HandsStay {
			drawRound(c, m.round, b.state.Round(), at, min(28, pitch*1.1))
		} else {
			drawHandMove(c, m.move, at, min(24, wide*1.4))
		}
		x += wide
	}
}

// minPitch is the room of a round, in logical units, below which the moves of hands between them would be smudges.
const minPitch = 16.0

// pitch returns how much of a track so wide a round takes.
func (b *Board) pitch(wide float64, marks []trackMark) float64 {
	sum := 0.0
	for _, m := range marks {
		sum += m.share(b.state.Round())
	}
	return wide / sum
}

// trackMark is one sign of the track: a round, or what becomes of the hands after one.
type trackMark struct {
	round int
	move  game.HandMove
}

// share returns how much of the track the mark takes, in breadths of a round that is done or ahead: the present one has
// room for its number.
func (m trackMark) share(now int) float64 {
	switch {
	case m.move != game.HandsStay:
		return 0.72
	case m.round == now:
		return 1.35
	}
	return 1
}

// trackMarks lists the rounds with the moves of hands between them. Where hands move after every round only the deals
// are marked.
func (b *Board) trackMarks() []trackMark {
	var list []trackMark
	for n := 1; n <= game.Rounds; n++ {
		list = append(list, trackMark{round: n})
		move := b.state.HandMoveAfter(n)
		if move != game.HandsStay && n < game.Rounds && (!b.state.Rules().Draft || move == game.HandsDealt) {
			list = append(list, trackMark{n, move})
		}
	}
	return list
}

// neighbour returns to whom the own hand goes at the end of this round or of the next, and how; HandsStay where it goes
// nowhere.
func (b *Board) neighbour() (rules.Seat, game.HandMove) {
	round := b.state.Round()
	for n := round; n <= round+1 && n <= game.Rounds; n++ {
		if n < 1 {
			continue
		}
		step := 0
		switch b.state.HandMoveAfter(n) {
		case game.HandsLeft:
			step = 1
		case game.HandsRight:
			step = b.seats - 1
		default:
			continue
		}
		return rules.Seat((int(b.self()) + step) % b.seats), b.state.HandMoveAfter(n)
	}
	return b.self(), game.HandsStay
}

// drawRound draws one round: done, the present one with its number, or ahead.
func drawRound(c *canvas.Canvas, round, now int, at geom.Point, size float64) {
	mark := honshusprites.RoundAhead
	switch {
	case round < now:
		mark = honshusprites.RoundDone
	case round == now:
		mark = honshusprites.RoundNow
	}
	style, text := ui.Strong(max(12, size*0.56)), strconv.Itoa(round)
	if round == now { // its number stays on it, however small the others are
		size = max(size, 1.25*style.Size, 1.35*letters.Measure(style, text))
	}
	drawMark(c, mark, at, size)
	if round == now {
		c.Text(style, text, geom.Pt(at.X, canvas.InMiddle(style, at.Y-size/2, at.Y+size/2)), sprites.Paper2, canvas.Centre)
	}
}

// drawHandMove draws what becomes of the hands.
func drawHandMove(c *canvas.Canvas, move game.HandMove, at geom.Point, size float64) {
	switch move {
	case game.HandsLeft:
		drawMark(c, honshusprites.HandsLeft, at, size)
	case game.HandsRight:
		drawMark(c, honshusprites.HandsRight, at, size)
	case game.HandsDealt:
		drawMark(c, honshusprites.HandsNew, at, size)
	}
}

type markKey struct{ mark honshusprites.RoundMark }

// drawMark draws a sign of the track about the point, as wide as size.
func drawMark(c *canvas.Canvas, mark honshusprites.RoundMark, at geom.Point, size float64) {
	c.Draw(canvas.Picture{Key: markKey{mark}, Box: canvas.RectOf(honshusprites.RoundMarkBox()), Paint: func(v *vector.Canvas) {
		_ = mark.Draw(v) // only marks that do not exist fail
	}}, at, canvas.Look{Size: size / honshusprites.RoundMarkBox().W})
}
