package table

import (
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Layers of what every table has.
const (
	lineLayer = iota + 1
	toolLayer
	buttonLayer
	lookLayer
)

// slotGuide is the slot of the furniture that the guide's paper fills.
const slotGuide = "guide"

// buildFurniture is the tree of what every table has, in the places that the Board leaves, and of the guide's paper.
func (t *Table) buildFurniture() *widget.Tree {
	p := &t.places
	all, cover := widget.Stack{widget.Empty{}}, t.guideCover()
	add := func(r geom.Rect, w widget.Widget) {
		if w != nil && !r.Empty() && (cover.Empty() || !cover.Overlaps(r)) {
			all = append(all, widget.Positioned{Rect: r, Child: w})
		}
	}
	textScale := t.plateTextScale()
	name := t.nameSize(textScale)
	for k, r := range p.Seats {
		if !r.Empty() {
			add(r, t.plate(rules.Seat(k), textScale, name))
		}
	}
	add(p.Kept, t.privateButton())
	add(t.lookCard(), t.privateWords())
	add(p.Confirm, t.confirmButtons())
	add(p.Message, t.turnButton())
	for k, tool := range t.tools() {
		add(p.Tools[k], t.toolButton(k, tool))
	}
	if t.guide != nil {
		all = append(all, widget.Slot{Name: slotGuide})
	} else {
		add(p.Naming.Button, t.nameButton())
		add(p.Log, t.logPanel())
	}
	tree := widget.Layout(widget.Env{}, t.view.Area, all, &t.memory)
	if t.guide != nil {
		tree.Fill(slotGuide, t.guide.Tree())
	}
	return tree
}

// guideCover returns where the guide's paper lies over the board, empty where none does.
func (t *Table) guideCover() geom.Rect {
	if t.guide == nil {
		return geom.Rect{}
	}
	return t.guide.Cover()
}

// toolButton is one of the round buttons every table has, nil for one that is of no use now.
func (t *Table) toolButton(k int, tool tool) widget.Widget {
	if tool.key == "" {
		return nil
	}
	name := t.services.Words.T(tool.name)
	return widget.IconButton{Icon: tool.icon, Control: ui.Control{
		Key: tool.key, Name: name, Tip: t.services.Tip(name, tool.action), Layer: toolLayer, Press: tool.press,
		Off: k == toolUndo && !t.undoes(), Refuse: tool.press,
		Yields: k == toolTalk || k == toolHint || t.guide != nil, // at hand in large words, and by keys
	}}
}

// confirmButtons are the tick and the cross while a move waits to be confirmed, nil while none does.
func (t *Table) confirmButtons() widget.Widget {
	if t.pending == 0 || t.Sending() {
		return nil
	}
	words, a := t.services.Words, t.pending
	button := func(key, icon string, name lang.Key, primary bool, press func()) widget.Widget {
		return widget.Button{Icon: icon, Primary: primary, Group: "confirm", Control: ui.Control{
			Key: key, Name: words.T(name), Layer: buttonLayer, Press: press,
		}}
	}
	return widget.Even(12, button("cancel", "close", lang.TableCancel, false, t.clearChoice),
		button("confirm", "check", lang.TableConfirm, true, func() { t.confirm(a) }))
}

// The lantern on a seat's plate hangs over its upper right corner.
const (
	plateLantern = 50.0 // its height at most, light and all
	lanternShare = 0.95 // its height on a low plate, of that of the plate
	lanternIn    = 8.0  // from the right edge of the plate
	lanternDown  = 11.0 // from its upper edge
)

// botKind says at which level the computer plays a seat, "" where a person does or a lesson leads.
func (t *Table) botKind(seat rules.Seat) string {
	p := t.session.players[seat]
	if p.Bot == "" || t.guide != nil {
		return ""
	}
	return p.Kind(t.services.Words, t.session.match.Game)
}

// plate is the paper with a seat's crest and name, which is no larger than that; the lantern hangs on it while the seat
// is to act.
func (t *Table) plate(seat rules.Seat, textScale ui.TextScale, name float64) widget.Widget {
	look := t.plateOf(seat, textScale)
	look.MaxNameSize = name
	control := ui.Control{Key: seatKey("seat", int(seat)), Role: ui.RoleText, Name: look.Name, Value: look.Status, Layer: lineLayer}
	if kind := t.botKind(seat); kind != "" {
		words := t.services.Words
		control.Tip = words.Of(look.Name, kind)
		switch {
		case look.Status == "":
			control.Value = kind
		case !strings.Contains(look.Status, kind):
			control.Value = words.T(lang.TableTitled, lang.Text("status", look.Status), lang.Text("title", kind))
		}
	}
	if clock := t.describeClock(seat); clock != "" {
		control.Value = t.services.Words.Of(clock, control.Value)
	}
	control.ShowsTip = look.Face != 0 // see [Table.introduction]
	if look.Keeps {
		t.looks(&control, seat)
	}
	return widget.Pressable{Control: control, OwnFocus: true, Child: widget.Reactive{Draw: func(c *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		if s.Focus {
			ui.DrawFocus(c, r, ui.Radius)
		}
		drawn := look
		drawn.Acts, drawn.Mood = t.acting(seat), t.mood(seat)
		drawn.Draw(c, r)
		if drawn.Acts {
			high := plateLantern
			if r.H < plateLine {
				high = min(high, lanternShare*r.H)
			}
			drawLantern(c, geom.Pt(r.Right()-lanternIn, r.Y+lanternDown), high, t.bots.glow())
		}
	}}}
}
