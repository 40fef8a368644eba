package host

import (
	"slices"
	"strings"
	"time"

	"engawa/remote"
	"engawa/remote/deal"
	"engawa/remote/journal"
	"engawa/rules"
)

// dealState is the state of a deal to which seats add. All of it but the commitments is secret before the end. A nil dealing is that of a table whose chance comes from its seed.
type dealState struct {
	deal.Deal
	isOpening  bool // the parts are being opened: nobody can promise another one
	isDealt    bool
	isRevealed bool // the line, in a record
	key        [deal.Size]byte
	since      time.Time // since when the host waits for what lacks; zero while somebody is still to sit down, or nobody is here
}

// dealTimeout is how long devices have to promise their parts once everybody has sat down, and again to open them.
const dealTimeout = 20 * time.Second

// hostShare is what the host adds, as the first record of a table has it.
type hostShare struct {
	Commit string `json:"commit"`
	Part   string `json:"part"` // secret before the end
}

// drawShare draws what the host adds, for a match whose chance all seats add to. It is nil for others, and where nothing is
// left to chance at the start.
func (h *Host) drawShare(game rules.Game, config remote.TableConfig) (*hostShare, error) {
	start, err := game.New(config.Setup)
	if err != nil || config.Deal != remote.DealSeats || !start.Actors().Has(rules.Nature) {
		return nil, err
	}
	part, err := deal.NewPart(h.config.Random)
	return &hostShare{deal.Commit(part), part}, err
}

func newDealState(made creation) *dealState {
	if made.Deal == nil {
		return nil
	}
	return &dealState{Deal: deal.Deal{
		Host: deal.Share{Commit: made.Deal.Commit, Part: made.Deal.Part}, Seats: make([]deal.Share, len(made.Seats)),
	}}
}

// isDone reports whether nothing is to be added any more.
func (d *dealState) isDone() bool { return d == nil || d.isDealt }

// hasNothingToReveal reports whether there is nothing to reveal, or all is revealed.
func (d *dealState) hasNothingToReveal() bool { return d == nil || d.isRevealed }

// forget takes away what a device of before has promised for a seat. What has been opened stays.
func (d *dealState) forget(seat rules.Seat) {
	if d != nil && !d.isOpening && !d.isDealt {
		d.Seats[seat] = deal.Share{}
	}
}

// natureMove returns what chance does now. It is false while nothing is left to chance, and before all have added to it.
func (t *table) natureMove() (rules.Move, bool) {
	switch {
	case t.deal == nil:
		return t.match.NatureMove()
	case !t.deal.isDealt:
		return rules.Move{}, false
	}
	return deal.Next(t.deal.key, t.match)
}

// requestPart asks a device for what it is to add now.
func (t *table) requestPart(d *device) {
	if t.deal.isDone() || rules.HasEnded(t.match) {
		return
	}
	r := remote.Reply{Type: remote.Deal, N: len(t.match.Log), Text: t.deal.Commitments()}
	if t.deal.isOpening {
		r.Type = remote.Opening
	}
	d.send(r)
}

// addToDeal takes in what a device promises, or opens.
func (t *table) addToDeal(by rules.Seat, r remote.Request, id string) error {
	d := t.deal
	kind := journal.Commit
	if r.Type == remote.Open {
		kind = journal.Open
	}
	record := journal.Record{Kind: kind, By: int(by), ID: id, Text: r.Text}
	if _, err := d.nextShare(record); err != nil {
		return err
	}
	if err := t.appendRecord(record); err != nil {
		return err
	}
	t.recordCommand(id)
	return t.applyDeal(record)
}

// nextShare returns what a seat has added once a record of it is kept.
func (d *dealState) nextShare(r journal.Record) (deal.Share, error) {
	if d.isDone() || d.isOpening != (r.Kind == journal.Open) || r.By < 0 || r.By >= len(d.Seats) {
		return deal.Share{}, rules.Errorf(remote.CodeDealt, "nothing of this kind can be added to the deal of this table now")
	}
	s := d.Seats[r.By]
	if r.Kind == journal.Commit {
		if !deal.Valid(r.Text) {
			return s, rules.Errorf(remote.CodeFrame, "a part is promised by %q; expected its SHA-256", rules.Shorten(r.Text))
		}
		return deal.Share{Commit: r.Text}, nil
	}
	part, seal, _ := strings.Cut(r.Text, ":")
	switch {
	case !deal.Valid(part) || !deal.Valid(seal):
		return s, rules.Errorf(remote.CodeFrame, "a part is opened as %q; expected PART:SEAL", rules.Shorten(r.Text))
	case s.Commit == "" || deal.Commit(part) != s.Commit:
		return s, rules.Errorf(remote.CodeDealt, "the part is not the one that was promised")
	case s.Part != "":
		return s, rules.Errorf(remote.CodeDealt, "the part has been opened already")
	}
	s.Part, s.Seal = part, seal
	return s, nil
}

// applyDeal applies a record of the deal.
func (t *table) applyDeal(r journal.Record) error {
	d := t.deal
	if d == nil {
		return rules.Errorf(remote.CodeDealt, "nobody adds to the deal of this table")
	}
	switch r.Kind {
	case journal.Opening:
		if d.isOpening = true; r.Text != d.Commitments() {
			return rules.Errorf(deal.CodeDeal, "what has been promised for the deal is not what the records tell")
		}
		return nil
	case journal.Deal:
		d.isDealt, d.key = true, d.Key()
		return nil
	case journal.Reveal:
		if d.isRevealed = true; r.Text != d.String() {
			return rules.Errorf(deal.CodeDeal, "the deal that is told is not the one of the records")
		}
		return nil
	}
	s, err := d.nextShare(r)
	if err != nil {
		return err
	}
	d.Seats[r.By] = s
	return nil
}

// updateDeal has the parts opened once all have been promised, and the match dealt once all are open. Those who do not answer
// in time are left out. It returns after how long to look again.
func (t *table) updateDeal(now time.Time) time.Duration {
	d := t.deal
	if d.isDone() {
		return 0
	}
	if free := slices.ContainsFunc(t.peopleList(), func(s rules.Seat) bool { return t.keys[s] == "" }); free && !d.isOpening || t.connectedSeats() == 0 {
		d.since = time.Time{}
		return 0
	}
	if d.since.IsZero() {
		d.since = now
	}
	late := now.Sub(d.since) >= dealTimeout
	if !d.isOpening && (late || d.filter(t.people(), func(s deal.Share) bool { return s.Commit == "" }) == 0) {
		record := journal.Record{Kind: journal.Opening, By: int(rules.Public), Text: d.Commitments()}
		if t.appendRecord(record) != nil || t.applyDeal(record) != nil {
			return retryDelay
		}
		d.since, late = now, false
		for other := range t.devices {
			t.requestPart(other)
		}
	}
	if d.isOpening {
		out := d.filter(t.people(), func(s deal.Share) bool { return s.Part == "" })
		promised := d.filter(out, func(s deal.Share) bool { return s.Commit != "" })
		if late || promised == 0 {
			if t.dealMatch(out) != nil {
				return retryDelay
			}
			return 0
		}
	}
	return d.since.Add(dealTimeout).Sub(now)
}

// peopleList lists the seats of people.
func (t *table) peopleList() (list []rules.Seat) {
	for seat := range t.people().All() {
		list = append(list, seat)
	}
	return list
}

// filter returns those of the seats of which something is true.
func (d *dealState) filter(seats rules.Seats, is func(s deal.Share) bool) (set rules.Seats) {
	for seat := range seats.All() {
		if is(d.Seats[seat]) {
			set = set.With(seat)
		}
	}
	return set
}

// dealMatch keeps which seats are left out of the deal, and has chance act.
func (t *table) dealMatch(out rules.Seats) error {
	var left []string
	for seat := range out.All() {
		left = append(left, seat.String())
	}
	record := journal.Record{Kind: journal.Deal, By: int(rules.Public), Text: strings.Join(left, " ")}
	if err := t.appendRecord(record); err != nil {
		return err
	}
	if err := t.applyDeal(record); err != nil {
		return err
	}
	return t.playNature()
}

// reveal keeps the line of the deal, once the match has ended.
func (t *table) reveal() error {
	if t.deal.hasNothingToReveal() {
		return nil
	}
	record := journal.Record{Kind: journal.Reveal, By: int(rules.Public), Text: t.deal.String()}
	if err := t.appendRecord(record); err != nil {
		return err
	}
	return t.applyDeal(record)
}
