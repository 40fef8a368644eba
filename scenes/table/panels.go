package table

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Measures of the log, in logical units.
const (
	logHead  = 44.0
	logLine  = 27.0
	logApart = 5.0 // of its lines, where their words go into several
	logInset = 10.0

	logFinger = 44.0 // height of a line at least where fingers press it

	logHeadMax = 21.0 // size of the heading at most
	logRule    = 4.0  // of the heading, for the rule below it
)

// logModel is what the panel of the log depends on.
type logModel struct {
	size       widget.Size
	newest     *entry // the last of all lines, which is another one when any line has changed; nil for none
	first, end int    // of the lines to be seen
	lit        int
	min        float64
	textScale  ui.TextScale
	words      *lang.Catalog
	tip        string // of the button that shows what has happened, "" for none
}

// logPanel is the paper with as many of the last moves as it holds, or where it has been scrolled to.
func (t *Table) logPanel() widget.Widget {
	lines, first := t.logWindow()
	m := logModel{
		size: t.logSize(), first: first, end: first + len(lines), lit: t.log.litLine, min: t.log.min,
		textScale: t.view.TextScale(), words: t.services.Words,
	}
	if n := len(t.log.entries); n > 0 {
		m.newest = &t.log.entries[n-1]
	}
	if t.recaps() {
		m.tip = t.services.Tip("recap", input.Recap)
	}
	c := &t.furniture.log
	if *c == nil || (*c).Model != m {
		*c = &widget.Cached{Model: m, Child: t.buildLogPanel(lines)}
	}
	return *c
}

// buildLogPanel builds the panel with these lines.
func (t *Table) buildLogPanel(lines []entry) widget.Widget {
	column := widget.Column(0, t.logHead(func() {}))
	for _, line := range lines {
		column.Children = append(column.Children, widget.Fixed(t.log.lineHeight(line, t.places.Log.W), widget.Pad(logInset, 0, t.logLine(line, 1))))
	}
	if len(lines) > 0 {
		return widget.Panel{Surface: ui.Panel(), Child: column}
	}
	below := widget.Widget(widget.Padding{Left: 18, Right: 18, Bottom: 6, Child: widget.Line(t.services.Words.T(lang.TableNoMoves), ui.Body(15), sprites.Ink2).Muted()})
	if all := t.entries(); len(all) > 0 { // too long for the panel: smaller
		below = widget.Padding{Left: logInset, Right: logInset, Bottom: 6, Child: t.logLine(all[len(all)-1], 1)}
	}
	column.Children = append(column.Children, widget.Fixed(logLine, below))
	return widget.Align{Y: widget.Start, Child: widget.Panel{Surface: ui.Panel(), Child: column}}
}

// logHead is the heading of the log, with the button that shows what has happened. Leave takes away the panel on which it
// stands.
func (t *Table) logHead(leave func()) widget.Widget {
	style := ui.Strong(min(logHeadMax, 15.5*max(1, float64(t.view.TextScale()))))
	title := widget.Line(t.services.Words.T(lang.TableMoves), style, sprites.Ink)
	words := widget.Row(0, widget.Grow(widget.Padding{Left: 18, Top: 8, Right: 18, Child: title}))
	if button := t.recapButton(leave); button != nil {
		words.Children = append(words.Children, button, widget.Gap(logInset))
	}
	return widget.Fixed(logHead, widget.Column(0, widget.Grow(words),
		widget.Gap(-1), widget.Pad(16, 0, widget.Fill{H: 1.5, Colour: sprites.Paper4}), widget.Gap(3.5)))
}

// logLine is a line of the log, written so many times larger than usual, which lights up what it is about when it is
// pressed.
func (t *Table) logLine(line entry, textScale ui.TextScale) widget.Pressable {
	last, look := t.log.last(line), t.log.look(line, textScale)
	control := ui.Control{Key: line.key, Name: line.text, Layer: lineLayer, Press: func() { t.lightLine(line.move) }}
	if line.move < 0 {
		control.Press, control.Role = nil, ui.RoleText
	}
	lit := last || t.log.litLine == line.move && line.move >= 0
	return widget.Pressable{Control: control, OwnFocus: true, Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		draw := look.painter(room)
		return widget.Reactive{Draw: func(c *canvas.Canvas, r geom.Rect, s ui.ControlState) {
			if lit || s.Hover > 0.5 {
				c.Draw(wash(r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
			}
			if s.Focus {
				ui.DrawFocus(c, r.Inset(5), 4)
			}
			draw(c, r)
		}}
	})}
}

// lightLine lights up what a line of the log tells; pressed again it lets go.
func (t *Table) lightLine(n int) {
	if t.log.litLine == n {
		t.log.litLine = -1
		t.mark(Marks{})
		t.refresh()
		return
	}
	t.log.litLine = n
	t.services.Sound.Play(audio.PageTurn)
	t.mark(Marks{Parts: t.lineParts(n), Kind: MarkLog})
	t.refresh()
}

// lineParts returns what a line of the log is about.
func (t *Table) lineParts(n int) []rules.Part {
	mv := t.session.visibleMove(n)
	if annotator, ok := t.board.(LogAnnotator); ok {
		return annotator.LineParts(t.session.view(n), mv)
	}
	return PartsOf(t.session.match.Game, t.session.view(n), mv)
}

type washKey struct{ w, h float64 }

// wash is the darker ground under a chosen line.
func wash(w, h float64) canvas.Picture {
	return canvas.Picture{
		Key: washKey{w, h}, Box: geom.R(0, 0, w, h),
		Paint: func(c *vector.Canvas) {
			c.Fill(vector.RoundRect(0, 0, w, h, 5), vector.Solid(sprites.Paper3))
		},
	}
}

type barKey struct{ h float64 }

// drawTurnBar draws the vermilion edge at the left of a plate: you may act here.
func drawTurnBar(c *canvas.Canvas, r geom.Rect) {
	c.Draw(canvas.Picture{
		Key: barKey{r.H}, Box: geom.R(0, 0, 14, r.H),
		Paint: func(v *vector.Canvas) {
			v.Clip(vector.RoundRect(2, 2, 40, r.H-4, ui.Radius-1), vector.NonZero)
			v.Fill(vector.Rect(0, 0, 11, r.H), vector.Solid(sprites.Shu))
		},
	}, geom.Pt(r.X, r.Y), canvas.Look{})
}

type glowKey struct{ r float64 }

// drawLantern hangs the lit lantern of the given height with its glow, from 0 (none) to 1.
func drawLantern(c *canvas.Canvas, at geom.Point, height, glow float64) {
	radius := height * 0.6
	c.Draw(canvas.Picture{
		Key: glowKey{radius}, Box: geom.R(-radius, -radius, 2*radius, 2*radius),
		Paint: func(v *vector.Canvas) {
			v.Fill(vector.Circle(0, 0, radius), vector.Radial(0, 0, radius,
				vector.Stop{Offset: 0, Color: sprites.Glow.Alpha(0.4)}, vector.Stop{Offset: 1, Color: sprites.Glow.Alpha(0)}))
		},
	}, at, canvas.Look{Fade: 1 - glow})
	ui.DrawSprite(c, "ui/lantern", at, height, canvas.Look{})
}
