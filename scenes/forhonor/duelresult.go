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
	sides  string // what each has shown and lost by it, a line for each, and who dies
}

// resultOf returns how a duel ends whose last round ends like that with these cards: the hero who stays wins, or else the one
// who has lost fewer lives.
func (f *fight) resultOf(cards [2]game.Card, o game.Outcome) duelResult {
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
	falls := strings.Join(f.falls(o), " ")
	r.losses = joinSentences(lang.Capitalize(f.costWords(l, [2]int{lost[l], lost[1-l]}))+".", falls)
	r.sides = strings.TrimSpace(f.sideWords(l, cards, lost[l]) + "\n" + f.sideWords(1-l, cards, lost[1-l]) + "\n" + falls)
	return r
}

// sideWords says which cards hero k has shown in the duel, how many lives it has lost in the assault with each, and how many in
// both.
func (f *fight) sideWords(k int, cards [2]game.Card, lost int) string {
	hero, n := lang.Text("hero", f.name(k)), lang.Count("n", lost)
	if !f.second() {
		return f.words.T(lang.ForhonorDuelSide, hero, lang.Text("card", f.cardWithin(cards[k])), n)
	}
	shown := func(card game.Card, n int) string {
		if n == 0 {
			return f.cardWithin(card)
		}
		return f.words.T(lang.ForhonorDuelShown, lang.Text("card", f.cardWithin(card)), lang.Count("n", n))
	}
	first := f.first().Loss[k]
	all := f.words.T(lang.TableHintThen, lang.Text("first", shown(f.cards[k], first)), lang.Text("next", shown(cards[k], lost-first)))
	return f.words.T(lang.ForhonorDuelSideBoth, hero, lang.Text("cards", all), n)
}

// resultWords is what the table says of a duel that has ended: what each side has shown where there is room, or else only what
// it has cost.
func (b *Board) resultWords(r duelResult) string {
	if text := r.title + ". " + strings.ReplaceAll(r.sides, "\n", " "); b.hasRoom(text) {
		return text
	}
	return r.title + ". " + r.losses
}

// Movements of the result of a duel, in milliseconds.
const (
	resultMS     = 360
	readResultMS = 1700
	keptResultMS = 10000 // for a person who has fought, or until a press
)

// playResult shows how the duel has ended over both heroes, and gives the time to read it, which a press ends where movements
// are shown; the portrait of a hero who has lost darkens.
func (b *Board) playResult(speed anim.Speed) anim.Step {
	o := &b.overlayState.duel
	var read anim.Step = anim.Wait(speed.Ticks(glanceMS))
	switch kept := speed.Ticks(keptResultMS); {
	case !b.personFights():
	case b.isWatched || kept == 0:
		read = anim.Wait(max(anim.Ticks(readResultMS), speed.Ticks(readResultMS)))
	default:
		read = anim.NewPause(kept)
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
		read,
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
	sides := widget.Lines(t.end.sides, ui.Strong(16), sprites.Paper2).Aligned(canvas.Centre).Scalable()
	return widget.Effect{On: opening, Child: widget.Stack{ground, widget.Pad(12, 7, widget.Column(0, widget.Share(0.4, wins), widget.Grow(sides)))}}
}
