package table

import (
	"bytes"
	"context"
	"crypto/rand"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/toys/bintext"
	"engawa/rules/toys/sealed"
	"engawa/scenes/input"
	"engawa/scenes/stage"
)

// newBidTable makes a table of a game with secret bids, and returns lines of its seats that know the table.
func newBidTable(t *testing.T, seats int) (lines []*client.Session) {
	t.Helper()
	all := []rules.Game{sealed.Game{}}
	h := host.New(host.Config{Journal: &journal.Memory{}, Games: all})
	t.Cleanup(h.Close)
	links, err := h.Create(remote.TableConfig{Game: sealed.Game{}.Info().ID, Setup: rules.Setup{Seats: seats}})
	if err != nil {
		t.Fatal(err)
	}
	for seat := range seats {
		key, err := remote.NewSecret(rand.Reader)
		if err != nil {
			t.Fatal(err)
		}
		line := client.Open(client.Config{
			Link: remote.Link{Base: "http://example.net/", Table: links.Table, Secret: links.Seats[seat]}, Key: key,
			Name: []string{"Aki", "Hana", "Ren"}[seat], Games: all, Random: rand.Reader,
			Dial: func(context.Context) (remote.Conn, error) {
				device, end := remote.Pipe()
				go h.Serve(t.Context(), end)
				return device, nil
			},
		})
		t.Cleanup(line.Close)
		for end := time.Now().Add(time.Minute); line.Match == nil; time.Sleep(50 * time.Microsecond) {
			if line.Next(); time.Now().After(end) {
				t.Fatal("a line is told nothing")
			}
		}
		lines = append(lines, line)
	}
	return lines
}

// TestTwoSeatsOfADeviceElsewhereKeepTheirSecrets plays a match of secret bids to its end, two seats on one device and one on
// another. At every tick the picture is what the seat knows that looks, and the cover is closed while the next one is to
// act; a seat that does not look adds nothing.
func TestTwoSeatsOfADeviceElsewhereKeepTheirSecrets(t *testing.T) {
	lines := newBidTable(t, 3)
	here, other := lines[:2], lines[2]
	d := newTestTableFor(here[0].Match, func(svc *stage.Services, board *toyBoard) *Table {
		return Join(svc, func(*Match) Board { return board }, here...)
	})
	looked, covered, sent := map[rules.Seat]int{}, 0, -1
	check := func() {
		t.Helper()
		viewer := d.session.viewer
		if d.session.hasEnded() || d.watching() {
			return
		}
		for _, line := range here {
			if viewer < 0 || line.Seat != viewer {
				continue
			}
			if got, want := bintext.Format(d.board.position), bintext.Format(line.Match.State()); got != want && d.remote.isInSync() {
				t.Fatalf("seat %s sees %s, knows %s", viewer, got, want)
			}
		}
		if viewer == rules.Public {
			for _, line := range here {
				if got, want := bintext.Format(d.board.position), bintext.Format(line.Match.State().View(rules.Public)); got != want && d.remote.isInSync() {
					t.Fatalf("with the cover closed the picture is %s, public is %s", got, want)
				}
			}
		}
		next, ok := d.session.nextPerson()
		if ok && d.session.viewer != next && (d.handover == nil || d.handover.next != next) {
			t.Fatalf("%s is to act, %s looks, without a cover", next, viewer)
		}
		if ok && viewer >= 0 {
			looked[viewer]++
		}
	}
	for end := time.Now().Add(2 * time.Minute); !d.session.hasEnded() || d.Match().IsRemote(); time.Sleep(20 * time.Microsecond) {
		if time.Now().After(end) {
			next, ok := d.session.nextPerson()
			t.Fatalf("the match does not end: %d moves; %s looks, next is %v (%v), cover %v, choosing %v, waiting %v, even %v (%d, %d)", len(d.Match().Log),
				d.session.viewer, next, ok, d.handover, d.choose.active(), d.Waiting(), d.remote.isInSync(), here[0].NumMoves(), here[1].NumMoves())
		}
		d.services.Stack.Update(&input.Frame{})
		check()
		for _, ok := other.Next(); ok; _, ok = other.Next() {
		}
		if s := other.Match.State(); s.Actors().Has(2) && sent != other.NumMoves() {
			sent = other.NumMoves()
			legal := s.Legal(2, nil)
			if _, err := other.Send(remote.Do, sealed.Game{}.FormatAction(s, rules.Move{By: 2, Do: legal[0]})); err != nil {
				t.Fatal(err)
			}
		}
		switch next, ok := d.session.nextPerson(); {
		case d.handover != nil: // what others do meanwhile is shown once it is open
			if d.handover.move == nil && d.handover.isClosed() {
				covered++
				d.openDoors()
				d.handover = nil
			}
		case ok && !d.watching() && !d.Waiting() && d.choose.active() && d.choose.by == next:
			legal := here[next].Match.State().Legal(next, nil)
			d.commands.play(rules.Move{By: next, Do: legal[len(legal)-1]})
		}
	}
	if looked[0] == 0 || looked[1] == 0 || covered < 4 {
		t.Errorf("seats looked %v times, the cover opened %d times", looked, covered)
	}
	if len(d.Match().Log) < 8 {
		t.Errorf("the whole match has %d moves", len(d.Match().Log))
	}
}

// TestWhatIsPublicIsTheSameOnEachLine: whichever seat had the device last, the cover lies over the same picture.
func TestWhatIsPublicIsTheSameOnEachLine(t *testing.T) {
	lines := newBidTable(t, 2)
	var public [2][]byte
	for k, line := range lines {
		data, err := line.Match.State().View(rules.Public).AppendBinary(nil)
		if err != nil {
			t.Fatal(err)
		}
		public[k] = data
	}
	if !bytes.Equal(public[0], public[1]) {
		t.Errorf("public is %x on one line, %x on the other", public[0], public[1])
	}
}

// TestSeatsOfADeviceAgreeWithEachOther: what one of them asks concerns others elsewhere only, and is done at once.
func TestSeatsOfADeviceAgreeWithEachOther(t *testing.T) {
	lines := newBidTable(t, 2)
	d := newTestTableFor(lines[0].Match, func(svc *stage.Services, board *toyBoard) *Table {
		return Join(svc, func(*Match) Board { return board }, lines...)
	})
	wait := func(what string, holds func() bool) {
		t.Helper()
		for end := time.Now().Add(time.Minute); !holds(); time.Sleep(20 * time.Microsecond) {
			if time.Now().After(end) {
				t.Fatalf("%s does not come", what)
			}
			d.services.Stack.Update(&input.Frame{})
		}
	}
	start := lines[0].NumMoves()
	for seat := range rules.Seat(2) {
		legal := lines[seat].Match.State().Legal(seat, nil)
		d.commands.play(rules.Move{By: seat, Do: legal[0]})
		wait("the bid", func() bool { return lines[0].NumMoves() > start+int(seat) && d.remote.isInSync() && !d.Waiting() })
	}
	before := lines[0].Backs
	d.remote.send(1, remote.Undo, "")
	wait("the move that is taken back", func() bool { return lines[0].Backs > before && d.remote.isInSync() })
	if d.remote.question != nil {
		t.Error("the people at the device are asked what they have asked")
	}
}
