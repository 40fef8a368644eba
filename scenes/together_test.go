package scenes_test

import (
	"bytes"
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/deal"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/forhonor"
	"engawa/rules/games"
	"engawa/rules/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/result"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// maxWait is how long a test waits for what must come.
const maxWait = time.Minute

// arrive waits until what has been sent to a table elsewhere is answered, by a line that may have to come back first.
func (g *testUser) arrive() {
	g.t.Helper()
	for end := time.Now().Add(maxWait); ; time.Sleep(50 * time.Microsecond) {
		t, ok := g.top().(*table.Table)
		if !ok || !t.Waiting() {
			return
		}
		if time.Now().After(end) {
			g.t.Fatal("a command is not answered")
		}
		g.Tick(1)
	}
}

// fastClock goes on by a second whenever a host looks: tests are faster than people.
func fastClock() func() time.Time {
	var looks atomic.Int64
	return func() time.Time { return time.Unix(looks.Add(1), 0) }
}

// testHost is a host with the devices of the people at one of its tables, all in one program.
type testHost struct {
	t     *testing.T
	host  *host.Host
	links remote.Links

	journal faulty
	seconds atomic.Int64 // of the host's clock

	mu         sync.Mutex
	isCut      bool // no line comes about
	isRelaying bool // new lines come as if another host relayed them
	lines      []remote.Conn
}

// newTestHost makes a table.
func newTestHost(t *testing.T, config remote.TableConfig) *testHost {
	p := &testHost{t: t}
	p.start()
	var err error
	if p.links, err = p.host.Create(config); err != nil {
		t.Fatal(err)
	}
	return p
}

// start starts a host over what is kept.
func (p *testHost) start() {
	h := host.New(host.Config{Journal: &p.journal, Games: games.All(), Now: func() time.Time {
		return time.Unix(p.seconds.Add(1), 0) // tests are faster than people
	}})
	p.t.Cleanup(h.Close)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.host = h
}

// dial is the way of a device to the host.
func (p *testHost) dial(context.Context, remote.Link) (remote.Conn, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.isCut {
		return nil, fmt.Errorf("no network")
	}
	device, other := remote.Pipe()
	p.lines = append(p.lines, device)
	serve := p.host.Serve
	if p.isRelaying {
		serve = p.host.ServeRelayed
	}
	go serve(p.t.Context(), other)
	return device, nil
}

// tellLines tells the host how all lines are, which another host relays.
func (p *testHost) tellLines(how string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, line := range p.lines {
		_ = line.Write(p.t.Context(), remote.EncodeRequest(remote.Request{Type: remote.Ping, Text: how})) // some have ended
	}
}

// hangUp breaks all lines; while cut none comes about.
func (p *testHost) hangUp(cut bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.isCut = cut
	for _, line := range p.lines {
		line.Close()
	}
	p.lines = nil
}

// breakLines breaks all lines, and waits until the guests have noticed and have new ones.
func (p *testHost) breakLines(guests ...*testUser) {
	p.t.Helper()
	p.hangUp(true)
	for _, g := range guests {
		g.until("the sign of the broken line", func() bool {
			g.open() // what has come just before may have closed the cover
			return g.offline()
		})
	}
	p.hangUp(false)
	for _, g := range guests {
		g.until("the line", func() bool { return !g.offline() })
	}
}

// killHost ends the host with all lines, and starts another one over what it has kept.
func (p *testHost) killHost(guests ...*testUser) {
	p.t.Helper()
	p.mu.Lock()
	before := p.host
	p.mu.Unlock()
	p.hangUp(true)
	before.Close()
	p.start()
	p.hangUp(false)
	for _, g := range guests {
		g.until("the line", func() bool {
			g.open()
			return !g.offline()
		})
	}
}

// reopen closes a guest's window at the table, and opens another one with what it has kept.
func (p *testHost) reopen(g *testUser, disk store.Disk, shape scenestest.Shape, h inputMode, secret remote.Secret) *testUser {
	p.t.Helper()
	g.Services.Navigator.Shelf()
	again := newTestUser(p.t, shape, disk, h)
	again.Services.Settings.Warnings, again.Services.Settings.ReducedMotion = false, true
	again.Services.Dial = p.dial
	again.Services.Navigator.Together(p.link(secret))
	again.until("the table", func() bool { _, ok := again.top().(*table.Table); return ok })
	p.t.Cleanup(again.Services.Navigator.Shelf)
	return again
}

// offline reports whether the screen says that the line is broken.
func (g *testUser) offline() bool {
	return g.says(g.Services.Words.T(lang.SeatBroken)) || g.says(g.Services.Words.T(lang.SeatUnsent))
}

// link is the text of a link.
func (p *testHost) link(secret remote.Secret) string {
	return remote.Link{Base: "http://example.net/", Table: p.links.Table, Secret: secret}.String()
}

// sit has a device sit down by the panel.
func (p *testHost) sit(g *testUser, secret remote.Secret) {
	p.t.Helper()
	g.Services.Dial = p.dial
	g.choose("together", "link")
	g.Script.Type(p.link(secret))
	g.FinishAnimations()
	g.choose("sit")
	g.until("the table", func() bool { _, ok := g.top().(*table.Table); return ok })
	p.t.Cleanup(g.Services.Navigator.Shelf) // which ends the line
}

// until lets time pass until something holds.
func (g *testUser) until(what string, holds func() bool) {
	g.t.Helper()
	for end := time.Now().Add(maxWait); !holds(); time.Sleep(50 * time.Microsecond) {
		if time.Now().After(end) {
			g.t.Fatalf("%s does not come; there is a %T with %q", what, g.top(), g.Trace().Texts())
		}
		g.Tick(1)
	}
}

// turn has the guest play something if it is to act, and reports whether it has the result before it.
func (g *testUser) turn(seat rules.Seat) (over bool) {
	g.t.Helper()
	g.Tick(1)
	if _, over := g.top().(*result.Result); over {
		return true
	}
	t, ok := g.top().(*table.Table)
	if !ok {
		g.t.Fatalf("a %T lies over the table", g.top())
	}
	m := t.Match()
	if m.State().Actors().Has(seat) && !rules.HasEnded(m) {
		before := m.State()
		g.FinishAnimations()
		if t.Match() != m || m.State() != before || g.top() != t || t.Waiting() {
			return false
		}
		switch s := m.State().(type) {
		case *forhonor.State:
			if g.page().Find(orderKeys(s, seat, m.Game)[0]) != nil { // else something is still to be seen
				g.order(s, seat)
			}
		case *honshu.State:
			g.layLand(s, seat)
		default:
			helper, err := bots.New(m.Game, "2")
			if err != nil {
				g.t.Fatal(err)
			}
			a, err := bot.Choose(helper, m.State(), seat, rules.Rand(3, len(m.Log)), bot.Budget{Nodes: 300})
			if err != nil {
				g.t.Fatal(err)
			}
			// What was pressed while the table played the only action by itself may have offered a catastrophe.
			const leave = "button 10"
			if g.page().Find(leave) != nil {
				g.point(leave)
			} else if g.page().Find(rules.Parts(m.Game, m.State(), a)[0].String()) != nil {
				g.do(a)
			}
		}
	}
	return false
}

// layLand does something in Honshū by its main button.
func (g *testUser) layLand(s *honshu.State, seat rules.Seat) {
	g.t.Helper()
	m := g.table().Match()
	if g.page().Find("button 1000") == nil {
		return
	}
	if s.Phase() != honshu.PhaseBuild && s.Phase() != honshu.PhaseContest {
		parts := rules.Parts(m.Game, s, s.Legal(seat, nil)[0])
		if s.Phase() == honshu.PhaseChoose {
			parts[0] = rules.Part{Kind: rules.PartCard, Index: int32(s.Pair(1)[0])}
		}
		g.choose(parts[0].String())
	}
	if g.page().Find("button 1000") == nil || g.table().Match().State() != rules.State(s) {
		return // something has come meanwhile: it is decided again
	}
	before := len(m.Log)
	g.choose(g.honshuMain(s))
	if t, ok := g.top().(*table.Table); ok && len(t.Match().Log) == before {
		g.t.Fatalf("the main button plays nothing in the phase %s: %q", s.Phase(), g.Trace().Texts())
	}
}

// TestWholeMatchesAtATableElsewhere plays every game to its end, each seat in a window of its own, by controls. On the way
// all lines break, the host is killed and started again, and one of the windows is closed and opened again. In Honshū one of
// them is a phone beside a table screen. Both windows show the result of the same match, which each keeps among its own.
func TestWholeMatchesAtATableElsewhere(t *testing.T) {
	for _, tt := range []struct {
		game  string
		seats int
		bots  map[rules.Seat]string
		shape [2]scenestest.Shape
		hand  [2]inputMode
	}{
		{"yokai", 2, nil, [2]scenestest.Shape{lateral(), upright()}, [2]inputMode{byMouse, byTouch}},
		{"homeworlds", 3, map[rules.Seat]string{2: "1"}, [2]scenestest.Shape{lateral(), lateral()}, [2]inputMode{byTouch, byMouse}},
		{"honshu", 3, map[rules.Seat]string{2: "1"}, [2]scenestest.Shape{lateral(), upright()}, [2]inputMode{byMouse, byTouch}},
		{"forhonor", 2, nil, [2]scenestest.Shape{lateral(), lateral()}, [2]inputMode{byMouse, byMouse}},
	} {
		t.Run(tt.game, func(t *testing.T) {
			p := newTestHost(t, remote.TableConfig{Game: tt.game, Setup: rules.Setup{Seats: tt.seats}, Bots: tt.bots, Deal: remote.DealSeats})
			var guests []*testUser
			disks := [2]store.Memory{}
			for k := range 2 {
				g := newTestUser(t, tt.shape[k], &disks[k], tt.hand[k])
				g.Services.Settings.Warnings, g.Services.Settings.ReducedMotion = false, true
				p.sit(g, p.links.Seats[k])
				guests = append(guests, g)
			}
			if tt.game == "honshu" { // its phone leaves out what is public
				p.open(p.links.Watch, true)
				guests[1].until("the hand alone", func() bool { return guests[1].page().Find("whole") != nil })
			}
			const apart = 4 // moves between two troubles
			had, next := 0, 8
			troubles := []func(){
				func() { p.breakLines(guests...) },
				func() { p.killHost(guests...) },
				func() { guests[1] = p.reopen(guests[1], &disks[1], tt.shape[1], tt.hand[1], p.links.Seats[1]) },
			}
			for end := time.Now().Add(5 * maxWait); ; time.Sleep(20 * time.Microsecond) {
				over := 0
				for k, g := range guests {
					if g.turn(rules.Seat(k)) {
						over++
					}
				}
				if over == len(guests) {
					break
				}
				if time.Now().After(end) {
					t.Fatal("the match does not end")
				}
				if g, ok := guests[0].top().(*table.Table); ok && had < len(troubles) && len(g.Match().Log) >= next {
					troubles[had]()
					had, next = had+1, len(g.Match().Log)+apart
				}
			}
			if had < len(troubles) {
				t.Errorf("only %d of %d troubles came before the match was over", had, len(troubles))
			}
			var saves [][]byte
			for _, g := range guests {
				list := g.Services.Store.Matches()
				if len(list) != 1 || !list[0].Over {
					t.Fatalf("kept is %+v, want one match that is over", list)
				}
				m, err := g.Services.Store.LoadMatch(list[0].ID)
				if err != nil {
					t.Fatal(err)
				}
				if d, dealt, err := deal.Of(m); err != nil || dealt && deal.Check(m, d) != nil || dealt != (m.Log[0].By == rules.Nature) {
					t.Errorf("of the deal is kept %v: %v", m.Tags[deal.Tag], err)
				}
				delete(m.Tags, store.TagPlayed) // each window has a time of its own
				save, err := m.Save()
				if err != nil {
					t.Fatal(err)
				}
				saves = append(saves, save)
			}
			if !bytes.Equal(saves[0], saves[1]) {
				t.Errorf("the windows keep different matches:\n%s\n%s", saves[0], saves[1])
			}
		})
	}
}

// pair sits two guests down at a table of the 3x4 game, and returns first whose turn it is.
func pair(t *testing.T, config remote.TableConfig) (p *testHost, first, second *testUser) {
	p = newTestHost(t, config)
	var guests [2]*testUser
	for k := range guests {
		g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
		g.Services.Settings.Warnings, g.Services.Settings.ReducedMotion, g.Services.Settings.Name = false, true, []string{"Hana", "Ren"}[k]
		p.sit(g, p.links.Seats[k])
		guests[k] = g
	}
	if guests[0].table().Match().State().Actors().Has(0) {
		return p, guests[0], guests[1]
	}
	return p, guests[1], guests[0]
}

// step plays an action of the person to act, and waits until the other has seen it.
func step(by, other *testUser) {
	by.t.Helper()
	m := by.table().Match()
	seat, _ := m.State().Actors().First()
	by.do(m.State().Legal(seat, nil)[0])
	by.FinishAnimations()
	n := len(m.Log)
	other.until("the move", func() bool { return len(other.table().Match().Log) >= n })
	other.FinishAnimations()
}

// TestAMatchElsewhereGoesOnUnderTheMenu opens the menu of who waits: the other's move comes meanwhile, and what the other
// asks lies over the menu.
func TestAMatchElsewhereGoesOnUnderTheMenu(t *testing.T) {
	_, a, b := pair(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	m := b.table().Match()
	b.choose("menu")
	seat, _ := a.table().Match().State().Actors().First()
	a.do(a.table().Match().State().Legal(seat, nil)[0])
	a.FinishAnimations()
	b.until("the move", func() bool { return len(m.Log) == len(a.table().Match().Log) })
	b.choose("resume")
	b.FinishAnimations()
	step(b, a)
	b.choose("menu")
	a.choose("undo")
	b.until("the question", func() bool { return b.page().Find("yes") != nil })
	b.choose("yes")
	a.until("the moves' return", func() bool { return len(a.table().Match().Log) == 1 })
	b.choose("resume")
	if n := len(b.table().Match().Log); n != 1 {
		t.Errorf("below the menu %d moves are left, want 1", n)
	}
}

// TestUndoAtATableElsewhere: a last move goes back at once; where the other has answered, it is asked, and may refuse.
func TestUndoAtATableElsewhere(t *testing.T) {
	_, a, b := pair(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	length := func(g *testUser) int { return len(g.table().Match().Log) - 1 } // chance has said who begins
	step(a, b)
	a.choose("undo")
	for _, g := range []*testUser{a, b} {
		g.until("the move's return", func() bool { return length(g) == 0 })
	}
	step(a, b)
	step(b, a)
	for _, yes := range []bool{false, true} {
		a.choose("undo")
		b.until("the question", func() bool { return b.page().Find("yes") != nil })
		if words := b.Services.Words; !b.says(words.T(lang.SeatAsksUndo, lang.Text("name", a.Services.Settings.Name))) {
			t.Errorf("what is asked is %q", b.Trace().Texts())
		}
		if !yes {
			b.choose("no")
			b.table()
			a.FinishAnimations()
			if length(a) != 2 || length(b) != 2 {
				t.Fatalf("after a no there are %d and %d moves", length(a), length(b))
			}
			continue
		}
		b.choose("yes")
		for _, g := range []*testUser{a, b} {
			g.until("the moves' return", func() bool { return length(g) == 0 })
		}
	}
	step(a, b) // and the match goes on
}

// TestAQuestionGoesWithItsHost starts the host again while a question lies before the other: nobody asks it any more, and
// the match goes on.
func TestAQuestionGoesWithItsHost(t *testing.T) {
	p, a, b := pair(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	step(a, b)
	step(b, a)
	a.choose("undo")
	b.until("the question", func() bool { return b.page().Find("yes") != nil })
	p.hangUp(true)
	p.host.Close()
	p.start()
	p.hangUp(false)
	b.until("the end of the question", func() bool { _, ok := b.top().(*table.Table); return ok })
	a.until("the line", func() bool { return !a.offline() })
	step(a, b)
}

// faulty is a journal that keeps nothing while it is full.
type faulty struct {
	journal.Memory
	full atomic.Bool
}

// Append implements journal.Journal.
func (f *faulty) Append(table string, after uint64, data []byte) error {
	if f.full.Load() {
		return fmt.Errorf("the disk is full")
	}
	return f.Memory.Append(table, after, data)
}

// TestARefusedMoveKeepsTheChoice has the host refuse a move: why is told, the piece stays chosen, and pressing the square
// again plays it once the host can keep it.
func TestARefusedMoveKeepsTheChoice(t *testing.T) {
	p, a, b := pair(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	m := a.table().Match()
	seat, _ := m.State().Actors().First()
	parts := rules.Parts(m.Game, m.State(), m.State().Legal(seat, nil)[0])
	p.journal.full.Store(true)
	for _, part := range parts {
		a.point(part.String())
	}
	if words := a.Services.Words; !a.says(words.T("refusal.not-kept")) || len(m.Log) != 1 {
		t.Errorf("after a refusal %d moves are made and told is %q", len(m.Log), a.Trace().Texts())
	}
	p.journal.full.Store(false)
	a.choose(parts[len(parts)-1].String())
	for _, g := range []*testUser{a, b} {
		g.until("the move", func() bool { return len(g.table().Match().Log) == 2 })
	}
}

// TestABrokenLineIsSeen cuts the line: that is told, a move waits and is sent when the line is back, and who is away and
// has come back is seen.
func TestABrokenLineIsSeen(t *testing.T) {
	p, a, b := pair(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	words := a.Services.Words
	step(a, b)
	p.hangUp(true)
	for _, g := range []*testUser{a, b} {
		g.until("the sign of the broken line", g.offline)
	}
	m := b.table().Match()
	seat, _ := m.State().Actors().First()
	parts := rules.Parts(m.Game, m.State(), m.State().Legal(seat, nil)[0])
	for _, part := range parts {
		b.Script.Click(b.control(part.String()).Rect.Centre())
		b.FinishAnimations()
	}
	if !b.table().Sending() || len(m.Log) != 2 {
		t.Fatalf("without a line a move is not kept for later: %d moves", len(m.Log))
	}
	p.hangUp(false)
	for _, g := range []*testUser{a, b} {
		g.until("the move", func() bool { return len(g.table().Match().Log) == 3 })
		g.until("the line", func() bool { return !g.offline() })
	}
	a.Services.Navigator.Shelf()
	b.until("the other's absence", func() bool { return b.says(words.T(lang.SeatAway)) || b.says(words.T(lang.SeatAwayToMove)) })
	a.choose("together", "table.0") // the way back to the seat
	a.until("the table", func() bool { _, ok := a.top().(*table.Table); return ok })
	if n := len(a.table().Match().Log); n != 3 {
		t.Errorf("who comes back knows %d moves of 3", n)
	}
	b.until("the other's return", func() bool { return !b.says(words.T(lang.SeatAway)) && !b.says(words.T(lang.SeatAwayToMove)) })
}

// TestTheSamePeoplePlayAgainElsewhere ends a match and plays again: who asks comes to a new table, the other is told who
// asks and goes there too, now or from the list of tables.
func TestTheSamePeoplePlayAgainElsewhere(t *testing.T) {
	_, a, b := pair(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	step(a, b)
	names := []string{a.Services.Settings.Name, b.Services.Settings.Name}
	former := a.table()
	a.choose("menu", "resign", "yes")
	for _, g := range []*testUser{a, b} {
		g.until("the result", func() bool { _, over := g.top().(*result.Result); return over })
	}
	a.choose("again")
	a.until("the next table", func() bool { next, ok := a.top().(*table.Table); return ok && next != former })
	words := b.Services.Words
	b.until("the question", func() bool { return b.says(words.T(lang.SeatAgain, lang.Text("name", names[0]))) })
	b.choose("no")
	if list := b.Services.Store.RemoteTables(); len(list) != 2 || list[0].Over || list[0].Key != list[1].Key || !list[1].Over {
		t.Errorf("the tables that are kept are %+v", list)
	}
	b.choose("again")
	b.until("the next table", func() bool { _, ok := b.top().(*table.Table); return ok })
	for k, g := range []*testUser{a, b} {
		m := g.table().Match()
		g.until("the other", func() bool {
			m = g.table().Match()
			return m.Tags["name.0"] != m.Tags["name.1"] && !g.says(words.T(lang.SeatAway)) && !g.says(words.T(lang.SeatAwayToMove))
		})
		if len(m.Log) > 1 || rules.HasEnded(m) || !m.State().Actors().Has(seatNamed(m, names[1])) {
			t.Errorf("at the next table of %s %d moves are made, ended %v, and %v acts", names[k], len(m.Log), rules.HasEnded(m), m.State().Actors())
		}
	}
	step(b, a) // who did not begin at the first table begins at the next
	if kept := a.Services.Store.Matches(); len(kept) != 1 {
		t.Errorf("%d matches are kept on the device, want the one that has ended", len(kept))
	}
}

// TestAnOldMatchElsewhereIsPlayedAgainThere opens a match that has ended from those kept on the device: to play again leads
// to its table, where the same people are asked.
func TestAnOldMatchElsewhereIsPlayedAgainThere(t *testing.T) {
	_, a, b := pair(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	step(a, b)
	a.choose("menu", "resign", "yes")
	isResult := func() bool { _, over := b.top().(*result.Result); return over }
	b.until("the result", isResult)
	b.Services.Navigator.Shelf()
	kept := b.Services.Store.Matches()[0]
	m, err := b.Services.Store.LoadMatch(kept.ID)
	if err != nil {
		t.Fatal(err)
	}
	b.Services.Navigator.Table(m, kept.ID)
	b.choose(rules.Part{Kind: rules.PartCell}.String()) // which shows the result of a match that is over
	b.until("the result of the match that is kept", isResult)
	b.choose("again")
	b.until("its table", func() bool { t, ok := b.top().(*table.Table); return ok && t.Match() != m || isResult() })
	if n := len(b.Services.Store.Matches()); n != 1 {
		t.Errorf("%d matches are kept, want 1", n)
	}
	b.until("the result there", isResult)
	b.choose("again")
	b.until("the next table", func() bool { t, ok := b.top().(*table.Table); return ok && !rules.HasEnded(t.Match()) })
}

// seatNamed returns the seat of the person with the name.
func seatNamed(m *rules.Match, name string) rules.Seat {
	for k, p := range table.Players(m) {
		if p.Name == name {
			return rules.Seat(k)
		}
	}
	return rules.Public
}

// later lets time pass for the host, and has it notice.
func (p *testHost) later(d time.Duration, guests ...*testUser) {
	p.t.Helper()
	p.seconds.Add(int64(d.Seconds()))
	p.breakLines(guests...)
}

// TestAComputerPlaysForWhoIsAwayElsewhere: the plate and a sentence say so, and who comes back has the seat.
func TestAComputerPlaysForWhoIsAwayElsewhere(t *testing.T) {
	p, a, b := pair(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}, Absence: "bot:1h:1"})
	words := b.Services.Words
	a.Services.Navigator.Shelf()
	b.until("the other's absence", func() bool { return b.says(words.T(lang.SeatAwayToMove)) })
	p.later(2*time.Hour, b)
	b.until("the sentence", func() bool { return b.says(words.T(lang.SeatReplaced, lang.Text("name", a.Services.Settings.Name))) })
	b.until("the computer's move", func() bool { return len(b.table().Match().Log) == 2 && b.says(words.T(lang.SeatPlays)) })
	a.choose("together", "table.0")
	a.until("the table", func() bool { _, ok := a.top().(*table.Table); return ok })
	b.until("the other's return", func() bool { return !b.says(words.T(lang.SeatPlays)) })
	step(b, a)
	step(a, b)
}

// TestTheOthersDecideElsewhere: who waits is asked, may wait on, is asked again, and may end the match; the result says why.
func TestTheOthersDecideElsewhere(t *testing.T) {
	p, a, b := pair(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}, Absence: "others:1h"})
	words, name := b.Services.Words, lang.Text("name", a.Services.Settings.Name)
	a.Services.Navigator.Shelf()
	b.until("the other's absence", func() bool { return b.says(words.T(lang.SeatAwayToMove)) })
	for _, answer := range []string{remote.DecideWait, remote.DecideResign} {
		p.later(2*time.Hour, b)
		b.until("the question", func() bool { return b.says(words.T(lang.SeatAbsent, name)) && b.page().Find(answer) != nil })
		b.choose(answer)
		b.until("the answer to that", func() bool { return b.page().Find(answer) == nil })
		b.arrive()
	}
	b.until("the result", func() bool { _, over := b.top().(*result.Result); return over })
	if want := words.T("end.resign.away.line", lang.Text("loser", a.Services.Settings.Name)); !b.says(want) {
		t.Errorf("the result does not say %q: %q", want, b.Trace().Texts())
	}
}

// TestClocksElsewhere: both see the time that each has left, of whose turn it is it runs, and the result says who had none.
func TestClocksElsewhere(t *testing.T) {
	p, a, b := pair(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}, Clock: "move:3d"})
	words := a.Services.Words
	days := func(n, hours int) string {
		return words.T(lang.SeatDays, lang.Count("n", n), lang.Count("hours", hours))
	}
	for _, g := range []*testUser{a, b} {
		g.until("the clocks", func() bool { return g.says(days(2, 23)) && g.says(days(3, 0)) })
	}
	step(a, b)
	p.later(47*time.Hour+30*time.Minute, a, b)
	for _, g := range []*testUser{a, b} {
		g.until("the running clock", func() bool { return g.says(days(3, 0)) && g.says("24:") })
	}
	before := a.Trace().Texts()
	a.until("the next second", func() bool { return !slices.Equal(before, a.Trace().Texts()) })
	p.later(25*time.Hour, a, b)
	for _, g := range []*testUser{a, b} {
		g.until("the result", func() bool { _, over := g.top().(*result.Result); return over })
		if want := words.T("end.resign.time.line", lang.Text("loser", b.Services.Settings.Name)); !g.says(want) {
			t.Errorf("the result does not say %q: %q", want, g.Trace().Texts())
		}
	}
}

// TestWhoWatchesElsewhereIsOfferedNothingToPlay watches a match on a phone, whose replays have no menu: there is one, and
// neither a button that is only there to play nor a word meant for who plays.
func TestWhoWatchesElsewhereIsOfferedNothingToPlay(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			p := newTestHost(t, remote.TableConfig{Game: game.Info().ID, Setup: rules.Setup{Seats: 2}})
			g := newTestUser(t, upright(), &store.Memory{}, byTouch)
			p.sit(g, p.links.Watch)
			g.FinishAnimations()
			for _, key := range []string{"undo", "hint", "talk", "restartTurn"} {
				if g.page().Find(key) != nil {
					t.Errorf("there is the button %q", key)
				}
			}
			g.choose("menu", "resume")
			if game.Info().ID != "yokai" {
				return
			}
			player := newTestUser(t, lateral(), &store.Memory{}, byMouse)
			p.sit(player, p.links.Seats[0])
			player.choose("menu", "resign", "yes")
			g.until("the result", func() bool { _, over := g.top().(*result.Result); return over })
			if g.FinishAnimations(); g.page().Find("again") != nil || g.page().FocusedControl() == nil || g.page().FocusedControl().Key != "look" {
				t.Error("who has watched is offered to play again")
			}
		})
	}
}

// TestADangerIsToldWhereItIs has a piece give check at once: its player is not warned of it, the other is.
func TestADangerIsToldWhereItIs(t *testing.T) {
	_, a, b := pair(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"start": "0"}}})
	m := a.table().Match()
	mv, err := m.ParseMove(m.State().Actors().String() + " b2b3")
	if err != nil {
		t.Fatal(err)
	}
	a.do(mv.Do)
	b.until("the move", func() bool { return len(b.table().Match().Log) == len(m.Log) && len(m.Log) > 0 })
	a.FinishAnimations()
	b.FinishAnimations()
	const warning = "can be caught"
	if a.says(warning) || !b.says(warning) {
		t.Errorf("who gives check is warned: %v, the other: %v", a.says(warning), b.says(warning))
	}
}

// TestTheBoardHasTheNameOfWhoSitsDown has somebody take a free seat while another looks at the table, whose Board has names
// beside those of the plates.
func TestTheBoardHasTheNameOfWhoSitsDown(t *testing.T) {
	p := newTestHost(t, remote.TableConfig{Game: "honshu", Setup: rules.Setup{Seats: 3}, Clock: "move:3d"})
	var guests []*testUser
	for k, name := range []string{"Xenia", "Yvonne"} {
		g := newTestUser(t, upright(), &store.Memory{}, byTouch)
		g.Services.Settings.ReducedMotion, g.Services.Settings.Name = true, name
		p.sit(g, p.links.Seats[k])
		guests = append(guests, g)
	}
	free := lang.DefaultName(1)
	guests[0].until("the name", func() bool { return guests[0].says("Yvonne") })
	guests[0].FinishAnimations()
	if guests[0].says(free) {
		t.Errorf("the seat that Yvonne has taken is still called %s: %q", free, guests[0].Trace().Texts())
	}
	words, clocks, want := guests[0].Services.Words, 0, 1
	if guests[0].table().Match().State().Actors().Has(0) {
		want = 2 // the own label has room for the clock while one is to act
	}
	nobody := words.T(lang.SeatFree)
	for _, text := range guests[0].Trace().Texts() {
		if strings.Contains(text, words.T(lang.SeatDays, lang.Count("n", 3), lang.Count("hours", 0))) && !strings.Contains(text, nobody) {
			clocks++
		}
	}
	if clocks != want || !guests[0].says(nobody) {
		t.Errorf("%d clocks are shown, want %d, of who is there, and a free seat: %q", clocks, want, guests[0].Trace().Texts())
	}
}

// TestAClockOfEveryPersonOnTheSmallestPhone sits down on the smallest phone at a table of five with two people: the other
// one's clock is seen, and the own one while it runs.
func TestAClockOfEveryPersonOnTheSmallestPhone(t *testing.T) {
	shapes := scenestest.Shapes()
	small := shapes[slices.IndexFunc(shapes, func(s scenestest.Shape) bool { return s.Name == "small" })]
	clock := regexp.MustCompile(`^(3 d 0 h|2 d 23 h|3 d|2 d|[0-9]+:[0-9]{2})$`)
	for _, config := range []string{"move:3d", "main:10m+5s"} {
		p := newTestHost(t, remote.TableConfig{
			Game: "honshu", Setup: rules.Setup{Seats: 5}, Clock: config, Bots: map[rules.Seat]string{2: "1", 3: "1", 4: "1"},
		})
		var guests []*testUser
		for k, name := range []string{"Xenia", "Momo"} {
			g := newTestUser(t, small, &store.Memory{}, byTouch)
			g.Services.Settings.ReducedMotion, g.Services.Settings.Name = true, name
			p.sit(g, p.links.Seats[k])
			guests = append(guests, g)
		}
		for k, g := range guests {
			g.until("the clocks", func() bool {
				clocks, want := 0, 1
				if g.table().Match().State().Actors().Has(rules.Seat(k)) {
					want = 2
				}
				for _, text := range g.Trace().Texts() {
					if clock.MatchString(text) {
						clocks++
					}
				}
				return clocks == want
			})
		}
	}
}
