package drive

import (
	"net/url"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
)

// Places are in pixels from the window's upper left corner.

// glance is longer than a frame on a busy machine: what a program must see between two events lasts as long.
const glance = 250 * time.Millisecond

const leftButton = 1

// fakeMouse lets the X server believe in an event of the mouse.
func (p *Program) fakeMouse(kind, detail byte, x, y float64) {
	p.t.Helper()
	err := xtest.FakeInputChecked(p.conn, kind, detail, 0, p.root, int16(p.corner.X+int(x)), int16(p.corner.Y+int(y)), 0).Check()
	p.must("moving the mouse", err)
}

// Point moves the mouse.
func (p *Program) Point(x, y float64) {
	p.t.Helper()
	p.fakeMouse(xproto.MotionNotify, 0, x, y)
}

// Click points somewhere and clicks the left button there. It lets go when the window shows another picture, or after a
// glance: a busy machine may run the program's next tick late.
func (p *Program) Click(x, y float64) {
	p.t.Helper()
	p.Point(x, y)
	time.Sleep(glance / 4)
	before := p.Picture()
	p.Hold(x, y, func() {
		time.Sleep(glance / 4)
		for end := time.Now().Add(glance); time.Now().Before(end) && SamePicture(before, p.Picture()); {
			time.Sleep(glance / 10)
		}
	})
	time.Sleep(glance)
}

// Hold presses the left button at a place, and calls while before letting go.
func (p *Program) Hold(x, y float64, while func()) {
	p.t.Helper()
	p.Point(x, y)
	time.Sleep(glance / 4)
	p.fakeMouse(xproto.ButtonPress, leftButton, 0, 0)
	while()
	p.fakeMouse(xproto.ButtonRelease, leftButton, 0, 0)
}

// Drag presses the left button at one place, moves to the other, and lets go there.
func (p *Program) Drag(x0, y0, x1, y1 float64) {
	p.t.Helper()
	p.Hold(x0, y0, func() {
		time.Sleep(glance)
		walkLine(x0, y0, x1, y1, func(x, y float64) {
			p.Point(x, y)
			time.Sleep(glance / 8)
		})
		time.Sleep(glance)
	})
	time.Sleep(glance)
}

// atom is the X server's number for a name.
func (p *Program) atom(name string) xproto.Atom {
	p.t.Helper()
	if a, ok := p.atoms[name]; ok {
		return a
	}
	reply, err := xproto.InternAtom(p.conn, false, uint16(len(name)), name).Reply()
	p.must("asking for an atom", err)
	p.atoms[name] = reply.Atom
	return reply.Atom
}

// send sends a message to a window.
func (p *Program) send(to xproto.Window, kind string, data ...uint32) {
	p.t.Helper()
	words := make([]uint32, 5)
	copy(words, data)
	event := xproto.ClientMessageEvent{Format: 32, Window: to, Type: p.atom(kind), Data: xproto.ClientMessageDataUnionData32New(words)}
	p.must("sending "+kind, xproto.SendEventChecked(p.conn, false, to, xproto.EventMaskNoEvent, string(event.Bytes())).Check())
}

// DropFile drags a file from another window to a place of the program's and drops it there, by the protocol that
// desktops use: XDND, version 5.
func (p *Program) DropFile(path string, x, y float64) {
	p.t.Helper()
	const version = 5
	source, err := xproto.NewWindowId(p.conn)
	p.must("naming a window", err)
	p.must("opening the window the file comes from", xproto.CreateWindowChecked(p.conn, 0, source, p.root, 0, 0, 1, 1, 0,
		xproto.WindowClassInputOutput, 0, 0, nil).Check())
	defer xproto.DestroyWindow(p.conn, source)

	aware, err := xproto.GetProperty(p.conn, false, p.window, p.atom("XdndAware"), xproto.AtomAtom, 0, 1).Reply()
	p.must("asking whether files can be dropped", err)
	if len(aware.Value) == 0 {
		p.t.Fatal("the window takes no files")
	}
	selection, list := p.atom("XdndSelection"), p.atom("text/uri-list")
	p.must("offering the file", xproto.SetSelectionOwnerChecked(p.conn, source, selection, xproto.TimeCurrentTime).Check())
	p.Point(x, y)
	place := uint32(p.corner.X+int(x))<<16 | uint32(p.corner.Y+int(y))
	p.send(p.window, "XdndEnter", uint32(source), version<<24, uint32(list))
	p.send(p.window, "XdndPosition", uint32(source), 0, place, xproto.TimeCurrentTime, uint32(p.atom("XdndActionCopy")))
	if status := p.answer("XdndStatus"); status[1]&1 == 0 {
		p.t.Fatal("the window does not accept the file")
	}
	p.send(p.window, "XdndDrop", uint32(source), 0, xproto.TimeCurrentTime)
	request := nextEvent[xproto.SelectionRequestEvent](p, "the window asks for the file", func(e xproto.SelectionRequestEvent) bool {
		return e.Selection == selection && e.Target == list
	})
	address := (&url.URL{Scheme: "file", Path: path}).String() + "\r\n"
	p.must("giving the file", xproto.ChangePropertyChecked(p.conn, xproto.PropModeReplace, request.Requestor, request.Property, list, 8,
		uint32(len(address)), []byte(address)).Check())
	given := xproto.SelectionNotifyEvent{Time: request.Time, Requestor: request.Requestor, Selection: selection, Target: list, Property: request.Property}
	p.must("giving the file", xproto.SendEventChecked(p.conn, false, request.Requestor, xproto.EventMaskNoEvent, string(given.Bytes())).Check())
	p.answer("XdndFinished")
}

// answer waits for a message from the program's window and returns its words.
func (p *Program) answer(kind string) []uint32 {
	p.t.Helper()
	return nextEvent[xproto.ClientMessageEvent](p, kind, func(e xproto.ClientMessageEvent) bool { return e.Type == p.atom(kind) }).Data.Data32
}

// nextEvent returns the next event that is wanted, and forgets those before it.
func nextEvent[E xgb.Event](p *Program, what string, wanted func(E) bool) (got E) {
	p.t.Helper()
	p.until(what, func() bool {
		for {
			select {
			case event := <-p.events:
				if e, ok := event.(E); ok && wanted(e) {
					got = e
					return true
				}
			default:
				return false
			}
		}
	})
	return got
}
