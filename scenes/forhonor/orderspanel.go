package forhonor

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// ordersView is what can be ordered now.
type ordersView struct {
	words                   *lang.Catalog
	heading                 string // what can still be done
	list                    [4]command
	strikeCount, maxStrikes int // soldiers that are counted; most 0 for none
	highlighted             rules.Part
	banner                  bool // it can come next
}

// ordersView returns what can be ordered now; empty where nothing can.
func (b *Board) ordersView() ordersView {
	v := ordersView{words: b.words(), maxStrikes: b.maxStrikes()}
	list := b.commands()
	if b.choice.State != nil && !b.pending() && (len(list) > 0 || b.state.Phase() == game.PhaseAct) {
		v.heading, v.strikeCount = b.orderHead(), b.strikeCount()
	}
	if v.heading != "" {
		list = b.withIdle(list)
	} else if h, ok := heroIn(b.look.pin); ok && len(list) > 0 {
		v.banner = h.Power() == game.PowerBanner
	}
	for _, o := range list[:copy(v.list[:], list)] {
		if slices.Contains(b.marks.Parts, o.part) || o.part == b.firstPick() {
			v.highlighted = o.part
		}
	}
	return v
}

// withIdle adds the buttons that end something and can do nothing now, so that they keep their places: that of a banner, if
// the hero that is played has one, and the last one.
func (b *Board) withIdle(list []command) []command {
	h, _, _, _ := b.state.Active()
	done := command{part: order(game.ButtonDone), text: b.words().T(lang.ForhonorDone), icon: "check", ends: true, off: true}
	if n := len(list); n > 0 && list[n-1].part == done.part {
		list, done = list[:n-1], list[n-1]
	}
	if n := len(list); h.Power() == game.PowerBanner && (n == 0 || list[n-1].part != order(game.ButtonBanner)) {
		list = append(list, command{part: order(game.ButtonBanner), text: b.words().T(lang.ForhonorBanner), icon: "banner", ends: true, off: true})
	}
	return append(list, done)
}

// Measures of the orders, in logical units.
const (
	orderHeight = 52.0 // of a button
	orderGap    = 7.0
	lowOrders   = 120.0 // a room that has one row
	fewOrders   = 140.0 // a room that has none for what can still be done beside two rows of buttons
	endShare    = 0.3   // of the breadth of such a row: the button that ends something
	bannerShare = 0.2   // and that of a banner beside it
	wordedRow   = 400.0 // the breadth from which on that has its word
)

// buildOrders sets the buttons below each other, those that end something in one row at the foot; or all in one row
// where the room is low, those at its end. Others never lie where these could come next, so that a second press on what
// has been ordered does not end the activation. The first to be pressed is above, or at the other end. What can still be
// done gives way to large sentences, which tell it too.
func buildOrders(v ordersView) widget.Widget {
	var goes, ends []widget.Widget
	for _, o := range v.list {
		if o.part == (rules.Part{}) {
			continue
		}
		press := widget.Button{Icon: o.icon, Primary: o.first, Text: o.text, Group: "orders", Lit: o.part == v.highlighted, Control: ui.Control{Key: o.part.String(), Of: o.part, Layer: buttonLayer, Name: o.label(), Off: o.off}}
		if o.ends {
			ends = append(ends, press)
		} else {
			goes = append(goes, press)
		}
	}
	if v.heading == "" && len(goes)+len(ends) == 0 {
		return widget.Empty{}
	}
	stepper := widget.If(v.maxStrikes > 0 && len(goes) > 0, v.stepper())
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		v := v
		switch {
		case room.H < lowOrders:
			if stepper != nil { // it has the room of what does nothing
				ends = ableOnes(ends)
			}
			return ordersRow(goes, ends, stepper, v.measureEnds(room.W), v.banner)
		case room.H < fewOrders && e.TextScale > 1:
			v.heading = ""
		}
		fits := widget.FirstFit{ordersColumn(goes, ends, v.panel(stepper))}
		if stepper != nil { // first what can still be done gives way, and then what does nothing
			v.heading = ""
			fits = append(fits, ordersColumn(goes, ends, v.panel(stepper)), ordersColumn(goes, ableOnes(ends), v.panel(stepper)))
		}
		return fits
	})
}

// ableOnes returns the buttons that do something.
func ableOnes(list []widget.Widget) (able []widget.Widget) {
	for _, w := range list {
		if !w.(widget.Button).Off {
			able = append(able, w)
		}
	}
	return able
}

// endsWidth is how broad the buttons that end something are in a row, in logical units.
type endsWidth struct{ done, banner float64 }

// measureEnds returns these widths in a row of that breadth. There is room for the longest word, which is never broken; in a
// narrow row the banner is a picture.
func (v ordersView) measureEnds(wide float64) endsWidth {
	word := func(key lang.Key) float64 { return max(minPress, ui.MinLabelWidth(v.words.T(key))) }
	banner := word(lang.ForhonorBanner)
	w := endsWidth{max(banner, word(lang.ForhonorDone), wide*endShare), minPress}
	if wide >= wordedRow {
		w.banner = max(banner, wide*bannerShare)
	}
	return w
}

// ordersRow has all in one row, with room for a banner that can come next.
func ordersRow(goes, ends []widget.Widget, stepper widget.Widget, wide endsWidth, banner bool) widget.Widget {
	const first, count = 1.5, 120.0
	row := widget.Row(orderGap)
	for k, w := range goes {
		item := widget.Grow(w)
		if k == 0 {
			item.Grow = first
		}
		row.Children = append(row.Children, item)
	}
	if len(goes) == 0 {
		row.Children = append(row.Children, widget.Spacer())
	}
	for k, w := range ends {
		if k == len(ends)-1 {
			row.Children = append(row.Children, widget.Fixed(wide.done, w))
			continue
		}
		flag := w.(widget.Button)
		if wide.banner <= minPress {
			flag.FullTextWidth = 2 * minPress
		}
		row.Children = append(row.Children, widget.Fixed(wide.banner, flag))
	}
	free := wide.done // for what can come next
	if banner {
		free += orderGap + wide.banner
	}
	switch {
	case stepper != nil:
		row.Children = append(row.Children, widget.Fixed(max(count, free), widget.Align{Y: widget.Centre, Child: widget.Sized{H: minPress, Child: stepper}}))
	case len(ends) == 0 && len(goes) > 0:
		row.Children = append(row.Children, widget.Gap(free))
	}
	return row.Flipped()
}

// ordersColumn has the buttons below the paper that tells what can be done; above it where nothing ends anything. As
// many of the last ones share a row as it takes to have room.
func ordersColumn(goes, ends []widget.Widget, panel widget.Widget) widget.Widget {
	foot := widget.Widget(widget.AtLeast{H: orderHeight, Child: widget.Column(0, panel).Along(widget.Start)})
	if len(ends) > 0 {
		row, share := widget.Row(orderGap), 1/float64(len(ends))
		for _, w := range ends {
			row.Children = append(row.Children, widget.Share(share, w).Within(ui.MinLabelWidth(w.(widget.Button).Text), 0))
		}
		foot = row
	}
	head := panel
	switch {
	case len(goes)+len(ends) == 0:
		return widget.Column(0, panel).Along(widget.End)
	case len(ends) == 0:
		head = nil
	}
	button := func(w widget.Widget) *widget.Item { return widget.Basis(orderHeight, w).Within(minPress, orderHeight) }
	if len(ends) > 0 {
		foot = button(foot)
	}
	var fits widget.FirstFit
	for n := max(1, len(goes)); n > 0; n-- {
		column := widget.Column(orderGap, head).Along(widget.End)
		for _, w := range goes[:min(n-1, len(goes))] {
			column.Children = append(column.Children, button(w))
		}
		if len(goes) > 0 {
			column.Children = append(column.Children, button(ordersTogether(goes[n-1:])))
		}
		column.Children = append(column.Children, foot)
		fits = append(fits, column)
	}
	return fits
}

// ordersTogether sets orders side by side. Where their words have no room beside each other, the last have their signs.
func ordersTogether(goes []widget.Widget) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		row, left := widget.Row(orderGap), room.W+orderGap
		for _, w := range goes {
			least := ui.MinLabelWidth(w.(widget.Button).Text)
			row.Children = append(row.Children, &widget.Item{Child: w, Basis: least, Grow: 1})
			left -= least + orderGap
		}
		for k := len(goes) - 1; k >= 0 && left < 0; k-- {
			b, item := goes[k].(widget.Button), row.Children[k].(*widget.Item)
			left += item.Basis - minPress
			b.FullTextWidth = item.Basis
			item.Child, item.Basis = b, minPress
		}
		return row
	})
}

// stepper counts the soldiers that are to be struck.
func (v ordersView) stepper() widget.Widget {
	control := func(n int, name lang.Key, off bool) ui.Control {
		return ui.Control{Key: button(n).String(), Of: button(n), Layer: buttonLayer, Name: v.words.T(name), Off: off}
	}
	number := widget.Line(strconv.Itoa(v.strikeCount), ui.CarvedStyle(24), sprites.Ink).Aligned(canvas.Centre)
	return widget.Stepper(control(buttonFewer, lang.ForhonorFewer, v.strikeCount <= 1), control(buttonMore, lang.ForhonorMore, v.strikeCount >= v.maxStrikes), number)
}

// paper says what can still be done, and counts; nil where there is nothing to say.
func (v ordersView) panel(stepper widget.Widget) widget.Widget {
	head := widget.Row(6, widget.Gap(2), widget.Icon("steps", 20, sprites.Ink),
		widget.Line(v.heading, ui.Strong(16), sprites.Ink)).Across(widget.Centre)
	return widget.If(v.heading != "" || stepper != nil, widget.Panel{Surface: ui.Plate(), Child: widget.Pad(8, 3, widget.Column(3,
		widget.If(v.heading != "", widget.Fixed(32, head)), widget.If(stepper != nil, widget.Fixed(minPress, stepper))))})
}
