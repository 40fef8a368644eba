package forhonor

import (
	"slices"
	"strings"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/sourcemark"
	"engawa/scenes/table"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
)

// Buttons of the heroes' cards: the hero is added.
const (
	buttonPanel = 1010       // looks at the hero closely
	buttonCard  = buttonSide // stands for a hero, which may have a target on the battlefield too
)

// infoSide is the side of what opens the panel of a hero on its card.
const infoSide = minPress

// cardHero returns the hero of a button that stands for one; first is buttonSheet or buttonCard.
func cardHero(p rules.Part, first int32) (game.Hero, bool) {
	h := p.Index - first
	return game.Hero(h), p.Kind == rules.PartButton && h > 0 && h <= game.NumHeroes
}

// figureCard is the view model of a hero's card beside the battlefield, at a place of its camp.
type figureCard struct {
	game.Figure
	words            *lang.Catalog
	camp             game.Camp
	owner            string
	hasSeveralOwners bool  // its camp has several owners
	returnRound      int   // the round in which it is available again, if it is out; 0 for none
	entryTurn        uint8 // quarter turns clockwise of the arrow from the edge of its camp into the battlefield, from one to the right
	active           bool  // it is being played
	isDetailed       bool  // it is looked at, has been touched or is played: its numbers are seen
	movesLeft        int   // moves that it has left then
	panel            bool  // its card opens its panel, and does not stand for the hero
	small            bool
	squeeze          bool // lines on small cards may be a little smaller, as units are larger already
}

func (b *Board) figureCard(camp game.Camp, k int) figureCard {
	f := b.display.figures[camp][k]
	m := figureCard{
		Figure: f.Figure, words: b.words(), camp: camp, hasSeveralOwners: members(b.state, camp) > 1, returnRound: f.returnRound,
		small: b.layout.strip, squeeze: b.view.Text > 1, movesLeft: f.Hero.Faction().Allowance(),
	}
	if f.Hero == game.NoHero {
		return m
	}
	m.entryTurn = [...]uint8{forhonorart.Landscape: 0, forhonorart.Upright: 3, forhonorart.UpsideDown: 1}[b.layout.orientation]
	if camp == game.Defenders {
		m.entryTurn = (m.entryTurn + 2) % 4
	}
	m.owner, m.panel, m.active = b.playerName(f.Owner), m.small && !b.choosable(f.Hero) && !b.switchable(f.Figure, camp), f.Hero == b.display.active
	if m.active && b.state.Phase() == game.PhaseAct {
		m.movesLeft = b.state.MovesLeft()
	}
	hovered, _ := heroIn(b.look.hovered)
	pinned, _ := heroIn(b.look.pin)
	m.isDetailed = m.active || f.Hero == hovered || f.Hero == pinned
	return m
}

// choosable reports whether the hero can be pointed at next in what is being chosen.
func (b *Board) choosable(h game.Hero) bool { return slices.Contains(b.choice.Next, heroPart(h)) }

// switchable reports whether a touch of the card first shows what the hero can reach: one of the own team, while another of
// it is played.
func (b *Board) switchable(f game.Figure, camp game.Camp) bool {
	return b.choice.State != nil && b.state.Phase() == game.PhaseAct && camp == b.state.Camp(b.choice.By) && f.Post.Ready()
}

// cardOf is the card of a hero. It stands for its hero; small ones of heroes that cannot be chosen or looked at open the
// hero's panel, as the sign on larger ones always does.
func (b *Board) cardOf(m figureCard) widget.Widget {
	if m.Hero == game.NoHero {
		return b.cardLook(m)
	}
	part, panel := button(buttonCard+int(m.Hero)), button(buttonPanel+int(m.Hero))
	if m.panel {
		part = panel
	}
	card := table.Part(part, m.text(), b.cardLook(m))
	card.Layer, card.Tip = cellLayer, m.tip()
	place := widget.Stack{card, widget.Slot{Name: table.SlotFor(heroPart(m.Hero))}}
	if m.small {
		return place
	}
	sign := table.Part(panel, m.words.T(lang.ForhonorPanelOpen, lang.Text("hero", m.name())), widget.Empty{})
	sign.Round, sign.Layer, sign.Tip = true, buttonLayer, sign.Name
	return widget.Stack{place, widget.Align{X: widget.End, Y: widget.Start, Child: widget.Sized{W: infoSide, H: infoSide, Child: sign}}}
}

// cardLook is what is seen of it, with the ring about a hero that is spoken of or can be chosen.
func (b *Board) cardLook(m figureCard) widget.Widget {
	look := widget.Memo("card", m, figureCard.look)
	if m.Hero == game.NoHero {
		return look
	}
	return widget.Decorated{Child: look, Above: func(c *canvas.Canvas, r geom.Rect) {
		b.drawCardRing(c, r, m.Hero)
		b.drawDuelCost(c, m.Hero, m.costAt(r))
	}}
}

// costAt is where the badge of lives lost lies on the card: on its upper edge, over the token of a large one.
func (m *figureCard) costAt(r geom.Rect) geom.Point {
	if m.small {
		return geom.Pt(r.Right()-20, r.Y+8)
	}
	return geom.Pt(r.X+26, r.Y+12)
}

// name is the name of the hero.
func (m *figureCard) name() string { return m.words.HeroName(m.Hero.String()) }

// text describes a hero, its owner and how it stands.
func (m *figureCard) text() string {
	s := speaker{words: m.words}
	return s.words.T(lang.ForhonorSpokenHero, s.hero("hero", m.Hero), lang.Text("name", m.owner), lang.Text("state", s.figure(m.Figure, m.active, m.returnRound)))
}

// tip adds to the text what the signs on the card stand for: its power, its moves, and with which card a win takes more.
func (m *figureCard) tip() string {
	text := m.text() + ". " + m.words.Hero(m.Hero.String()).Short
	for _, fact := range sourcemark.Facts(m.words, m.Hero)[:2] {
		text += ". " + strings.TrimSuffix(fact.Text, ".")
	}
	return text + "."
}

// drawCardRing draws the ring about a card.
func (b *Board) drawCardRing(c *canvas.Canvas, r geom.Rect, h game.Hero) {
	at := geom.Pt(r.X, r.Y)
	switch {
	case h == b.display.active, b.isPinned(h):
		c.Draw(ringFrame(r.W, r.H, 2, 4, forhonorsprites.ActInk), at, canvas.Look{})
	case b.isHighlighted(h):
		c.Draw(ringFrame(r.W, r.H, 2, 3.4, sprites.Kin2), at, canvas.Look{})
		if b.isLessonTarget(h) {
			c.Draw(ringFrame(r.W, r.H, -3, 2.2, forhonorsprites.ActInk), at, canvas.Look{})
		}
	case b.eligibleNow(h) && b.services.Settings.Marks && !b.wantsHero():
		c.Draw(ringFrame(r.W, r.H, 1, 3.6, forhonorsprites.ActInk), at, canvas.Look{})
	}
}

// isHighlighted reports whether the hero is what a hint or a line of the log is about.
func (b *Board) isHighlighted(h game.Hero) bool { return slices.Contains(b.marks.Parts, heroPart(h)) }

// isLessonTarget reports whether a lesson asks for the hero, who may be played now.
func (b *Board) isLessonTarget(h game.Hero) bool {
	return b.marks.Kind == table.MarkLesson && b.eligibleNow(h) && b.isHighlighted(h)
}

// wantsHero reports whether a lesson asks for one of the heroes who may be played now: the others are not marked then.
func (b *Board) wantsHero() bool {
	return slices.ContainsFunc(b.marks.Parts, func(p rules.Part) bool {
		h, is := heroIn(p)
		return is && b.isLessonTarget(h)
	})
}
