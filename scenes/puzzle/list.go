// Package puzzle lists the puzzles of a game and has them played on the game's own table: that of the day and the others
// by grade, each with how it was solved. The paper of lessons leads through one: it says what to find, answers moves that
// lead elsewhere, and goes on to the next.
//
// It imports lesson and its lessons, rules and rules/puzzles, scenes/table, the base packages of scenes, audio and sprites.
// It knows no game.
package puzzle

import (
	"slices"
	"strconv"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/puzzles"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// List is the panel with the puzzles of a game.
type List struct {
	stage.Panel
	game     string
	options  map[string]string // by which an edition is chosen until one is
	near     string            // the ID of the puzzle that has the focus at first, "" for that of the day
	focusKey string            // the key of what is to have the focus once it is laid out, "" for what has it

	all      catalogue
	today    puzzles.Puzzle
	preview  stage.Preview // of its position
	state    loading
	progress map[string]store.PuzzleProgress
	edition  int
	grade    int
}

// loading is whether the puzzles are there.
type loading uint8

const (
	coming loading = iota
	lacking
	isLoaded
)

// NewList returns the panel with the puzzles of a game: of the edition that the options choose, or of the puzzle that is
// near, which has the focus; "" for that of the day.
func NewList(svc *stage.Services, game string, options map[string]string, near string) *List {
	l := &List{Panel: stage.NewPanel(svc, audio.Button), game: game, options: options, near: near, grade: puzzles.MinGrade}
	l.load()
	return l
}

// load asks for the puzzles, and chooses what is open when they have come.
func (l *List) load() {
	svc := l.Services
	list, err := svc.Puzzles.Of(l.game)
	switch {
	case err != nil:
		l.state = lacking
		return
	case len(list) == 0:
		l.state = coming
		return
	}
	l.state = isLoaded
	l.all = newCatalogue(svc.Words, l.game, list)
	l.progress = svc.Store.Puzzles()
	l.today, _ = l.all.today(svc.Now())
	l.preview = previewOf(l.today)
	title := svc.Words.Edition(l.game, l.options).Title
	for k, e := range l.all.editions {
		if e.title == title {
			l.edition = k
		}
	}
	if k, grade, _ := l.all.find(l.near); k >= 0 {
		l.edition, l.grade, l.focusKey = k, grade, keyPrefix+l.near
		return
	}
	l.focusKey = keyToday
	for l.grade < puzzles.MaxGrade && l.openEdition().countSolved(l.grade, l.progress) == len(l.openEdition().grades[l.grade]) {
		l.grade++
	}
}

// previewOf returns what a picture of a puzzle shows; nothing where the puzzle makes no sense.
func previewOf(p puzzles.Puzzle) stage.Preview {
	made, err := lessons.OfPuzzle(p)
	if err != nil {
		return stage.Preview{}
	}
	m, err := made.Lesson.Start(0)
	if err != nil {
		return stage.Preview{}
	}
	return stage.Preview{State: m.State().View(rules.Public), Below: p.Seat, Skin: lang.SkinOf(m)}
}

// openEdition returns the edition that is open.
func (l *List) openEdition() edition { return l.all.editions[l.edition] }

// Keys of the controls.
const (
	keyToday = "puzzle.today"
	keyNext  = "puzzle.next"
	keyRetry = "puzzle.retry"
	keyWait  = "puzzle.wait"
)

// keyPrefix begins the keys of puzzles, before their IDs.
const keyPrefix = "puzzle."

// Update implements stage.Scene.
func (l *List) Update(f *input.Frame) {
	l.Services.TellProblems()
	if l.state == coming {
		if l.load(); l.state != coming {
			l.Arrange(l.View())
		}
	}
	l.Panel.Update(f)
}

// Arrange implements stage.Scene.
func (l *List) Arrange(v stage.View) {
	if l.state != isLoaded {
		l.LayIn(v, 1, lang.PuzzleTitle, nil, l.waiting(), l.Arrange)
		l.Page().FocusIfNone("close")
		return
	}
	columns, _ := stage.PanelColumns(v)
	broad := v.Class == stage.Wide && columns > 1
	if l.focusKey != "" {
		l.Seek(l.focusKey)
	}
	top, items := l.top(columns, broad), l.items(v, broad)
	if columns == 1 && (v.Class == stage.Low || v.TextScale() > large) { // no room for it on every page
		choice := func(w widget.Widget) widget.PageItem {
			if w == nil {
				return widget.PageItem{}
			}
			return widget.PageItem{OutsideSections: true, Child: widget.Padding{Top: cellGap, Child: w}}
		}
		top, items = nil, slices.Insert(items, 2, choice(l.editionChoice()), choice(l.gradeChoice()))
		items = slices.DeleteFunc(items, func(i widget.PageItem) bool { return i.Child == nil && i.Break == nil })
	}
	l.Lay(v, lang.PuzzleTitle, top, items, l.Arrange)
	if l.focusKey != "" {
		l.Page().Focus(l.focusKey)
		l.focusKey = ""
	}
}

// waiting is shown until the puzzles have loaded.
func (l *List) waiting() []widget.PageItem {
	words := l.Services.Words
	if l.state == coming {
		return []widget.PageItem{widget.ParagraphItem(keyWait, words.T(lang.PuzzleComing), ui.Body(17))}
	}
	again := widget.Button{Icon: "replay", Control: ui.Control{Key: keyRetry, Name: words.T(lang.PuzzleRetry), Press: func() {
		l.load()
		l.Arrange(l.View())
	}}}
	return []widget.PageItem{
		widget.ParagraphItem(keyWait, words.T(lang.PuzzleLacks), ui.Body(17)),
		{Child: widget.Padding{Top: 6, Bottom: 12, Child: widget.Sized{H: 48, Child: again}}},
	}
}

// Measures, in logical units.
const (
	cardHeight = 104.0
	gap        = 12.0
	cell       = 50.0 // the least breadth of a puzzle
	cellHeight = 48.0
	cellGap    = 8.0
	seal       = 19.0 // across
	large      = 1.2  // how many times words are larger for which there is little room
)

// top is what every page begins with: in broad panels that of the day and the next one; which puzzles are open.
func (l *List) top(columns int, broad bool) widget.Widget {
	parts := []widget.Widget{}
	if broad {
		parts = append(parts, widget.Even(widget.ColumnGap, l.todayCard(), l.nextCard()).Across(widget.Start), widget.Gap(gap))
	}
	grades := l.gradeChoice()
	switch editions := l.editionChoice(); {
	case editions == nil:
		parts = append(parts, grades)
	case columns > 1:
		parts = append(parts, widget.Even(widget.ColumnGap, editions, grades))
	default:
		parts = append(parts, editions, grades)
	}
	if broad {
		parts = append(parts, widget.Gap(2), l.count())
	}
	return widget.Column(0, parts...)
}

// items is the puzzles that are open, in rows. What their seals mean stands above them where a phone has room for that and
// some of them, else after the last.
func (l *List) items(v stage.View, broad bool) (items []widget.PageItem) {
	const high = 700.0
	isAbove := !broad && v.Safe.H >= high && v.TextScale() <= large
	if !broad {
		items = append(items,
			widget.PageItem{OutsideSections: true, Child: widget.Padding{Bottom: gap, Child: l.todayCard()}},
			widget.PageItem{OutsideSections: true, Child: widget.Padding{Bottom: 2, Child: widget.Sized{H: cellHeight, Child: l.nextButton()}}})
	}
	list := l.openEdition().grades[l.grade]
	if !broad {
		items = append(items, widget.PageItem{Heading: true, Child: l.count()})
		if isAbove { // beside the puzzles that have these seals
			items = append(items, widget.PageItem{Child: l.legend(false)})
		}
	}
	items = append(items, widget.PageItem{Break: func(_ widget.Env, room widget.Size) (rows []widget.PageItem) {
		n := max(1, int((room.W+cellGap)/(cell+cellGap)))
		for from := 0; from < len(list); from += n {
			row := make([]widget.Widget, n)
			for k := range row {
				if row[k] = widget.Widget(widget.Empty{}); from+k < len(list) {
					row[k] = l.cell(from+k+1, list[from+k])
				}
			}
			// Only the first row keeps to the heading: a page that has room for some is not left empty.
			rows = append(rows, widget.PageItem{OutsideSections: from > 0, Child: widget.Padding{Top: cellGap, Child: widget.Sized{H: cellHeight, Child: widget.Even(cellGap, row...)}}})
		}
		return rows
	}})
	if !isAbove {
		items = append(items, widget.PageItem{Child: l.legend(true), OutsideSections: true})
	}
	return items
}

// count tells how many of the puzzles that are open are solved.
func (l *List) count() widget.Widget {
	const key = "count"
	return widget.HeadingItem(key, l.Services.Words.T(lang.PuzzleCount, lang.Count("grade", l.grade),
		lang.Count("n", l.openEdition().countSolved(l.grade, l.progress)), lang.Count("all", len(l.openEdition().grades[l.grade])))).Child
}

// editionChoice chooses the edition of the game, nil where there is but one.
func (l *List) editionChoice() widget.Widget {
	if len(l.all.editions) < 2 {
		return nil
	}
	segments := make([]widget.Segment, len(l.all.editions))
	for k, e := range l.all.editions {
		segments[k] = widget.Segment{Label: e.title}
	}
	name := l.Services.Words.T(lang.PuzzleRules)
	return widget.Padding{Bottom: cellGap, Child: widget.Choice("edition", name, segments, l.edition, func(k int) {
		l.edition = k
		l.Restart()
		l.Arrange(l.View())
	})}
}

// gradeChoice chooses the grade. Each is called by its number.
func (l *List) gradeChoice() widget.Widget {
	name := l.Services.Words.T(lang.PuzzleGrade)
	segments := make([]widget.Segment, puzzles.MaxGrade)
	for k := range segments {
		grade := k + puzzles.MinGrade
		segments[k] = widget.Segment{Label: strconv.Itoa(grade), Control: ui.Control{Name: name + " " + strconv.Itoa(grade)}}
	}
	choice := widget.Choice("grade", name, segments, l.grade-puzzles.MinGrade, func(k int) {
		l.grade = k + puzzles.MinGrade
		l.Restart()
		l.Arrange(l.View())
	})
	const least = 48.0 // of a grade beside the label
	return widget.Padding{Bottom: cellGap, Child: widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		label := widget.Line(name, ui.Body(16), sprites.Ink2).Scalable().Muted()
		beside := room.W - gap - letters.Measure(ui.Body(16*e.Scale()), name)
		if beside < least*puzzles.MaxGrade {
			return choice
		}
		return widget.Row(gap, widget.Natural(label), widget.Grow(choice)).Across(widget.Centre)
	})}
}

// cell is a puzzle by its number, with a seal that tells how it was solved.
func (l *List) cell(number int, p puzzles.Puzzle) widget.Widget {
	words := l.Services.Words
	result := l.progress[p.ID].Result()
	name, says := words.T(lang.PuzzleName, lang.Count("n", number)), l.result(result)
	return widget.Decorated{
		Child: widget.Button{Text: strconv.Itoa(number), Down: result >= store.PuzzleHinted, Control: ui.Control{
			Key: keyPrefix + p.ID, Name: name, Value: says, Tip: says, Press: func() { l.open(p) },
		}},
		Above: func(c *canvas.Canvas, r geom.Rect) { drawResult(c, geom.Pt(r.Right()-6, r.Y+5), result) },
	}
}
