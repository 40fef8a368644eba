package table

import (
	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// lookMS is how long a person alone must hold before it sees what it keeps.
const lookMS = 120

// asksFor returns whose secret the paper of the Frame is about: the person's who is to act, else of a person alone.
func (t *Table) asksFor() (rules.Seat, bool) {
	seat, ok := t.session.nextPerson()
	if only, alone := t.session.people.Only(); alone {
		seat, ok = only, true
	}
	return seat, ok && t.session.keeps(seat)
}

// looks lets a control show what the seat keeps: to a person alone while it is held, among several behind the cover.
func (t *Table) looks(c *ui.Control, seat rules.Seat) {
	c.Role = ui.RoleButton
	if t.session.people.Len() > 1 {
		c.Press = func() { t.askToLook(seat) }
		return
	}
	c.Hold = &ui.Hold{Ticks: anim.Ticks(lookMS), OnDone: t.look, OnRelease: t.lookAway}
}

func (t *Table) look() {
	t.looking, t.isStale = true, true
	if seat, ok := t.asksFor(); ok {
		t.reportLook(seat)
	}
	t.refresh()
}

// reportLook tells the Board that a seat is shown what it keeps.
func (t *Table) reportLook(seat rules.Seat) {
	if privacy, ok := t.privacy(); ok {
		privacy.OnLook(seat)
	}
}

func (t *Table) lookAway() {
	if t.looking {
		t.looking, t.isStale = false, true
		t.refresh()
	}
}

// looksAway ends a look that a key began at whatever is done next, which then means nothing else, but what is called by
// its name.
func (t *Table) looksAway(f *input.Frame) bool {
	if !t.looking || !hasAnyPress(f) && len(f.NamedInputs) == 0 {
		return false
	}
	t.page.Release()
	t.lookAway()
	return len(f.NamedInputs) == 0
}

// hasAnyPress reports whether something has been pressed.
func hasAnyPress(f *input.Frame) bool { return len(f.Actions)+len(f.Letters) > 0 || hasPress(f) }

// drawLooking shows a person alone what it keeps, on a card in the middle.
func (t *Table) drawLooking(c *canvas.Canvas) {
	seat, ok := t.asksFor()
	privacy, draws := t.privacy()
	if !ok || !draws {
		return
	}
	card := t.lookCard()
	c.Fill(t.view.Area, sprites.Night.Alpha(0.45))
	ui.DrawSurface(c, ui.LitPanel(), card)
	privacy.DrawSecret(c, card.Inset(24), t.session.viewOf(seat), seat)
}

// lookCard is the place of that card, which is that of the card of the hand-over cover.
func (t *Table) lookCard() geom.Rect {
	room := t.view.Safe.InsetXY(handoverSide, handoverAbove)
	return geom.Around(room.Centre(), min(handoverWidth, room.W), min(handoverHeight, room.H))
}

// privateWords tell screen readers what a person alone looks at, nil while it does not.
func (t *Table) privateWords() widget.Widget {
	seat, ok := t.asksFor()
	privacy, draws := t.privacy()
	if !ok || !draws || !t.looking {
		return nil
	}
	return widget.Pressable{Child: widget.Empty{}, OwnFocus: true, Control: ui.Control{
		Key: "kept", Role: ui.RoleText, Layer: lookLayer, Name: privacy.DescribeSecret(t.session.viewOf(seat), seat),
	}}
}

// privateButton is the paper that lets look at what is kept, nil where nothing is: an eye, and beside it as many words as
// have room.
func (t *Table) privateButton() widget.Widget {
	const margin, apart, leastWords, large, small = 14.0, 10.0, 50.0, 1.2, 13.0
	seat, ok := t.asksFor()
	if _, draws := t.privacy(); !ok || !draws {
		return nil
	}
	words := t.services.Words
	name, how := words.PrivateCards(t.gameID()), words.T(lang.TablePrivateHold)
	control := ui.Control{Key: "privatecard", Name: name, Tip: name, Value: how, Layer: lineLayer}
	t.looks(&control, seat)
	face := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		eye := min(30, room.H*0.5)
		if room.W-2*margin-eye-apart < leastWords {
			icon := widget.Middle(widget.Icon("hide", large*eye, sprites.Ink))
			if e.Scale() > 1 {
				return icon
			}
			word := widget.Line(words.T(lang.TablePrivateShort), ui.Strong(small), sprites.Ink).Aligned(canvas.Centre).AtLeast(small).Muted()
			return widget.FirstFit{widget.Pad(1, 0, widget.Column(0, widget.Grow(widget.Middle(widget.Icon("hide", eye*0.8, sprites.Ink))), word, widget.Gap(4))), icon}
		}
		title := widget.Line(name, ui.Strong(min(17, max(14, room.H*0.27))), sprites.Ink).Muted()
		lines := widget.Column(1, title, widget.Line(how, ui.Body(min(15, max(13, room.H*0.21))), sprites.Ink2).Muted())
		if room.H < 46 {
			lines = widget.Column(0, title)
		}
		return widget.Pad(margin, 0, widget.Row(apart, widget.Middle(widget.Icon("hide", eye, sprites.Ink)),
			widget.Grow(widget.Align{Y: widget.Centre, Child: lines})))
	})
	return widget.Pressable{Control: control, Child: widget.Panel{Surface: ui.Plate(), Child: face}}
}

// askToLook closes the cover for a person who may look at what it keeps behind it. The table is public, so that
// nothing behind the cover changes.
func (t *Table) askToLook(seat rules.Seat) {
	if !t.session.keeps(seat) {
		return
	}
	t.session.askedSeats = t.session.askedSeats.With(seat)
	t.closeDoors(&handover{next: seat, nextPeeks: true})
}
