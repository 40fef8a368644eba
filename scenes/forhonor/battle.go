package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// battleModel is what stands on the places of the battlefield: who sits there, and the descriptions of the things.
type battleModel struct {
	sitting
	score      scoreFacts
	banner     banner
	zones      zoneRow
	cards      [game.NumCamps][game.CampSize]figureCard
	isZoomed   bool // a part of the battlefield is out of sight
	showsWhole bool // all of it is wanted

	showsThreats bool // the threat map is seen
}

// battle is the tree of the places of the battlefield, with what is seen on them.
func (b *Board) battle() widget.Widget {
	return widget.Memo("battle", b.overlayState.battle, b.buildBattle)
}

func (b *Board) battleModel(kind panelKind) battleModel {
	m := battleModel{
		sitting: b.sitting(kind), score: b.scoreFacts(), banner: b.banner(),
		zones: b.zoneRow(), isZoomed: b.isZoomed(), showsWhole: b.camera.showsAll, showsThreats: b.showsThreats,
	}
	m.offersRecap = b.choice.State != nil && b.state.Phase() == game.PhaseCall && !b.pending() && len(b.commands()) == 0 && kind == noPanel && !b.learns
	for camp := range game.Camp(game.NumCamps) {
		for k := range m.cards[camp] {
			m.cards[camp][k] = b.figureCard(camp, k)
		}
	}
	return m
}

func (b *Board) buildBattle(m battleModel) widget.Widget {
	score := table.Part(button(buttonScore), m.score.describe(), widget.Memo("score", scorePanel{m.score, m.class}, b.scoreLook))
	score.Layer, score.Tip = cellLayer, joinSentences(m.score.words.T(lang.ForhonorCardsRule), m.score.words.T(lang.ForhonorScoreOpen))
	list := placeWidgets{slotScore: score, slotThreat: m.threatSwitch(), slotWhole: m.cameraSwitch(), slotBreaking: widget.Memo("breaking", m.banner, buildBanner), slotZones: widget.Memo("zones", m.zones, buildZoneRow)}
	for camp := range m.cards {
		for k, card := range m.cards[camp] {
			list[slotCard(game.Camp(camp), k)] = b.cardOf(card)
		}
	}
	m.placeWidgets = &list
	return m.arrange()
}

// threatSwitch shows or hides the threat map.
func (m *battleModel) threatSwitch() widget.Widget {
	b := m.toggle(buttonThreat, "threat", lang.ForhonorThreat, lang.ForhonorThreatShort, m.showsThreats)
	b.Yields = !m.showsThreats // at hand in large words
	return b
}

// cameraSwitch shows all of the battlefield, or a part of it from near.
func (m *battleModel) cameraSwitch() widget.Widget {
	if m.isZoomed {
		return m.toggle(buttonWhole, "board", lang.ForhonorWhole, lang.ForhonorWholeShort, m.showsWhole)
	}
	return m.toggle(buttonWhole, "zoom", lang.ForhonorNear, lang.ForhonorNearShort, m.showsWhole)
}

// toggle is a button that stays pressed while it is on, with its word where there is room.
func (m *battleModel) toggle(n int, icon string, name, word lang.Key, on bool) widget.Button {
	const worded = 2 * minPress
	return widget.Button{Icon: icon, Text: m.score.words.T(word), FullTextWidth: worded, Down: on, Control: ui.Control{
		Key: button(n).String(), Of: button(n), Role: ui.RoleCell, Layer: buttonLayer, Name: m.score.words.T(name),
	}}
}

// placeWidgets are what is seen on places, by their names; a nil pointer where places are only found.
type placeWidgets map[string]widget.Widget

func (t *placeWidgets) widgetAt(name string) widget.Widget {
	if t == nil {
		return nil
	}
	return (*t)[name]
}
