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
	gains  roundGains // of the match when it was so long
	length int
}

// scoreModel is what the panel of the score shows.
type scoreModel struct {
	scoreFacts
	area     geom.Rect
	breaking breaking
	gains    roundGains // of the round before
	strength [game.NumCamps]int
	page     int
}

// openScore opens the panel of the score.
func (b *Board) openScore() {
	b.overlayState.score.page, b.overlayState.score.length = 0, -1
	b.open(&b.overlayState.score)
}

func (s *scoreOverlay) update(b *Board) {
	s.Build, s.State = buildScoreOverlay, restState
	s.Arrange(b.view.Safe, b.env())
	if n := b.match.Len(); n != s.length {
		s.gains, s.length = lastGains(b.match), n
	}
	strength := [game.NumCamps]int{b.state.Strength(game.Attackers), b.state.Strength(game.Defenders)}
	s.Show(scoreModel{b.scoreFacts(), b.view.Area, b.breaking(), s.gains, strength, s.page})
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

// Measures of a panel of the score: the breadth of the table below which it is narrow, and how much higher its rows with small
// words are; in a narrow one these take two lines.
const (
	narrowScore = 500.0
	needLine    = 6.0
	needLines   = 22.0
)

// buildScoreOverlay is the tree of the panel. Large words below the table have a page of their own where it would be too
// low.
func buildScoreOverlay(m scoreModel) widget.Widget {
	const usual, large, least = 40.0, 60.0, 36.0 // the height of a row
	const broad, high, foots = 620.0, 500.0, 82.0
	const tall, tallFoots = 600.0, 122.0 // where sentences wrap more often
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
			most, under := high, foots
			if m.area.W < narrowScore {
				most, under = tall, tallFoots
			}
			content := widget.Column(6, m.buildHeader(), &widget.Item{Child: m.rows(e, usual, 0), Grow: 1}, widget.Basis(under, foot(body)))
			return panelPaper(m.area, ground, widget.Size{W: min(broad, room.W), H: min(most, room.H)}, 18, content)
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
	text := func(style letters.Style, name string, numbers [game.NumCamps]string) tableRow {
		return tableRow{name: name, style: style, numbers: numbers}
	}
	kids := []widget.Widget{widget.Gap(4), row(m.names(e))}
	if m.gains.round > 0 && e.TextScale <= 1 {
		before := text(ui.Body(16), m.words.T(lang.ForhonorRoundBrought, lang.Count("n", m.gains.round)), both(func(st standing) string { return formatSigned(m.gains.total(st.camp)) }))
		before.under = both(func(st standing) string { return m.gains.list(m.words, st.camp) })
		kids = append(kids, widget.Fixed(m.zoneHeight(e, high), m.row(e, before)).Optional())
	}
	kids = append(kids, row(m.row(e, text(ui.Strong(17), m.words.T(lang.ForhonorScoreNow), both(func(st standing) string { return strconv.Itoa(st.score) })))))
	for z := range game.NumZones {
		held := func(camp game.Camp) bool {
			hold := m.standings[camp].holds[z]
			return hold == keeps || hold == gains
		}
		zone := text(ui.Body(16), lang.Capitalize(m.words.Zone(z)), both(func(st standing) string { return partWords(st.holds[z]) }))
		zone.held, zone.need = held, m.need(game.Zone(z))
		most := m.zoneHeight(e, high)
		kids = append(kids, widget.Basis(most, m.row(e, zone)).Within(least, most))
	}
	line := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		line, _ := r.CutTop(1.6)
		c.Fill(line, sprites.Ink)
	}}
	sum := m.row(e, text(ui.Strong(17), m.words.T(lang.ForhonorScoreThen), both(func(st standing) string { return strconv.Itoa(st.projectedScore) })))
	return widget.Column(0, append(kids, row(widget.Stack{line, sum}))...)
}

// columns sets what stands in a row of the table beside each other.
func columns(e widget.Env, name widget.Widget, cells [game.NumCamps]widget.Widget) widget.Widget {
	share, most := 0.31, 190.0
	if e.TextScale > 1 {
		share, most = 0.3, 0
	}
	return widget.Row(6, widget.Grow(name), widget.Share(share, cells[0]).Within(0, most), widget.Share(share, cells[1]).Within(0, most))
}

// zoneHeight is the height of a row with small words, where the others have that height.
func (m *scoreModel) zoneHeight(e widget.Env, high float64) float64 {
	switch {
	case e.TextScale > 1:
		return high
	case m.area.W < narrowScore:
		return high + needLines
	}
	return high + needLine
}

// need says in few words what holds a zone.
func (m *scoreModel) need(z game.Zone) string {
	if z == game.ZoneCentre {
		return m.words.T(lang.ForhonorNeedCentre, lang.Count("n", m.strength[game.Attackers]), lang.Count("m", m.strength[game.Defenders]))
	}
	return m.words.T(lang.ForhonorNeed)
}

// tableRow is what stands in a row of the table.
type tableRow struct {
	name    string
	need    string // below the name where there is room
	style   letters.Style
	numbers [game.NumCamps]string
	under   [game.NumCamps]string // below the numbers where there is room
	held    func(game.Camp) bool  // nil for a row without flags
}

// withLine returns a text with small words below it, or alone where these have no room.
func withLine(text *widget.Text, under string, align canvas.Align, e widget.Env) widget.Widget {
	const size = 13.0
	if under == "" || e.TextScale > 1 {
		return text
	}
	words := widget.Lines(under, ui.Body(size), sprites.Ink2).AtLeast(size).Aligned(align).Muted()
	return widget.FirstFit{widget.Column(0, text.Copy(), words).Along(widget.Centre), text}
}

// row is one row of the table: numbers of both camps, behind flags where camps hold the zone. What it tells goes on two
// lines where large words have no room in one.
func (m *scoreModel) row(e widget.Env, row tableRow) widget.Widget {
	const flagRoom, most, share = 22.0, 25.0, 0.62
	title := widget.Line(row.name, row.style, sprites.Ink).Muted().Scalable()
	if e.TextScale > 1 {
		title.Lines = 2
	}
	var cells [game.NumCamps]widget.Widget
	for camp := range game.Camp(game.NumCamps) {
		flag := widget.Widget(widget.Empty{})
		if row.held != nil && row.held(camp) {
			flag = widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawPennant(c, camp, r.Centre(), min(most, r.H*share)) }}
		}
		number := widget.Line(row.numbers[camp], row.style, forhonorsprites.Camp(camp).Cloth().Dark).Aligned(canvas.Right).Muted().Scalable()
		cells[camp] = widget.Row(0, widget.If(row.held != nil, widget.Fixed(flagRoom, flag)), widget.Grow(withLine(number, row.under[camp], canvas.Right, e)))
	}
	return columns(e, withLine(title, row.need, canvas.Left, e), cells)
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
