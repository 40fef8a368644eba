package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Layers of controls: what lies on something is above it.
const (
	groundLayer = iota
	cellLayer
	heroLayer
	buttonLayer
)

// squareModel describes a square, or the hero on it. The zero squareModel is that of a square out of sight.
type squareModel struct {
	rect     geom.Rect
	hero     game.Hero    // on the square; NoHero for none
	camp     game.Camp    // of the hero or the soldier
	life     int8         // of the hero
	soldiers int8         // in the group of the soldier, 0 without one
	aim      aim          // what can be done to who stands there
	fallsAt  game.Square  // of the soldier that is removed by a shot at the one on the square
	cost     uint8        // for the hero that is played, 0 where it cannot stop
	fights   bool         // it could fight from there
	walk     uint8        // moves after which the hero that is played can fight who stands there; 0 where it cannot so in this activation
	rounds   uint8        // after which it can, where it cannot in this activation
	threats  game.HeroSet // heroes that threaten the square, or whom the enemy hero on it threatens, while that is seen
	isThreat bool         // an enemy hero stands on the square
	hasActed bool         // the hero, in this round
	isRear   bool         // the soldier stands in the rear group
	falls    bool         // the soldier, by what is picked
	zone     zoneLabel    // of the zone of an empty square, and of the centre for a soldier of a front group; the zero label elsewhere
}

// aim is what the local player can do to a hero or a soldier.
type aim uint8

const (
	aimNone       aim = iota
	aimFight          // with the hero
	aimShot           // at it
	aimShotBehind     // at the soldier, by which another falls
)

// squaresModel is what the controls of the battlefield depend on.
type squaresModel struct {
	words        *lang.Catalog
	state        *game.State
	chooser      chooser
	chart        forhonorart.Chart
	window       geom.Rect
	pressRoom    geom.Rect // the window with the frame beside and below it
	overview     geom.Rect
	figures      [game.NumCamps][game.CampSize]game.Figure
	showsThreats bool // the threat map is seen
	falling      forhonorart.SquareSet
}

// squareCells are the controls of the squares that are seen, with the heroes on them. Each stays as long as its model
// does.
type squareCells struct {
	words  *lang.Catalog
	models [game.NumSquares]squareModel
	cells  [game.NumSquares]*ui.Control // nil for a square out of sight
}

// pressRoom is where squares can be pressed: through the window, and over the frame beside and below it where they go on
// below that. Above it lie the labels of the zones.
func (b *Board) pressRoom() geom.Rect {
	frame, window := b.layout.frame, b.window()
	return geom.R(frame.X, window.Y-belowZoneRow, frame.W, frame.Bottom()-window.Y+belowZoneRow)
}

// squares returns the controls of the battlefield.
func (b *Board) squares() widget.Widget {
	m := squaresModel{
		words: b.words(), state: b.state, chooser: b.chooser, chart: b.targetChart, window: b.window(), pressRoom: b.pressRoom(), showsThreats: b.showsThreats && b.isAtRest(),
	}
	m.overview, _ = b.overviewPlace()
	for _, q := range b.falling(b.firstPick(), b.look.pin) {
		m.falling[q] = true
	}
	for camp := range m.figures {
		for k := range m.figures[camp] {
			m.figures[camp][k] = b.display.figures[camp][k].Figure
		}
	}
	return widget.Memo("squares", m, b.buildSquares)
}

// minEdgeDistance is how far from the edge of the window the middle of a square lies that can be pressed. With the frame, over
// which it can be pressed too, and a fingertip's reach it is then large enough for a finger.
const minEdgeDistance = 1.5

func (b *Board) buildSquares(of squaresModel) widget.Widget {
	s := &b.onField
	if s.words != of.words {
		*s = squareCells{words: of.words}
	}
	for q := range game.Square(game.NumSquares) {
		m := squareModel{}
		if !q.Void() && of.window.Inset(minEdgeDistance).Contains(of.chart.Middle(q)) {
			if r := clipRect(of.chart.Square(q), of.pressRoom); !of.overview.Contains(r.Centre()) {
				m = b.squareModel(q, r)
				m.falls = of.falling[q]
			}
		}
		if m != s.models[q] {
			s.models[q], s.cells[q] = m, b.squareCell(q, m)
		}
	}
	return table.Cells(s.list())
}

// list lists the controls of the squares that are seen.
func (s *squareCells) list() (list []*ui.Control) {
	for _, c := range s.cells {
		if c != nil {
			list = append(list, c)
		}
	}
	return list
}

// squareModel returns the description of a square that is seen in r.
func (b *Board) squareModel(q game.Square, r geom.Rect) squareModel {
	m := squareModel{rect: r, hero: b.display.heroAt(q)}
	at := q
	if zone, ok := q.Zone(); ok && b.state.Round() > 0 {
		m.zone = b.zoneLabels()[zone]
	}
	if f := b.display.figure(m.hero); f != nil {
		m.camp, m.life, m.hasActed, m.zone, at = b.display.campOf(m.hero), f.Life, f.HasActed && m.hero != b.display.active, zoneLabel{}, f.At
	} else if camp, kind, ok := b.state.Group(q); ok {
		m.camp, m.soldiers, m.isRear = camp, int8(b.state.Soldiers(camp, kind)), kind == game.RearGroup
		if !m.isRear {
			m.zone = b.zoneLabels()[game.ZoneCentre]
		}
	} else if active, _, _, _ := b.state.Active(); active != game.NoHero && b.state.Phase() == game.PhaseAct {
		reach := b.reach(active)
		if m.fights = reach.fights[q]; m.fights || reach.stops[q] {
			m.cost = reach.cost[q]
		}
	}
	if m.hero != game.NoHero || m.soldiers > 0 {
		m.aim, m.fallsAt = b.aimAt(m.hero, at)
		part := squarePart(at)
		if m.hero != game.NoHero {
			part = heroPart(m.hero)
		}
		if a, ok := b.approachTo(part); b.state.Phase() != game.PhaseAct {
			// the hero that has been touched is no part of the model
		} else if ok && a.isReachableNow() {
			m.walk = uint8(len(a.Way))
		} else if ok {
			m.rounds = uint8(a.Rounds)
		}
	}
	if b.showsThreats && b.isAtRest() {
		m.isThreat = m.hero != game.NoHero && m.camp != b.side()
		m.threats = b.threats().by[q]
		if m.isThreat {
			m.threats = b.threatenedBy(m.hero)
		}
	}
	return m
}

// aimAt returns what can be done to who stands on a square, and which soldier falls by a shot at another.
func (b *Board) aimAt(h game.Hero, at game.Square) (aim, game.Square) {
	if h != game.NoHero && b.aims.fights.Has(h) {
		return aimFight, 0
	}
	if q, falls := b.shotFalls(at); falls {
		return aimShotBehind, q
	}
	if at < game.NumSquares && b.aims.shots[at] {
		return aimShot, 0
	}
	return aimNone, 0
}

// squareCell is the control of a square; nil where it is out of sight.
func (b *Board) squareCell(q game.Square, m squareModel) *ui.Control {
	if m.rect.Empty() {
		return nil
	}
	part, layer := squarePart(q), cellLayer
	if m.hero != game.NoHero {
		part, layer = heroPart(m.hero), heroLayer
	}
	c := table.Cell(part, m.rect, m.text(b.words(), q))
	c.Layer, c.Tip = layer, m.tip(b.words(), c.Name)
	return c
}

// tip adds to the name of a square what matters about it; "" where nothing does.
func (m *squareModel) tip(words *lang.Catalog, name string) string {
	matter := m.matter(words)
	if matter == "" {
		return ""
	}
	if m.hasActed {
		name = words.List(name, words.T(lang.ForhonorSpent))
	}
	return name + ". " + matter
}

// matter tells the power of the hero on a square, or what the soldier or the zone there brings; "" for any other square.
func (m *squareModel) matter(words *lang.Catalog) string {
	switch {
	case m.hero != game.NoHero:
		return words.Hero(m.hero.String()).Short
	case m.falls:
		return words.T(lang.ForhonorSquareFalls)
	case m.isRear:
		return words.T(lang.ForhonorSquareRear)
	case m.zone.words != nil:
		return m.zone.tip()
	}
	return ""
}

// text says what a square is: who stands there and what can be done about it, or what it costs the hero that is looked
// at; and which heroes threaten it, or whom it threatens.
func (m squareModel) text(words *lang.Catalog, q game.Square) string {
	text, at := q.String(), lang.Text("at", q.String())
	switch {
	case m.hero != game.NoHero:
		text = m.aimText(words, words.T(lang.ForhonorSquareHero, lang.Text("hero", words.HeroName(m.hero.String())),
			lang.Text("camp", words.Camp(m.camp.String(), "")), at, lang.Count("n", int(m.life))))
	case m.soldiers > 0:
		text = m.aimText(words, words.T(lang.ForhonorSquareSoldier, at, lang.Text("camp", words.Camp(m.camp.String(), "the")), lang.Count("n", int(m.soldiers))))
	case m.fights:
		text = words.T(lang.ForhonorSquareFight, at, lang.Count("n", int(m.cost)))
	case m.cost > 0:
		text = words.T(lang.ForhonorSquareCost, at, lang.Count("n", int(m.cost)))
	}
	switch what := lang.Text("what", text); {
	case m.threats == 0:
		return text
	case m.isThreat:
		return words.T(lang.ForhonorSquareThreatens, what, heroList(words, "heroes", m.threats))
	default:
		return words.T(lang.ForhonorSquareThreat, what, heroList(words, "foes", m.threats))
	}
}

// aimText adds to what stands on a square whether it can be fought or shot at, or after how many moves or rounds.
func (m *squareModel) aimText(words *lang.Catalog, text string) string {
	what := lang.Text("what", text)
	switch m.aim {
	case aimFight:
		return words.T(lang.ForhonorSquareFightable, what)
	case aimShotBehind:
		return words.T(lang.ForhonorSquareShootFalls, what, lang.Text("at", m.fallsAt.String()))
	case aimShot:
		return words.T(lang.ForhonorSquareShootable, what)
	}
	switch {
	case m.walk > 0:
		return words.T(lang.ForhonorSquareWalk, what, lang.Count("n", int(m.walk)))
	case m.rounds > 0:
		return words.T(lang.ForhonorSquareFar, what, lang.Count("n", int(m.rounds)))
	}
	return text
}

// clipRect returns the part of r that lies in the room.
func clipRect(r, room geom.Rect) geom.Rect {
	if r.Within(room) {
		return r // exactly
	}
	x, y := max(r.X, room.X), max(r.Y, room.Y)
	return geom.R(x, y, min(r.Right(), room.Right())-x, min(r.Bottom(), room.Bottom())-y)
}
