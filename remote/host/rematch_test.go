package host_test

import (
	"testing"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
)

// follow goes to the table at which the same people play again, by the key and the link that the device has.
func (p *player) follow(a *testHost, table string) *player {
	p.t.Helper()
	q := &player{t: p.t, key: p.key, link: remote.Link{Table: table, Secret: p.link.Secret}}
	q.connect(a.host, "")
	return q
}

// TestTheSamePeoplePlayAgain: one asks while another is away and a third has never come. All have their seats at the new
// table by what they have, everybody one seat further, and after a restart it is still the same table.
func TestTheSamePeoplePlayAgain(t *testing.T) {
	a := newTestHost(t, &journal.Memory{})
	links := a.create(remote.TableConfig{
		Game: "honshu", Setup: rules.Setup{Seats: 4}, Title: "Sunday", Bots: map[rules.Seat]string{3: "random"},
	})
	one, two, watcher := a.sit(links.Table, links.Seats[0], "Hana"), a.sit(links.Table, links.Seats[1], "Ken"), a.sit(links.Table, links.Watch, "")
	two.wire.Close()
	spreadStart([]*player{one})
	wantRefusal(t, one.ask(remote.Request{Type: remote.Rematch}), remote.CodeRunning)
	if r := one.ask(remote.Request{Type: remote.Resign}); r.Type != remote.Ack {
		t.Fatal(r.Text)
	}
	wantRefusal(t, watcher.ask(remote.Request{Type: remote.Rematch}), remote.CodeWatcher)
	if r := one.ask(remote.Request{Type: remote.Rematch}); r.Type != remote.Ack {
		t.Fatal(r.Text)
	}
	var next remote.Reply
	for _, r := range one.replies {
		if r.Type == remote.Again {
			next = r
		}
	}
	if next.Seat != "3" || next.By != "0" || !remote.ValidTable(next.Table) || next.Table == links.Table {
		t.Fatalf("who asks is told %+v", next)
	}
	if r := watcher.until(remote.Again); r.Table != next.Table || r.Seat != "public" {
		t.Errorf("who watches is told %+v", r)
	}
	a.restart()
	for _, p := range []*player{one, two} { // one again, and one who comes later
		p.connect(a.host, "")
		if r := p.until(remote.Again); r.Table != next.Table || r.By != "0" {
			t.Errorf("after a restart seat %s is told %+v", p.seat, r)
		}
		p.until(remote.Ended)
		if r := p.ask(remote.Request{Type: remote.Rematch}); r.Type != remote.Ack {
			t.Errorf("a second wish is answered with %s %s", r.Code, r.Text)
		}
	}
	again, ken, third := one.follow(a, next.Table), two.follow(a, next.Table), a.sit(next.Table, links.Seats[2], "Mai")
	if again.seat != 3 || ken.seat != 0 || third.seat != 1 {
		t.Errorf("the seats at the new table are %s, %s and %s; want 3, 0 and 1", again.seat, ken.seat, third.seat)
	}
	if w := watcher.follow(a, next.Table); w.seat != rules.Public {
		t.Errorf("who watched has seat %s", w.seat)
	}
	welcome, people := again.replies[0], third.until(remote.People)
	if welcome.Title != "Sunday" || welcome.Setup.Seats != 4 {
		t.Errorf("the new table is %+v", welcome)
	}
	for k, want := range []remote.SeatInfo{{Name: "Ken", Here: true}, {Name: "Mai", Here: true}, {Bot: "random"}, {Name: "Hana", Here: true}} {
		if people.Seats[k] != want {
			t.Errorf("on seat %d sits %+v, want %+v", k, people.Seats[k], want)
		}
	}
	if _, err := a.host.Renew(t.Context(), next.Table, links.Owner, 1); err != nil {
		t.Errorf("the owner of the table does not own the next: %v", err)
	}
	if tables, err := a.journal.Tables(); err != nil || len(tables) != 2 {
		t.Errorf("there are %d tables of 2: %v", len(tables), err)
	}
}

// TestTheOtherOneBegins plays again in the 3x4 game: who did not begin does now, whatever chance said the first time; with
// a handicap the same one begins, who gives it.
func TestTheOtherOneBegins(t *testing.T) {
	for name, tt := range map[string]struct {
		options map[string]string
		change  bool
	}{
		"by chance":     {nil, true},
		"as agreed":     {map[string]string{"start": "1"}, true},
		"by a handicap": {map[string]string{"start": "0", "handicap": "first_gives_chick"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			a := newTestHost(t, &journal.Memory{})
			links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: tt.options}})
			players := []*player{a.sit(links.Table, links.Seats[0], "A"), a.sit(links.Table, links.Seats[1], "B")}
			for range 3 {
				spreadStart(players)
				first, _ := players[0].view.Actors().First()
				p := players[first]
				p.do(p.view.Legal(p.seat, nil)[0])
				p.ask(remote.Request{Type: remote.Resign})
				p.ask(remote.Request{Type: remote.Rematch})
				next := ""
				for _, r := range p.replies {
					if r.Type == remote.Again {
						next = r.Table
					}
				}
				former := p.key
				players = []*player{players[1].follow(a, next), players[0].follow(a, next)}
				spreadStart(players)
				if first, _ = players[0].view.Actors().First(); (players[first].key != former) != tt.change {
					t.Errorf("who begins at the next table: changed %v, want %v", players[first].key != former, tt.change)
				}
				for k, p := range players {
					if p.seat != rules.Seat(k) {
						t.Errorf("seat %s is at place %d", p.seat, k)
					}
				}
			}
		})
	}
}

// TestPlayingAgainOnAFullDisk makes no table that anybody knows of, and does once there is room.
func TestPlayingAgainOnAFullDisk(t *testing.T) {
	disk := &fullJournal{Journal: &journal.Memory{}}
	a := newTestHost(t, disk)
	links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	p := a.sit(links.Table, links.Seats[0], "")
	p.ask(remote.Request{Type: remote.Resign})
	for _, now := range []bool{true, false} {
		disk.mu.Lock()
		disk.now = now
		disk.mu.Unlock()
		r := p.ask(remote.Request{Type: remote.Rematch})
		if now {
			wantRefusal(t, r, remote.CodeStore)
		} else if r.Type != remote.Ack {
			t.Errorf("with room again: %s %s", r.Code, r.Text)
		}
	}
}
