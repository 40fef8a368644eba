package records

import (
	"slices"
	"strconv"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures, in logical units.
const (
	medal        = 54.0 // a piece beside a number
	medalGap     = 8.0  // between them
	medalApart   = 6.0
	numberSize   = 30.0
	largest      = 1.3  // how many times words may be larger so that such pieces stand side by side
	token        = 34.0 // a piece of the strip
	tokenGap     = 5.0
	bar          = 10.0 // the height of what shows the matches against a level
	barGap       = 2.0  // between its parts
	blossom      = 26.0
	blossoms     = 10 // in a row, at most
	seal         = 20.0
	momentHeight = 92.0
	thumbWidth   = 96.0
	rowGap       = 8.0
	buttonHeight = 48.0
	ground       = 0.13 // of the breadth of what a piece stands on, free around it
	lossAlpha    = 0.55
	drawAlpha    = 0.25
)

// items lists what the page of the game shows.
func (r *Records) items() []widget.PageItem {
	words := r.Services.Words
	var items []widget.PageItem
	heading := func(key string, text string) { items = append(items, widget.HeadingItem("record."+key, text)) }
	if r.total() > 0 {
		heading("sum", words.T(lang.RecordSum, lang.Count("n", r.total())))
		items = append(items, r.medals())
	}
	if r.groupMatches > 0 {
		items = append(items, widget.ParagraphItem("record.shared", words.T(lang.RecordShared, lang.Count("n", r.groupMatches)), ui.Body(15)))
	}
	if r.total() > 0 {
		heading("latest", words.T(lang.RecordLatest))
		items = append(items, widget.PageItem{Child: r.lastOnes()})
		heading("levels", words.T(lang.RecordLevels))
		for _, l := range r.summary.levels {
			items = append(items, widget.PageItem{Child: r.level(l)})
		}
	}
	if r.best > 0 {
		heading("streak", words.T(lang.RecordStreak))
		items = append(items, widget.PageItem{Child: r.streak("record.best", lang.RecordStreakBest, r.best)})
		if r.winStreak > 0 && r.winStreak < r.best {
			items = append(items, widget.PageItem{Child: r.streak("record.now", lang.RecordStreakNow, r.winStreak)})
		}
	}
	if moments := r.moments(); len(moments) > 0 {
		heading("moments", words.T(lang.RecordMoments))
		items = append(items, moments...)
	}
	erase := widget.Button{Icon: "trash", Control: ui.Control{Key: keyErase, Name: words.T(lang.RecordErase), Press: r.erase}}
	return append(items,
		widget.PageItem{OutsideSections: true, Child: widget.Gap(rowGap)},
		widget.ParagraphItem("record.counts", words.T(lang.RecordCounts), ui.Body(14)),
		widget.PageItem{OutsideSections: true, Child: widget.Padding{Top: 4, Bottom: rowGap, Child: widget.Sized{H: buttonHeight, Child: erase}}})
}

// readOnlyWidget is a widget that is only to be read, whose words are those of its control.
func readOnlyWidget(key, name, value string, child widget.Widget) widget.Widget {
	return widget.Pressable{Control: ui.Control{Key: key, Role: ui.RoleText, Name: name, Value: value}, OwnFocus: true, Child: child}
}

// outcome says how a match has ended.
func (r *Records) outcome(o store.Outcome) string {
	keys := map[store.Outcome]lang.Key{store.Won: lang.RecordWon, store.Drawn: lang.RecordDrawn, store.Lost: lang.RecordLost}
	return r.Services.Words.T(keys[o])
}

// drawOutcome draws a piece of the game as a match has left it: on gold where it was won, on paper where it was drawn,
// pale and fallen where it was lost.
func (r *Records) drawOutcome(c *canvas.Canvas, at geom.Rect, o store.Outcome) {
	const tilt = 1.15 // how far a fallen piece is turned
	pale, turn := 0.0, 0.0
	switch o {
	case store.Drawn:
		pale = drawAlpha
	case store.Lost:
		pale, turn = lossAlpha, tilt
	}
	ui.DrawSurface(c, surfaceOf(o, at.W/2), at)
	if draw := r.Services.Boxes[r.game().Info().ID].Token; draw != nil {
		draw(c.Faded(1-pale), at.Inset(at.W*ground), turn)
	} else if o == store.Won {
		ui.DrawSprite(c, "ui/blossom", at.Centre(), at.H*0.6, canvas.Look{})
	}
}

// surfaceOf is what stands for a match that has ended so: gold, paper, or pale.
func surfaceOf(o store.Outcome, radius float64) ui.Surface {
	surface := ui.Surface{Face: sprites.Kin2, Lip: sprites.Kin3, Line: sprites.Ink, Radius: radius, Depth: 2}
	switch o {
	case store.Drawn:
		surface.Face, surface.Lip = sprites.Paper, sprites.Paper4
	case store.Lost:
		surface.Face, surface.Lip, surface.Line, surface.Depth = sprites.Paper3, sprites.Paper3, sprites.Ink3, 0
	}
	return surface
}

// medals tells how many matches were won, drawn and lost, each beside a piece: side by side, or below each other where
// words are large.
func (r *Records) medals() widget.PageItem {
	picture := func(o store.Outcome) widget.Widget {
		return widget.Paint{W: medal, H: medal, Draw: func(c *canvas.Canvas, at geom.Rect) { r.drawOutcome(c, at, o) }}
	}
	number := func(n int) widget.Widget {
		return widget.Line(strconv.Itoa(n), ui.CarvedStyle(numberSize), sprites.Ink).AtLeast(numberSize).Muted()
	}
	name := func(o store.Outcome) *widget.Text {
		return widget.Paragraph(r.outcome(o), ui.Body(15), sprites.Ink2).Muted()
	}
	var beside []widget.Widget
	var below []widget.PageItem
	for _, part := range []struct {
		o store.Outcome
		n int
	}{{store.Won, r.wins}, {store.Drawn, r.draws}, {store.Lost, r.losses}} {
		word := name(part.o)
		word.Lines, word.Align, word.MinSize = 1, canvas.Centre, 0
		tell := func(child widget.Widget) widget.Widget {
			return readOnlyWidget("record."+string(part.o), r.outcome(part.o), strconv.Itoa(part.n), child)
		}
		top := widget.Row(0, widget.Spacer(), picture(part.o), widget.Gap(medalGap), number(part.n), widget.Spacer()).Across(widget.Centre)
		beside = append(beside, tell(widget.Column(4, top, word)))
		row := widget.Row(12, picture(part.o), widget.AtLeast{W: medal * 0.8, Child: number(part.n)}, widget.Grow(name(part.o))).Across(widget.Centre)
		below = append(below, widget.PageItem{Child: widget.Padding{Top: 3, Bottom: 3, Child: tell(row)}})
	}
	return widget.PageItem{Break: func(e widget.Env, room widget.Size) []widget.PageItem {
		number := letters.Measure(ui.CarvedStyle(numberSize), strconv.Itoa(max(r.wins, r.draws, r.losses)))
		if e.Scale() > largest || medal+medalGap+number > (room.W-2*medalApart)/3 {
			return below
		}
		return []widget.PageItem{{Child: widget.Padding{Top: 6, Bottom: rowGap, Child: widget.Even(medalApart, beside...)}}}
	}}
}

// lastOnes is the last matches, the newest at the end.
func (r *Records) lastOnes() widget.Widget {
	var list []string
	var pieces []widget.Widget
	for _, o := range r.strip {
		list = append(list, r.outcome(o))
		pieces = append(pieces, widget.Paint{W: token, H: token, Draw: func(c *canvas.Canvas, at geom.Rect) { r.drawOutcome(c, at, o) }})
	}
	rows := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget { // as even as can be
		most := max(1, int((room.W+tokenGap)/(token+tokenGap)))
		n := (len(pieces) + most - 1) / most
		column := widget.Column(tokenGap)
		for row := range slices.Chunk(pieces, (len(pieces)+n-1)/n) {
			column.Children = append(column.Children, widget.Row(tokenGap, row...))
		}
		return column
	})
	words := r.Services.Words
	says := words.T(lang.RecordLatestList, lang.Count("n", len(r.strip)), lang.Text("list", words.List(list...)))
	return widget.Padding{Top: 6, Bottom: rowGap, Child: readOnlyWidget("record.strip", says, "", rows)}
}

// level is how the matches against a level have ended, in words and as a bar.
func (r *Records) level(l levelTally) widget.Widget {
	words := r.Services.Words
	name, key, yours := words.T(lang.RecordMixed), "record.level.mixed", false
	if l.level >= 0 {
		level := r.levels[l.level]
		name, key = words.Level(level.Title), "record.level."+level.Name
		yours = r.hasProposal && r.proposal.Level == l.level
	}
	says := r.counts(l.tally)
	value := says
	title := widget.Row(6, widget.Natural(widget.Paragraph(name, ui.Strong(16), sprites.Ink).Muted())).Across(widget.Centre)
	if yours {
		value = words.List(says, words.T(lang.RecordYours))
		title.Children = append(title.Children, widget.Paint{W: seal, H: seal, Draw: func(c *canvas.Canvas, at geom.Rect) { ui.DrawYours(c, at.Centre(), seal) }})
	}
	counts := widget.Paragraph(says, ui.Body(14), sprites.Ink2).Muted()
	head := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		const apart = 14.0
		wide := letters.Measure(e.TextScale.Strong(16), name) + letters.Measure(e.TextScale.Body(14), says) + apart
		if yours {
			wide += seal + apart
		}
		if wide > room.W {
			return widget.Column(2, title, counts)
		}
		return widget.Row(0, title, widget.Spacer(), widget.Natural(counts)).Across(widget.Centre)
	})
	column := widget.Column(2, head)
	if yours {
		column.Children = append(column.Children, widget.Paragraph(words.T(lang.RecordYours), ui.Body(14), sprites.Ink2).Muted())
	}
	column.Children = append(column.Children, widget.Gap(2), widget.Paint{H: bar + 2, Draw: func(c *canvas.Canvas, at geom.Rect) { drawTally(c, at, l.tally) }})
	return widget.Padding{Top: 2, Bottom: rowGap, Child: readOnlyWidget(key, name, value, column)}
}

// counts says how many matches were won, drawn and lost, as far as there are some.
func (r *Records) counts(t tally) string {
	var list []string
	for _, part := range []struct {
		key lang.Key
		n   int
	}{{lang.RecordWonN, t.wins}, {lang.RecordDrawnN, t.draws}, {lang.RecordLostN, t.losses}} {
		if part.n > 0 {
			list = append(list, r.Services.Words.T(part.key, lang.Count("n", part.n)))
		}
	}
	return r.Services.Words.List(list...)
}

// drawTally draws a bar with a part for each outcome that there is, as long as its share of the matches.
func drawTally(c *canvas.Canvas, at geom.Rect, t tally) {
	const radius, least = 3.0, 8.0 // the least length of a part
	parts := []struct {
		o store.Outcome
		n int
	}{{store.Won, t.wins}, {store.Drawn, t.draws}, {store.Lost, t.losses}}
	room := at.W + barGap
	for _, part := range parts {
		if part.n > 0 {
			room -= least + barGap
		}
	}
	x := at.X
	for _, part := range parts {
		if part.n > 0 {
			w := least + room*float64(part.n)/float64(t.total())
			ui.DrawSurface(c, surfaceOf(part.o, radius), geom.R(x, at.Y, w, bar))
			x += w + barGap
		}
	}
}

// streak is wins in a row, each of them a blossom.
func (r *Records) streak(key string, name lang.Key, n int) widget.Widget {
	says := r.Services.Words.T(name, lang.Count("n", n))
	garland := widget.Wrap{Gap: 2, RowGap: 2}
	for range min(n, blossoms) {
		garland.Children = append(garland.Children, widget.Image("ui/blossom", blossom, blossom))
	}
	text := widget.Paragraph(says, ui.Body(15), sprites.Ink2).Muted()
	return widget.Padding{Top: 4, Bottom: rowGap, Child: readOnlyWidget(key, says, "", widget.Column(4, garland, text))}
}

// moments are the matches that stand out.
func (r *Records) moments() (items []widget.PageItem) {
	words := r.Services.Words
	add := func(key, title string, of *store.MatchResult, says string) {
		if of != nil {
			items = append(items, widget.PageItem{Child: widget.Padding{Top: 4, Bottom: rowGap, Child: r.moment("record.moment."+key, title, says, of)}})
		}
	}
	length := func(of *store.MatchResult) string {
		if of == nil {
			return ""
		}
		return words.T(table.LengthKey(r.game()), lang.Count("n", of.Moves))
	}
	if r.points != nil {
		add("points", words.T(lang.RecordPoints, lang.Count("n", r.points.Points)), r.points, length(r.points))
	}
	if r.points != nil {
		return items // a game that counts points has its last round, so that its length says little
	}
	add("shortest", words.T(lang.RecordShortest), r.shortest, length(r.shortest))
	add("longest", words.T(lang.RecordLongest), r.longest, length(r.longest))
	return items
}

// moment is a match that stands out. Where it is kept there is a picture of its end, and a press shows its replay.
func (r *Records) moment(key, title, says string, of *store.MatchResult) widget.Widget {
	const pad = 10.0
	m := r.match(of)
	words := widget.Column(2,
		widget.Paragraph(title, ui.Strong(17), sprites.Ink).Muted(),
		widget.Paragraph(r.Services.Words.List(r.outcome(of.Outcome), says), ui.Body(15), sprites.Ink2).Muted()).Along(widget.Centre)
	value := r.Services.Words.List(r.outcome(of.Outcome), says)
	row := widget.Row(pad + 2).Across(widget.Centre)
	if m == nil {
		piece := widget.Paint{W: medal, H: medal, Draw: func(c *canvas.Canvas, at geom.Rect) { r.drawOutcome(c, at, of.Outcome) }}
		row.Children = []widget.Widget{widget.Fixed(thumbWidth, widget.Middle(piece)), widget.Grow(words)}
		return readOnlyWidget(key, title, value, widget.Panel{Surface: ui.Row(), Child: widget.AtLeast{H: momentHeight, Child: widget.Pad(pad, pad, row)}})
	}
	replay := r.Services.Words.T(lang.RecordReplay)
	control := ui.Control{
		Key: key, Role: ui.RoleButton, Name: title, Value: value + " · " + replay, Tip: replay,
		Press: func() { r.Services.Navigator.Replay(m) },
	}
	preview := stage.Preview{State: m.State().View(rules.Public), Below: of.Seat, Skin: lang.SkinOf(m)}
	if draw := r.Services.Boxes[of.Game].Thumb; draw != nil {
		row.Children = append(row.Children, widget.Paint{W: thumbWidth, H: momentHeight - 2*pad, Draw: func(c *canvas.Canvas, at geom.Rect) { draw(c, preview, at) }})
	}
	row.Children = append(row.Children, widget.Grow(words))
	return widget.Pressable{Control: control, Lifts: true, Child: widget.Panel{Surface: ui.Plain(), Child: widget.AtLeast{H: momentHeight, Child: widget.Pad(pad, pad, row)}}}
}

// buildPieces is a piece of each game, as before a match.
func (r *Records) buildPieces() widget.Widget {
	wrap := widget.Wrap{Gap: 2 * tokenGap, RowGap: tokenGap}
	for _, g := range r.Services.Games {
		if draw := r.Services.Boxes[g.Info().ID].Token; draw != nil {
			wrap.Children = append(wrap.Children, widget.Paint{W: medal, H: medal, Draw: func(c *canvas.Canvas, at geom.Rect) {
				ui.DrawSurface(c, ui.Surface{Face: sprites.Paper, Lip: sprites.Paper4, Line: sprites.Ink, Radius: at.W / 2, Depth: 2}, at)
				draw(c, at.Inset(at.W*ground), 0)
			}})
		}
	}
	return widget.Padding{Top: 2, Bottom: rowGap, Child: wrap}
}
