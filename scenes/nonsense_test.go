package scenes_test

import (
	"context"
	"crypto/rand"
	randv2 "math/rand/v2"
	"slices"
	"testing"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// corruptLine is a line on which the events of moves are changed, so that they may be but do not fit together.
type corruptLine struct {
	remote.Conn
	game rules.Game
	rng  *randv2.Rand
}

// Read implements remote.Conn.
func (n corruptLine) Read(ctx context.Context) ([]byte, error) {
	frame, err := n.Conn.Read(ctx)
	if err != nil {
		return nil, err
	}
	r, err := remote.DecodeReply(frame)
	if err != nil {
		return nil, err
	}
	if err := n.spoil(&r); err != nil {
		return nil, err
	}
	for k := range r.Moves {
		if err := n.spoil(&r.Moves[k]); err != nil {
			return nil, err
		}
	}
	return remote.EncodeReply(r), nil
}

// spoil changes events of a move.
func (n corruptLine) spoil(r *remote.Reply) error {
	if len(r.Events) == 0 {
		return nil
	}
	view, err := rules.Decode(n.game, r.View)
	if err != nil {
		return err
	}
	const tries = 20
	for k := range r.Events {
		for range tries {
			e := n.corruptEvent(r.Events[k])
			if n.rng.IntN(4) == 0 {
				e = n.corruptEvent(r.Events[n.rng.IntN(len(r.Events))])
			}
			if rules.CheckEvents(n.game, view, []rules.Event{e}) == nil {
				r.Events[k] = e
				break
			}
		}
	}
	return nil
}

// corruptEvent returns an event with about every third value changed.
func (n corruptLine) corruptEvent(e rules.Event) rules.Event {
	values := []int32{-1 << 31, -100, -2, 255, 1000, 1 << 20, 1<<31 - 1}
	change := func(v *int32) {
		switch n.rng.IntN(9) {
		case 0:
			*v = values[n.rng.IntN(len(values))]
		case 1:
			*v = n.rng.Int32N(330) - 1
		case 2:
			*v += n.rng.Int32N(5) - 2
		}
	}
	e.Path = slices.Clone(e.Path)
	for _, v := range []*int32{&e.Thing, &e.From, &e.To, &e.N} {
		change(v)
	}
	if n.rng.IntN(6) == 0 {
		e.Kind = rules.EvMove + rules.EventKind(n.rng.IntN(int(rules.EvEnd)))
	}
	if n.rng.IntN(6) == 0 {
		e.By = rules.Seat(n.rng.IntN(5) - 1)
	}
	if n.rng.IntN(4) == 0 {
		e.Path = append(e.Path, 0, 0)
	}
	for k := range e.Path {
		change(&e.Path[k])
	}
	return e
}

// FuzzAHostTellsNonsense watches matches whose events do not fit together. The window shows the positions all the same.
func FuzzAHostTellsNonsense(f *testing.F) {
	list := []struct {
		id    string
		setup rules.Setup
	}{
		{"yokai", rules.Setup{Seats: 2}}, {"homeworlds", rules.Setup{Seats: 3}}, {"honshu", rules.Setup{Seats: 3}}, {"honshu", rules.Setup{Seats: 2}},
		{"forhonor", rules.Setup{Seats: 4}},
	}
	for k := range list {
		f.Add(uint8(k), uint64(1), uint8(30))
	}
	f.Add(uint8(2), uint64(6), uint8(60)) // turns a card over that is not there
	f.Fuzz(func(t *testing.T, which uint8, seed uint64, moves uint8) {
		id, setup := list[int(which)%len(list)].id, list[int(which)%len(list)].setup
		game, _ := games.Find(id)
		config := remote.TableConfig{Game: id, Setup: setup, Bots: map[rules.Seat]string{}}
		for seat := 1; seat < setup.Seats; seat++ {
			config.Bots[rules.Seat(seat)] = "random"
		}
		p := newTestHost(t, config)
		g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
		g.Services.Dial = func(ctx context.Context, link remote.Link) (remote.Conn, error) {
			line, err := p.dial(ctx, link)
			return corruptLine{line, game, randv2.New(randv2.NewPCG(seed, 9))}, err
		}
		g.choose("together", "link")
		g.Script.Type(p.link(p.links.Watch))
		g.FinishAnimations()
		g.choose("sit")
		g.until("the table", func() bool { _, ok := g.top().(*table.Table); return ok })
		t.Cleanup(g.Services.Navigator.Shelf) // which ends the line

		key, err := remote.NewSecret(rand.Reader)
		if err != nil {
			t.Fatal(err)
		}
		person := client.Open(client.Config{
			Link: remote.Link{Table: p.links.Table, Secret: p.links.Seats[0]}, Key: key, Name: "Hana", Games: games.All(), Random: rand.Reader,
			Dial: func(ctx context.Context) (remote.Conn, error) { return p.dial(ctx, remote.Link{}) },
		})
		t.Cleanup(person.Close)
		rng := randv2.New(randv2.NewPCG(seed, 1))
		waiting, made := "", 0
		for ticks := 0; ticks < 20000 && person.FullMatch == nil && made < int(moves); ticks++ {
			for r, ok := person.Next(); ok; r, ok = person.Next() {
				if r.ID != "" && r.ID == waiting {
					waiting = ""
				}
			}
			if m := person.Match; m != nil && waiting == "" {
				if legal := m.State().Legal(0, nil); len(legal) > 0 {
					text := person.Game.FormatAction(m.State(), rules.Move{Do: legal[rng.IntN(len(legal))]})
					if waiting, err = person.Send(remote.Do, text); err != nil {
						t.Fatal(err)
					}
					made++
				}
			}
			g.Tick(1)
			if ticks%7 == 0 {
				g.Trace()
			}
		}
		const rest = 300 // ticks in which what still moves comes to rest
		for range rest {
			g.Tick(1)
		}
		g.Trace()
		if _, ok := g.top().(*table.Table); !ok && person.FullMatch == nil {
			t.Errorf("after %d moves there is a %T that shows %q", person.NumMoves(), g.top(), g.Trace().Texts())
		}
	})
}
