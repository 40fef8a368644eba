package scenes_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/scenes"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// offlineDevice is a device of a person at a table, which is started again and again over the same disk.
type offlineDevice struct {
	*testUser
	host *testHost
	disk store.Disk
}

// sitting sits two devices down at a table of the 3x4 game, and returns first whose turn it is, with its disk.
func sitting(t *testing.T, config remote.TableConfig) (p *testHost, b *offlineDevice, other *testUser) {
	config.Game, config.Setup = "yokai", rules.Setup{Seats: 2}
	p = newTestHost(t, config)
	var devices [2]*offlineDevice
	for k := range devices {
		devices[k] = &offlineDevice{host: p, disk: &badDisk{}}
		devices[k].begin()
		devices[k].Services.Settings.Name = []string{"Hana", "Ren"}[k]
		p.sit(devices[k].testUser, p.links.Seats[k])
	}
	if devices[0].table().Match().State().Actors().Has(0) {
		return p, devices[0], devices[1].testUser
	}
	return p, devices[1], devices[0].testUser
}

// begin starts the program.
func (d *offlineDevice) begin() {
	g := newTestUser(d.host.t, lateral(), d.disk, byMouse)
	g.Services.Settings.Warnings, g.Services.Settings.ReducedMotion = false, true
	g.Services.Dial = d.host.dial
	if d.testUser != nil {
		d.Services.Navigator.Shelf() // ends what the former one still has
		g.t = d.t
	}
	d.testUser = g
}

// restart ends the program and starts it again; open also goes to the table from the list.
func (d *offlineDevice) restart(open bool) {
	d.t.Helper()
	d.begin()
	if open {
		d.choose("together")
		d.Script.Click(d.control("table.0").Rect.Centre()) // what is sent from there may stay without an answer
		d.until("the table", func() bool { _, ok := d.top().(*table.Table); return ok })
		d.FinishAnimations()
		d.host.t.Cleanup(d.Services.Navigator.Shelf)
	}
}

// unsentCommands returns the commands that the device keeps.
func (d *offlineDevice) unsentCommands() []remote.Request {
	d.t.Helper()
	k, err := client.DecodeSavedSeat(d.Services.Store.Seat(d.Services.Store.RemoteTables()[0].Link))
	if err != nil {
		d.t.Fatal(err)
	}
	return k.Commands
}

// pick presses the parts of the first legal action.
func (d *offlineDevice) pick() {
	m := d.table().Match()
	seat, _ := m.State().Actors().First()
	for _, part := range rules.Parts(m.Game, m.State(), m.State().Legal(seat, nil)[0]) {
		if d.page().Find(part.String()) == nil {
			return // a sentence lies over the table
		}
		d.Script.Click(d.control(part.String()).Rect.Centre())
		d.FinishAnimations()
	}
}

// TestAMoveIsMadeWithoutALine: while no host answers the table is opened as it was kept, one move can be made, outlives the
// program, and is sent when the line is back: from the table, and from the shelf.
func TestAMoveIsMadeWithoutALine(t *testing.T) {
	for _, shelf := range []bool{false, true} {
		p, d, other := sitting(t, remote.TableConfig{})
		stands, words := d.table().Match().State().Hash(), d.Services.Words
		p.hangUp(true)
		d.restart(true)
		if got := d.table().Match().State().Hash(); got != stands || !d.offline() {
			t.Fatalf("without a line the position is %x, want %x; told is %q", got, stands, d.Trace().Texts())
		}
		d.pick()
		if !d.table().Sending() || !d.says(words.T(lang.SeatUnsent)) || len(d.unsentCommands()) != 1 {
			t.Fatalf("of a move without a line %d are kept, told is %q", len(d.unsentCommands()), d.Trace().Texts())
		}
		d.pick() // nothing more can be done
		d.restart(!shelf)
		if list := d.unsentCommands(); len(list) != 1 || list[0].Type != remote.Do {
			t.Fatalf("after a start %+v is kept", list)
		}
		if !shelf && (!d.table().Sending() || !d.says(words.T(lang.SeatUnsent))) {
			t.Errorf("after a start the move is not shown: %q", d.Trace().Texts())
		}
		p.hangUp(false)
		d.until("the answer", func() bool { return len(d.unsentCommands()) == 0 })
		other.until("the move", func() bool { return len(other.table().Match().Log) == 2 })
		if shelf {
			if d.until("the end of the turn", func() bool { return !d.Services.Store.RemoteTables()[0].Turn }); d.says(words.T(lang.StoreFailed)) {
				t.Error("something is told on the shelf")
			}
			continue
		}
		d.until("the move", func() bool { return len(d.table().Match().Log) <= 2 && !d.table().Waiting() && !d.offline() })
		step(other, d.testUser)
		if n := len(other.table().Match().Log); n != 3 {
			t.Errorf("%d moves are made, want 3", n)
		}
	}
}

// TestATableWithoutALineShowsLogAndClocks: what the host sent last stays on the screen.
func TestATableWithoutALineShowsLogAndClocks(t *testing.T) {
	p, d, other := sitting(t, remote.TableConfig{Clock: "main:30d"})
	days := func(n, hours int) string {
		return d.Services.Words.T(lang.SeatDays, lang.Count("n", n), lang.Count("hours", hours))
	}
	clocks := func() (n int) {
		for _, text := range d.Trace().Texts() {
			if text == days(30, 0) || text == days(29, 23) {
				n++
			}
		}
		return n
	}
	step(d.testUser, other)
	d.until("the clocks", func() bool { return clocks() == 2 })
	log := d.table().Match().Log
	last := "log" + strconv.Itoa(len(log)-1)
	line := d.control(last).Name
	p.hangUp(true)
	d.restart(true)
	if got := d.table().Match().Log; !slices.Equal(got, log) || d.control(last).Name != line || clocks() != 2 {
		t.Errorf("without a line there are %d moves of %d; want the clocks and %q in %q", len(got), len(log), line, d.Trace().Texts())
	}
}

// TestAMoveWithoutALineMayComeTooLate: a computer has played meanwhile. One sentence says so, and the table shows how the
// match stands.
func TestAMoveWithoutALineMayComeTooLate(t *testing.T) {
	for _, shelf := range []bool{false, true} {
		p, d, other := sitting(t, remote.TableConfig{Absence: "bot:1h:1", Title: "Sundays"})
		p.hangUp(true)
		d.restart(true)
		d.pick()
		d.Services.Navigator.Shelf()
		d.Services.Dial = nil
		p.hangUp(false)
		other.until("the other's absence", func() bool { return other.says(other.Services.Words.T(lang.SeatAwayToMove)) })
		p.later(2*time.Hour, other)
		other.until("the computer's move", func() bool { return len(other.table().Match().Log) == 2 })
		d.restart(false)
		if !shelf {
			d.choose("together", "table.0")
		}
		words := d.Services.Words
		want := words.MoveRefusal("yokai", "Sundays", &rules.Error{Code: remote.CodeLate})
		d.until("the sentence", func() bool { _, told := d.top().(*scenes.Dialog); return told && d.says(want) })
		if !strings.Contains(want, words.T("refusal.late")) || len(d.unsentCommands()) != 0 {
			t.Errorf("%q is told, and %d commands are kept", want, len(d.unsentCommands()))
		}
		d.choose("no")
		if shelf {
			continue
		}
		d.until("the match as it stands", func() bool { return d.table().Match().State().Hash() == other.table().Match().State().Hash() })
	}
}

// TestAFullStorageStopsNobodyElsewhere: it is reported once, and the move is played all the same.
func TestAFullStorageStopsNobodyElsewhere(t *testing.T) {
	for _, err := range []error{store.ErrFull, store.ErrForbidden} {
		_, d, other := sitting(t, remote.TableConfig{})
		d.FinishAnimations()
		d.disk.(*badDisk).err = err
		key := lang.StoreFull
		if err == store.ErrForbidden {
			key = lang.StoreForbidden
		}
		d.pick()
		d.until("the sentence", func() bool { _, told := d.top().(*scenes.Dialog); return told && d.says(d.Services.Words.T(key)) })
		d.choose("no")
		other.until("the move", func() bool { return len(other.table().Match().Log) == 2 })
		d.until("the answer", func() bool { return !d.table().Waiting() })
		if list := d.unsentCommands(); len(list) != 0 {
			t.Errorf("%+v is still to be sent", list)
		}
	}
}
