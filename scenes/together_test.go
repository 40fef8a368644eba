package scenes_test

import (
	"bytes"
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/forhonor"
	"engawa/rules/games"
	"engawa/rules/honshu"
	"engawa/scenes/result"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// patience is how long a test waits for what must come.
const patience = time.Minute

// arrive waits until what has been sent to a table elsewhere is answered.
func (g *guest) arrive() {
	g.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(50 * time.Microsecond) {
		t, ok := g.top().(*table.Table)
		if !ok || !t.Sending() {
			return
		}
		if time.Now().After(end) {
			g.t.Fatal("a move is not answered")
		}
		g.Tick(1)
	}
}

// party is a host with the devices of the people at one of its tables, all in one program.
type party struct {
	t     *testing.T
	host  *host.Host
	links remote.Links

	mu    sync.Mutex
	cut   bool // no line comes about
	lines []remote.Conn
}

// newParty makes a table.
func newParty(t *testing.T, config remote.TableConfig) *party {
	var looks atomic.Int64
	p := &party{t: t}
	p.host = host.New(host.Config{Journal: &journal.Memory{}, Games: games.All(), Now: func() time.Time {
		return time.Unix(looks.Add(1), 0) // tests are faster than people
	}})
	t.Cleanup(p.host.Close)
	var err error
	if p.links, err = p.host.Create(config); err != nil {
		t.Fatal(err)
	}
	return p
}

// dial is the way of a device to the host.
func (p *party) dial(context.Context, remote.Link) (remote.Conn, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.cut {
		return nil, fmt.Errorf("no network")
	}
	device, other := remote.Pipe()
	p.lines = append(p.lines, device)
	go p.host.Serve(p.t.Context(), other)
	return device, nil
}

// hangUp breaks all lines; while cut none comes about.
func (p *party) hangUp(cut bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.cut = cut
	for _, line := range p.lines {
		line.Close()
	}
	p.lines = nil
}

// link is the text of a link.
func (p *party) link(secret remote.Secret) string {
	return remote.Link{Base: "http://example.net/", Table: p.links.Table, Secret: secret}.String()
}

// sit has a device sit down by the panel.
func (p *party) sit(g *guest, secret remote.Secret) {
	p.t.Helper()
	g.Services.Dial = p.dial
	g.choose("together", "link")
	g.Script.Type(p.link(secret))
	g.Settle()
	g.choose("sit")
	g.until("the table", func() bool { _, ok := g.top().(*table.Table); return ok })
	p.t.Cleanup(g.Services.Navigator.Shelf) // which ends the line
}

// until lets time pass until something holds.
func (g *guest) until(what string, holds func() bool) {
	g.t.Helper()
	for end := time.Now().Add(patience); !holds(); time.Sleep(50 * time.Microsecond) {
		if time.Now().After(end) {
			g.t.Fatalf("%s does not come; there is a %T with %s", what, g.top(), g.Trace().Texts())
		}
		g.Tick(1)
	}
}

// turn has the guest play something if it is to act, and reports whether it has the result before it.
func (g *guest) turn(seat rules.Seat) (over bool) {
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
	if m.State().Actors().Has(seat) && !rules.Ended(m) {
		before := m.State()
		g.Settle()
		if t.Match() != m || m.State() != before || g.top() != t {
			return false
		}
		switch s := m.State().(type) {
		case *forhonor.State:
			if g.page().Find(orders(s, seat, m.Game)[0]) != nil { // else something is still to be seen
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
			if g.page().Find(rules.Parts(m.Game, m.State(), a)[0].String()) != nil {
				g.do(a)
			}
		}
	}
	return false
}

// layLand does something in Honshū by its main button.
func (g *guest) layLand(s *honshu.State, seat rules.Seat) {
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
	before := len(m.Log)
	g.choose("button 1000")
	if len(m.Log) == before {
		g.t.Fatalf("the main button plays nothing in the phase %s", s.Phase())
	}
}

// TestWholeMatchesAtATableElsewhere plays every game to its end, each seat in a window of its own, by controls. Both
// windows show the result of the same match, which each keeps among its own.
func TestWholeMatchesAtATableElsewhere(t *testing.T) {
	for _, tt := range []struct {
		game  string
		seats int
		bots  map[rules.Seat]string
		shape [2]scenestest.Shape
		hand  [2]hand
	}{
		{"yokai", 2, nil, [2]scenestest.Shape{lateral(), upright()}, [2]hand{byMouse, byTouch}},
		{"homeworlds", 3, map[rules.Seat]string{2: "1"}, [2]scenestest.Shape{lateral(), lateral()}, [2]hand{byTouch, byMouse}},
		{"honshu", 3, map[rules.Seat]string{2: "1"}, [2]scenestest.Shape{lateral(), upright()}, [2]hand{byMouse, byTouch}},
		{"forhonor", 2, nil, [2]scenestest.Shape{lateral(), lateral()}, [2]hand{byMouse, byMouse}},
	} {
		t.Run(tt.game, func(t *testing.T) {
			p := newParty(t, remote.TableConfig{Game: tt.game, Setup: rules.Setup{Seats: tt.seats}, Bots: tt.bots})
			var guests []*guest
			for k := range 2 {
				g := newGuest(t, tt.shape[k], &store.Memory{}, tt.hand[k])
				g.Services.Settings.Warnings, g.Services.Settings.ReducedMotion = false, true
				p.sit(g, p.links.Seats[k])
				guests = append(guests, g)
			}
			broken := false
			for end := time.Now().Add(5 * patience); ; time.Sleep(20 * time.Microsecond) {
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
				if g, ok := guests[0].top().(*table.Table); ok && !broken && len(g.Match().Log) > 7 {
					p.hangUp(false)
					broken = true
				}
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
