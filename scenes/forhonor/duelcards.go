package forhonor

import (
	"math"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
)

// cardModel is a card in the hand of hero k.
type cardModel struct {
	fight
	k        int
	card     game.Card
	isPicked bool
}

// buildCard is a card that can be picked unless it has been played.
func buildCard(m cardModel) widget.Widget {
	part, played := combatPart(m.card), m.card == m.cards[m.k]
	look := widget.Stack{widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		q := combatPose{at: r.Centre(), height: r.H, open: 1}
		if m.isPicked {
			q.lift = chosenLift
		}
		drawCombat(c, m.words, combatFace(m.card, m.heroes[m.k], played), q)
	}}}
	if played {
		shade := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Fill(r, sprites.Night.Alpha(0.7)) }}
		text := widget.Lines(m.words.T(lang.ForhonorDuelPlayed), ui.Strong(15), sprites.Paper2).Aligned(canvas.Centre).Muted()
		look = append(look, widget.Column(0, widget.Share(0.3, widget.Empty{}),
			widget.Share(0.22, widget.Stack{shade, widget.Pad(5, 2, text)}).Within(30, 0), widget.Spacer()))
	}
	return widget.Pressable{Child: look, Control: ui.Control{Key: part.String(), Of: part, Name: m.cardWords(m.k, m.card), Role: ui.RoleCell, On: m.isPicked, Off: played, Shortcut: digitKeys(int(m.card - game.Sword))}}
}

// waitModel is whether somebody has chosen.
type waitModel struct {
	words     *lang.Catalog
	owner     string
	hasChosen bool
}

// text says it.
func (m waitModel) text() string {
	key := lang.ForhonorDuelChooses
	if m.hasChosen {
		key = lang.ForhonorDuelChosen
	}
	return m.words.T(key, lang.Text("name", m.owner))
}

// buildWait shows the back of a card that has been chosen, or its empty place, and says whose it is.
func buildWait(m waitModel) widget.Widget {
	card := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawCardBack(c, r, m.hasChosen) }}
	text := widget.Lines(m.text(), ui.Body(15), sprites.Paper2).Scalable()
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if room.W > room.H*1.5 {
			return widget.Row(8, widget.Aspect{W: cardWidth, H: cardHeight, MaxHeight: 140, Child: card}, widget.Grow(text))
		}
		return widget.Column(8, widget.Basis(140, widget.Middle(widget.Aspect{W: cardWidth, H: cardHeight, Child: card})).Within(40, 0), text.Aligned(canvas.Centre))
	})
}

// opponentCardModel is the card of a hero whose player does not choose at this device.
type opponentCardModel struct {
	words     *lang.Catalog
	index     int // in the fight
	side      int
	hero      game.Hero
	card      game.Card
	hasChosen bool
}

// drawOpponentCard draws that card: covered, while it is turned over, and open.
func (d *duelMoves) drawOpponentCard(c *canvas.Canvas, r geom.Rect, m opponentCardModel) {
	const flung = 20.0
	if m.card == game.NoCard {
		drawCardBack(c, r, m.hasChosen)
		return
	}
	knock, out := d.knock[m.index], float64(m.side)*2-1
	q := combatPose{at: r.Centre().Add(geom.Pt(out*flung*knock, 6*knock)), height: r.H, turn: out * 0.12 * knock}
	q.open = math.Abs(math.Cos(math.Pi * d.turn))
	face := forhonorsprites.CombatFace{}
	if d.turn > 0.5 {
		face = combatFace(m.card, m.hero, false)
	}
	drawCombat(c, m.words, face, q)
}

// drawCardBack draws the back of a card that has been chosen, or its empty place.
func drawCardBack(c *canvas.Canvas, r geom.Rect, laid bool) {
	if laid {
		drawCombat(c, nil, forhonorsprites.CombatFace{}, combatPose{at: r.Centre(), height: r.H, open: 1})
		return
	}
	drawHollow(c, r)
}
