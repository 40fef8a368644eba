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

// scoreOverlay is the score as a sum for each camp: what it has, what the round would add if it ended now, and the result,
// with a line for each zone that adds to it; below that what is to be said about breaking.
type scoreOverlay struct {
	widget.TreeCache[scoreModel]
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
	s.Build = buildScoreOverlay
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

// goalWords says how a match with these rules is won.
func goalWords(words *lang.Catalog, r game.Rules) string {
	last, rounds := r.LastRound()
	goal := words.T(lang.ForhonorGoalBreaks, lang.Count("points", r.BreakPoints()))
	if rounds {
		goal = joinSentences(goal, words.T(lang.ForhonorGoalRounds, lang.Count("n", last)))
	}
	return goal
}

// footText reports how the match is won and what a zone pays, or what is to be said about breaking.
func (m *scoreModel) footText() string {
	title, more, _ := m.breaking.texts()
	switch {
	case more == "":
		return joinSentences(goalWords(m.words, m.rules), m.words.T(lang.ForhonorScoreRule))
	case title != "":
		return title + ". " + more
	}
	return more
}

// Measures of a panel of the score, in logical units.
const (
	besideScore = 520.0 // the breadth from which both camps stand beside each other
	scoreColumn = 22.0  // between them
	campGap     = 12.0  // between them where they stand below each other
)

// buildScoreOverlay is the tree of the panel. Large words below the sums have a page of their own where these would be too
// low.
func buildScoreOverlay(m scoreModel) widget.Widget {
	const usual, large, least = 31.0, 60.0, 34.0 // the height of a row
	const broad = 660.0
	part := button(buttonPanel + int(game.NoHero))
	ground := ui.Control{Key: part.String(), Of: part, Role: ui.RoleCell, Name: m.describe()}
	return widget.Pad(10, 10, widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		body := ui.Body(15)
		foot := func(style letters.Style) *widget.Text {
			text := widget.Lines(m.footText(), style, sprites.Ink2).Muted()
			text.Scaled = e.TextScale > 1
			return text
		}
		if e.TextScale <= 1 {
			wide := min(broad, room.W)
			size := widget.Size{W: wide, H: min(m.height(wide, usual), room.H)}
			content := widget.Column(8, m.buildHeader(), widget.Fixed(20, m.subtitle()), m.sums(size.W, usual, 0, false), widget.Gap(2),
				widget.Grow(widget.Align{Y: widget.Start, Child: foot(body)}))
			return panelPaper(m.area, ground, size, 18, content)
		}
		small := body.WithSize(body.Size * minSizeShare)
		page := widget.Grow(widget.Column(0, widget.Basis(large, m.subtitle()).Within(least, large), m.sums(room.W, large, 0, true)))
		if m.page%2 == 1 {
			page = widget.Grow(widget.Align{Y: widget.Start, Child: foot(body)})
		}
		return panelPaper(m.area, ground, room, 12, widget.FirstFit{
			widget.Column(panelGap, m.buildHeader(), widget.Basis(large, m.subtitle()).Within(least, large), widget.Grow(m.sums(room.W, large, least, true)), foot(small).Scalable().AtLeast(small.Size*e.Scale())),
			widget.Column(panelGap, m.buildHeader(), page, widget.Fixed(minPress, widget.Row(0, widget.Spacer(), widget.Fixed(turnWidth, turnButton(m.words, m.page, 2))))),
		})
	}))
}

// height is how high a panel so broad is whose rows have that height.
func (m *scoreModel) height(wide, high float64) float64 {
	const beside, below = 360.0, 418.0 // the latter without the lines of zones: sentences wrap more often in a narrow panel
	if wide >= besideScore {
		return beside
	}
	lines := 0
	for _, st := range m.standings {
		for _, hold := range st.holds {
			if hold != noHold {
				lines++
			}
		}
	}
	return below + high*float64(max(2, lines))
}

// buildHeader is the title beside the button that closes the panel.
func (m *scoreModel) buildHeader() widget.Widget {
	title := speaker{words: m.words}.round(m.round, m.rules)
	return widget.Fixed(minPress, widget.Row(panelGap, widget.Grow(widget.Line(title, ui.Heading(26), sprites.Ink).Muted()), widget.Fixed(minPress, closeButton(m.words))))
}

// subtitle says when the sums will be.
func (m *scoreModel) subtitle() widget.Widget {
	return widget.Line(m.words.T(lang.ForhonorScoreThen), ui.Body(16), sprites.Ink2).Muted().Scalable()
}

// sums are the sums of both camps, beside each other in a panel so broad that they have room there. Large ones stand below
// the names of the camps.
func (m *scoreModel) sums(wide, high, least float64, isLarge bool) widget.Widget {
	camps := [game.NumCamps]*widget.Flex{m.sum(game.Attackers, high, least, isLarge), m.sum(game.Defenders, high, least, isLarge)}
	if wide >= besideScore {
		rows := max(len(camps[0].Children), len(camps[1].Children))
		for _, camp := range camps {
			for len(camp.Children) < rows { // lines of both lie on one height
				camp.Children = append(camp.Children, widget.Basis(high, widget.Empty{}).Within(least, high))
			}
		}
		return widget.Row(scoreColumn, widget.Share(0.5, camps[0]), widget.Grow(camps[1]))
	}
	return widget.Column(campGap, camps[0], camps[1])
}

// sum is the sum of a camp, and what each zone adds to it.
func (m *scoreModel) sum(camp game.Camp, high, least float64, isLarge bool) *widget.Flex {
	st, ink := m.standings[camp], forhonorsprites.Camp(camp).Cloth().Dark
	row := func(w widget.Widget) widget.Widget { return widget.Basis(high, w).Within(least, high) }
	line := func(name, number string, style letters.Style, col sprites.Color) widget.Widget {
		title := widget.Line(name, style, col).Muted().Scalable()
		return widget.Row(6, widget.Grow(title), widget.Natural(widget.Line(number, style, col).Muted().Scalable()))
	}
	rule := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		_, foot := r.CutTop(r.H - 1.6)
		c.Fill(foot, ink)
	}}
	name, style := m.words.Camp(camp.String(), ""), ui.Strong(19)
	kids := []widget.Widget{row(widget.Stack{rule, line(name, st.sumText(), style, ink)})}
	if isLarge {
		kids = []widget.Widget{row(line(name, "", style, ink)), row(widget.Stack{rule, line("", st.sumText(), style, ink)})}
	}
	for z, hold := range st.holds {
		if hold != noHold {
			kids = append(kids, row(line(m.zoneText(z, hold), partWords(hold), ui.Body(16), sprites.Ink)))
		}
	}
	if st.holds == [game.NumZones]zoneHold{} {
		kids = append(kids, row(line(lang.Capitalize(m.words.T(lang.ForhonorNoZone)), "", ui.Body(16), sprites.Ink2)))
	}
	return widget.Column(0, kids...)
}

// zoneText names a zone, and says whether it would change hands.
func (m *scoreModel) zoneText(zone int, hold zoneHold) string {
	name := lang.Capitalize(m.words.Zone(zone))
	switch hold {
	case gains:
		return m.words.T(lang.ForhonorScoreTaken, lang.Text("zone", name))
	case loses:
		return m.words.T(lang.ForhonorScoreLost, lang.Text("zone", name))
	}
	return name
}

// sumText writes the sum of a camp: what it has, what the round would add, and the result; only what it has where that
// stays.
func (st *standing) sumText() string {
	score, by := strconv.Itoa(st.score), st.projectedScore-st.score
	if by == 0 {
		return score
	}
	sign := " + "
	if by < 0 {
		sign, by = " − ", -by
	}
	return score + sign + strconv.Itoa(by) + " = " + strconv.Itoa(st.projectedScore)
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
