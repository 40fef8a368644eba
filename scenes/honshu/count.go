package honshu

import (
	"math"
	"strconv"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
)

// finalCount is how far the counting of the lands has come, after the last round.
type finalCount struct {
	panel
	seat      rules.Seat
	current   game.Category
	share     float64                  // of the category that is being counted
	isCounted [game.NumCategories]bool // those that are or have been counted
	n         [game.NumCategories]int
}

// Times of counting, in milliseconds.
const (
	countMS  = 700
	nothing  = 160 // of a category without points
	totalMS  = 800
	fieldsMS = 400
)

// playScore counts a category of a seat's land: its squares light up and the number rolls.
func (b *Board) playScore(e rules.Event, speed anim.Speed) anim.Step {
	cat := game.Category(e.Thing)
	if int(cat) >= game.NumCategories || int(e.By) >= b.seats || e.By < 0 {
		return nil
	}
	k, counts := b.overlays[countLevel].(*finalCount)
	if !counts || k.seat != e.By {
		k, b.counting = &finalCount{seat: e.By}, true
		b.lay(countLevel, k)
	}
	k.n[cat] = int(e.N)
	switch cat {
	case game.CategoryPoints:
		return nil // the total comes after all that makes it
	case game.CategoryFields:
		return anim.Series(k.countCategory(b, game.CategoryPoints, totalMS, speed), k.countCategory(b, cat, fieldsMS, speed))
	}
	ms := countMS
	if e.N == 0 {
		ms = nothing
	}
	return k.countCategory(b, cat, ms, speed)
}

// countCategory lights up what a category counts and lets its number roll.
func (k *finalCount) countCategory(b *Board, cat game.Category, ms int, speed anim.Speed) anim.Step {
	start := anim.Do(func() {
		k.current, k.share, k.isCounted[cat] = cat, 0, true
		b.scene.Change()
		if k.n[cat] > 0 {
			b.sound(audio.Bead)
		}
	})
	return anim.Series(start, anim.NewTween(speed.Ticks(ms), anim.Linear, func(p float64) { k.share = p }))
}

// message implements overlay: what is being counted.
func (k *finalCount) message(b *Board) string {
	if k.isCounted[game.CategoryFactory] {
		return b.words().T(lang.HonshuPaidMost)
	}
	return b.words().T(lang.HonshuCounting)
}

// visibleCount is the number that a category shows now, false before it has been counted. The total runs along.
func (k *finalCount) visibleCount(cat game.Category) (int, bool) {
	switch {
	case cat == game.CategoryPoints && !k.isCounted[cat]:
		sum := 0
		for part := range game.CategoryPoints {
			n, _ := k.visibleCount(part)
			sum += n
		}
		return sum, true
	case cat == k.current && cat != game.CategoryPoints:
		return int(math.Round(float64(k.n[cat]) * min(1, k.share*1.6))), true
	case !k.isCounted[cat]:
		return 0, false
	}
	return k.n[cat], true
}

// press implements overlay: the counting goes on.
func (k *finalCount) press(*Board, rules.Part) bool { return true }

// goBack implements overlay: the counting is not taken away.
func (k *finalCount) goBack(*Board) bool { return false }

func (k *finalCount) narrate(*Board) []string { return nil }

// minTally is the least height of a row of numbers.
const minTally = 20.0

// buildTop implements overlay: the land that is being counted, beside or above the numbers. It is made again with each category; in between
// only the land and the number that rolls move.
func (k *finalCount) buildTop(b *Board) widget.Widget {
	m := b.landModel(k.seat)
	picture := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		edge := min(20, room.W*0.04, room.H*0.04)
		return widget.Pad(edge, edge, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { k.drawLand(b, c, r) }})
	})
	tally := widget.Column(0)
	for _, cat := range scoringCategories(m.scoring.Card) {
		tally.Children = append(tally.Children, widget.Basis(46, k.row(m, cat)))
	}
	panel := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		pad, low, verdict := lookInset(room), room.H < lookLow, 40*e.Scale()
		numbers := widget.Column(0, widget.Grow(tally), widget.Fixed(verdict, k.verdict(b, m)))
		return widget.Pad(pad, pad, widget.Builder(func(_ widget.Env, in widget.Size) widget.Widget {
			if beside := lookBeside(in); beside > 0 {
				column := widget.Column(0, widget.If(!low, widget.Gap(lookHead)), widget.Fixed(lookHead, m.buildHeader(true)), widget.Grow(numbers))
				return widget.Row(10, widget.Grow(picture), widget.Fixed(beside, column))
			}
			all, _ := lookBelow(e, in.H-lookHead, low)
			all = max(all, minTally*float64(len(tally.Children))+verdict)
			return widget.Column(0, widget.Fixed(lookHead, m.buildHeader(true)), widget.Gap(10), widget.Grow(picture), widget.Gap(10), widget.Fixed(all, numbers))
		}))
	})
	return b.modalPanel(slotLarge, widget.Panel{Surface: ui.LitPanel(), Child: panel})
}

// row is a category with its number: what is still to be counted is grey, and fields, which only break a tie, come with
// their number.
func (k *finalCount) row(m landModel, cat game.Category) widget.Widget {
	const least = 11.5 // of capitals: as high as the words
	_, counted := k.visibleCount(cat)
	if cat == game.CategoryFields && !counted {
		return widget.Empty{}
	}
	ink := sprites.Ink
	if !counted {
		ink = sprites.Ink3
	}
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		points, pointsInk := ui.CarvedStyle(min(24, max(least, room.H*0.55))), sprites.Ink
		if cat == game.CategoryFields {
			points, pointsInk = ui.Body(max(13, points.Size*0.7)), sprites.Ink2
		}
		name := widget.Line(m.words.Category(m.game, cat.String()), ui.Body(min(16*e.Scale(), max(16, room.H*0.62))), ink).Elided()
		rolls := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			if n, counted := k.visibleCount(cat); counted {
				c.Text(points, strconv.Itoa(n), geom.Pt(r.Right(), canvas.InMiddle(points, r.Y, r.Bottom())), pointsInk, canvas.Right)
			}
		}}
		row := widget.Row(0, widget.Fixed(32, categorySign(cat, m.scoring.Card).widget(min(30, room.H-6))), widget.Gap(6), widget.Grow(name), widget.Fixed(38, rolls), widget.Gap(8))
		return widget.Stack{widget.Empty{}, widget.If(cat == k.current, rowGround()), row}
	})
}

// verdict says that no other way of bringing the cubes to the factories pays more, and how many found none.
func (k *finalCount) verdict(b *Board, m landModel) widget.Widget {
	if !k.isCounted[game.CategoryFactory] || m.land == nil || m.land.NumCubes() == 0 {
		return widget.Empty{}
	}
	text := m.words.T(lang.HonshuPaidMost)
	if idle := m.land.NumCubes() - len(m.land.Deliveries(m.scoring)); idle > 0 {
		text += " " + m.words.T(lang.HonshuIdle, lang.Count("n", idle))
	}
	return widget.Align{Y: widget.Start, Child: &widget.Text{Text: text, Style: ui.Body(15), Ink: sprites.Ink2, Scaled: true, Elide: true}}
}

// drawLand draws the land, and lights up what gives points in the category: all else is washed pale.
func (k *finalCount) drawLand(b *Board, c *canvas.Canvas, r geom.Rect) {
	by := b.state.Scoring()
	m := b.lands[k.seat]
	if m == nil {
		return
	}
	chart := honshuart.Fit(honshuart.BoxOf(m), r, b.unit(), c.Scale())
	honshuart.Draw(c, m, chart)
	honshuart.DrawPale(c, m, chart, k.current, by, min(1, k.share*4))
	if k.current == game.CategoryFactory {
		k.deliver(c, m.Deliveries(by), m, chart)
		return
	}
	honshuart.DrawReasons(c, m, chart, k.current, by)
}

// deliver lets the cubes fly to the factories that pay for them, one shortly after the other.
func (k *finalCount) deliver(c *canvas.Canvas, list []game.Delivery, m *game.Map, chart honshuart.Chart) {
	const flight = 0.5 // share of the time that one cube needs
	for n, d := range list {
		late := (1 - flight) * float64(n) / float64(max(1, len(list)))
		p := anim.SineInOut(min(1, max(0, (k.share-late)/flight)))
		from, to := chart.Cell(d.Cube).Centre(), chart.Cell(d.Factory).Centre()
		at := from.Lerp(to, p)
		at.Y -= chart.Side * 0.6 * math.Sin(math.Pi*p)
		colour, _ := m.At(d.Cube).Production()
		c.Draw(honshuart.CubePicture(colour, honshusprites.CubeWhole), at, canvas.Look{Size: chart.Side * 0.5 / cubeUnits})
		if p == 1 {
			honshuart.DrawNumber(c, chart, d.Factory, d.Points, true)
		}
	}
}
