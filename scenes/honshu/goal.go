package honshu

import (
	"math"
	"strings"

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
	"engawa/sprites/letters"
)

// buildGoal is the scoring card of the match: its picture with a few words or, where these have no room, alone. A blossom
// says that the point values lie behind it. A match without a scoring card has the values themselves there.
func (b *Board) buildGoal() widget.Widget {
	return keep(&b.parts.goal, goalInputs{b.words(), b.state.Scoring(), b.view.Class == stage.Wide}, func(in goalInputs) widget.Widget {
		m := goalModel{n: b.state.Goal(), text: b.goalWords(), name: b.goalName(), tip: b.goalRule()}
		if m.n == 0 {
			m.text, m.values = b.words().T(lang.HonshuValues), b.shortValues()
			m.name, m.tip = m.text, ""
			if in.wide { // on a phone a press opens them
				m.tip = strings.Join(b.valuesWords(), " · ")
			}
		}
		return buildGoal(m)
	})
}

// goalInputs is what the label of the scoring card depends on.
type goalInputs struct {
	words *lang.Catalog
	by    game.Scoring
	wide  bool
}

// goalModel is what the label of the scoring card shows.
type goalModel struct {
	n          int // of the card; 0 for none
	text, name string
	tip        string      // how the card counts; all point values where there is none
	values     shortValues // where there is no card
}

func buildGoal(m goalModel) widget.Widget {
	const gap, sign, broad = 10.0, 24.0, 96.0
	n, text := m.n, m.text
	picture := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		honshuart.DrawBonus(c, n, honshuart.FitBonus(n, r))
	}}
	content := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		blossom := room.W-2*gap >= broad
		tail := widget.If(blossom, widget.Row(0, widget.Gap(gap/2), widget.Fixed(sign, drawing("ui/blossom", min(sign, room.H-6)))))
		row := func(head widget.Widget) widget.Widget {
			return widget.Pad(gap, 3, widget.Row(0, head, widget.Grow(goalText(text, room.H-6)), tail))
		}
		switch {
		case n == 0 && blossom:
			return widget.FirstFit{buildValuesRow(text, m.values), row(nil), drawing("ui/blossom", min(28, room.H-8))}
		case n == 0:
			return drawing("ui/blossom", min(28, room.W-8, room.H-8))
		}
		var fits widget.FirstFit
		words := room.W - 2*gap
		if blossom {
			words -= sign + gap/2
		}
		for _, share := range []float64{0.4, 0.26, 0.18} {
			wide := honshuart.FitBonus(n, geom.R(0, 0, words*share, room.H-14)).W
			fits = append(fits, row(widget.Row(0, widget.Fixed(wide, widget.Pad(0, 4, picture)), widget.Gap(gap))))
		}
		return append(fits, widget.Pad(gap/2, 8, widget.Row(0, widget.Grow(picture), tail, widget.If(blossom, widget.Gap(gap/2)))))
	})
	p := part(buttonGoal, cellLayer, m.name, widget.Panel{Surface: ui.Plate(), Child: content})
	p.Tip = m.tip
	return p
}

// goalText is the words of the scoring card, in as many lines as so high a place has room for.
func goalText(text string, high float64) *widget.Text {
	const line = 16.5
	style := ui.Body(15)
	if high < 2*line+4 {
		style.Size = 13.5
	}
	words := &widget.Text{Text: text, Style: style, Ink: sprites.Ink, MinSize: style.Size, Lines: max(1, int(high/line))}
	words.Lead = line / canvas.LineHeight(style)
	return words
}

// goalWords says in a few words what the scoring card rewards.
func (b *Board) goalWords() string {
	n := b.state.Goal()
	if n == 0 {
		return b.words().T(lang.HonshuNoBonus)
	}
	short, _ := b.words().ScoringCard(n, b.state.Scoring().Manual)
	return short
}

// goalName is what the label of the scoring card is called: it opens the point values.
func (b *Board) goalName() string { return b.words().Of(b.words().T(lang.HonshuValues), b.goalWords()) }

// poolModel is how many cubes of each good are left.
type poolModel struct {
	words *lang.Catalog
	cubes [game.NumColours]int
}

// buildPool tells it.
func (b *Board) buildPool() widget.Widget {
	m := poolModel{words: b.words()}
	for good := range m.cubes {
		m.cubes[good] = b.state.Pool(game.Colour(good))
	}
	return keep(&b.parts.pool, m, buildPool)
}

func buildPool(m poolModel) widget.Widget {
	const (
		gap, edge, least = 4.0, 8.0, 38.0 // least: of a number with its cube
		line, high       = 15.0, 44.0     // of the name above them, and a room that is high enough for it
	)
	goods := widget.Even(gap)
	for good, n := range m.cubes {
		state := honshusprites.CubeWhole
		if n <= 0 {
			state = honshusprites.CubeCrossed
		}
		goods.Children = append(goods.Children, widget.Grow(number(max(0, n), cubeSign(game.Colour(good), state))))
	}
	name := widget.Line(m.words.T(lang.HonshuPool), ui.Body(13), sprites.Ink2)
	wide := math.Ceil(letters.Measure(name.Style, name.Text)) + edge
	return explained("honshu.pool", name.Text, m.words.T(lang.HonshuPoolTip), widget.Panel{Surface: ui.Plate(), Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		hasName := room.W >= wide+game.NumColours*(least+gap)+2*edge
		if !hasName && room.H >= high {
			return widget.Pad(edge, 3, widget.Column(0, widget.Fixed(line, name), widget.Grow(goods)))
		}
		return widget.Pad(edge, 3, widget.Row(0, widget.If(hasName, widget.Fixed(wide, name)), widget.Grow(goods)))
	})})
}
