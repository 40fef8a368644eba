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

// touchLine puts a hero behind those that have been lined up, or takes it out again.
func (b *Board) touchLine(h game.Hero) bool {
	p := &b.over.picked
	camp := b.shown.figures[b.lineCamp()][:]
	if !slices.ContainsFunc(camp, func(f figure) bool { return f.Hero == h }) {
		return false
	}
	if k := slices.Index(p.line, h); k >= 0 {
		p.line = slices.Delete(slices.Clone(p.line), k, k+1)
	} else {
		p.line = append(slices.Clone(p.line), h)
	}
	return true
}

// lineWords returns what stands on the main button of a line-up, and whether it does anything now.
func (b *Board) lineWords() (text string, on bool) {
	if n := game.CampSize - len(b.over.picked.line); n > 0 {
		return b.words().T(lang.ForhonorLineMore, lang.Count("n", n)), false
	}
	return b.words().T(lang.ForhonorLineCommit), true
}

// lineTargets are the heroes of the camp and the main button.
func (b *Board) lineTargets(add adder) {
	p := b.handPlan()
	_, lines := b.captain()
	for k, r := range p.cells(game.CampSize) {
		h := b.shown.figures[b.lineCamp()][k].Hero
		if h == game.NoHero {
			continue
		}
		name := b.heroCardWords(h)
		if place := slices.Index(b.over.picked.line, h); place >= 0 {
			name = b.words().T(lang.ForhonorLinePlace, lang.Text("hero", b.heroName(h)), lang.Count("n", place+1))
		}
		if lines {
			add(cardPart(h), r, false, overZ, name)
		} else {
			add(button(buttonSheet+int(h)), r, false, overZ, name)
		}
	}
	if lines && !b.pending() {
		text, _ := b.lineWords()
		add(button(buttonCommit), p.commit, false, overZ, text)
	}
}

// drawLine draws the heroes of a camp as they are lined up.
func (b *Board) drawLine(c *canvas.Canvas) {
	p, words := b.handPlan(), b.words()
	ui.DrawPaper(c, ui.LitPanel(), p.paper)
	_, lines := b.captain()
	note := words.T(lang.ForhonorLineWait)
	if lines {
		note = ""
	}
	drawHandHead(c, p.head, words.T(lang.ForhonorLine), note)
	camp, line := b.lineCamp(), b.over.picked.line
	cells := p.cells(game.CampSize)
	names := b.nameStyle(cells)
	for k, r := range cells {
		h := b.shown.figures[camp][k].Hero
		place := slices.Index(line, h)
		if place >= 0 {
			drawChosen(c, r)
		}
		b.drawHeroCard(c, h, camp, r, names)
		if place >= 0 {
			size := max(0.9, r.W/130)
			c.Draw(placePicture(place+1), geom.Pt(r.Right()-14*size, r.Y+14*size), canvas.Look{Size: size})
		}
	}
	b.drawDetail(c, p.detail)
	if b.pending() {
		return
	}
	b.drawReady(c, p.seats, func(seat rules.Seat) bool {
		return seat == b.state.Captain(game.Attackers) || seat == b.state.Captain(game.Defenders)
	})
	if lines {
		text, on := b.lineWords()
		drawCommit(c, p.commit, text, on)
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
		writeCentred(v, ui.Carved(20), strconv.Itoa(n), sprites.Paper2)
	}}
}

type readyKey struct{}

// readyUnits is how large the tick of a seat that has chosen is.
const readyUnits = 20.0

// readyPicture is the tick of a seat that has chosen.
func readyPicture() canvas.Picture {
	const radius = readyUnits / 2
	return canvas.Picture{Key: readyKey{}, Box: geom.R(-radius-2, -radius-2, readyUnits+4, readyUnits+4), Paint: func(v *vector.Canvas) {
		disc := vector.Circle(0, 0, radius)
		v.Fill(disc, vector.Solid(sprites.Matsu))
		v.Stroke(disc, vector.Stroke{Width: 1.6}, vector.Solid(sprites.Ink))
		v.Stroke(new(vector.Path).MoveTo(-4.5, 0.4).LineTo(-1.3, 3.8).LineTo(4.8, -3.4), vector.Stroke{Width: 2.6}, vector.Solid(sprites.Paper2))
	}}
}
