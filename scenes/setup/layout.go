package setup

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// layout is where everything on the sheet lies, in logical units.
type layout struct {
	box, band geom.Rect // the game's box standing, or lying as a band; one of them is empty
	learn     geom.Rect // the button for the lesson
	sheet     geom.Rect
	title     geom.Rect // empty where there is no room
	seal      geom.Rect
	players   geom.Rect // the word above the rows; empty on later sheets
	count     geom.Rect // how many players there are; empty where their number is fixed
	swap      geom.Rect
	seats     []geom.Rect
	first     int       // the player of the first row
	line      geom.Rect // between players and options; empty without
	options   []placed
	hint      geom.Rect
	credit    geom.Rect // whose game it is; empty where there is no room
	sheets    int       // how many sheets are needed
	coming    []string  // the options of the next one
	before    geom.Rect // the button to the sheet before this one; empty where the one to the next comes round to it

	back, rules, turn, begin geom.Rect
}

// Measures of the sheet.
const (
	twoColumns = 540.0 // width from which options stand in two columns
	labelH     = 24.0
	footH      = 58.0
	headH      = 46.0 // of the line with the word Players
	hintH      = 42.0
	rowGap     = 6.0
	slimBand   = 62.0 // the height of the box lying where there are more than a few players
	fewPlayers = 4
)

func (s *Scene) arrange(v stage.View) layout {
	l := layout{}
	safe := v.Safe
	pad := 16.0
	switch v.Class {
	case stage.Tall:
		pad = 10
		top := safe.Y + max(30, safe.H*0.034)
		band := min(92, safe.H*0.11)
		if len(s.players) > fewPlayers {
			band = min(band, slimBand)
		}
		l.band = geom.R(safe.X+14, top, safe.W-28, band)
		l.sheet = geom.R(safe.X+8, l.band.Bottom()+10, safe.W-16, safe.Bottom()-8-l.band.Bottom()-10)
		if l.sheet.W > 600 {
			l.sheet = geom.Around(l.sheet.Centre(), 600, l.sheet.H)
		}
	case stage.Low:
		l.sheet = geom.R(safe.X+178, safe.Y+8, safe.W-178-10, safe.H-18)
		l.box = geom.R(safe.X+12, safe.Y+safe.H*0.28, 150, min(200, safe.H*0.52))
	default:
		pad = 34
		w := min(820, max(620, safe.W*0.625))
		l.sheet = geom.R(safe.Right()-28-w, safe.Y+max(30, safe.H*0.072), w, 0)
		l.sheet.H = min(720, safe.Bottom()-24-l.sheet.Y)
		room := l.sheet.X - 60
		h := min(376, safe.H*0.47)
		if h*0.76 > room {
			h = room / 0.76
		}
		l.box = geom.R(30+(room-h*0.76)/2, safe.H*0.755-h, h*0.76, h)
	}
	l.placeLearn(v)
	inner := l.sheet.InsetXY(pad, 0)
	rest := l.arrangeFoot(inner, v.Class, pad)
	if v.Class == stage.Wide {
		_, rest = rest.CutTop(18)
		l.title, rest = rest.CutTop(min(56, l.sheet.H*0.08))
		l.seal = geom.R(inner.Right()-30, l.sheet.Y+13, 30, 54)
	} else {
		_, rest = rest.CutTop(8)
	}
	s.fill(&l, inner, rest, v.Class)
	return l
}

// arrangeFoot places the buttons and returns what is left above them.
func (l *layout) arrangeFoot(inner geom.Rect, class stage.Class, pad float64) geom.Rect {
	h := footH
	if class == stage.Low {
		h = 50
	}
	foot := geom.R(inner.X, inner.Bottom()-max(14, pad*0.5)-h, inner.W, h)
	if class == stage.Tall {
		small, gap := 58.0, 8.0
		if inner.W < 330 {
			small, gap = 50, 6
		}
		l.back = geom.R(foot.X, foot.Y, small, h)
		l.rules = geom.R(l.back.Right()+gap, foot.Y, small, h)
		l.begin = geom.R(l.rules.Right()+gap, foot.Y, foot.Right()-l.rules.Right()-gap, h)
		return geom.R(inner.X, inner.Y, inner.W, foot.Y-10-inner.Y)
	}
	const gap = 14.0
	begin, left := foot.CutRight(min(340, foot.W*0.36))
	l.begin = begin
	row := geom.R(left.X, left.Y, left.W-gap-6, h)
	if class == stage.Low {
		cols := row.Columns(3, gap)
		l.back, l.rules, l.turn = cols[0], cols[1], cols[2]
	} else {
		cols := row.Columns(2, gap)
		l.back, l.rules = cols[0], cols[1]
	}
	return geom.R(inner.X, inner.Y, inner.W, foot.Y-12-inner.Y)
}

// creditLead is the height of one of the lines, two at most, that tell whose game it is.
const creditLead = 18.0

// creditLines returns what tells whose game it is, as it stands in that breadth.
func (s *Scene) creditLines(width float64) []string {
	return ui.Lines(creditStyle(), s.words().Game(s.id()).Credit, width, 2)
}

func creditStyle() letters.Style { return ui.Body(13.5) }

func (s *Scene) creditHeight(width float64) float64 {
	return creditLead*float64(len(s.creditLines(width-4))) + 4
}

// placeCredit puts the lines about the game's author at the foot of the sheet, below everything else.
func (l *layout) placeCredit(rest geom.Rect, class stage.Class, creditH float64) {
	top := l.hint.Y + min(l.hint.H, hintH)
	for _, p := range l.options {
		top = max(top, p.control.Bottom())
	}
	for _, row := range l.seats {
		top = max(top, row.Bottom())
	}
	if class != stage.Wide || rest.Bottom()-creditH < top+8 {
		return
	}
	_, l.credit = rest.CutTop(rest.H - creditH)
	l.hint.H = min(l.hint.H, l.credit.Y-l.hint.Y)
}

// dropTurn gives the room of the button to the next sheet in the foot of a low window to the others.
func (l *layout) dropTurn() {
	cols := geom.R(l.back.X, l.back.Y, l.turn.Right()-l.back.X, l.back.H).Columns(2, 14)
	l.back, l.rules = cols[0], cols[1]
	l.turn = geom.Rect{}
}

// hintFits reports whether a hint has room in a place.
func hintFits(style letters.Style, text string, at geom.Rect) bool {
	return text != "" && canvas.ParagraphHeight(style, text, at.W) <= at.H+4
}
