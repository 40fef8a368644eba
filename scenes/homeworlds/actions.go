package homeworlds

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
)

// action is one of the five things that a turn may be used for.
type action struct {
	button int
	name   lang.Key
	icon   string
	hue    homeworldssprites.Hue
	power  bool // it has a colour; the sacrifice has none
	does   lang.Key
}

// uses reports whether it is the power of the colour.
func (a action) uses(c game.Colour) bool { return a.power && colourOf(a.hue) == c }

// actions returns the five in the order of their buttons.
func actions() [5]action {
	return [5]action{
		{buttonBuild, lang.HomeworldsBuild, "build", homeworldssprites.GreenHue, true, lang.HomeworldsDoesBuild},
		{buttonTrade, lang.HomeworldsTrade, "trade", homeworldssprites.BlueHue, true, lang.HomeworldsDoesTrade},
		{buttonMove, lang.HomeworldsMove, "move", homeworldssprites.YellowHue, true, lang.HomeworldsDoesMove},
		{buttonAttack, lang.HomeworldsAttack, "attack", homeworldssprites.RedHue, true, lang.HomeworldsDoesAttack},
		{buttonSacrifice, lang.HomeworldsSacrifice, "sacrifice", 0, false, lang.HomeworldsCanSacrifice},
	}
}

// actionState is how an action stands.
type actionState uint8

const (
	actionIdle   actionState = iota // nobody here is choosing
	actionWaits                     // the same, in the turn of somebody who does not play here
	actionOff                       // it cannot be done now, or not with this ship
	actionOn                        // it can
	chosenAction                    // it has been chosen
)

// stateOf reports how an action stands: it can also be done where it would take the place of the one chosen.
func (b *Board) stateOf(a action) actionState {
	part := button(a.button)
	switch {
	case b.choice.State == nil:
		return b.idleState()
	case slices.Contains(b.choice.Picked, part):
		return chosenAction
	case slices.Contains(b.choice.Next, part):
		return actionOn
	case b.highlights.power == noPower:
		return actionOff
	}
	if b.legality.canLead(b.insteadOfPower(part)...) {
		return actionOn
	}
	return actionOff
}

// insteadOfPower returns what has been picked with the button in the place of the chosen power.
func (b *Board) insteadOfPower(part rules.Part) []rules.Part {
	rest := slices.DeleteFunc(slices.Clone(b.choice.Picked), func(p rules.Part) bool { return p == button(b.highlights.power) })
	return append(rest, part)
}

// idleState is how actions stand while nobody here is choosing.
func (b *Board) idleState() actionState {
	if b.waits() {
		return actionWaits
	}
	return actionIdle
}

// waits reports whether it is the turn of somebody who does not play here.
func (b *Board) waits() bool {
	return b.canChoose && b.choice.State == nil && len(b.winners) == 0 && !b.match.IsLocal(b.pos.Mover)
}

// isIdle reports whether nobody here is choosing.
func (s actionState) isIdle() bool { return s <= actionWaits }

// findActions finds out how the five actions stand, and whether the chosen ship has more than one of them to choose
// from.
func (b *Board) findActions() {
	s := &b.highlights
	for _, a := range actions() {
		if slices.Contains(b.choice.Picked, button(a.button)) {
			s.power = a.button
		}
	}
	on := 0
	for k, a := range actions() {
		s.actions[k] = b.stateOf(a)
		if s.actions[k] == actionOn && a.power {
			on++
		}
	}
	s.open = s.power == noPower && s.ship != (rules.Part{}) && on > 1
}

// acting reports whether the row of actions is to be seen: in a replay, at set-up and while an action waits to be confirmed
// it is not.
func (b *Board) acting() bool {
	return b.canChoose && b.pos.Phase != game.Setup && b.choice.Action == rules.Hidden && b.highlights.catastrophe.slot == noSystem
}

// choices are the row of the five actions, or what a catastrophe would do.
func (b *Board) choices() widget.Widget {
	switch {
	case !b.canChoose:
		return nil
	case b.pos.Phase == game.Setup && b.choice.Action == rules.Hidden:
		return b.foundingRow()
	case b.pos.Phase == game.Setup:
		return nil
	case b.highlights.catastrophe.slot != noSystem:
		return b.catastropheRow()
	case len(b.offeredMarks()) > 0:
		return b.offers()
	case b.isTurnDone():
		return b.turnEndRow()
	case b.acting():
		return widget.Memo("actions", actionsModel{b.words(), b.highlights.actions, b.actionNotes(), b.actionReasons(), b.sacrifice(), b.view.Text > 1}, b.actionRow)
	}
	return nil
}

// actionsModel is what the row of actions depends on.
type actionsModel struct {
	words     *lang.Catalog
	states    [5]actionState
	notes     [5]string // what each would give in the system that is looked at or why it is missing, see actionNotes
	reasons   [5]string // why each cannot be done now, "" for those that can
	sacrifice sacrifice
	large     bool // larger words are wanted than there is room for: units are larger already
}

// sacrifice is how many actions a sacrifice has left.
type sacrifice struct {
	actionsLeft int // actions; 0 where none has been made
	colour      game.Colour
}

// sacrifice returns how many actions are left of a sacrifice.
func (b *Board) sacrifice() sacrifice {
	if b.pos.Phase != game.Sacrificing {
		return sacrifice{}
	}
	return sacrifice{int(b.pos.ActionsLeft), b.pos.Colour}
}

// nightFace is the face of what cannot be used now, on night grounds; nightInk is what stands on it.
const (
	nightFace sprites.Color = 0x2A3A60
	nightInk  sprites.Color = 0x9FB0CC
)

// actionGround is the ground of an action, and the ink for what stands on it: gold once it has been chosen, since vermilion
// would look like the power of red.
func actionGround(state actionState) (widget.Widget, sprites.Color) {
	if state != chosenAction {
		return buttonGround(state)
	}
	surface := ui.Plate()
	surface.Face = sprites.Kin2
	return widget.Panel{Surface: surface, Child: widget.Empty{}}, sprites.Ink
}

// actionNotes reports on a large table what each action does or why it cannot be done, or, in a system that has been selected, what it could give
// there or why it cannot be done, as an open system on a phone does; "" for all once an action has been chosen.
func (b *Board) actionNotes() (notes [5]string) {
	if b.explainsActions() {
		for k, a := range actions() {
			if notes[k] = b.words().T(a.does); b.highlights.actions[k] == actionOff {
				notes[k] = b.refusal(a, b.legality.why(button(a.button)))
			}
		}
		return notes
	}
	o := &systemOverlay{board: b, slot: b.highlights.slot}
	if b.view.Class != stage.Wide || o.slot == noSystem || b.choice.State == nil || b.highlights.power != noPower || b.pos.Systems[o.slot].Ships[b.choice.By] == 0 {
		return notes
	}
	reasons := o.reasons()
	for k, a := range actions() {
		notes[k] = o.note(a, o.stateOf(k, reasons[k]), reasons[k])
	}
	return notes
}

// actionReasons says of each action that cannot be done now why not.
func (b *Board) actionReasons() (reasons [5]string) {
	for k, a := range actions() {
		if b.highlights.actions[k] == actionOff {
			reasons[k] = b.reasonAgainst(b.insteadOfPower(button(a.button))...)
		}
	}
	return reasons
}

// reasonAgainst says in a sentence why pointing at the parts leads nowhere.
func (b *Board) reasonAgainst(parts ...rules.Part) string {
	if why := b.legality.why(parts...); why != nil {
		return b.words().Refusal(b.match.GameID(), why)
	}
	return ""
}

// explainsActions reports whether each action tells what it does in general: on a large table, while nothing is chosen.
func (b *Board) explainsActions() bool {
	return b.view.Class == stage.Wide && b.choice.State != nil && b.pos.Phase == game.Start && len(b.choice.Picked) == 0 && b.highlights.slot == noSystem
}

// actionRow has the five actions, with their words where all have room, and such notes as have room, too.
func (b *Board) actionRow(m actionsModel) widget.Widget {
	const usual, large, free, tight = 12.0, 11.0, 7.0, 2.5 // the least size of words, and what is free beside them
	const noteHigh, beside = 18.0, 5.0                     // of a note, and what is free beside it
	least := usual
	if m.large {
		least = large
	}
	row := func(free, size float64, noted bool) widget.Widget { // 0 for no words
		return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			row := widget.Even(min(10, room.W/75))
			for k, a := range actions() {
				var word, note widget.Widget
				ground, ink := actionGround(m.states[k])
				if noted {
					text := widget.Line(m.notes[k], ui.Body(minText), ink).Aligned(canvas.Centre).AtLeast(minText).Muted()
					note = widget.Fixed(noteHigh, widget.Padding{Top: -5, Right: beside, Bottom: 5, Left: beside, Child: widget.FirstFit{text, widget.Empty{}}})
				}
				if size > 0 {
					text := widget.Line(m.words.T(a.name), ui.Strong(size), ink).Aligned(canvas.Centre).AtLeast(size).Muted()
					text.Style.Size = size // which may be smaller than other words on buttons
					word = widget.Padding{Top: -3, Right: free, Bottom: 3, Left: free, Child: text}
				}
				signs := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawActionIcons(c, a, m.states[k], r, ink) }}
				head := widget.Row(0, widget.Grow(signs), m.sacrifice.flamesBeside(a))
				face := widget.Stack{ground, widget.Column(0, widget.Grow(head), word, note)}
				row.Children = append(row.Children, widget.Grow(b.explained(b.part(button(a.button), face), m.reasons[k])))
			}
			return row
		})
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		words := func(noted bool) widget.Widget {
			return widget.FitSize{From: min(17, room.H*0.24), To: least, Child: func(size float64) widget.Widget { return row(free, size, noted) }}
		}
		options := widget.FirstFit{words(false), row(tight, least, false), row(0, 0, false)}
		if m.notes != [5]string{} {
			options = append(widget.FirstFit{words(true)}, options...)
		}
		return options
	})
}

// signInk is the colour of the sign of an action: that of its power, where the ground lets it be seen.
func (a action) signInk(state actionState, ink sprites.Color) sprites.Color {
	if a.power && (state == actionOn || state == actionIdle) {
		return a.hue.SignColor()
	}
	return ink
}

// drawActionIcons draws triangle and sign side by side, and the stroke through them.
func drawActionIcons(c *canvas.Canvas, a action, state actionState, r geom.Rect, ink sprites.Color) {
	size := min(r.H*0.8, 44, r.W*0.42)
	mid := r.Centre().Y + 1
	if !a.power {
		ui.DrawIcon(c, a.icon, geom.Pt(r.Centre().X, mid), size*0.82, ink)
		return
	}
	faded := c
	if state == actionOff || state == actionWaits {
		faded = c.Faded(0.5)
	}
	faded.Draw(powerPicture(a.hue), geom.Pt(r.Centre().X-size*0.56, mid), canvas.Look{Size: size / powerWidth})
	ui.DrawIcon(c, a.icon, geom.Pt(r.Centre().X+size*0.56, mid), size*0.74, a.signInk(state, ink))
	if state == actionOff {
		c.Draw(strokePicture(), geom.Pt(r.Centre().X, mid), canvas.Look{Size: size / 44})
	}
}

// flamesBeside are one flame for each action that is left of a sacrifice, below each other beside the signs of its power.
func (m sacrifice) flamesBeside(a action) widget.Widget {
	const size, wide = 18.0, 22.0
	if m.actionsLeft == 0 || !a.uses(m.colour) {
		return nil
	}
	return widget.Fixed(wide, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		apart := min(size, (r.H-size)/2)
		for k := range m.actionsLeft {
			drawFlame(c, geom.Pt(r.X+wide/2-2, r.Y+size/2+3+float64(k)*apart), size)
		}
	}})
}

// drawFlame draws a flame on a disc.
func drawFlame(c *canvas.Canvas, at geom.Point, size float64) {
	c.Draw(discPicture(size/2, sprites.Kin2, sprites.Ink), at, canvas.Look{})
	ui.DrawIcon(c, "flame", at, size*0.72, sprites.Bengara)
}

// flames are one flame for each action that is left of a sacrifice, at the right end of the upper edge of its power.
func (m sacrifice) flames(a action) widget.Widget {
	const size, apart = 22.0, 20.0
	if m.actionsLeft == 0 || !a.uses(m.colour) {
		return nil
	}
	row := widget.Row(apart - size).Along(widget.End)
	for range m.actionsLeft {
		row.Children = append(row.Children, widget.Paint{W: size, H: size, Draw: func(c *canvas.Canvas, r geom.Rect) { drawFlame(c, r.Centre(), size) }})
	}
	return widget.Column(0, widget.Padding{Top: 3 - size/2, Right: 8, Bottom: size/2 - 3, Left: 8, Child: row}, widget.Spacer())
}
