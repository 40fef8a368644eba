package forhonor

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// captain returns the seat that lines its camp's heroes up here now; false when nobody does.
func (b *Board) captain() (rules.Seat, bool) {
	return b.choice.By, b.choice.State != nil && b.state.Phase() == game.PhaseLine
}

// lineCamp is the camp whose heroes are shown in a line-up.
func (b *Board) lineCamp() game.Camp {
	if seat, ok := b.captain(); ok {
		return b.state.Camp(seat)
	}
	return b.campBelow()
}

// lineOverlay is a camp whose captain lines its heroes up.
type lineOverlay struct {
	handOverlay
	line []game.Hero // lined up, but not committed yet
}

func (o *lineOverlay) update(b *Board) {
	words, camp := b.words(), b.lineCamp()
	_, lines := b.captain()
	m := handModel{title: words.T(lang.ForhonorLine), camp: camp, size: game.CampSize, opens: !lines}
	for k, f := range b.display.figures[camp] {
		place := slices.Index(o.line, f.Hero)
		m.hand[k] = handCard{hero: f.Hero, isChosen: place >= 0, place: place + 1}
	}
	if n := len(o.line); n > 0 {
		m.detail = o.line[n-1]
	}
	m.choosing = rules.SeatsOf(b.state.Captain(game.Attackers), b.state.Captain(game.Defenders))
	if lines {
		m.ask, _ = o.message(b)
		n := game.CampSize - len(o.line)
		m.invite = words.T(lang.ForhonorLineRead)
		m.commit, m.able = words.T(lang.ForhonorLineMore, lang.Count("n", n)), n == 0
		if m.able {
			m.commit = words.T(lang.ForhonorLineCommit)
		}
	} else {
		m.note = words.T(lang.ForhonorLineWait)
	}
	o.show(b, linePanel, m)
}

// Narration implements [widget.Overlay].
func (o *lineOverlay) Narration() []string {
	if note := o.Model().note; note != "" {
		return []string{note}
	}
	return nil
}

// Back implements [widget.Overlay]: the line is let go.
func (o *lineOverlay) Back() bool {
	had := o.line != nil
	o.line = nil
	return had
}

func (*lineOverlay) ground(b *Board) widget.Widget { return b.buildBesidePanel(linePanel) }

func (o *lineOverlay) message(b *Board) (string, bool) {
	if _, lines := b.captain(); !lines {
		return "", false
	}
	return b.words().T(lang.ForhonorLineMessage, lang.Text("name", b.playerName(b.choice.By))), true
}

// touch puts a hero behind those that have been lined up, or takes it out again.
func (o *lineOverlay) touch(b *Board, p rules.Part) bool {
	h, ok := draftedHero(p)
	switch {
	case b.touchCommon(p):
		return true
	case !ok || !b.choosesInSecret() || !slices.ContainsFunc(b.display.figures[b.lineCamp()][:], func(f figure) bool { return f.Hero == h }):
		return false
	}
	if k := slices.Index(o.line, h); k >= 0 {
		o.line = slices.Delete(slices.Clone(o.line), k, k+1)
	} else {
		o.line = append(slices.Clone(o.line), h)
	}
	return true
}

func (o *lineOverlay) choose(b *Board) {
	if _, lines := b.captain(); !lines {
		o.line = nil
	}
}

func (o *lineOverlay) compose(b *Board, p rules.Part) (parts []rules.Part, ok bool) {
	commit := p == button(buttonCommit) && b.choosesInSecret()
	if commit && len(o.line) == game.CampSize {
		for _, h := range o.line {
			parts = append(parts, cardPart(h))
		}
	}
	return parts, commit
}

func (o *lineOverlay) suggest(_ *Board, parts []rules.Part) {
	o.line = nil
	for _, p := range parts {
		if h, ok := draftedHero(p); ok {
			o.line = append(o.line, h)
		}
	}
}

type placeKey struct{ n int }

// placePicture is the disc with the place of a hero in the line.
func placePicture(n int) canvas.Picture {
	const radius = 17.0
	return canvas.Picture{Key: placeKey{n}, Box: geom.R(-radius-3, -radius-3, 2*radius+6, 2*radius+6), Paint: func(v *vector.Canvas) {
		disc := vector.Circle(0, 0, radius)
		v.Fill(disc, vector.Solid(sprites.Shu))
		v.Stroke(disc, vector.Stroke{Width: 2.4}, vector.Solid(sprites.Ink))
		writeCentred(v, ui.CarvedStyle(20), strconv.Itoa(n), sprites.Paper2)
	}}
}
