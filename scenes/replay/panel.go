package replay

import (
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// panel is the tree of what stands on the panel, with the cross in its corner.
func (r *Replay) panel() widget.Widget {
	corner := topRight(r.cornerWidth(), r.cornerButtons())
	if r.review.open {
		pad := geom.Pt(stripPad, stripPad)
		if !r.plan.strip {
			pad = geom.Pt(panelPadX, panelPadY)
		}
		return widget.Pad(pad.X, pad.Y, widget.Stack{widget.Builder(r.buildReview), corner})
	}
	switch {
	case !r.plan.strip:
		return widget.Pad(panelPadX, panelPadY, widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			return r.inLog(room, corner)
		}))
	case r.plan.panel.W >= broadStrip:
		return widget.Pad(stripPad, stripPad, widget.Stack{r.buildWide(), corner})
	}
	return widget.Pad(stripPad, stripPad, widget.Stack{r.narrow(), corner})
}

// inLog has the moves below the head, then the slider, the keys in a row, and the fork. Where there is room for one move
// only, the head stands above the slider and the move in its place. Beside what is in the corner is the way to another
// position, where a move has not that place.
func (r *Replay) inLog(room widget.Size, corner widget.Align) widget.Widget {
	size := keySize(r.plan.panel.W)
	track := trackHeight(size)
	gap := max(minGap, min(rowGap, (room.H-2*finger-size-track)/6)) // the other half is the moves'
	list := room.H - 2*finger - size - track - 3*gap                // below the head
	alone := list < minListHeight*float64(r.plan.textScale)
	top := widget.Widget(widget.Padding{Right: finger + rowGap, Child: r.move()})
	if !alone {
		head := widget.Padding{Right: finger + rowGap, Child: r.buildMoveHeading()}
		if r.setsUp {
			head.Right += finger + rowGap
			corner.Child = widget.Row(rowGap, r.buildEditorButton(), corner.Child)
		}
		top = widget.Column(lineTop, widget.Fixed(finger, head), widget.Grow(widget.Builder(r.log)))
	}
	all := widget.Column(gap, widget.Grow(top), widget.Fixed(track, r.track(alone)), widget.Fixed(size, r.keys(size)), widget.Fixed(finger, r.ways()))
	return widget.Stack{all, corner}
}

// ways is the row of what leads on from the replay: playing on, and the analysis where there can be one.
func (r *Replay) ways() widget.Widget {
	if !r.canAnalyse {
		return r.forkButton()
	}
	return widget.Even(rowGap, r.forkButton(), r.analysisButton())
}

// analysisButton opens the analysis.
func (r *Replay) analysisButton() widget.Widget {
	name := r.services.Words.T(lang.ReplayAnalysis)
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		b := widget.Button{Icon: "chart", Control: ui.Control{Key: keyAnalysis, Name: name, Press: r.openAnalysis}}
		if room.W < analysisIcon {
			b.Icon = ""
		}
		return b
	})
}

// keysWidth is the width of the keys in a strip.
const keysWidth = buttons*finger + (buttons-1)*buttonGap

// stepsWidth is the width of those that step by a move, and play.
const stepsWidth = (buttons-2)*finger + (buttons-3)*buttonGap

// buildWide has the keys beside the slider, and the fork beside the move.
func (r *Replay) buildWide() widget.Widget {
	fork := widget.Align{Y: widget.Start, Child: widget.Sized{H: finger, Child: r.forkButton()}}
	head := widget.Row(2*rowGap, widget.Grow(r.move()))
	if r.canAnalyse {
		analysis := widget.Align{Y: widget.Start, Child: widget.Sized{H: finger, Child: r.analysisButton()}}
		head.Children = append(head.Children, widget.Fixed(analysisWidth, analysis))
	}
	head.Children = append(head.Children, widget.Fixed(forkWidth, fork))
	return widget.Column(rowGap,
		widget.Grow(widget.Padding{Right: finger + 2*rowGap, Child: head}),
		widget.Fixed(finger, widget.Row(3*rowGap, widget.Fixed(keysWidth, r.keys(finger)), widget.Grow(r.track(true)))))
}

// narrow has the move above the slider, and the keys with the fork below.
func (r *Replay) narrow() widget.Widget {
	head := widget.Row(rowGap, widget.Grow(r.move()))
	if r.canAnalyse {
		analysis := widget.Align{Y: widget.Start, Child: widget.Sized{H: finger, Child: r.analysisButton()}}
		head.Children = append(head.Children, widget.Fixed(analysisNarrow, analysis))
	}
	return widget.Column(rowGap,
		widget.Grow(widget.Padding{Right: finger + rowGap, Child: head}),
		widget.Fixed(finger+r.plan.extraHeight, r.track(true)),
		widget.Fixed(finger, widget.Row(2*rowGap, widget.Fixed(keysWidth, r.keys(finger)), widget.Grow(r.forkButton()))))
}

// track is the slider with the speed at its right; alone says that a move has the place of the head, which the slider shows
// then. The way to another position stands beside the speed then.
func (r *Replay) track(alone bool) widget.Widget {
	atFoot := func(child widget.Widget) widget.Widget {
		return widget.Align{Y: widget.End, Child: widget.Sized{H: finger, Child: child}}
	}
	row := widget.Row(2*rowGap, widget.Grow(r.slider(alone)))
	if r.setsUp && alone {
		both := widget.Row(rowGap, widget.Fixed(finger, r.buildEditorButton()), widget.Fixed(speedWidth, r.speed()))
		row.Children = append(row.Children, widget.Fixed(finger+rowGap+speedWidth, atFoot(both)))
		return row
	}
	row.Children = append(row.Children, widget.Fixed(speedWidth, atFoot(r.speed())))
	return row
}

// button is a round button of the panel.
func (r *Replay) button(key string, name lang.Key, icon string, press func()) widget.IconButton {
	text := r.services.Words.T(name)
	return widget.IconButton{Icon: icon, Control: ui.Control{Key: key, Name: text, Tip: text, Press: press}}
}
