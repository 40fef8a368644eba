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
	"engawa/sprites"
	"engawa/sprites/letters"
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

// keepsakeControls are the paper that lets look, where the Board has a place for it, and what is seen, for whoever
// cannot see it.
func (t *Table) keepsakeControls() []*ui.Control {
	seat, ok := t.asksFor()
	keeper, draws := t.keeper()
	if !ok || !draws {
		return nil
	}
	var list []*ui.Control
	if r := t.places.Kept; !r.Empty() {
		list = append(list, t.keepsakePaper(r, seat))
	}
	if t.looking {
		list = append(list, &ui.Control{Key: "kept", Rect: doorCard(t.view), Role: ui.RoleText, Layer: 4,
			Name: keeper.DescribeKept(t.session.viewOf(seat), seat)})
	}
	return list
}

func (t *Table) keepsakePaper(r geom.Rect, seat rules.Seat) *ui.Control {
	words := t.house.Words
	name, how := words.Keepsake(t.gameID()), words.T(lang.TableKeepsakeHold)
	c := &ui.Control{Key: "keepsake", Rect: r, Name: name, Value: how, Layer: 1}
	t.looks(c, seat)
	c.Paint = func(cv *canvas.Canvas, s ui.Shown) {
		if s.Focus {
			ui.DrawFocus(cv, r, ui.Radius)
		}
		ui.DrawPaper(cv, ui.Slip(), r)
		const margin, apart, leastWords = 14.0, 10.0, 50.0
		eye := min(30, r.H*0.5)
		x := r.X + margin + eye + apart
		room := r.Right() - margin - x
		if room < leastWords {
			ui.DrawIcon(cv, "hide", r.Centre(), eye*1.2, sprites.Ink)
			return
		}
		ui.DrawIcon(cv, "hide", geom.Pt(r.X+margin+eye/2, r.Centre().Y), eye, sprites.Ink)
		write := func(style letters.Style, text string, y float64, ink sprites.Color) {
			style = ui.Fit(style, text, room)
			cv.Text(style, letters.Ellipsis(style, text, room), geom.Pt(x, y), ink, canvas.Left)
		}
		strong, mid := ui.Strong(min(17, max(14, r.H*0.27))), r.Centre().Y
		if r.H < 46 {
			write(strong, name, canvas.InMiddle(strong, r.Y, r.Bottom()), sprites.Ink)
			return
		}
		small := ui.Body(min(15, max(13, r.H*0.21)))
		write(strong, name, mid-4, sprites.Ink)
		write(small, how, mid+small.Size+1, sprites.Ink2)
	}
	return c
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
