package position

import (
	"strconv"
	"strings"

	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// stepsHeight is how high steps are, in logical units.
const stepsHeight = 46.0

// word is what a word of the text is called.
func (l *lands) word(key string) string { return l.editor.words.T(lang.Key("position.honshu." + key)) }

// build implements byHand: the land, what is set, and below it either round and order or the cards.
func (l *lands) build(bool) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		const labelled, rowHeight, rowShare, pageShare = 400.0, 66.0, 0.09, 0.4
		e := l.editor
		what := []string{"round", "province", "map", "cubes"}
		for _, word := range l.state.CardWords() {
			what = append(what, word.Key)
		}
		for k, key := range what {
			what[k] = l.word(key)
		}
		all := widget.Column(gap, widget.Grow(widget.Builder(l.field)))
		choice := widget.Grow(e.steps("what", lang.PositionWhat, what, l.what, func(k int) { l.what = k; l.turnTo(0) }))
		if l.what == setRound {
			addRow(all, choice)
			round := widget.Grow(e.roundSteps(lang.HonshuRound, honshu.Rounds))
			if l.state.PlaysPairs() {
				addRow(all, round, widget.Grow(l.numberSteps("pair", lang.PositionPair, 2)))
			} else {
				addRow(all, round)
			}
			addRow(all, widget.Grow(l.phaseSteps()))
			addRow(all, widget.Grow(l.numberSteps("order", lang.PositionOrder, l.state.Seats())))
			return all
		}
		hint := lang.PositionTapCard
		switch l.what {
		case setLand:
			hint = lang.PositionTapLand
		case setCubes:
			hint = lang.PositionTapSquare
		}
		rows := max(1, int(room.H*rowShare/finger*2))
		high := rowHeight
		if rows == 1 {
			high = stepsHeight
		}
		columns := max(1, int((room.W+pieceGap)/(finger+pieceGap)))
		cells := l.cells()
		pages := max(1, (len(cells)+columns*rows-1)/(columns*rows))
		l.page = min(l.page, pages-1)
		var numbers []string
		for k := range pages {
			numbers = append(numbers, strconv.Itoa(k+1)+"/"+strconv.Itoa(pages))
		}
		addRow(all, choice, widget.Share(pageShare, e.steps("page", lang.PositionCards, numbers, l.page, l.turnTo)))
		if l.what == setLand {
			turn, level := l.lastSteps()
			addRow(all, widget.Grow(turn), widget.Grow(level))
		}
		if room.H > labelled {
			all.Children = append(all.Children, widget.Fixed(lineLabel, label("label.cards", e.words.T(hint))))
		}
		grid := widget.Grid{Gap: pieceGap, RowGap: pieceGap, Children: make([]widget.Widget, columns*rows)}
		for range columns {
			grid.Columns = append(grid.Columns, 1)
		}
		copy(grid.Children, cells[l.page*columns*rows:])
		all.Children = append(all.Children, widget.Fixed(high*float64(rows)+pieceGap*float64(rows-1), grid))
		return all
	})
}

// addRow adds steps side by side below the rest.
func addRow(all *widget.Flex, children ...widget.Widget) {
	all.Children = append(all.Children, widget.Fixed(stepsHeight, widget.Row(gap, children...)))
}

// phaseSteps sets the phase. What was laid or paid in another goes.
func (l *lands) phaseSteps() widget.Widget {
	round, now := l.editor.begins()
	at, phases := 0, l.state.Phases()
	names := make([]string, len(phases))
	for k, phase := range phases {
		names[k] = l.word(phase.String())
		if phase.String() == now {
			at = k
		}
	}
	return l.editor.steps("phase", lang.PositionPhase, names, at, func(k int) {
		l.editor.setBegin(round, phases[k].String(), "choice", "laid", "paid")
	})
}

// numberSteps sets a number of the seat.
func (l *lands) numberSteps(key string, name lang.Key, most int) widget.Widget {
	now, _ := strconv.Atoi(l.value(l.seat, key))
	values := append([]string{l.editor.words.T(name) + " –"}, l.editor.numbered(name, most)...)
	return l.editor.steps(key, name, values, now, func(n int) { l.setNumber(key, n) })
}

// lastSteps turn the last card, and slide it under the land.
func (l *lands) lastSteps() (turn, level widget.Widget) {
	words := l.editor.words
	turns, levels := []string{"0°", "90°", "180°", "270°"}, []string{words.T(lang.HonshuOver), words.T(lang.HonshuUnder)}
	p, ok := last(l.land())
	if !ok {
		turns, levels = []string{"–"}, []string{"–"}
	}
	x, y := middleOf(p)
	at := 0
	if p.Hidden != 0 {
		at = 1
	}
	turn = l.editor.steps("turn", lang.HonshuTurnRight, turns, int(p.Turn), func(k int) { l.moveLast(x, y, uint8(k), p.Hidden != 0) })
	level = l.editor.steps("level", lang.PositionLevel, levels, at, func(k int) { l.moveLast(x, y, p.Turn, k == 1) })
	return turn, level
}

// field is the land: a press moves its last card there, or puts a cube there and takes it away.
func (l *lands) field(_ widget.Env, room widget.Size) widget.Widget {
	const largest, around = 60.0, 4.0
	m := l.land()
	if m == nil {
		return widget.Empty{}
	}
	p, isBuilt := last(m)
	box := honshuart.BoxOf(m)
	if l.what == setLand && isBuilt {
		box = honshuart.BoxOf(m.WithoutLast()).Grow(2) // which stays while the last card moves
	}
	chartIn := func(r geom.Rect) honshuart.Chart {
		return honshuart.Fit(box, r.Inset(around), largest, l.editor.View().Scale)
	}
	draw := func(c *canvas.Canvas, r geom.Rect, _ ui.ControlState) {
		const pale = 0.45
		if m == l.state.Map(l.seat) { // that of the text cannot be read
			c = c.Faded(pale)
		}
		chart := chartIn(r)
		honshuart.Draw(c, m, chart)
		honshuart.DrawLast(c, m, chart)
		if l.what == setCubes {
			for k, at := range productionOf(m) {
				square := chart.Cell(at)
				drawMark(c, strconv.Itoa(k+1), geom.Pt(square.X+9, square.Y+9))
			}
		}
	}
	words := l.editor.words
	control := ui.Control{Key: "field", Role: ui.RoleText, Name: words.T(lang.HonshuLandOf, lang.Text("name", l.editor.name(l.seat)))}
	if isBuilt {
		control.Value = words.T(lang.HonshuPreviewAt, lang.Text("card", p.Card.String()), lang.Text("at", p.Cell().String()))
	}
	at := chartIn(geom.R(0, 0, room.W, room.H)).Box(box).Inset(-around) // no larger, so that what floats finds room beside it
	chart := chartIn(geom.R(0, 0, at.W, at.H))
	switch l.what {
	case setLand:
		control.Role, control.Adjust = ui.RoleSlider, l.stepLast
		control.Slide = func(at geom.Point) {
			l.moveLast((at.X-chart.Zero.X)/chart.Side, (at.Y-chart.Zero.Y)/chart.Side, p.Turn, p.Hidden != 0)
		}
	case setCubes:
		control.Role = ui.RoleCell
		control.Slide = func(at geom.Point) {
			x, y := chart.At(at)
			if _, ok := m.At(honshu.CellAt(x, y)).Production(); ok && !l.editor.hasSlid && box.Has(x, y) {
				l.toggleCube(honshu.CellAt(x, y))
			}
			l.editor.hasSlid = true
		}
	}
	return widget.Middle(widget.Sized{W: at.W, H: at.H, Child: drawn(control, draw)})
}

// productionOf returns the production squares that show.
func productionOf(m *honshu.Map) (list []honshu.Cell) {
	for at := range m.Cells {
		if _, ok := m.At(at).Production(); ok {
			list = append(list, at)
		}
	}
	return list
}

// cells are what can be put where and taken away: squares for cubes, or cards, those that lie there first.
func (l *lands) cells() (list []widget.Widget) {
	words, m := l.editor.words, l.land()
	if m == nil {
		return nil
	}
	if l.what == setCubes {
		for k, at := range productionOf(m) {
			name := words.Of(strconv.Itoa(k+1), words.LandSquare(m.At(at).String()))
			control := ui.Control{Key: "cube." + strconv.Itoa(k), Name: name, On: m.Cube(at), Press: func() { l.toggleCube(at) }}
			list = append(list, cell(control, func(c *canvas.Canvas, r geom.Rect) {
				card, i, _ := m.PrintedSquare(at)
				side := min(r.W, r.H)
				honshuart.DrawSquare(c, card.Card, i, m.Cube(at), geom.Around(r.Centre(), side, side))
				drawMark(c, strconv.Itoa(k+1), geom.Pt(r.X+9, r.Y+9))
			}))
		}
		return list
	}
	add := func(card honshu.Card, isOn, isOff bool, toggle func(honshu.Card)) {
		picture, _ := diagram.Card(l.editor.game.Info().ID, lang.Card{Code: card.String()})
		name := words.T(lang.HonshuEnlarged, lang.Text("card", card.String()))
		control := ui.Control{Key: "card." + card.String(), Name: name, Tip: name, On: isOn, Off: isOff, Press: func() { toggle(card) }}
		list = append(list, cell(control, func(c *canvas.Canvas, r geom.Rect) {
			if isOff {
				c = c.Faded(0.25)
			}
			picture.Draw(c, r)
			if r.H < finger {
				drawMark(c, card.String(), geom.Pt(r.X+9, r.Y+7))
			}
		}))
	}
	if l.what == setProvince {
		now := m.Placements()[0].Card
		for n := range honshu.NumProvinces {
			card := honshu.Province(now.String()[0], n+1)
			add(card, card == now, card != now && strings.Contains(l.editor.text, "map="+card.String()), l.setProvince)
		}
		return list
	}
	key, toggle := "", l.toggleLast
	if p, ok := last(m); ok && l.what == setLand {
		add(p.Card, true, false, toggle)
	}
	if l.what >= firstList {
		word, _, cards := l.list()
		key, toggle = word.Key, l.toggleListed
		for _, one := range strings.Split(cards, ",") {
			if card, ok := honshu.ParseCard(one); ok {
				add(card, true, false, toggle)
			}
		}
	}
	used := l.used(key)
	for card := honshu.Card(1); card <= honshu.NumCards; card++ {
		if !used.Has(card) {
			add(card, false, false, toggle)
		}
	}
	return list
}

// cell is a card or a square that lies where it is set, or does not.
func cell(control ui.Control, draw func(c *canvas.Canvas, r geom.Rect)) widget.Widget {
	control.Role = ui.RoleToggle
	ground := func(c *canvas.Canvas, r geom.Rect, _ ui.ControlState) {
		surface := ui.Well()
		if control.On {
			surface.Face, surface.Line = sprites.Kin2, sprites.Shu
		}
		ui.DrawSurface(c, surface, r)
		draw(c, r.Inset(4))
	}
	return drawn(control, ground)
}
