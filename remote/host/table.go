package host

import (
	"encoding/json"
	"slices"
	"sync/atomic"
	"time"

	"engawa/remote"
	"engawa/remote/deal"
	"engawa/remote/journal"
	"engawa/rules"
)

// table is a table in use. All of it but the channels belongs to its goroutine.
type table struct {
	host    *Host
	name    string
	inbox   chan func()
	stop    chan struct{} // closed when the host ends
	done    chan struct{} // closed when the table is out of use
	loadErr error         // why it could not be loaded; for everybody once gone is closed

	stale bool // the journal has gone on without this host, or may have

	game         rules.Game
	creation     creation
	match        *rules.Match
	chain        journal.Chain
	links        []string       // the hash of the link of each seat that has not been used, "" for none
	keys         []string       // the hash of the key of the device on each seat, "" for none
	names        []string       // of the players
	hasSentEnd   bool           // that the match has ended
	backs        []int          // for each time that moves have been taken back, how many came before them
	acks         map[string]int // the commands that have been kept, by their ids: how many moves there were then
	freezeErr    error          // why it cannot be played on, nil if it can
	devices      map[*device]bool
	openQuestion *question

	absence      remote.Absence
	substitutes  map[rules.Seat]string    // the levels of the computers that play for those who are away
	awaySince    map[rules.Seat]time.Time // since when the others wait for who is away
	openDecision *decision
	clock        clocks
	arrivals     rules.Seats // who has been at the table

	rematchTable string       // the table at which the same people play again, "" for none
	rematchBy    rules.Seat   // who has asked for it
	botRuns      atomic.Int64 // how often a computer has begun to think, or to wait for its place; not of its goroutine alone
	thinkingAt   int          // the number of moves at which a computer has begun to think, -1 for none

	calls map[rules.Seat]call // who has to know what

	deal           *dealState // nil where chance comes from the seed
	archiveLen     uint64     // how many records the archive has
	lastArchiveTry time.Time  // when it could not take them
}

// question is what a seat has asked all others.
type question struct {
	by        rules.Seat
	kind      remote.RequestType // remote.Undo or remote.Draw
	approvals rules.Seats
}

const inboxSize = 64

func newTable(h *Host, name string) *table {
	return &table{
		host: h, name: name, inbox: make(chan func(), inboxSize), stop: make(chan struct{}), done: make(chan struct{}),
		acks: map[string]int{}, devices: map[*device]bool{}, thinkingAt: -1,
		substitutes: map[rules.Seat]string{}, awaySince: map[rules.Seat]time.Time{}, calls: map[rules.Seat]call{},
	}
}

// create keeps the first records: what the table is made of, those who sit at it from the start, and Nature's first moves.
func (t *table) create(game rules.Game, made creation, sit map[rules.Seat]sitRecord) error {
	text, err := json.Marshal(made)
	if err != nil {
		return err
	}
	if err := t.begin(game, made); err != nil {
		return err
	}
	if err := t.appendRecord(journal.Record{Kind: journal.Create, By: int(rules.Public), Text: string(text)}); err != nil {
		return err
	}
	if err := t.hold(); err != nil {
		return err
	}
	for seat := range rules.Seat(len(made.Seats)) {
		if s, ok := sit[seat]; ok {
			if err := t.sit(seat, s); err != nil {
				return err
			}
		}
	}
	return t.playNature()
}

// begin sets the table up at the start of its match.
func (t *table) begin(game rules.Game, made creation) error {
	setup := made.Config.Setup
	if made.Rules != game.Info().Version {
		setup.Version = made.Rules
	}
	m, err := rules.NewMatch(game, setup, made.Seed)
	if err != nil {
		return err
	}
	if t.absence, err = remote.ParseAbsence(made.Config.Absence); err != nil {
		return err
	}
	clock, err := remote.ParseClock(made.Config.Clock)
	if err != nil {
		return err
	}
	t.clock.set(clock, len(made.Seats))
	t.deal = newDealState(made)
	t.game, t.creation, t.match = game, made, m
	t.links, t.keys, t.names = slices.Clone(made.Seats), make([]string, len(made.Seats)), make([]string, len(made.Seats))
	return nil
}

// isPersonSeat reports whether people sit on the seat.
func (t *table) isPersonSeat(by rules.Seat) bool {
	_, bot := t.creation.Config.Bots[by]
	return by >= 0 && int(by) < len(t.creation.Seats) && !bot
}

// people returns the seats on which people sit, or may.
func (t *table) people() (set rules.Seats) {
	for seat := range rules.Seat(len(t.creation.Seats)) {
		if t.isPersonSeat(seat) {
			set = set.With(seat)
		}
	}
	return set
}

// playNature keeps and plays Nature's moves until a seat must act or the match is over.
func (t *table) playNature() error {
	for {
		mv, ok := t.natureMove()
		if !ok {
			return nil
		}
		if err := t.play(mv, ""); err != nil {
			return err
		}
	}
}

// play keeps a legal move, plays it and sends it to all.
func (t *table) play(mv rules.Move, id string) error {
	text := mv.By.String() + " " + t.game.FormatAction(t.match.State(), mv)
	if err := t.appendRecord(journal.Record{Kind: journal.Move, By: int(mv.By), ID: id, Text: text}); err != nil {
		return err
	}
	if _, err := t.match.Do(mv); err != nil {
		return err
	}
	t.clock.afterMove(mv.By, t.match.State().Actors().Has(mv.By))
	t.recordCommand(id)
	n, clock := len(t.match.Log), t.clockState()
	t.clock.lastBroadcast = t.clock.active
	t.broadcast(func(d *device) remote.Reply {
		r := d.projection.update(t.match, n)
		r.Clock = clock
		return r
	})
	return nil
}

// recordCommand notes that a command has been kept and done.
func (t *table) recordCommand(id string) {
	if id != "" {
		t.acks[id] = len(t.match.Log)
	}
}

// run handles what comes in until the host ends, nobody has been here for long, or another host has written the table.
func (t *table) run() {
	idle, alarm := time.NewTimer(idleTimeout), time.NewTimer(idleTimeout)
	defer idle.Stop()
	defer alarm.Stop()
	var look <-chan time.Time // whether other hosts have written
	if t.host.config.Address != "" {
		ticks := time.NewTicker(pollInterval)
		defer ticks.Stop()
		look = ticks.C
	}
	attend := func() {
		alarm.Stop()
		wait := t.updateTimers()
		if again := t.finishMatch(); again > 0 {
			wait = again // the match has ended: nothing else takes time
		}
		if wait > 0 {
			alarm.Reset(wait)
		}
		t.startBot()
		t.callPeople()
	}
	attend()
	for !t.stale {
		select {
		case do := <-t.inbox:
			do()
			attend()
			idle.Reset(idleTimeout)
		case <-alarm.C:
			attend()
		case <-look:
			if len(t.devices) > 0 {
				t.checkStale()
			}
		case <-idle.C:
			if len(t.devices) == 0 && t.thinkingAt < 0 && !t.hasTimers() && t.host.retire(t) {
				return
			}
			idle.Reset(idleTimeout)
		case <-t.stop:
			if t.activeClocks() != 0 {
				_ = t.appendRecord(journal.Record{Kind: journal.Clock, By: int(rules.Public)}) // else a restart gives time back
			}
			for d := range t.devices {
				d.closeWith("ending", "the host ends; your match is kept")
			}
			close(t.done)
			return
		}
	}
	t.stepDown()
}

// broadcast sends to each device what make returns for it.
func (t *table) broadcast(make func(d *device) remote.Reply) {
	for d := range t.devices {
		d.send(make(d))
	}
}

// broadcastEnd sends everybody the whole match once it has ended.
func (t *table) broadcastEnd() {
	if end, ok := t.endFrame(); ok && !t.hasSentEnd {
		t.hasSentEnd = true
		t.broadcast(func(*device) remote.Reply { return end })
	}
}

// endFrame returns the frame with the whole match, if it has ended: nothing is secret any more.
func (t *table) endFrame() (remote.Reply, bool) {
	end := rules.EndOf(t.match)
	if end == "" {
		return remote.Reply{}, false
	}
	save, err := t.fullMatch().Save()
	if err != nil {
		return remote.Reply{}, false
	}
	return remote.Reply{Type: remote.Ended, N: len(t.match.Log), Text: end, Save: save}, true
}

// fullMatch is the match as all may see it once it has ended.
func (t *table) fullMatch() *rules.Match {
	m := t.match.Fork(len(t.match.Log))
	m.Tags = map[string]string{}
	if t.deal != nil {
		m.Tags[deal.Tag] = t.deal.String()
	}
	return m
}

// seatInfos returns who sits on each seat.
func (t *table) seatInfos() []remote.SeatInfo {
	list := make([]remote.SeatInfo, len(t.creation.Seats))
	for k := range list {
		list[k] = remote.SeatInfo{Name: t.names[k], Bot: t.creation.Config.Bots[rules.Seat(k)], Plays: t.substitutes[rules.Seat(k)]}
	}
	for d := range t.devices {
		if d.projection.viewer >= 0 {
			s := &list[d.projection.viewer]
			s.Here, s.Slow = true, d.isSlow && (s.Slow || !s.Here) // a better line counts
		}
	}
	return list
}

// note keeps a remark and sends it to all.
func (t *table) note(n rules.Note, id string) error {
	text, err := json.Marshal(n)
	if err != nil {
		return err
	}
	if err := t.appendRecord(journal.Record{Kind: journal.Note, By: int(n.By), ID: id, Text: string(text)}); err != nil {
		return err
	}
	t.match.Note(n.By, n.Kind, n.Text)
	t.recordCommand(id)
	t.broadcast(func(*device) remote.Reply { return remote.Reply{Type: remote.Noted, N: len(t.match.Log), Note: &n} })
	return nil
}

// checkOwner refuses what only the table's owner does with a seat for a person.
func (t *table) checkOwner(owner remote.Secret, seat rules.Seat) error {
	switch {
	case t.freezeErr != nil:
		return t.freezeErr
	case hash(owner) != t.creation.Owner:
		return rules.Errorf(remote.CodeSecret, "this is not the secret of the table's owner")
	case !t.isPersonSeat(seat):
		return rules.Errorf(rules.CodeSeats, "nobody can sit on seat %s", seat)
	}
	return nil
}

// setLink notes that a seat has got another link.
func (t *table) setLink(seat rules.Seat, link string) {
	t.links[seat], t.keys[seat], t.names[seat] = link, "", ""
	t.deal.forget(seat)
}

// renew gives a seat another link, see [Host.Renew].
func (t *table) renew(owner remote.Secret, seat rules.Seat, link remote.Secret) error {
	if err := t.checkOwner(owner, seat); err != nil {
		return err
	}
	if err := t.appendRecord(journal.Record{Kind: journal.Renew, By: int(seat), Text: hash(link)}); err != nil {
		return err
	}
	t.setLink(seat, hash(link))
	if s := t.host.config.Notices; s != nil {
		s.Forget(t.name, seat)
	}
	for d := range t.devices {
		if d.projection.viewer == seat {
			d.closeWith(remote.CodeSecret, "the owner of the table has given this seat a new link")
			delete(t.devices, d)
		}
	}
	t.broadcastPeople()
	return nil
}
