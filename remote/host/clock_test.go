package host_test

import (
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
)

// timeLeft returns what the last frame with clocks tells of a seat, and whether its clock runs.
func (p *player) timeLeft(seat rules.Seat) (left time.Duration, runs bool) {
	p.t.Helper()
	for k := len(p.replies) - 1; k >= 0; k-- {
		if c := p.replies[k].Clock; c != nil {
			for _, s := range c.Runs {
				runs = runs || s == seat
			}
			return time.Duration(c.Left[seat]) * time.Millisecond, runs
		}
	}
	p.t.Fatal("no frame tells of clocks")
	return 0, false
}

// wantLeft wants seats to have so much left, in order, and one clock to run.
func (p *player) wantLeft(what string, runs rules.Seat, want ...time.Duration) {
	p.t.Helper()
	for k, d := range want {
		if left, on := p.timeLeft(rules.Seat(k)); left != d || on != (rules.Seat(k) == runs) {
			p.t.Errorf("%s: seat %d has %v and runs %v; want %v and seat %s to run", what, k, left, on, d, runs)
		}
	}
}

// endsBy wants the match to have ended because a seat has lost for a reason.
func (p *player) endsBy(seat rules.Seat, reason string) {
	p.t.Helper()
	p.readAll()
	if p.end == nil {
		p.t.Fatal("the match has not ended")
	}
	m, err := rules.Load(p.end.Save, func(string) (rules.Game, bool) { return p.game, true })
	if err != nil {
		p.t.Fatal(err)
	}
	if by, ok := rules.ResignedSeat(m); !ok || by != seat || rules.ResignReason(m) != reason {
		p.t.Errorf("the match has ended by %+v, want seat %s for %q", m.Notes, seat, reason)
	}
}

// TestClocksOfAWholeMatch: they stand until all have come, run for who is to move, and the increment comes with the end of
// the turn. Who has none left loses.
func TestClocksOfAWholeMatch(t *testing.T) {
	inBubble(t, func(t *testing.T, a *testHost) {
		links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"start": "0"}}, Clock: "main:1m+5s"})
		one := a.sit(links.Table, links.Seats[0], "")
		pass(time.Hour, one)
		one.wantLeft("before the other has come", rules.Public, time.Minute, time.Minute)
		two := a.sit(links.Table, links.Seats[1], "")
		pass(10*time.Second, one, two)
		one.wantLeft("at the start", 0, time.Minute, time.Minute)
		one.first()
		pass(0, one, two)
		two.wantLeft("after a move", 1, 55*time.Second, time.Minute)
		pass(20*time.Second, one, two)
		two.first()
		pass(0, one, two)
		one.wantLeft("after the answer", 0, 55*time.Second, 45*time.Second)
		pass(54*time.Second, one, two)
		if one.end != nil {
			t.Fatal("the match ends before the time is up")
		}
		pass(3*time.Second, one, two)
		one.endsBy(0, remote.ReasonTime)
		two.endsBy(0, remote.ReasonTime)
		wantRefusal(t, one.ask(remote.Request{Type: remote.Do, N: one.n, Text: "a1a2"}), remote.CodeEnded)
	})
}

// TestTimeUnderWayIsNobodys: a second of what a device says that its move was on its way, and no more. Who decides when
// the time is up has lost, even before the host's alarm.
func TestTimeUnderWayIsNobodys(t *testing.T) {
	for name, tt := range map[string]struct {
		wait, took, want time.Duration
		code             string
	}{
		"at once":         {4 * time.Second, 0, 6 * time.Second, ""},
		"on its way":      {4 * time.Second, 3400 * time.Millisecond, 6600 * time.Millisecond, ""},
		"a second":        {4 * time.Second, time.Millisecond, 7 * time.Second, ""},
		"from the future": {4 * time.Second, time.Hour, 6 * time.Second, ""},
		"just in time":    {10*time.Second + 200*time.Millisecond, 9900 * time.Millisecond, 100 * time.Millisecond, ""},
		"too late":        {10*time.Second + 200*time.Millisecond, 10100 * time.Millisecond, 0, remote.CodeTime},
		"much too late":   {10*time.Second + 200*time.Millisecond, 0, 0, remote.CodeTime},
	} {
		t.Run(name, func(t *testing.T) {
			inBubble(t, func(t *testing.T, a *testHost) {
				one, two, _ := a.yokai(remote.TableConfig{Clock: "main:10s"})
				time.Sleep(tt.wait)
				text := one.game.FormatAction(one.view, rules.Move{By: 0, Do: one.view.Legal(0, nil)[0]})
				r := one.ask(remote.Request{Type: remote.Do, N: one.n, Text: text, Took: tt.took.Milliseconds()})
				pass(0, one, two)
				if tt.code != "" {
					wantRefusal(t, r, tt.code)
					two.endsBy(0, remote.ReasonTime)
					return
				}
				two.wantLeft("after the move", 1, tt.want, 10*time.Second)
			})
		})
	}
}

// TestClocksOfEachMove are full again with each, and taking back wins no time.
func TestClocksOfEachMove(t *testing.T) {
	inBubble(t, func(t *testing.T, a *testHost) {
		one, two, _ := a.yokai(remote.TableConfig{Clock: "move:1m"})
		pass(50*time.Second, one, two)
		one.first()
		pass(20*time.Second, one, two)
		two.wantLeft("after a move", 1, time.Minute, time.Minute)
		if r := one.ask(remote.Request{Type: remote.Undo, N: one.n}); r.Type != remote.Ack {
			t.Fatal(r.Text)
		}
		pass(0, one, two)
		two.wantLeft("after it is taken back", 0, 10*time.Second, time.Minute)
		one.first()
		pass(time.Minute+2*time.Second, one, two)
		one.endsBy(1, remote.ReasonTime)
	})
}

// TestClocksStandWhileTheHostIsDown: what has been used is kept at an end of the host, and nearly so at its fall; the time
// until it is there again, and until devices may have come back, is nobody's. Then they run on, no matter who is there.
func TestClocksStandWhileTheHostIsDown(t *testing.T) {
	for name, falls := range map[string]bool{"it ends": false, "it falls": true} {
		t.Run(name, func(t *testing.T) {
			inBubble(t, func(t *testing.T, a *testHost) {
				one, two, _ := a.yokai(remote.TableConfig{Clock: "main:10m"})
				one.first()
				pass(3*time.Minute, one, two)
				if falls {
					rows := &journal.Memory{} // what is on the disk at that moment
					tables, err := a.journal.Tables()
					if err != nil || len(tables) != 1 {
						t.Fatal(tables, err)
					}
					kept, err := a.journal.Read(tables[0], 0)
					if err != nil {
						t.Fatal(err)
					}
					for k, row := range kept {
						if err := rows.Append(tables[0], uint64(k), row); err != nil {
							t.Fatal(err)
						}
					}
					a.host.Close()
					a.journal = rows
				} else {
					a.host.Close()
				}
				time.Sleep(48 * time.Hour)
				a.startInBubble()
				if err := a.host.Wake(); err != nil {
					t.Fatal(err)
				}
				pass(5 * time.Second)
				two.connect(a.host, "")
				pass(time.Second, two)
				left, _ := two.timeLeft(1)
				if most := 7*time.Minute + 40*time.Second; left < 7*time.Minute || left > most || !falls && left != 7*time.Minute {
					t.Errorf("after two days without a host there are %v left, want 7m, or a little more after a fall", left)
				}
				pass(10*time.Second, two)
				if _, runs := two.timeLeft(1); !runs {
					t.Error("the clock does not run again")
				}
				two.hangUp()
				time.Sleep(left + time.Minute)
				one.connect(a.host, "")
				one.endsBy(1, remote.ReasonTime)
			})
		})
	}
}

// TestWhenTimeIsUp follows what is agreed on absence: a computer plays the move, or from then on, or the others decide.
func TestWhenTimeIsUp(t *testing.T) {
	t.Run("a computer plays the move", func(t *testing.T) {
		inBubble(t, func(t *testing.T, a *testHost) {
			one, two, _ := a.yokai(remote.TableConfig{Clock: "move:1m", Absence: "bot:1h:1"})
			pass(time.Minute+2*time.Second, one, two)
			if s := two.last(remote.People).Seats[0]; two.n != 1 || s.Plays != "" {
				t.Fatalf("after the time %d moves are made, and on the seat is %+v", two.n, s)
			}
			two.first()
			pass(time.Second, one, two)
			if r := one.first(); r.Type != remote.Ack {
				t.Errorf("the next move is not the player's own: %s", r.Text)
			}
		})
	})
	t.Run("a computer plays from then on", func(t *testing.T) {
		inBubble(t, func(t *testing.T, a *testHost) {
			one, two, _ := a.yokai(remote.TableConfig{Clock: "main:1m", Absence: "bot:1h:1"})
			pass(time.Minute+2*time.Second, one, two)
			two.first()
			pass(2*time.Second, one, two)
			if s := two.last(remote.People).Seats[0]; two.n != 3 || s.Plays != "1" || !s.Here {
				t.Fatalf("%d moves are made, and on the seat is %+v", two.n, s)
			}
			wantRefusal(t, one.ask(remote.Request{Type: remote.Do, N: one.n, Text: "a1a2"}), remote.CodeTime)
		})
	})
	t.Run("the others decide", func(t *testing.T) {
		inBubble(t, func(t *testing.T, a *testHost) {
			one, two, _ := a.yokai(remote.TableConfig{Clock: "main:1m", Absence: "others:2m"})
			pass(time.Minute+2*time.Second, one, two)
			if r := two.last(remote.Absent); r.By != "0" || r.Text != remote.ReasonTime {
				t.Fatalf("asked is %+v", r)
			}
			wantRefusal(t, one.first(), remote.CodeTime)
			two.ask(remote.Request{Type: remote.Decide, Text: remote.DecideWait})
			pass(time.Second, one, two)
			one.wantLeft("after they wait on", 0, 2*time.Minute, time.Minute)
			pass(2*time.Minute+2*time.Second, one, two)
			two.ask(remote.Request{Type: remote.Decide, Text: remote.DecideResign})
			two.endsBy(0, remote.ReasonTime)
		})
	})
}

// TestComputersHaveNoClock, nor has who has not come to a table at which the same people play again.
func TestComputersHaveNoClock(t *testing.T) {
	inBubble(t, func(t *testing.T, a *testHost) {
		links := a.create(remote.TableConfig{
			Game: "honshu", Setup: rules.Setup{Seats: 3}, Bots: map[rules.Seat]string{2: "random"}, Clock: "main:1m", Title: "Fast",
		})
		one, two := a.sit(links.Table, links.Seats[0], ""), a.sit(links.Table, links.Seats[1], "")
		pass(time.Second, one, two)
		if left, runs := one.timeLeft(2); left != -time.Millisecond || runs {
			t.Errorf("a computer has %v, and its clock runs: %v", left, runs)
		}
		one.ask(remote.Request{Type: remote.Resign})
		two.hangUp()
		one.ask(remote.Request{Type: remote.Rematch})
		next := one.follow(a, one.last(remote.Again).Table)
		pass(time.Hour, next)
		if next.end != nil {
			t.Fatal("time passes for who has not come")
		}
		next.wantLeft("before the other has come", rules.Public, time.Minute, -time.Millisecond, time.Minute)
	})
}
