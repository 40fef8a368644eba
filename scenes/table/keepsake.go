package table

import (
	"engawa/audio"
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

// looks lets a control show what the seat keeps: to a person alone while it is held, among several behind the doors.
func (t *Table) looks(c *ui.Control, seat rules.Seat) {
	c.Role = ui.RoleButton
	if t.session.people.Len() > 1 {
		c.Press = func() { t.askToLook(seat) }
		return
	}
	c.Hold = &ui.Hold{Ticks: anim.Ticks(lookMS), Done: t.look, Over: t.lookAway}
}

func (t *Table) look() {
	t.looking, t.stale = true, true
	if seat, ok := t.asksFor(); ok {
		t.looked(seat)
	}
	t.refresh()
}

// looked tells the Board that a seat is shown what it keeps.
func (t *Table) looked(seat rules.Seat) {
	if keeper, ok := t.keeper(); ok {
		keeper.Looked(seat)
	}
}

func (t *Table) lookAway() {
	if t.looking {
		t.looking, t.stale = false, true
		t.refresh()
	}
}

// looksAway ends a look that a key began at whatever is done next, which then means nothing else, but what is called by
// its name.
func (t *Table) looksAway(f *input.Frame) bool {
	if !t.looking || !anything(f) && len(f.Named) == 0 {
		return false
	}
	t.page.Release()
	t.lookAway()
	return len(f.Named) == 0
}

// anything reports whether something has been pressed.
func anything(f *input.Frame) bool { return len(f.Impulses)+len(f.Letters) > 0 || pressed(f) }

// drawLooking shows a person alone what it keeps, on a card in the middle.
func (t *Table) drawLooking(c *canvas.Canvas) {
	seat, ok := t.asksFor()
	keeper, draws := t.keeper()
	if !ok || !draws {
		return
	}
	card := doorCard(t.view)
	c.Fill(t.view.Area, sprites.Night.Alpha(0.45))
	ui.DrawPaper(c, ui.LitPanel(), card)
	keeper.DrawKept(c, card.Inset(24), t.session.viewOf(seat), seat)
}

// keepsakeWords tell whoever cannot see it what a person alone looks at, nil while it does not.
func (t *Table) keepsakeWords() widget.Widget {
	seat, ok := t.asksFor()
	keeper, draws := t.keeper()
	if !ok || !draws || !t.looking {
		return nil
	}
	return widget.Pressable{Child: widget.Empty{}, OwnFocus: true, Control: ui.Control{
		Key: "kept", Role: ui.RoleText, Layer: lookLayer, Name: keeper.DescribeKept(t.session.viewOf(seat), seat),
	}}
}

// keepsakePaper is the paper that lets look at what is kept, nil where nothing is: an eye, and beside it as many words as
// have room.
func (t *Table) keepsakePaper() widget.Widget {
	const margin, apart, leastWords, large = 14.0, 10.0, 50.0, 1.2
	seat, ok := t.asksFor()
	if _, draws := t.keeper(); !ok || !draws {
		return nil
	}
	words := t.house.Words
	name, how := words.Keepsake(t.gameID()), words.T(lang.TableKeepsakeHold)
	control := ui.Control{Key: "keepsake", Name: name, Value: how, Layer: lineLayer}
	t.looks(&control, seat)
	face := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		eye := min(30, room.H*0.5)
		if room.W-2*margin-eye-apart < leastWords {
			return widget.Middle(widget.Icon("hide", large*eye, sprites.Ink))
		}
		title := widget.Line(name, ui.Strong(min(17, max(14, room.H*0.27))), sprites.Ink).Muted()
		lines := widget.Column(1, title, widget.Line(how, ui.Body(min(15, max(13, room.H*0.21))), sprites.Ink2).Muted())
		if room.H < 46 {
			lines = widget.Column(0, title)
		}
		return widget.Pad(margin, 0, widget.Row(apart, widget.Middle(widget.Icon("hide", eye, sprites.Ink)),
			widget.Grow(widget.Align{Y: widget.Centre, Child: lines})))
	})
	return widget.Pressable{Control: control, Child: widget.Panel{Paper: ui.Slip(), Child: face}}
}

// askToLook shuts the doors for a person who may look at what it keeps behind them. The table is public, so that
// nothing behind the doors changes.
func (t *Table) askToLook(seat rules.Seat) {
	if !t.session.keeps(seat) {
		return
	}
	t.session.asked = t.session.asked.With(seat)
	t.shutDoors(&doors{next: seat, keepsake: true})
}

// layLook lists the controls of the cover behind which a person may look at what it keeps.
func (t *Table) layLook() {
	d, words := t.doors, t.house.Words
	hold, back := lookButtons(doorCard(t.view))
	name := t.session.players[d.next].Name
	open := ui.Button("open", words.T(lang.CoverLook, lang.Text("name", name)), "eye", hold, ui.Primary(), nil)
	open.Hold = &ui.Hold{
		Ticks: anim.Ticks(holdMS),
		Grow:  func(share float64) { d.held, d.stale = share, true },
		Loose: func() { d.held, d.stale = 0, true },
		Done:  func() { t.showKept(true) },
		Over:  func() { t.showKept(false) },
	}
	done := ui.Button("done", words.T(lang.CoverDone), "check", back, ui.Plain(), t.leaveLook)
	menu := ui.RoundButton("menu", words.T(lang.TableMenu), "menu", menuCorner(t.view), ui.Plain(), t.openMenu)
	list := []*ui.Control{open, done, menu}
	if keeper, ok := t.keeper(); ok && d.shown {
		list = append(list, &ui.Control{Key: "kept", Rect: doorCard(t.view), Role: ui.RoleText,
			Name: keeper.DescribeKept(t.session.viewOf(d.next), d.next)})
	}
	d.page.Set(t.view.Area, list...)
}

// showKept shows what the person keeps, or covers it at once.
func (t *Table) showKept(shown bool) {
	d := t.doors
	if d == nil || !d.keepsake {
		return
	}
	d.shown, d.held, d.stale = shown, 0, true
	if shown {
		t.looked(d.next)
		t.house.Sound.Play(audio.PickUp)
	}
	t.layDoors()
}

// coverKept is looksAway behind the doors.
func (t *Table) coverKept(f *input.Frame) bool {
	if !t.doors.shown || !anything(f) && len(f.Named) == 0 {
		return false
	}
	t.doors.page.Release()
	t.showKept(false)
	return len(f.Named) == 0
}

// leaveLook opens the doors on the public table.
func (t *Table) leaveLook() {
	t.doors.shown = false
	t.openWide(func() { t.doors = nil; t.offer(); t.stale = true })
}

// lookButtons returns the places of the button that is held to look, and of the one back to the table.
func lookButtons(card geom.Rect) (hold, back geom.Rect) {
	const gap, share = 12.0, 0.6
	row := openButton(card)
	row = geom.R(card.X+22, row.Y, card.W-44, row.H)
	hold, back = row.CutLeft(row.W*share - gap/2)
	_, back = back.CutLeft(gap)
	return hold, back
}
