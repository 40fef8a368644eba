package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
)

// roundResultModel is what lies between two heroes that fight.
type roundResultModel struct {
	words  *lang.Catalog
	cards  [2]game.Card // of the first round, at the left and at the right; NoCard in it
	result string       // how that has ended
	ally   string       // who has joined in, in the first round
}

// cardsBySide are the cards of the first round at the left and at the right.
func (f *fight) cardsBySide() [2]game.Card {
	return [2]game.Card{f.cards[f.sideOf(0)], f.cards[f.sideOf(1)]}
}

// buildRoundResult is how the first round has ended; in the first round who has joined in.
func buildRoundResult(m roundResultModel) widget.Widget {
	const besideWide, narrow, low = 1.6, 260.0, 150.0 // breadth against the height; room for a sentence alone
	sentence := func(text string, align canvas.Align) widget.Widget {
		return widget.Lines(text, ui.Strong(16), sprites.Paper2).Aligned(align)
	}
	if m.cards[0] == game.NoCard {
		return sentence(m.ally, canvas.Centre)
	}
	var cards [2]widget.Widget
	for side, card := range m.cards {
		cards[side] = widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			out, face := float64(side)-0.5, forhonorsprites.CombatFace{Card: forhonorsprites.CombatCard(card), Small: true}
			drawCombat(c, m.words, face, combatPose{at: r.Centre().Add(geom.Pt(0, 6*out)), height: r.H, turn: 0.12 * out, open: 1})
		}}
	}
	pair := func(most float64) widget.Widget {
		return widget.Middle(widget.Aspect{W: 2*smallWidth + 12, H: smallHeight, MaxHeight: most, Child: widget.Grid{Columns: []float64{1, 1}, Gap: 12, Children: cards[:]}})
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		switch {
		case room.W < narrow && room.H < low:
			return sentence(m.result, canvas.Left)
		case room.W > room.H*besideWide:
			return widget.Row(10, widget.Grow(sentence(m.result, canvas.Left)), widget.Basis(room.H*1.5, pair(room.H-4)).Within(0, room.W*0.45))
		}
		first := widget.Line(m.words.T(lang.ForhonorDuelPast), ui.Strong(15), nightPale).Aligned(canvas.Centre).Muted()
		return widget.Column(6, widget.Fixed(22, first), widget.Grow(pair(smallHeight*1.45)), sentence(m.result, canvas.Centre))
	})
}

// ruleModel is what a duel tells about its rules.
type ruleModel struct {
	words  *lang.Catalog
	rule   string
	deaths bool // signs of deaths are among the losses
}

// buildRule says what killing means, and explains the signs of the losses where there are any, and room for both. In large
// words it has no room.
func buildRule(m ruleModel) widget.Widget {
	const high = 88.0 // of a room where everything stands below each other
	rule := widget.Lines(m.rule, ui.Body(15), nightPale)
	text := func(key lang.Key) widget.Widget {
		return widget.Line(m.words.T(key), ui.Body(13.5), nightPale).Muted()
	}
	sign := func(icon string, key lang.Key) *widget.Flex {
		return widget.Row(4, widget.Icon(icon, 17, nightPale), text(key)).Across(widget.Centre)
	}
	waits, executed := sign("hourglass", lang.ForhonorDuelSignWaits), sign("execution", lang.ForhonorDuelSignExecuted)
	legend := widget.Row(12, widget.Natural(waits), widget.Natural(executed).Dropped(1)).Across(widget.Centre)
	return widget.Narrated{Words: m.rule, Child: widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		switch {
		case e.TextScale > 1:
			return widget.Empty{}
		case !m.deaths && room.H >= 40:
			return widget.Align{Y: widget.Start, Child: rule}
		case !m.deaths:
			return widget.FirstFit{widget.Line(m.rule, ui.Body(15), nightPale).AtLeast(13).Muted(), widget.Empty{}}
		case room.H >= high:
			return widget.Column(2, widget.Natural(rule), widget.Gap(2), widget.Fixed(20, waits).Optional(), widget.Fixed(20, widget.FirstFit{executed, widget.Empty{}}).Optional(), widget.Spacer())
		case room.H >= 40:
			return widget.Column(0, widget.Grow(widget.Align{Y: widget.Start, Child: rule}), widget.Fixed(20, legend))
		}
		return legend
	})}
}
