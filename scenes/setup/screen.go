package setup

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/shelf/veranda"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// look is what the paper of each class of windows has, in logical units.
type look struct {
	edge, top, bottom float64 // inside of the panel
	footHeight        float64 // height of the buttons
	footGap           float64 // above them
	gap               float64 // between them
	divide            float64 // between players and options
	hasRule           bool    // with a line in it
	showsCredit       bool    // it says whose game it is
}

func lookOf(class stage.Class) look {
	switch class {
	case stage.Tall:
		return look{edge: 10, top: 8, bottom: 14, footHeight: 58, footGap: 10, gap: 8, divide: 12}
	case stage.Low:
		return look{edge: 16, top: 8, bottom: 14, footHeight: 50, footGap: 12, gap: 14, divide: 12}
	}
	return look{edge: 34, top: 18, bottom: 17, footHeight: 58, footGap: 12, gap: 14, divide: 18, hasRule: true, showsCredit: true}
}

// largeFrom is the size of words, against the usual one, from which choices stand below each other rather than being
// written smaller.
const largeFrom = 1.25

// largeShare is how small such words may become where they have little room, as a share of the size that is wanted.
const largeShare = 0.85

// isLarge reports whether words are that large.
func isLarge(e widget.Env) bool { return e.Scale() > largeFrom }

// minTextSize is how small words of a size may become; 0 for as small as can be read.
func minTextSize(e widget.Env, size float64) float64 {
	if isLarge(e) {
		return size * e.Scale() * largeShare
	}
	return 0
}

// creditSize is the size of the words that say whose game it is.
const creditSize = 13.5

// build is the tree of the screen, on the veranda.
func build(m model) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		switch m.class {
		case stage.Tall:
			return buildTall(&m, room)
		case stage.Low:
			return buildLow(&m, room)
		}
		return buildWide(&m, room)
	})
}

// buildTall has the box lying above the paper.
func buildTall(m *model, room widget.Size) widget.Widget {
	const fewPlayers, slim, sign, words, share, most, gap, least, between, both = 4, 62.0, 52.0, 210.0, 0.4, 600.0, 10.0, 44.0, 4.0, 0.47
	high := min(92, room.H*0.11)
	if m.max > fewPlayers { // however many there are now: what adds a player stays under the finger
		high = min(high, slim)
	}
	band := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { veranda.DrawBand(c, m.game, r, m.label) }}
	var beside widget.Widget
	switch ways := waysOf(m.agreement); {
	case len(ways) == 0:
	case len(ways) > 1 && high >= 2*least+between:
		beside = widget.Fixed(min(words, room.W*share), widget.Column(between, widget.Grow(ways[0]), widget.Grow(ways[1])))
	case len(ways) > 1: // the words of the lesson come first
		row := widget.Row(between, widget.Grow(ways[0]), widget.Fixed(sign, ways[1]))
		beside = widget.Fixed(min(words, room.W*both), widget.Align{Y: widget.Centre, Child: widget.Sized{H: min(sign, high), Child: row}})
	default:
		beside = widget.Fixed(min(words, room.W*share), widget.Align{Y: widget.Centre, Child: widget.Sized{H: min(sign, high), Child: ways[0]}})
	}
	return widget.Column(0, widget.Gap(max(30, room.H*0.034)), widget.Fixed(high, widget.Pad(14, 0, widget.Row(14, widget.Grow(band), beside))), widget.Gap(gap),
		widget.Grow(widget.Pad(8, 0, widget.Align{X: widget.Centre, Child: widget.AtMost{W: most, Child: panel(m)}})), widget.Gap(8))
}

// buildLow has the box standing left of the paper, and above it the ways to lesson, puzzles and exploring.
func buildLow(m *model, room widget.Size) widget.Widget {
	const lid, most, least, between, top = 24.0, 200.0, 46.0, 7.0, 8.0 // the cords of the box rise above its lid
	box := standingBox(m, func(c *canvas.Canvas, r geom.Rect) {
		veranda.DrawCat(c, geom.Pt(r.Centre().X, room.H-34), 0.5)
	})
	over, high, boxHigh := room.H*0.28-lid-learnHeight, learnHeight, min(most, room.H*0.52)
	ways := allWaysOf(m.agreement)
	if len(ways) > 1 {
		over, high = top, 2*least+between
	}
	column := widget.Column(between)
	for k, way := range ways {
		if k > 0 && len(ways) > 2 {
			column.Children = append(column.Children, widget.Grow(widget.Even(between, ways[1], ways[2])))
			break
		}
		column.Children = append(column.Children, widget.Grow(way))
	}
	left := widget.Column(0, widget.Gap(over), widget.Fixed(high, column), widget.Gap(lid), widget.Fixed(boxHigh, box))
	return widget.Row(0, widget.Gap(12), widget.Fixed(150, left), widget.Gap(16), widget.Grow(widget.Padding{Top: 8, Bottom: 10, Child: panel(m)}), widget.Gap(10))
}

// buildWide has the box standing left of the paper, and below it the ways to lesson, puzzles and exploring.
func buildWide(m *model, room widget.Size) widget.Widget {
	const ratio, most, edge, gap, tea, row, between, cup = 0.76, 376.0, 30.0, 14.0, 70.0, 380.0, 12.0, 142.0
	calm := &veranda.AmbientMotion{}
	left := widget.Builder(func(_ widget.Env, side widget.Size) widget.Widget {
		high := min(most, room.H*0.47, side.W/ratio)
		box := standingBox(m, func(c *canvas.Canvas, r geom.Rect) {
			veranda.DrawCat(c, geom.Pt(r.Centre().X-20, min(r.Bottom()+108, room.H-50)), 0.86)
			if (side.W-r.W)/2+edge > tea {
				veranda.DrawTea(c, geom.Pt(r.Right()+30, min(r.Bottom()+cup, room.H-60)), 0.86, calm)
			}
		})
		ways, broad := allWaysOf(m.agreement), high*ratio
		if len(ways) > 1 {
			broad = min(row, side.W)
		}
		middle := func(wide float64, w widget.Widget) widget.Widget {
			return widget.Align{X: widget.Centre, Child: widget.Sized{W: wide, Child: w}}
		}
		return widget.Column(0, widget.Gap(room.H*0.755-high), widget.Fixed(high, middle(high*ratio, box)), widget.Gap(gap),
			widget.Fixed(learnHeight, middle(broad, wayRow(between, ways))))
	})
	right := widget.Padding{Top: max(30, room.H*0.072), Bottom: 24, Child: widget.Align{Y: widget.Start, Child: widget.AtMost{H: 720, Child: panel(m)}}}
	return widget.Row(0, widget.Gap(edge), widget.Grow(left), widget.Gap(edge), widget.Share(0.625, right).Within(620, 820), widget.Gap(28))
}

// drawVeranda draws what lies behind everything.
func drawVeranda(c *canvas.Canvas, v stage.View) {
	veranda.Draw(c, v, false)
	if v.Class == stage.Wide {
		veranda.DrawChime(c, geom.Pt(70, 36*veranda.Unit(v)), 0.74, &veranda.AmbientMotion{})
	}
}

// standingBox is the game's box with its shadow, and what is around it.
func standingBox(m *model, around func(c *canvas.Canvas, box geom.Rect)) widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		box := veranda.Box{Game: m.game, Front: r, Plate: max(58, r.H*0.25), IsAvailable: true}
		box.DrawShadow(c, m.floor)
		box.Draw(c)
		box.DrawLabel(c, m.label, box.Letter(m.label))
		around(c, r)
	}}
}

// learnHeight is the height of the button that leads to the lesson.
const learnHeight = 52.0

// sideButton is a button that leads to something else than the match, with its words.
type sideButton struct {
	widget.Widget
	words string
}

// wayRow sets ways side by side, broader where the words are longer.
func wayRow(gap float64, ways []sideButton) widget.Widget {
	return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
		row := widget.Row(gap)
		for _, w := range ways {
			row.Children = append(row.Children, &widget.Item{Child: w, Basis: wayWidth(e, w.words) + waySign, Min: ui.MinLabelWidth(w.words), Grow: 1})
		}
		return row
	})
}

// waysOf leads to the lesson and to the puzzles, where the game has them.
func waysOf(a *agreement) (list []sideButton) {
	if a.lesson != "" {
		list = append(list, sideButton{lessonButton(a), a.learn})
	}
	if a.puzzles != "" {
		press := func() { a.scene.services.Navigator.Puzzles(a.game, a.scene.options, "") }
		list = append(list, sideButton{widget.Later{Child: iconButton(ui.Control{Key: "puzzles", Name: a.puzzles, Press: press}, "puzzle")}, a.puzzles})
	}
	return list
}

// allWaysOf leads to exploring too, where the game has that.
func allWaysOf(a *agreement) []sideButton {
	list := waysOf(a)
	if a.explore != "" {
		list = append(list, sideButton{widget.Later{Child: iconButton(a.exploring(), a.sign)}, a.explore})
	}
	return list
}

// exploring is the control that explores the game, or sets up a position of it.
func (a *agreement) exploring() ui.Control {
	return ui.Control{Key: "explore", Name: a.explore, Press: a.scene.explore}
}

// waySign is the room for the sign of a way before its words.
const waySign = 34.0

// wayWidth is how broad a way must be for its words in one line, without its sign.
func wayWidth(e widget.Env, words string) float64 {
	return letters.Measure(ui.Strong(waySize*e.Scale()), words) + wayPadding
}

// Measures of a way: the size of small words, and the edges beside them.
const waySize, wayPadding = 13.0, 18.0

// iconButton is a button with a sign before its words where it is broad enough for both, else with its words if none of them
// must be broken, else with its sign.
func iconButton(control ui.Control, icon string) widget.Widget {
	const signed = 110.0 // the least breadth with a sign and words in two lines
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		words := wayWidth(e, control.Name)
		if words <= room.W && words+waySign > room.W && room.W < 2*signed { // rather one line of words than two and a sign
			return widget.Button{Control: control}
		}
		if room.W >= signed || words+waySign <= room.W {
			return widget.Button{Control: control, Icon: icon}
		}
		if room.W < ui.MinLabelWidth(control.Name) {
			return widget.Button{Control: control, Icon: icon, FullTextWidth: room.W + 1}
		}
		return widget.Button{Control: control}
	})
}

// lessonButton leads to the lesson of the edition that is chosen; a seal at its corner says that the lesson has been played to
// its end.
func lessonButton(a *agreement) widget.Widget {
	const seal = 22.0 // across
	control := ui.Control{Key: "learn", Name: a.learn, Press: func() { a.scene.services.Navigator.Lesson(a.lesson) }}
	if a.hasLearned {
		control.Value = a.words.T(lang.LearnDone)
	}
	button := iconButton(control, "steps")
	if a.hasLearned {
		button = widget.Decorated{Child: button, Above: func(c *canvas.Canvas, r geom.Rect) {
			ui.DrawDoneSeal(c, geom.Pt(r.Right()-seal/8, r.Y+seal/8), seal) // clear of the words
		}}
	}
	return widget.Later{Child: button}
}

// paper is the paper with everything that can be chosen. In wide windows it has a title and a seal.
func panel(m *model) widget.Widget {
	l := lookOf(m.class)
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		padded := func(top widget.Widget) widget.Widget {
			return widget.Padding{Top: l.top, Right: l.edge, Bottom: l.bottom, Left: l.edge, Child: widget.Column(0, top, widget.Grow(optionPages{m, l}))}
		}
		if m.class != stage.Wide {
			return widget.Panel{Surface: ui.Panel(), Child: padded(nil)}
		}
		high := min(56, room.H*0.08)
		title := widget.Line(m.words.T(m.title), ui.Heading(min(34, high*0.7)), sprites.Ink).Muted()
		seal := widget.Align{X: widget.End, Y: widget.Start, Child: widget.Padding{Top: 13, Right: l.edge, Child: widget.Sized{W: 30, H: 54, Child: widget.Image("ui/seal", 30, 54)}}}
		return widget.Panel{Surface: ui.Panel(), Child: widget.Stack{padded(widget.Fixed(high, widget.Padding{Right: 60, Child: title})), seal}}
	})
}

// buildFooter is the row of buttons below everything. In low windows the way to the other pages is among them, in upright ones the
// way to exploring.
func buildFooter(a *agreement, t pageTurner) widget.Widget {
	const wordsFrom, most, narrow, slim = 112.0, 340.0, 330.0, 50.0 // wordsFrom is the width from which a button has words beside its sign
	l, s := lookOf(a.class), a.scene
	button := func(key string, name lang.Key, icon string, press func()) widget.Widget {
		return widget.Button{Icon: icon, FullTextWidth: wordsFrom, Control: ui.Control{Key: key, Name: a.words.T(name), Press: press}}
	}
	back, rules := t.back(wordsFrom), button("rules", lang.SetupRules, "book", s.openBook)
	begin := widget.Button{Icon: "next", Primary: true, Control: ui.Control{Key: "begin", Name: a.words.T(a.begin), Press: s.begin}}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if a.class == stage.Tall {
			small, gap := l.footHeight, l.gap
			if room.W < narrow {
				small, gap = slim, 6
			}
			explore := widget.Fixed(small, widget.Button{Icon: a.sign, FullTextWidth: wordsFrom, Control: a.exploring()})
			return widget.Row(gap, widget.Fixed(small, back), widget.Fixed(small, rules), widget.If(a.explore != "", explore), widget.Grow(begin)).Flipped()
		}
		ways := []widget.Widget{back, rules}
		if a.class == stage.Low && t.pageCount > 1 {
			ways = append(ways, t.button(wordsFrom))
		}
		return widget.Row(l.gap+6, widget.Grow(widget.Even(l.gap, ways...)), widget.Fixed(min(most, room.W*0.36), begin))
	})
}
