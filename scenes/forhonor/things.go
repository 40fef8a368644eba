package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// battleModel is what stands on the places of the battlefield: who sits there, and what is said of the things.
type battleModel struct {
	sitting
	score  scoreFacts
	cards  [game.NumCamps][game.CampSize]figureCard
	zoomed bool
}

// battle is the tree of the places of the battlefield, with what is seen on them.
func (b *Board) battle() widget.Widget {
	return widget.Memo("battle", b.battleModel(noSheet), b.buildBattle)
}

func (b *Board) battleModel(kind sheetKind) battleModel {
	m := battleModel{sitting: b.sitting(kind), score: b.scoreFacts(), zoomed: b.zoomed()}
	for camp := range game.Camp(game.NumCamps) {
		for k := range m.cards[camp] {
			m.cards[camp][k] = b.figureCard(camp, k)
		}
	}
	return m
}

func (b *Board) buildBattle(m battleModel) widget.Widget {
	words, camera := m.score.words, lang.ForhonorWhole
	if !m.zoomed {
		camera = lang.ForhonorNear
	}
	list := things{
		slotScore:  thing(button(buttonScore), m.score.spoken(), cellLayer, b.drawScore),
		slotThreat: thing(button(buttonThreat), words.T(lang.ForhonorThreat), buttonLayer, b.drawThreatSwitch),
		slotWhole:  thing(button(buttonWhole), words.T(camera), buttonLayer, b.drawCameraSwitch),
	}
	for camp := range m.cards {
		for k, card := range m.cards[camp] {
			list[slotCard(game.Camp(camp), k)] = b.cardOf(card)
		}
	}
	m.things = &list
	return m.arrange()
}

// things are what is seen on places, by their names; a nil pointer where places are only found.
type things map[string]widget.Widget

func (t *things) on(name string) widget.Widget {
	if t == nil {
		return nil
	}
	return (*t)[name]
}

// thing stands for a part of the board, and is drawn in its place.
func thing(p rules.Part, name string, layer int, draw func(c *canvas.Canvas, r geom.Rect)) widget.Widget {
	w := table.Part(p, name, widget.Reactive{Draw: func(c *canvas.Canvas, r geom.Rect, s ui.Shown) {
		draw(c, r)
		if s.Focus {
			ui.DrawFocus(c, r.Inset(5), ui.Radius)
		}
	}})
	w.OwnFocus, w.Layer = true, layer
	return w
}
