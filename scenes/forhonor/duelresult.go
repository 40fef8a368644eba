package forhonor

import (
	"strings"

	"engawa/audio"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// duelResult is how a duel has ended, as it is shown at its end.
type duelResult struct {
	winner int    // in the order of the heroes; nobody for neither
	title  string // who wins; "" before the end
	losses string // what it has cost both, and who dies
}

// resultOf returns how a duel ends whose last round ends like that: the hero who stays wins, or else the one who has lost
// fewer lives.
func (f *fight) resultOf(o game.Outcome) duelResult {
	lost, l := f.costs(o), f.leftHero()
	r := duelResult{winner: nobody, title: f.words.T(lang.ForhonorDuelEven)}
	dies := [2]bool{f.grave(0, o) != game.Fielded, f.grave(1, o) != game.Fielded}
	switch {
	case dies[0] != dies[1]:
		r.winner = 0
		if dies[0] {
			r.winner = 1
		}
	case lost[0] < lost[1]:
		r.winner = 0
	case lost[1] < lost[0]:
		r.winner = 1
	}
	if r.winner != nobody {
		r.title = f.words.T(lang.EndWins, lang.Text("name", f.name(r.winner)))
	}
	losses := []string{lang.Capitalize(f.costWords(l, [2]int{lost[l], lost[1-l]})) + "."}
	r.losses = strings.Join(append(losses, f.falls(o)...), " ")
	return r
}

// Movements of the result of a duel, in milliseconds.
const (
	resultMS     = 360
	readResultMS = 1700
)

// playResult shows how the duel has ended over both heroes, and gives the time to read it; the portrait of a hero who has
// lost darkens.
func (b *Board) playResult(speed anim.Speed) anim.Step {
	o := &b.overlayState.duel
	ticks := speed.Ticks(glanceMS)
	if b.personFights() {
		ticks = max(anim.Ticks(readResultMS), speed.Ticks(readResultMS))
	}
	return anim.Series(
		anim.Do(func() {
			o.end = o.ending
			b.sound(audio.DuelDrum)
		}),
		anim.NewTween(speed.Ticks(resultMS), anim.CubicOut, func(p float64) {
			o.moves.resultShare = p
			if o.end.winner != nobody {
				o.moves.dimShare[1-o.end.winner] = p
			}
		}),
		anim.Wait(ticks),
	)
}

// hasEnded reports whether the result of the duel is shown.
func (m *duelModel) hasEnded() bool { return m.end.title != "" }

// buildEnd is the band with the result of the duel, which opens from its middle.
func (t *duelTree) buildEnd() widget.Widget {
	const line, title = 2.0, 52.0
	opening := func(c *canvas.Canvas, r geom.Rect) *canvas.Canvas {
		half := max(1, r.H/2*t.moves.resultShare)
		return c.Clipped(geom.R(r.X, r.Centre().Y-half, r.W, 2*half))
	}
	ground := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		c.Fill(r, sprites.Night)
		c.Fill(geom.R(r.X, r.Y, r.W, line), sprites.Kin2)
		c.Fill(geom.R(r.X, r.Bottom()-line, r.W, line), sprites.Kin2)
	}}
	wins := widget.Line(t.end.title, ui.CarvedStyle(title), sprites.Kin2).Aligned(canvas.Centre).AtLeast(14)
	losses := widget.Lines(t.end.losses, ui.Strong(17), sprites.Paper2).Aligned(canvas.Centre).Scalable()
	return widget.Effect{On: opening, Child: widget.Stack{ground, widget.Pad(12, 7, widget.Column(0, widget.Share(0.54, wins), widget.Grow(losses)))}}
}
