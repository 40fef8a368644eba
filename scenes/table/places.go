package table

import (
	"iter"
	"strconv"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Slots of a Board's tree, which the table fills with what every table has, besides those of [SlotSeat] and [SlotTool].
// What has no slot is reached through the menu, or where the Board lays something over it, not at all.
const (
	SlotLog       = "log"       // the panel of moves; Of may be [Shifting]
	SlotMessage   = "message"   // one or two lines for sentences; Of may be [Night] or [NightOver]
	SlotConfirm   = "confirm"   // the tick and the cross while a move waits to be confirmed
	SlotKept      = "kept"      // lets the person to act, or alone here, look at what it keeps; else the plates of the seats serve
	SlotNaming    = "naming"    // the button for the place that can be named now; Of is its [Naming]
	SlotFurniture = "furniture" // all the room: what fills the other slots is drawn here, above what comes before it
)

// SlotSeat is the slot for the plate of a seat; Of may be [Bare].
func SlotSeat(seat int) string { return slotName(&seatSlots, "seat ", seat) }

// SlotTool is the slot for a round button: menu, undo, hint, rules, talk, restart turn, whole table; the last one is a button
// with its name, for what has happened since one's last turn.
func SlotTool(k int) string { return slotName(&toolSlots, "tool ", k) }

// seatSlots and toolSlots are the first names of these, which are asked for with every tree.
var seatSlots, toolSlots = slotNames("seat "), slotNames("tool ")

func slotNames(what string) (list [8]string) {
	for k := range list {
		list[k] = what + strconv.Itoa(k)
	}
	return list
}

// slotName returns the k-th name.
func slotName(first *[8]string, what string, k int) string {
	if k >= 0 && k < len(first) {
		return first[k]
	}
	return what + strconv.Itoa(k)
}

// SlotFor is the slot about what can be pressed for a part that is out of sight, as the card of a hero who is not on the
// battlefield.
func SlotFor(p rules.Part) string { return "for " + p.String() }

// SlotWords is the slot around small words or pieces of the Board, counted from 0, such as the letters of its columns: a
// sentence beside a part keeps off them.
func SlotWords(k int) string { return "words " + strconv.Itoa(k) }

// SlotTrait says something of a slot to the table.
type SlotTrait uint8

// The traits of slots.
const (
	Bare      SlotTrait = iota + 1 // only crest and name stand on a paper of the Board, which says itself how the seat stands
	Night                          // sentences stand on plates of the night, as on grounds as dark as it
	Shifting                       // the slot goes while something lies over the table
	NightOver                      // as Night, and the plate hides what the Board writes there: it is as broad as the slot
)

// Places are where a Board's tree has its slots. Rectangles are empty where a thing has no place.
type Places struct {
	Seats    []geom.Rect
	Bare     rules.Seats
	Log      geom.Rect
	Shifting bool
	Tools    []geom.Rect
	Message  geom.Rect
	Night    bool
	Covers   bool // the plate hides what lies below it
	Confirm  geom.Rect
	Kept     geom.Rect
	Naming   Naming
	Words    []geom.Rect
}

// tools is how many tools a table has at most.
const tools = 8

// PlacesOf returns the places in a tree for a table with so many seats.
func PlacesOf(t *widget.Tree, seats int) Places {
	p := Places{
		Seats: make([]geom.Rect, seats), Tools: make([]geom.Rect, tools),
		Log: t.Slot(SlotLog), Shifting: t.SlotOf(SlotLog) == Shifting,
		Message: t.Slot(SlotMessage), Night: t.SlotOf(SlotMessage) == Night || t.SlotOf(SlotMessage) == NightOver, Covers: t.SlotOf(SlotMessage) == NightOver,
		Confirm: t.Slot(SlotConfirm), Kept: t.Slot(SlotKept),
	}
	for k := range p.Seats {
		if p.Seats[k] = t.Slot(SlotSeat(k)); t.SlotOf(SlotSeat(k)) == Bare {
			p.Bare = p.Bare.With(rules.Seat(k))
		}
	}
	for k := range p.Tools {
		p.Tools[k] = t.Slot(SlotTool(k))
	}
	for r := t.Slot(SlotWords(0)); !r.Empty(); r = t.Slot(SlotWords(len(p.Words))) {
		p.Words = append(p.Words, r)
	}
	p.Naming, _ = t.SlotOf(SlotNaming).(Naming)
	p.Naming.Button = t.Slot(SlotNaming)
	return p
}

// Part makes a widget stand for a part of a Board. What it does is the table's.
func Part(p rules.Part, name string, child widget.Widget) widget.Pressable {
	return widget.Pressable{Control: ui.Control{Key: p.String(), Of: p, Role: ui.RoleCell, Name: name}, FocusInset: widget.CellFocus, Child: child}
}

// CellList lists controls for parts of a Board that the Board draws itself; only the keyboard's focus is drawn with them.
// What they do is the table's. A control stays the same from list to list as long as what is said of it does.
type CellList struct {
	list, last []*ui.Control
	next       int // of the last list: behind the control that was found last
}

// Begin begins another list.
func (l *CellList) Begin() {
	l.last, l.next = l.list, 0
	l.list = make([]*ui.Control, 0, len(l.last))
}

// Add lists a part in r, which lies above those of lower layers and is the disc in r where it is round, and returns its
// control. Tip is shown beside it while it is looked at, "" for nothing.
func (l *CellList) Add(p rules.Part, r geom.Rect, round bool, layer int, name, tip string) *ui.Control {
	c := l.previous(p)
	if c == nil || c.Rect != r || c.Round != round || c.Layer != layer || c.Name != name || c.Tip != tip {
		if c == nil {
			c = Cell(p, r, name)
		} else {
			c = &ui.Control{Key: c.Key, Of: p, Rect: r, Role: ui.RoleCell, Name: name}
		}
		c.Round, c.Layer, c.Tip = round, layer, tip
	}
	l.list = append(l.list, c)
	return c
}

// previous returns the control that the last list had for the part, nil for none. Most lists have the same order as the
// last one, so that it is looked for behind the one found before.
func (l *CellList) previous(p rules.Part) *ui.Control {
	for k := range l.last {
		at := (l.next + k) % len(l.last)
		if of, ok := PartOf(l.last[at]); ok && of == p {
			l.next = at + 1
			return l.last[at]
		}
	}
	return nil
}

// List returns the entries added since Begin, in their order.
func (l *CellList) List() []*ui.Control { return l.list }

// Cell is a control for a part of a Board that the Board draws itself.
func Cell(p rules.Part, r geom.Rect, name string) *ui.Control {
	return &ui.Control{Key: p.String(), Of: p, Rect: r, Role: ui.RoleCell, Name: name}
}

// Cells puts controls for parts into a Board's tree.
func Cells(list []*ui.Control) widget.Widget {
	return widget.Controls{Make: func(geom.Rect) []*ui.Control { return list }}
}

// PartOf returns the part of a Board that a control stands for, false for none.
func PartOf(c *ui.Control) (rules.Part, bool) {
	if c == nil {
		return rules.Part{}, false
	}
	p, ok := c.Of.(rules.Part)
	return p, ok
}

// PartsIn yields the parts that can be pointed at in a Board's tree, with their controls, in reading order.
func PartsIn(t *widget.Tree) iter.Seq2[rules.Part, *ui.Control] {
	return func(yield func(rules.Part, *ui.Control) bool) {
		for _, c := range t.Controls() {
			if p, ok := PartOf(c); ok && !yield(p, c) {
				return
			}
		}
	}
}
