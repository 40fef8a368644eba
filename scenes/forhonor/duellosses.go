package forhonor

import (
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// lossTable reports how many lives each pair of cards costs whom: rows are cards of hero k.
type lossTable struct {
	fight
	k           int
	selectedRow game.Card    // the row that is lit
	resultCards [2]game.Card // the cell that is lit, once the round has ended
	chooses     bool         // one of the rows is chosen here: words stand before the numbers
	whole       bool         // the numbers are asked for
}

// columns are the cards that the other hero may show, and rows those of hero k.
func (t *lossTable) columns() []game.Card { return remainingCards(t.cards[1-t.k]) }
func (t *lossTable) rows() []game.Card    { return remainingCards(t.cards[t.k]) }

// remainingCards returns the cards but the one that has been played.
func remainingCards(spent game.Card) (list []game.Card) {
	for card := game.Sword; card <= game.Shield; card++ {
		if card != spent {
			list = append(list, card)
		}
	}
	return list
}

// buildLosses is the forecast, and one press away the table, for the player who chooses; for others the table. The row of
// the chosen card is lit, and stands alone where large words need the room.
func buildLosses(t lossTable) widget.Widget {
	body := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		k := max(1, float64(e.TextScale))
		numbers := t.grid(k)
		if e.TextScale > 1 && t.selectedRow != game.NoCard {
			numbers = t.one(room, e.TextScale)
		}
		if !t.chooses || t.whole {
			return numbers
		}
		words := widget.FitSize{From: 17 * k, To: 13 * k, Child: t.forecast}
		return widget.FirstFit{words, numbers}
	})
	look := widget.Panel{Surface: ui.LitPanel(), Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return widget.Pad(min(12, room.W*0.05), 7, widget.Column(0, widget.Share(0.24, t.head()).Within(0, 26), widget.Grow(body)))
	})}
	if !t.chooses {
		return look
	}
	part := button(buttonLosses)
	return widget.Pressable{Child: look, Control: ui.Control{Key: part.String(), Of: part, Role: ui.RoleCell, Name: t.words.T(lang.ForhonorDuelAll), On: t.whole}}
}

// head says what the panel shows: above words what they are about, and that a press shows all numbers; above numbers
// whose they are.
func (t *lossTable) head() widget.Widget {
	title := func(text string, size float64) widget.Widget {
		return unchanging(text, ui.Strong(size), sprites.Ink)
	}
	if t.chooses && !t.whole {
		about, short := t.words.T(lang.ForhonorDuelMost), t.words.T(lang.ForhonorDuelLosses)
		if t.selectedRow != game.NoCard {
			about = t.words.T(lang.ForhonorDuelVersus, lang.Text("card", t.cardName(t.selectedRow)))
			short = about
		}
		more := widget.Row(4, widget.Icon("board", 18, sprites.Ink2), unchanging(t.words.T(lang.ForhonorDuelAll), ui.Body(14), sprites.Ink2)).Across(widget.Centre)
		sign := func(text string) widget.Widget {
			return widget.Row(4, widget.Grow(title(text, 13)), widget.Icon("board", 18, sprites.Ink2)).Across(widget.Centre)
		}
		return widget.FirstFit{widget.FitSize{From: 16, To: 13, Child: func(size float64) widget.Widget {
			return widget.Row(8, widget.Grow(title(about, size)), widget.Natural(more)).Across(widget.Centre)
		}}, sign(about), sign(short)}
	}
	losses := t.words.T(lang.ForhonorDuelLosses)
	return widget.FirstFit{widget.FitSize{From: 15, To: 13, Child: func(size float64) widget.Widget {
		kids := []widget.Widget{widget.Natural(title(losses, size)).Dropped(1), widget.Spacer()}
		for _, k := range []int{t.k, 1 - t.k} {
			name := unchanging(t.name(k), ui.Strong(size), sprites.Sides()[t.camps[k]].Dark)
			kids = append(kids, widget.Row(3, pennant(t.camps[k], 18), name).Across(widget.Centre))
		}
		return widget.Row(6, kids...).Across(widget.Centre)
	}}, title(losses, 13)}
}

// grid is the whole table.
func (t *lossTable) grid(k float64) widget.Widget {
	const sign, number = 22.0, 18.0
	others := t.columns()
	columns, kids := []float64{0.19 * float64(len(others))}, []widget.Widget{nil}
	for _, other := range others {
		columns = append(columns, 1)
		kids = append(kids, lossCell(0, false, true, t.buildCard(1-t.k, other, sign*k)))
	}
	for _, card := range t.rows() {
		var lit sprites.Color
		if card == t.selectedRow {
			lit = sprites.Shu3
		}
		kids = append(kids, lossCell(lit, true, false, t.buildCard(t.k, card, sign*k)))
		for _, other := range others {
			ground := lit
			if [2]game.Card{card, other} == t.resultCards {
				ground = sprites.Kin2
			}
			kids = append(kids, lossCell(ground, true, true, t.costs(card, other, number*k, "", ground != 0)))
		}
	}
	return widget.Grid{Columns: columns, Children: kids, First: 0.75}
}

// one is what the chosen card alone costs, with a line or a column for each card that the other may show.
func (t *lossTable) one(room widget.Size, k ui.TextScale) widget.Widget {
	const narrow, sign, number = 1.8, 22.0, 18.0
	var signs, costs []widget.Widget
	var columns []float64
	for _, other := range t.columns() {
		signs = append(signs, t.buildCard(1-t.k, other, sign*float64(k)))
		costs = append(costs, t.costs(t.selectedRow, other, number*float64(k), "one", true))
		columns = append(columns, 1)
	}
	var kids []widget.Widget
	if room.W < narrow*room.H {
		for n := range signs {
			kids = append(kids, lossCell(sprites.Shu3, n > 0, false, signs[n]), lossCell(sprites.Shu3, n > 0, false, costs[n]))
		}
		return widget.Grid{Columns: []float64{0.3, 0.7}, Children: kids}
	}
	for n := range signs {
		signs[n], costs[n] = lossCell(0, false, n > 0, signs[n]), lossCell(sprites.Shu3, true, n > 0, costs[n])
	}
	return widget.Grid{Columns: columns, Children: append(signs, costs...), First: 0.7}
}

// lossCell is a cell of the table, on a ground of its own unless that is 0, and with lines above and at its left where wanted.
func lossCell(ground sprites.Color, above, left bool, w widget.Widget) widget.Widget {
	return widget.Stack{widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		if ground != 0 {
			c.Fill(r, ground)
		}
		if above {
			c.Fill(geom.R(r.X, r.Y-0.5, r.W, 1), sprites.Paper4)
		}
		if left {
			c.Fill(geom.R(r.X-0.5, r.Y, 1, r.H), sprites.Paper4)
		}
	}}, widget.Pad(2, 1, w)}
}

// lossSignModel is a card at the edge of the table.
type lossSignModel struct {
	camp game.Camp
	card game.Card
	size float64 // at most
}

// buildCard is a card of hero k at the edge of the table.
func (t *lossTable) buildCard(k int, card game.Card, size float64) widget.Widget {
	return widget.Memo("loss sign", lossSignModel{t.camps[k], card, size}, buildLossSign)
}

// buildLossSign sets the card behind the flag of its camp where there is room.
func buildLossSign(m lossSignModel) widget.Widget {
	return widget.FitSize{From: m.size, To: 10, Child: func(size float64) widget.Widget {
		icon := widget.Icon(m.card.String(), size, sprites.Sides()[m.camp].Dark)
		flagged := widget.Row(0, pennant(m.camp, size*0.9), icon).Across(widget.Centre).Along(widget.Centre)
		return widget.FirstFit{flagged, widget.Middle(icon)}
	}}
}

// lossModel is what a pair of cards costs the side of the rows and that of the columns.
type lossModel struct {
	costs     [2]loss
	camps     [2]game.Camp
	size      float64 // at most
	group     string
	isOnLight bool // on a lit ground, where it is written in ink and not in the colours of the sides
}

// loss is what a pair of cards costs a side.
type loss struct {
	lives int
	icon  string // the icon of where the side would go; "" while it stands
}

// costs says what a pair of cards costs.
func (t *lossTable) costs(card, other game.Card, size float64, group string, lit bool) widget.Widget {
	m := lossModel{camps: [2]game.Camp{t.camps[t.k], t.camps[1-t.k]}, size: size, group: group, isOnLight: lit}
	o, lost := t.predictOutcome(t.k, card, other)
	for n, k := range []int{t.k, 1 - t.k} {
		m.costs[n].lives = lost[n]
		if t.resultCards[0] == game.NoCard {
			m.costs[n].icon = postIcon(t.grave(k, o))
		}
	}
	return widget.Memo("loss", m, buildLossCosts)
}

// postIcon is the icon of where a hero goes; "" while it stands.
func postIcon(post game.Post) string {
	switch post {
	case game.Waiting:
		return "hourglass"
	case game.Executed:
		return "execution"
	}
	return ""
}

// buildLossCosts says behind the flag of each side how many lives it loses, and whether it is killed; a dash where
// nobody loses any.
func buildLossCosts(m lossModel) widget.Widget {
	number := func(text string, size float64, ink sprites.Color) widget.Widget {
		line := unchanging(text, ui.Strong(size), ink)
		line.Align = canvas.Centre
		return line
	}
	if m.costs[0].lives+m.costs[1].lives == 0 {
		return number("–", m.size, sprites.Ink2)
	}
	return widget.FitSize{From: m.size, To: 13, Group: m.group, Uneven: 1.2, Child: func(size float64) widget.Widget {
		var full, bare []widget.Widget
		for n, l := range m.costs {
			if l.lives == 0 {
				continue
			}
			ink := sprites.Sides()[m.camps[n]].Dark
			if m.isOnLight {
				ink = sprites.Ink
			}
			text := number("−"+strconv.Itoa(l.lives), size, ink)
			sign := widget.If(l.icon != "", widget.Icon(l.icon, size, sprites.Beni))
			full = append(full, widget.Row(0, pennant(m.camps[n], size), text, sign).Across(widget.Centre).Along(widget.Centre))
			bare = append(bare, widget.Row(0, text, sign).Across(widget.Centre).Along(widget.Centre))
		}
		row := func(children []widget.Widget) widget.Widget {
			return widget.Row(size*0.4, children...).Across(widget.Centre).Along(widget.Centre)
		}
		fits := widget.FirstFit{widget.Pad(0, 2, row(full))}
		if len(full) > 1 {
			fits = append(fits, widget.Column(0, full...).Across(widget.Centre).Along(widget.Centre))
		}
		if size == 13 {
			fits = append(fits, row(full), row(bare))
		}
		return fits
	}}
}

// pennant is the flag of a camp, so high.
func pennant(camp game.Camp, high float64) widget.Widget {
	return widget.Paint{W: high * 0.85, H: high, Draw: func(c *canvas.Canvas, r geom.Rect) { drawPennant(c, camp, r.Centre(), r.H) }}
}
