package forhonor

import (
	"iter"
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	forhonorsprites "engawa/sprites/forhonor"
)

// drawField draws the battlefield through its window, as it is shown.
func (b *Board) drawField(c *canvas.Canvas) {
	b.drawFrame(c)
	b.drawCoordinates(c)
	in, groups := c.Clipped(b.window()), b.groups()
	counted := b.countedGroups(groups)
	counts := b.countPlaces(counted)
	forhonorart.DrawGround(in, b.chart)
	forhonorart.DrawZones(in, b.chart)
	b.drawThreats(in)
	b.drawReach(in)
	b.drawGroups(in, groups)
	b.drawTiles(in)
	b.drawStops(in, counts)
	b.drawLast(in)
	forhonorart.DrawWalls(in, b.chart)
	forhonorart.DrawFlags(in, b.chart, b.display.holder)
	b.drawPath(in)
	b.drawBetterWays(in)
	falling := b.falling(b.aimedParts()...)
	b.drawFigures(in, falling)
	b.drawRings(in)
	b.drawThreatened(in)
	b.drawLives(in)
	b.drawChosenFoe(in)
	b.drawGoal(in)
	b.drawBetterGoals(in)
	b.drawShotLine(in)
	drawFalling(in, b.chart, falling)
	b.drawCounts(in, counted, counts)
	b.drawMarked(in)
	b.drawEffects(in)
}

// drawFigures draws soldiers and heroes, paler the soldiers that would fall.
func (b *Board) drawFigures(c *canvas.Canvas, falling []game.Square) {
	const pale = 0.4
	for _, s := range b.display.soldiers {
		fade := s.fade
		if slices.Contains(falling, s.at) {
			fade = max(fade, pale)
		}
		forhonorart.DrawSoldier(c, b.chart, forhonorart.Soldier{Camp: s.camp, Col: s.col, Row: s.row, Step: s.bob > 0.5, Fade: fade})
	}
	for _, h := range b.heroes() {
		forhonorart.DrawHero(c, b.chart, h)
	}
}

// drawLives draws the life of the heroes, over the rings round them.
func (b *Board) drawLives(c *canvas.Canvas) {
	for _, h := range b.heroes() {
		forhonorart.DrawLife(c, b.chart, h)
	}
}

// heroes returns the heroes that are seen on the battlefield.
func (b *Board) heroes() (list []forhonorart.Hero) {
	for camp := range game.Camp(game.NumCamps) {
		for k := range b.display.figures[camp] {
			if f := &b.display.figures[camp][k]; f.Post == game.Fielded {
				list = append(list, forhonorart.Hero{
					Hero: f.Hero, Camp: camp, Col: f.col, Row: f.row, Life: int(f.Life), IsActivated: f.HasActed && f.Hero != b.display.active, Lift: f.lift, Fade: f.fade,
				})
			}
		}
	}
	return list
}

// drawTiles lights up the squares below heroes: the one that is played or has been touched, and those that may be activated.
func (b *Board) drawTiles(c *canvas.Canvas) {
	for f := range b.markedHeroes() {
		if chosen := b.isChosen(f); chosen || b.eligibleNow(f.Hero) {
			forhonorart.DrawTile(c, b.chart, f.At, chosen)
		}
	}
}

// isChosen reports whether a hero is the one that is played, has to make room or has been touched.
func (b *Board) isChosen(f *figure) bool {
	return f.Hero == b.display.active || b.mustMakeRoom(f.Hero) || b.isPinned(f.Hero)
}

// showsMarks reports whether heroes have marks: while nothing moves, on squares that are large enough.
func (b *Board) showsMarks() bool { return b.isAtRest() && b.chart.Side >= forhonorart.SpotsBelow }

// markedHeroes goes through the heroes on the battlefield that may have marks.
func (b *Board) markedHeroes() iter.Seq[*figure] {
	return func(yield func(*figure) bool) {
		if !b.showsMarks() {
			return
		}
		for camp := range b.display.figures {
			for k := range b.display.figures[camp] {
				if f := &b.display.figures[camp][k]; f.Post == game.Fielded && !yield(f) {
					return
				}
			}
		}
	}
}

// drawRings draws the rings round heroes that can be fought or shot at, or have been picked for that.
func (b *Board) drawRings(c *canvas.Canvas) {
	for f := range b.markedHeroes() {
		switch {
		case b.firstPick() == heroPart(f.Hero):
			forhonorart.DrawRing(c, b.chart, f.At, forhonorsprites.FightRing)
		case b.showsThreats:
			// its rings stand for who threatens whom
		case b.isChosen(f) || b.eligibleNow(f.Hero):
			// its square is lit up
		case b.may(func(c game.Choice) bool { return c.Verb == game.VerbAttack && c.Hero == f.Hero }):
			forhonorart.DrawRing(c, b.chart, f.At, forhonorsprites.FightRing)
		case b.may(func(c game.Choice) bool { return c.Verb == game.VerbShoot && c.At == f.At }):
			forhonorart.DrawRing(c, b.chart, f.At, forhonorsprites.ShotTarget)
		}
	}
}

// drawChosenFoe draws the sign of a fight beside the hero that has been touched for it, where no hero stands beside.
func (b *Board) drawChosenFoe(c *canvas.Canvas) {
	h, ok := heroIn(b.firstPick())
	if !ok || !b.isAtRest() || b.chart.Side < forhonorart.SpotsBelow {
		return
	}
	f := b.display.figure(h)
	if f == nil || f.Post != game.Fielded {
		return
	}
	forhonorart.DrawFoe(c, b.chart, f.At, b.freeCorner(f.At))
}

// freeCorner returns the corner of a square beside which the fewest heroes stand, the upper right one before others.
func (b *Board) freeCorner(at game.Square) geom.Point {
	corners := [4]geom.Point{{X: 1, Y: -1}, {X: -1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}}
	best, least := corners[0], len(corners)
	for _, corner := range corners {
		crowd := 0
		for _, way := range [3]geom.Point{{X: corner.X}, {Y: corner.Y}, corner} {
			if q, in := b.chart.At(b.chart.Middle(at).Add(way.Mul(b.chart.Side))); in && b.display.heroAt(q) != game.NoHero {
				crowd++
			}
		}
		if crowd < least {
			best, least = corner, crowd
		}
	}
	return best
}

// mustMakeRoom reports whether the local player makes the hero give room to soldiers.
func (b *Board) mustMakeRoom(h game.Hero) bool {
	return b.may(func(c game.Choice) bool { return c.Verb == game.VerbShove && c.Hero == h })
}

// drawMarked draws what the table lights up.
func (b *Board) drawMarked(c *canvas.Canvas) {
	kind := forhonorsprites.FocusRing
	if b.marks.Kind == table.MarkRefused {
		kind = forhonorsprites.BlockedMark
	}
	for _, p := range b.marks.Parts {
		if at, _ := b.standsAt(p, b.side()); at != game.NoSquare {
			if b.marks.Kind == table.MarkLesson && p.Kind == rules.PartCell {
				forhonorart.DrawMark(c, b.chart, at, forhonorsprites.ChosenSoldier) // corners: many of them lie side by side
			} else {
				forhonorart.DrawMark(c, b.chart, at, kind)
			}
		}
		if p == order(game.ButtonLine) || p == order(game.ButtonRear) {
			for _, q := range b.strikableGroup(game.Group(p.Index - game.ButtonLine)) {
				forhonorart.DrawMark(c, b.chart, q, forhonorsprites.ChosenSoldier)
			}
		}
	}
}

// strikableGroup returns the squares of a group of soldiers that the hero that is played could strike.
func (b *Board) strikableGroup(kind game.Group) (list []game.Square) {
	h, _, _, _ := b.state.Active()
	_, own, _ := b.state.Figure(h)
	for _, g := range b.groups() {
		if g.kind != kind || g.camp == own {
			continue
		}
		for q, in := range g.squares {
			if in {
				list = append(list, game.Square(q))
			}
		}
	}
	return list
}
