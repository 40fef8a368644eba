package honshu

import (
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
)

// landPanel is a land looked at closely: what it scores and why.
type landPanel struct {
	panel
	seat         rules.Seat
	onlyCategory bool // only what gives the points of one category is lit
	cat          game.Category
}

// press implements overlay: it turns to the land of another seat, or lights up what gives the points of a category.
func (o *landPanel) press(b *Board, p rules.Part) bool {
	cat, ok := categoryAt(p)
	switch {
	case p == button(buttonBefore):
		o.seat = rules.Seat((int(o.seat) + b.seats - 1) % b.seats)
	case p == button(buttonAfter):
		o.seat = rules.Seat((int(o.seat) + 1) % b.seats)
	case ok:
		o.onlyCategory = cat != game.CategoryPoints && (!o.onlyCategory || o.cat != cat)
		o.cat = cat
	default:
		b.open(nil)
	}
	return true
}

// staysDuringEvents implements overlay: lands change.
func (o *landPanel) staysDuringEvents() bool { return false }

// narrate implements overlay.
func (o *landPanel) narrate(b *Board) []string { return []string{b.goalRule()} }

// goalRule is what the scoring card rewards.
func (b *Board) goalRule() string {
	if b.state.Goal() == 0 {
		return b.words().T(lang.HonshuNoBonus)
	}
	_, rule := b.words().ScoringCard(b.state.Goal(), b.state.Scoring().Manual)
	return rule
}

// landModel is what a land looked at closely shows.
type landModel struct {
	words        *lang.Catalog
	game         string
	seat         rules.Seat
	owner        string
	land         *game.Map // nil before there is one
	points       game.Points
	cardsInHand  int // cards in hand
	scoring      game.Scoring
	rule         string
	tips         [game.NumCategories]string
	onlyCategory bool
	cat          game.Category
	unit         float64 // of the largest square
	phone        bool    // fingers press it
}

// buildTop implements overlay.
func (o *landPanel) buildTop(b *Board) widget.Widget {
	m := b.landModel(o.seat)
	m.onlyCategory, m.cat = o.onlyCategory, o.cat
	return b.modalPanel(slotLarge, widget.Memo("land", m, buildLand))
}

// landModel is the land of a seat as it lies now.
func (b *Board) landModel(seat rules.Seat) landModel {
	m := landModel{
		words: b.words(), game: b.match.GameID(), seat: seat, owner: b.playerName(seat), land: b.lands[seat],
		scoring: b.state.Scoring(), rule: b.goalRule(), tips: b.tips(), unit: b.unit(), phone: b.view.Class != stage.Wide,
	}
	_, m.cardsInHand = b.state.Hand(seat)
	if m.land != nil {
		m.points = m.land.Score(m.scoring)
	}
	return m
}

// name says whose land it is.
func (m *landModel) name() string { return m.words.T(lang.HonshuLandOf, lang.Text("name", m.owner)) }

// buildHeader is the crest, and whose land it is, or only the name where there is no room for more; that may be cut.
func (m *landModel) buildHeader(cut bool) widget.Widget {
	style := ui.Heading(24)
	owner := widget.Line(m.owner, style, sprites.Ink)
	if cut {
		owner = owner.Elided()
	}
	name := widget.FirstFit{widget.Line(m.name(), style, sprites.Ink), owner}
	return widget.Row(0, widget.Basis(2, widget.Empty{}), widget.Fixed(36, crest(m.seat, 36)), widget.Basis(8, widget.Empty{}), widget.Grow(name), widget.Basis(8, widget.Empty{}))
}

// Measures of a land looked at closely.
const (
	lookHead       = 48.0
	handLineHeight = 28.0
	lookLow        = 424.0 // a room that is low
)

// lookInset is the room that the paper of a land leaves free.
func lookInset(room widget.Size) float64 {
	if room.H < lookLow {
		return 12
	}
	return 16
}

// lookBeside returns how wide the column beside a land is; 0 where what is said of it stands below.
func lookBeside(room widget.Size) float64 {
	if room.W <= room.H {
		return 0
	}
	return min(290, room.W*0.46) - 10
}

// lookBelow returns how high the room for points, cubes and rule below a land is, and that of the rule.
func lookBelow(e widget.Env, high float64, low bool) (all, rule float64) {
	const share, large = 0.54, 112.0
	rule = 56
	all = rule + handLineHeight + barePoints*float64((game.NumCategories+1)/2) // in two columns
	if low || all > high*share {
		all = rule + handLineHeight + 2*barePoints
	}
	if e.TextScale > 1 { // the sentence takes the room of the words beside the points
		rule = high * 0.34
		all = rule + large
	}
	return all, rule
}

// buildLand has the land beside its text, or above it.
func buildLand(m landModel) widget.Widget {
	turn := func(n int, name lang.Key, icon string) widget.Widget {
		return widget.IconButton{Control: control(n, overLayer, m.words.T(name)), Icon: icon}
	}
	row := func(head widget.Widget) widget.Widget {
		return widget.Fixed(lookHead, widget.Row(6, widget.Grow(head), widget.Fixed(minPress, widget.Middle(turn(buttonBefore, lang.HonshuPrevious, "back"))),
			widget.Fixed(minPress, widget.Middle(turn(buttonAfter, lang.HonshuNextLand, "next"))), widget.Fixed(lookHead, turn(buttonClose, lang.HonshuCloseLand, "close"))))
	}
	picture := widget.Pad(8, 8, widget.Paint{Draw: m.draw})
	rule := widget.Align{Y: widget.Start, Child: &widget.Text{Text: m.rule, Style: ui.Body(14.5), Ink: sprites.Ink2, Scaled: true, Elide: true}}
	panel := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		pad := lookInset(room)
		low := room.H < lookLow
		return widget.Pad(pad, pad, widget.Builder(func(_ widget.Env, in widget.Size) widget.Widget {
			if beside := lookBeside(in); beside > 0 {
				two := widget.Column(0, row(widget.Empty{}), widget.Fixed(lookHead, m.buildHeader(true)))
				column := widget.Column(0, two)
				if low { // one row, if the name has room beside the buttons
					column = widget.Column(0, widget.FirstFit{widget.Column(0, row(m.buildHeader(false))), two})
				}
				column.Children = append(column.Children, widget.Grow(m.list()), widget.Fixed(handLineHeight, m.holdings()), widget.Fixed(92, rule))
				return widget.Row(10, widget.Grow(picture), widget.Fixed(beside, column))
			}
			all, high := lookBelow(e, in.H-lookHead, low)
			return widget.Column(0, row(m.buildHeader(true)), widget.Gap(10), widget.Grow(picture), widget.Gap(10),
				widget.Fixed(all-handLineHeight-high, m.list()), widget.Fixed(handLineHeight, m.holdings()), widget.Fixed(high, rule))
		}))
	})
	return part(buttonGround, overLayer, m.name(), widget.Panel{Surface: ui.LitPanel(), Child: panel})
}

// draw draws the land large, and lights up what scores, with its points; or, once a category has been touched, only what
// that counts.
func (m landModel) draw(c *canvas.Canvas, r geom.Rect) {
	if m.land == nil {
		return
	}
	chart := honshuart.Fit(honshuart.BoxOf(m.land), r, m.unit, c.Scale())
	honshuart.Draw(c, m.land, chart)
	cat := game.CategoryPoints
	if m.onlyCategory {
		cat = m.cat
	}
	honshuart.DrawScoring(c, m.land, chart, cat, m.scoring)
}

// holdings are in one row how many cubes of each good lie on the land, and how many cards its owner holds.
func (m *landModel) holdings() widget.Widget {
	row := widget.Even(4)
	if m.land == nil {
		return row
	}
	for good, n := range m.land.Cubes() {
		row.Children = append(row.Children, widget.Grow(number(int(n), cubeSign(game.Colour(good), honshusprites.CubeWhole))))
	}
	row.Children = append(row.Children, widget.Grow(number(m.cardsInHand, drawCards)))
	return row
}

// pointsText says what the land scores in a category.
func (m *landModel) pointsText(cat game.Category) string {
	return m.words.Category(m.game, cat.String()) + " " + strconv.Itoa(m.points.Of(cat))
}
