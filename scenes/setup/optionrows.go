package setup

import (
	"strings"

	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// optionModel is what the block of an option depends on.
type optionModel struct {
	*seating
	key, name, labels string
	selected          int
	idle, beside      bool
	usual             string // what is said of its default, on a page of options
}

// blockWithHint is the name of an option with its default, its choice, and a sentence about what is chosen.
func blockWithHint(a *agreement, o option) widget.Widget {
	return widget.Column(0, choiceWithDefault(a, o, true), widget.Natural(explanation(a, o, false)))
}

// choiceWithDefault is the name of an option, with its default or without, and its choice.
func choiceWithDefault(a *agreement, o option, usual bool) widget.Widget {
	const least = 24.0 // the height over a choice
	model := optionModel{a.seating, o.key, o.name, strings.Join(o.labels, "\n"), o.selected, o.idle, false, ""}
	if usual {
		model.usual = usualOf(a, o)
	}
	return widget.Memo(optionKey+o.key, model, func(m optionModel) widget.Widget {
		return widget.Column(0, &widget.Item{Child: widget.Pad(hintEdge, 0, m.buildHead()), Min: least}, optionChoice(a, o))
	})
}

// usualOf returns the remark about an option's default where another value is chosen, else "".
func usualOf(a *agreement, o option) string {
	if o.usual == "" || len(o.labels) > 0 && o.labels[o.selected] == o.usual {
		return ""
	}
	return a.words.T(lang.SetupDefault, lang.Text("value", o.usual))
}

// explanation is a sentence about what is chosen of an option, after its default where that is wanted or has no room
// beside the name.
func explanation(a *agreement, o option, usual bool) widget.Widget {
	const apart = 4.0
	text := widget.Paragraph(a.hints[o.key], ui.Body(hintSize), sprites.Ink2)
	text.Key = optionKey + o.key + ".hint"
	mark := usualOf(a, o)
	child := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		if mark == "" || !usual && usualIsBeside(e, o.name, mark, room.W) {
			return text
		}
		return widget.Column(0, usualText(o.key, mark), text)
	})
	return widget.Padding{Top: apart, Right: hintEdge, Left: hintEdge, Child: child}
}

// usualText is the remark about an option's default.
func usualText(key, mark string) *widget.Text {
	return &widget.Text{Key: optionKey + key + ".default", Text: mark, Style: ui.Body(usualSize), Ink: sprites.Ink2, Scaled: true}
}

// usualIsBeside reports whether the remark has room beside the option's name.
func usualIsBeside(e widget.Env, name, mark string, width float64) bool {
	const apart = 14.0
	return letters.Measure(e.TextScale.Body(optionSize), name)+apart+letters.Measure(e.TextScale.Body(usualSize), mark) < width
}

// buildHead is the name of an option, with its default at the right where there is room.
func (m optionModel) buildHead() widget.Widget {
	name := &widget.Text{Key: optionKey + m.key + ".label", Text: m.name, Style: ui.Body(optionSize), Ink: sprites.Ink, Scaled: true}
	if m.idle {
		name.Ink = sprites.Ink3
	}
	if m.usual == "" {
		return name
	}
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		if usualIsBeside(e, m.name, m.usual, room.W) {
			return widget.Row(0, widget.Grow(name), usualText(m.key, m.usual)).Across(widget.Centre)
		}
		return name
	})
}

// optionBlock is the name of an option and its choice: beside each other, if that is wanted and the choice has room in
// one row, else below.
func optionBlock(a *agreement, o option, beside bool) widget.Widget {
	const left, right, share, least = 4.0, 4.0, 0.31, 24.0 // units beside the name, its share of the width, its height over a choice
	model := optionModel{a.seating, o.key, o.name, strings.Join(o.labels, "\n"), o.selected, o.idle, beside, ""}
	return widget.Memo(optionKey+o.key, model, func(optionModel) widget.Widget {
		return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
			name := &widget.Text{Key: optionKey + o.key + ".label", Text: o.name, Style: ui.Body(optionSize), Ink: sprites.Ink2, Scaled: true}
			if o.idle {
				name.Ink = sprites.Ink3
			}
			below := widget.Column(0, &widget.Item{Child: widget.Padding{Left: left, Child: name}, Min: least}, optionChoice(a, o))
			if !beside || o.needsStepper() {
				return below
			}
			narrow := name.Copy()
			narrow.Lines, narrow.Lead, narrow.MinSize = 2, 0.9, minTextSize(e, optionSize)
			label := widget.Padding{Left: left, Right: right, Child: widget.Align{Y: widget.Centre, Child: narrow}}
			row := widget.Row(0, widget.Share(share, label), widget.Grow(optionChoice(a, o)))
			return widget.FirstFit{widget.AtMost{H: widget.ChoiceHeight(e), Child: row}, below}
		})
	})
}

// optionChoice is what an option is chosen with.
func optionChoice(a *agreement, o option) widget.Widget {
	key := optionKey + o.key
	switch {
	case o.open != nil:
		button := widget.Button{Icon: "people", Control: ui.Control{Key: key, Name: a.words.T(a.words.OwnKey(lang.SetupCastOpen, a.game)), Press: o.open}}
		return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
			return widget.Sized{H: widget.ChoiceHeight(e), Child: button}
		})
	case o.needsStepper():
		return widget.Steps{
			Key: key, Name: o.name, Values: o.labels, At: o.selected, Set: o.choose,
			Less: a.words.Of(o.name, a.words.T(lang.Previous)), More: a.words.Of(o.name, a.words.T(lang.Next)),
		}
	}
	segments := make([]widget.Segment, len(o.values))
	for k, text := range o.labels {
		if segments[k].Label = text; o.idle {
			segments[k].Refuse = func() { a.scene.explain(o.key) }
		}
	}
	return widget.Choice(key, o.name, segments, o.selected, o.choose)
}
