package host_test

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	randv2 "math/rand/v2"
	"strings"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/deal"
	"engawa/remote/journal"
	"engawa/remote/journal/journaltest"
	"engawa/rules"
	"engawa/rules/games"
)

// contributor is what a player adds to the deal of the table.
func (p *player) contributor() deal.Contributor {
	return deal.Contributor{Secret: string(p.key) + " secret", Table: p.link.Table, Seat: p.seat}
}

// promise promises the player's part.
func (p *player) promise() {
	p.t.Helper()
	p.readAll()
	host := deal.HostCommit(p.last(remote.Deal).Text)
	if host == "" {
		p.t.Fatalf("seat %s is not told what the host has promised", p.seat)
	}
	p.mustAccept(remote.Commit, deal.Commit(p.contributor().Part(host)))
}

// openText is how the player opens its part.
func (p *player) openText() string {
	p.t.Helper()
	p.readAll()
	commitments := p.last(remote.Opening).Text
	host := deal.HostCommit(commitments)
	if host == "" {
		p.t.Fatalf("seat %s is not asked to open its part", p.seat)
	}
	return p.contributor().Part(host) + ":" + p.contributor().Seal(commitments)
}

// mustAccept wants a command to be kept.
func (p *player) mustAccept(kind remote.RequestType, text string) {
	p.t.Helper()
	if r := p.ask(remote.Request{Type: kind, Text: text}); r.Type != remote.Ack {
		p.t.Fatalf("seat %s: %s is answered with %s %s", p.seat, kind, r.Code, r.Text)
	}
}

// createSharedDeal makes a table of two people and a computer to whose deal all add, and sits them down. One watches.
func (a *testHost) createSharedDeal() (one, two, watcher *player, links remote.Links) {
	links = a.create(remote.TableConfig{
		Game: "honshu", Setup: rules.Setup{Seats: 3}, Bots: map[rules.Seat]string{2: "random"}, Deal: remote.DealSeats,
	})
	watcher = a.sit(links.Table, links.Watch, "")
	one = a.sit(links.Table, links.Seats[0], "Hana")
	return one, a.sit(links.Table, links.Seats[1], "Ken"), watcher, links
}

// finishDeal ends the match and returns its deal as all are sent it.
func (p *player) finishDeal() (*rules.Match, deal.Deal) {
	p.t.Helper()
	if p.end == nil {
		p.mustAccept(remote.Resign, "")
		p.readAll()
	}
	m, err := rules.Load(p.end.Save, func(string) (rules.Game, bool) { return p.game, true })
	if err != nil {
		p.t.Fatal(err)
	}
	d, dealt, err := deal.Of(m)
	if err != nil || !dealt {
		p.t.Fatalf("the deal is told as %q: %v", m.Tags[deal.Tag], err)
	}
	if err := deal.Check(m, d); err != nil {
		p.t.Error(err)
	}
	return m, d
}

// recordTexts returns the texts of a table's records of a kind.
func (a *testHost) recordTexts(table string, kind journal.Kind) (list []string) {
	for _, r := range journaltest.Records(a.t, a.journal, table) {
		if r.Kind == kind {
			list = append(list, r.Text)
		}
	}
	return list
}

// TestADealToWhichAllAdd: nothing is dealt before all have sat down and opened their parts, also where the host starts anew
// in between. At the end all can check it, and what is kept tells it last. Before, no frame tells what is secret.
func TestADealToWhichAllAdd(t *testing.T) {
	inBubble(t, func(t *testing.T, a *testHost) {
		restart := func(players ...*player) {
			a.host.Close()
			a.startInBubble()
			for _, p := range players {
				p.connect(a.host, "")
			}
		}
		one, two, watcher, links := a.createSharedDeal()
		one.promise()
		pass(10*time.Second, one, two, watcher)
		restart(one, two, watcher)
		one.readAll()
		if told := one.last(remote.Deal).Text; !strings.Contains(told, " 0:") {
			t.Errorf("what has been promised is forgotten: %s", told)
		}
		two.promise()
		pass(0, one, two, watcher)
		one.mustAccept(remote.Open, one.openText())
		restart(one, two, watcher)
		if n := len(a.recordTexts(links.Table, journal.Move)); n > 0 {
			t.Fatalf("%d moves are made before all have opened their parts", n)
		}
		two.mustAccept(remote.Open, two.openText())
		pass(0, one, two, watcher)
		if one.n == 0 || one.view.Hash() == watcher.view.Hash() {
			t.Fatal("nothing has been dealt")
		}
		before := bytes.Join(append(append(append([][]byte(nil), one.frames...), two.frames...), watcher.frames...), nil)
		_, d := one.finishDeal()
		for _, p := range []*player{one, two} {
			if in, err := p.contributor().Verify(d); !in || err != nil {
				t.Errorf("the part of seat %s is in it: %v %v", p.seat, in, err)
			}
		}
		var made struct {
			Seed string `json:"seed"`
			Deal struct{ Part string }
		}
		if err := json.Unmarshal([]byte(a.recordTexts(links.Table, journal.Create)[0]), &made); err != nil || made.Deal.Part != d.Host.Part || made.Seed == "" {
			t.Fatalf("the first record has the part %q: %v", made.Deal.Part, err)
		}
		key := d.Key()
		for what, secret := range map[string]string{
			"seed": made.Seed, "key": hex.EncodeToString(key[:]), "host's part": d.Host.Part, "part of seat 0": d.Seats[0].Part, "part of seat 1": d.Seats[1].Part,
			"seal of seat 0": d.Seats[0].Seal, "line": "engawa.deal",
		} {
			if bytes.Contains(before, []byte(secret)) {
				t.Errorf("the %s is told before the end", what)
			}
		}
		records := journaltest.Records(t, a.journal, links.Table)
		if last := records[len(records)-1]; last.Kind != journal.Reveal || last.Text != d.String() {
			t.Errorf("the last record is %s %q", last.Kind, last.Text)
		}
		if left := a.recordTexts(links.Table, journal.Deal); len(left) != 1 || left[0] != "" {
			t.Errorf("left out are %q", left)
		}
		restart(one)
		one.end = nil
		one.readAll()
		if again, _ := one.finishDeal(); again.Tags[deal.Tag] != d.String() {
			t.Error("after a restart another deal is told")
		}
	})
}

// TestWhoAddsNothingInTimeIsLeftOut: a device that does not know of deals, one that does not open its part, and one that is
// away then. Time does not run while somebody is still to sit down.
func TestWhoAddsNothingInTimeIsLeftOut(t *testing.T) {
	for name, tt := range map[string]struct {
		two  func(two *player)
		time time.Duration
		left string
	}{
		"it promises nothing":      {func(*player) {}, 20 * time.Second, "1"},
		"it opens nothing":         {func(two *player) { two.promise() }, 20 * time.Second, "1"},
		"it is away at the moment": {func(two *player) { two.promise(); two.hangUp() }, 20 * time.Second, "1"},
	} {
		t.Run(name, func(t *testing.T) {
			inBubble(t, func(t *testing.T, a *testHost) {
				links := a.create(remote.TableConfig{Game: "honshu", Setup: rules.Setup{Seats: 2}, Deal: remote.DealSeats})
				one := a.sit(links.Table, links.Seats[0], "Hana")
				one.promise()
				pass(time.Hour, one)
				if one.n > 0 || one.last(remote.Opening).Type != "" {
					t.Fatal("the deal goes on though a seat is free")
				}
				two := a.sit(links.Table, links.Seats[1], "Ken")
				tt.two(two)
				if name == "it promises nothing" {
					pass(tt.time-time.Second, one, two)
					if one.last(remote.Opening).Type != "" {
						t.Fatal("it is not waited for")
					}
					pass(2*time.Second, one, two)
					one.mustAccept(remote.Open, one.openText())
				} else {
					one.mustAccept(remote.Open, one.openText())
					pass(tt.time-time.Second, one)
					if one.n > 0 {
						t.Fatal("it is not waited for")
					}
					pass(2*time.Second, one)
				}
				pass(0, one)
				if left := a.recordTexts(links.Table, journal.Deal); one.n == 0 || len(left) != 1 || left[0] != tt.left {
					t.Fatalf("left out are %q after %d moves", left, one.n)
				}
				_, d := one.finishDeal()
				if in, err := one.contributor().Verify(d); !in || err != nil {
					t.Errorf("the part that was opened is in it: %v %v", in, err)
				}
				if in, err := two.contributor().Verify(d); in || err != nil {
					t.Errorf("the part of who is left out is in it: %v %v", in, err)
				}
			})
		})
	}
}

// TestWhatCannotBeAddedToADealIsRefused tries what makes no sense, or comes too early or too late.
func TestWhatCannotBeAddedToADealIsRefused(t *testing.T) {
	inBubble(t, func(t *testing.T, a *testHost) {
		one, two, watcher, links := a.createSharedDeal()
		some := strings.Repeat("ab", deal.Size)
		ask := func(p *player, kind remote.RequestType, text, code string) {
			t.Helper()
			wantRefusal(t, p.ask(remote.Request{Type: kind, Text: text}), code)
		}
		ask(one, remote.Open, some+":"+some, remote.CodeDealt)
		ask(one, remote.Commit, "nonsense", remote.CodeFrame)
		ask(one, remote.Commit, strings.ToUpper(some), remote.CodeFrame)
		ask(watcher, remote.Commit, some, remote.CodeWatcher)
		one.promise()
		two.promise()
		pass(0, one, two)
		ask(one, remote.Commit, some, remote.CodeDealt)
		ask(one, remote.Open, some+":"+some, remote.CodeDealt)
		ask(one, remote.Open, some, remote.CodeFrame)
		one.mustAccept(remote.Open, one.openText())
		ask(one, remote.Open, one.openText(), remote.CodeDealt)
		two.mustAccept(remote.Open, two.openText())
		pass(0, one, two)
		ask(one, remote.Open, one.openText(), remote.CodeDealt)
		ask(one, remote.Commit, some, remote.CodeDealt)
		if err := a.host.Fill(t.Context(), links.Table, links.Owner, 1, "random"); rules.CodeOf(err) != remote.CodeTaken {
			t.Error(err)
		}
		plain := a.create(remote.TableConfig{Game: "honshu", Setup: rules.Setup{Seats: 2}})
		p := a.sit(plain.Table, plain.Seats[0], "")
		pass(0, p)
		ask(p, remote.Commit, some, remote.CodeDealt)
		if p.n == 0 {
			t.Error("without a shared deal the host deals at once")
		}
		for _, text := range []string{"nobody", "seats "} {
			if _, err := a.host.Create(remote.TableConfig{Game: "honshu", Setup: rules.Setup{Seats: 2}, Deal: text}); rules.CodeOf(err) != remote.CodeTable {
				t.Errorf("a deal by %q is answered with %v", text, err)
			}
		}
	})
}

// TestASeatIsGivenAwayWhileADealIsMade: what the device of before has promised does not count, but for when all are opening
// their parts already.
func TestASeatIsGivenAwayWhileADealIsMade(t *testing.T) {
	for _, opening := range []bool{false, true} {
		inBubble(t, func(t *testing.T, a *testHost) {
			one, two, watcher, links := a.createSharedDeal()
			two.promise()
			if opening {
				one.promise()
			}
			pass(0, one, two, watcher)
			if asked := watcher.last(remote.Opening).Type != ""; asked != opening {
				t.Fatalf("the parts are to be opened: %v, want %v", asked, opening)
			}
			link, err := a.host.Renew(t.Context(), links.Table, links.Owner, 1)
			if err != nil {
				t.Fatal(err)
			}
			mai, left := a.sit(links.Table, link, "Mai"), "1"
			mai.ids = 10 // ids are the seat's own
			if !opening {
				mai.promise()
				one.promise()
				pass(0, one)
				mai.mustAccept(remote.Open, mai.openText())
				left = ""
			}
			one.mustAccept(remote.Open, one.openText())
			a.host.Close()
			a.startInBubble()
			one.connect(a.host, "")
			mai.connect(a.host, "")
			pass(21*time.Second, one, mai)
			if out := a.recordTexts(links.Table, journal.Deal); len(out) != 1 || out[0] != left {
				t.Errorf("left out are %q, want %q", out, left)
			}
			_, d := one.finishDeal()
			for p, want := range map[*player]bool{one: true, mai: !opening} {
				if in, err := p.contributor().Verify(d); in != want || err != nil {
					t.Errorf("the part of seat %s is in it: %v %v", p.seat, in, err)
				}
			}
		})
	}
}

// TestADealGoesOnWhereAComputerFillsASeat: the owner gives the last free seat away.
func TestADealGoesOnWhereAComputerFillsASeat(t *testing.T) {
	inBubble(t, func(t *testing.T, a *testHost) {
		links := a.create(remote.TableConfig{Game: "honshu", Setup: rules.Setup{Seats: 2}, Deal: remote.DealSeats})
		one := a.sit(links.Table, links.Seats[0], "Hana")
		one.promise()
		if err := a.host.Fill(t.Context(), links.Table, links.Owner, 1, "random"); err != nil {
			t.Fatal(err)
		}
		pass(0, one)
		one.mustAccept(remote.Open, one.openText())
		pass(0, one)
		if one.n == 0 {
			t.Fatal("nothing has been dealt")
		}
		one.finishDeal()
		again := one.ask(remote.Request{Type: remote.Rematch})
		one.readAll()
		next := one.follow(a, one.last(remote.Again).Table)
		next.promise()
		if again.Type != remote.Ack || a.recordTexts(next.link.Table, journal.Create)[0] == a.recordTexts(links.Table, journal.Create)[0] {
			t.Error("the next table has the part of the first")
		}
	})
}

// TestChanceComesAtTheStart: where a game leaves anything to chance it does so at the start, so that all add to the deal
// before anybody acts. Other games have no deal.
func TestChanceComesAtTheStart(t *testing.T) {
	inBubble(t, func(t *testing.T, a *testHost) {
		for _, g := range games.All() {
			for seats := g.Info().MinSeats; seats <= g.Info().MaxSeats; seats++ {
				m, err := rules.NewMatch(g, rules.Setup{Seats: seats}, 3)
				if err != nil {
					t.Fatal(err)
				}
				links := a.create(remote.TableConfig{Game: g.Info().ID, Setup: rules.Setup{Seats: seats}, Deal: remote.DealSeats})
				has := strings.Contains(a.recordTexts(links.Table, journal.Create)[0], `"part":`)
				if has != m.State().Actors().Has(rules.Nature) {
					t.Errorf("%s of %d has a deal: %v", g.Info().ID, seats, has)
				}
				rng := randv2.New(randv2.NewPCG(uint64(seats), 5))
				for k := 0; k < 60 && !has && !m.Over(); k++ {
					if m.State().Actors().Has(rules.Nature) {
						t.Fatalf("%s of %d leaves something to chance after %d moves", g.Info().ID, seats, k)
					}
					for by := range m.State().Actors().All() {
						legal := m.State().Legal(by, nil)
						if _, err := m.Do(rules.Move{By: by, Do: legal[rng.IntN(len(legal))]}); err != nil {
							t.Fatal(err)
						}
						break
					}
				}
			}
		}
	})
}
