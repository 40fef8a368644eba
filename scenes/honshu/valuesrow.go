package honshu

import (
	"strconv"
	"sync"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// shortValues are the points for one square of each kind, in as few letters as can be, in the order of shortCategories.
type shortValues [len(shortCategories)]string

// shortCategories are the kinds of squares that score.
var shortCategories = [...]game.Category{game.CategoryForest, game.CategoryTown, game.CategoryLake, game.CategoryFactory}

// shortValues returns them for this match.
func (b *Board) shortValues() shortValues {
	factory := factoryRange()
	if b.state.Scoring().Manual {
		factory = "1"
	}
	return shortValues{strconv.Itoa(game.ForestPoints), "1", strconv.Itoa(b.lakeValue()), factory}
}

// lakeValue returns the points for a square of a lake after its first.
func (b *Board) lakeValue() int {
	if b.state.Scoring().Manual {
		return 1
	}
	return 3
}

// factoryRange is the least and the most that is printed on a factory, as "2–4".
var factoryRange = sync.OnceValue(func() string {
	least, most := 0, 0
	for card := game.Card(1); card <= game.NumCards; card++ {
		for _, q := range card.Face() {
			if _, value, ok := q.Factory(); ok {
				if least == 0 || value < least {
					least = value
				}
				most = max(most, value)
			}
		}
	}
	return strconv.Itoa(least) + "–" + strconv.Itoa(most)
})

// buildValuesRow has the squares that score with their points side by side; where there is room, what they are stands over
// them, and the blossom of a point behind them.
func buildValuesRow(words string, values shortValues) widget.Widget {
	const gap, beside, title, most, narrow, least, blossom, broad = 8.0, 2.0, 18.0, 24.0, 17.0, 30.0, 22.0, 200.0
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		high := room.H - 6
		head := widget.If(high >= title+least, widget.Fixed(title, widget.Line(words, ui.Body(14), sprites.Ink2).AtLeast(12).Elided()))
		if head != nil {
			high -= title
		}
		sign := most
		if room.W < broad {
			sign = narrow
		}
		row := widget.Row(0)
		for k, cat := range shortCategories {
			size := min(sign, high-4)
			pair := widget.Row(beside, widget.Fixed(size, categorySign(cat, 0).widget(size)),
				widget.Natural(widget.Align{Y: widget.Centre, Child: widget.Line(values[k], ui.Strong(15), sprites.Ink).AtLeast(12).Aligned(canvas.Left)}))
			row.Children = append(row.Children, widget.Natural(pair), widget.Spacer())
		}
		if room.W >= broad {
			row.Children = append(row.Children, widget.Fixed(blossom, drawing("ui/blossom", min(blossom, high))))
		}
		return widget.Pad(gap, 3, widget.Column(0, head, widget.Grow(row)))
	})
}
