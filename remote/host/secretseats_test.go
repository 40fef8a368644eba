package host

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"testing"

	"engawa/remote"
	"engawa/rules"
)

// TestSeatsOfADeviceTellNoSecretBehindTheCover: a device with several seats shows what is public of what one of them has been
// sent last. Whichever that is, it is what the host sends who watches: position, move and events.
func TestSeatsOfADeviceTellNoSecretBehindTheCover(t *testing.T) {
	eachSecretGame(t, func(t *testing.T, g rules.Game, setups []rules.Setup) {
		compared, hidden := 0, 0
		for k, setup := range setups {
			rng := rand.New(rand.NewPCG(uint64(k), 21))
			playByChance(t, g, setup, 150, rng, func(m *rules.Match, s rules.State, _ rules.Move) {
				n := len(m.Log)
				public := projection{rules.Public}.update(m, n)
				for seat := range rules.Seat(m.State().Seats()) {
					sent := projection{seat}.update(m, n)
					if got := behindCover(t, g, s, sent); !bytes.Equal(got.View, public.View) || !reflect.DeepEqual(got.Events, public.Events) || got.Move != public.Move {
						t.Fatalf("of what %s is sent the cover shows\n%s\nand public is\n%s", seat.Name(), remote.EncodeReply(got), remote.EncodeReply(public))
					}
					compared++
					if !bytes.Equal(sent.View, public.View) {
						hidden++
					}
				}
			})
		}
		if compared < 200 || hidden < 50 {
			t.Errorf("%d frames are compared, %d of them with something to hide", compared, hidden)
		}
	})
}

// behindCover is what a device shows to nobody in particular of a frame that it has been sent for a seat, see rules.Follow.
func behindCover(t *testing.T, g rules.Game, before rules.State, sent remote.Reply) remote.Reply {
	t.Helper()
	view, err := rules.Decode(g, sent.View)
	if err != nil {
		t.Fatal(err)
	}
	seats := view.Seats()
	by, err := rules.ParseSeat(sent.By, seats)
	if err != nil {
		t.Fatal(err)
	}
	reply := sent
	reply.View = viewBytes(view, rules.Public)
	reply.Events = make([]rules.Event, len(sent.Events))
	for k, e := range sent.Events {
		reply.Events[k] = e.For(rules.Public, seats)
	}
	if !rules.Visible(sent.Events, rules.Public, seats) {
		reply.Move = g.FormatAction(before.View(rules.Public), rules.Move{By: by, Do: rules.Hidden})
	}
	return reply
}
