package forhonor

import (
	"strconv"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
)

// scoreOverlay is the score in a table: what each camp has, what each zone would add to it if the round ended now, and the
// sum; below it what is to be said about breaking.
type scoreOverlay struct {
	widget.Host[scoreModel]
	panel
}

// scoreModel is what the panel of the score shows.
type scoreModel struct {
	scoreFacts
	area     geom.Rect
	breaking breaking
	page     int
}

// openScore opens the panel of the score.
func (b *Board) openScore() {
	b.overlayState.score.page = 0
	b.open(&b.overlayState.score)
}

func (s *scoreOverlay) update(b *Board) {
	s.Build, s.State = buildScoreOverlay, restState
	s.Arrange(b.view.Safe, b.env())
	s.Show(scoreModel{b.scoreFacts(), b.view.Area, b.breaking(), s.page})
}

func (s *scoreOverlay) touch(b *Board, p rules.Part) bool { return s.touchPanel(b, s, p) }

func (s *scoreOverlay) ground(b *Board) widget.Widget {
	return b.aboutPanel(s.Tree())
}

func (s *scoreOverlay) view() widget.Widget { return widget.Embed{Tree: s.Tree()} }

// Narration implements [widget.Overlay]: which camp is broken or soon may be; the score is the name of the panel.
func (s *scoreOverlay) Narration() []string {
	m := s.Model()
	return m.breaking.narration()
}

// footText reports what a zone pays, or what is to be said about breaking.
func (m *scoreModel) footText() string {
	title, more, _ := m.breaking.texts()
	switch {
	case more == "":
		return m.words.T(lang.ForhonorScoreRule, lang.Count("points", m.breaking.points))
	case title != "":
		return title + ". " + more
	}
	return more
}

// buildScoreOverlay is the tree of the panel. Large words below the table have a page of their own where it would be too
// low.
func buildScoreOverlay(m scoreModel) widget.Widget {
	const usual, large, least = 40.0, 60.0, 36.0 // the height of a row
	part := button(buttonPanel + int(game.NoHero))
	ground := ui.Control{Key: part.String(), Of: part, Role: ui.RoleCell, Name: m.describe()}
	return widget.Pad(10, 10, widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		body := ui.Body(15)
		foot := func(style letters.Style) widget.Widget {
			text := widget.Lines(m.footText(), style, sprites.Ink2).Muted()
			text.Scaled = e.TextScale > 1
			return widget.Align{Y: widget.Start, Child: text}
		}
		if e.TextScale <= 1 {
			content := widget.Column(6, m.buildHeader(), &widget.Item{Child: m.rows(e, usual, 0), Grow: 1}, widget.Basis(78, foot(body)))
			return panelPaper(m.area, ground, widget.Size{W: min(620, room.W), H: min(400, room.H)}, 18, content)
		}
		small := body.WithSize(body.Size * minSizeShare)
		under := widget.Lines(m.footText(), small, sprites.Ink2).Muted().Scalable()
		page := widget.Grow(widget.Column(0, m.rows(e, large, 0)))
		if m.page%2 == 1 {
			page = widget.Grow(foot(body))
		}
		return panelPaper(m.area, ground, room, 12, widget.FirstFit{
			widget.Column(panelGap, m.buildHeader(), widget.Grow(m.rows(e, large, least)), under.AtLeast(small.Size*e.Scale())),
			widget.Column(panelGap, m.buildHeader(), page, widget.Fixed(minPress, widget.Row(0, widget.Spacer(), widget.Fixed(turnWidth, turnButton(m.words, m.page, 2))))),
		})
	}))
}

// buildHeader is the title beside the button that closes the panel.
func (m *scoreModel) buildHeader() widget.Widget {
	title := speaker{words: m.words}.round(m.round, m.rules)
	return widget.Fixed(minPress, widget.Row(panelGap, widget.Grow(widget.Line(title, ui.Heading(26), sprites.Ink).Muted()), widget.Fixed(minPress, closeButton(m.words))))
}

// rows are the table: names of the camps, scores, zones, and what the scores would become.
func (m *scoreModel) rows(e widget.Env, high, least float64) widget.Widget {
	row := func(w widget.Widget) widget.Widget { return widget.Basis(high, w).Within(least, high) }
	both := func(text func(standing) string) (list [game.NumCamps]string) {
		for camp, st := range m.standings {
			list[camp] = text(st)
		}
		return list
	}
	kids := []widget.Widget{widget.Gap(4), row(m.names(e)), row(m.row(e, m.words.T(lang.ForhonorScoreNow), ui.Strong(17), both(func(st standing) string { return strconv.Itoa(st.score) }), nil))}
	for z := range game.NumZones {
		held := func(camp game.Camp) bool {
			hold := m.standings[camp].holds[z]
			return hold == keeps || hold == gains
		}
		kids = append(kids, row(m.row(e, m.words.Zone(z), ui.Body(16), both(func(st standing) string { return partWords(st.holds[z]) }), held)))
	}
	line := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		line, _ := r.CutTop(1.6)
		c.Fill(line, sprites.Ink)
	}}
	sum := m.row(e, m.words.T(lang.ForhonorScoreThen), ui.Strong(17), both(func(st standing) string { return strconv.Itoa(st.projectedScore) }), nil)
	return widget.Column(0, append(kids, row(widget.Stack{line, sum}))...)
}

// columns sets what stands in a row of the table beside each other.
func columns(e widget.Env, name widget.Widget, cells [game.NumCamps]widget.Widget) widget.Widget {
	share, most := 0.31, 170.0
	if e.TextScale > 1 {
		share, most = 0.3, 0
	}
	return widget.Row(6, widget.Grow(name), widget.Share(share, cells[0]).Within(0, most), widget.Share(share, cells[1]).Within(0, most))
}

// row is one row of the table: numbers of both camps, behind flags where camps hold the zone. What it tells goes on two
// lines where large words have no room in one.
func (m *scoreModel) row(e widget.Env, name string, style letters.Style, numbers [game.NumCamps]string, held func(game.Camp) bool) widget.Widget {
	const flagRoom, most, share = 22.0, 25.0, 0.62
	title := widget.Line(name, style, sprites.Ink).Muted().Scalable()
	if e.TextScale > 1 {
		title.Lines = 2
	}
	var cells [game.NumCamps]widget.Widget
	for camp := range game.Camp(game.NumCamps) {
		flag := widget.Widget(widget.Empty{})
		if held != nil && held(camp) {
			flag = widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawPennant(c, camp, r.Centre(), min(most, r.H*share)) }}
		}
		number := widget.Line(numbers[camp], style, forhonorsprites.Camp(camp).Cloth().Dark).Aligned(canvas.Right).Muted().Scalable()
		cells[camp] = widget.Row(0, widget.Fixed(flagRoom, flag), widget.Grow(number))
	}
	return columns(e, title, cells)
}

// names are those of the camps over the columns, of one size; where they have less room than wanted they stand below
// flags.
func (m *scoreModel) names(e widget.Env) widget.Widget {
	style := ui.Body(16)
	var whole, flagged [game.NumCamps]widget.Widget
	for camp := range game.Camp(game.NumCamps) {
		name := widget.Line(m.words.Camp(camp.String(), ""), style, forhonorsprites.Camp(camp).Cloth().Dark).Aligned(canvas.Right).Muted().Scalable()
		whole[camp] = name.AtLeast(style.Size * e.Scale())
		name.Group = "camps"
		flagged[camp] = name
		if e.TextScale > 1 {
			flag := widget.Align{X: widget.End, Child: widget.Paint{W: 20, Draw: func(c *canvas.Canvas, r geom.Rect) { drawPennant(c, camp, r.Centre(), r.H) }}}
			flagged[camp] = widget.Column(0, widget.Share(0.55, flag), widget.Grow(name))
		}
	}
	return widget.FirstFit{columns(e, widget.Empty{}, whole), columns(e, widget.Empty{}, flagged)}
}

// partWords writes what a zone would add to a score.
func partWords(hold zoneHold) string {
	switch n := hold.part(); {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}

// drawPennant draws the flag of a camp, as high as given about the point.
func drawPennant(c *canvas.Canvas, camp game.Camp, at geom.Point, high float64) {
	box := canvas.RectOf(forhonorsprites.ZoneFlag{Camp: forhonorsprites.Camp(camp)}.Box())
	size := high / box.H
	forhonorart.DrawFlag(c, camp, geom.Pt(at.X-(box.X+box.W/2)*size, at.Y-(box.Y+box.H/2)*size), size)
}
