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

// dealing is how the chance of a match comes about to which seats add. What stands in it is told to nobody before the end
// but for the commitments. A nil dealing is that of a table whose chance comes from its seed.
type dealing struct {
	deal.Deal
	opening bool // the parts are being opened: nobody can promise another one
	dealt   bool
	told    bool // the line, in a record
	key     [deal.Size]byte
	since   time.Time // since when the host waits for what lacks; zero while somebody is still to sit down, or nobody is here
}

// dealTime is how long devices have to promise their parts once everybody has sat down, and again to open them.
const dealTime = 20 * time.Second

// ownShare is what the host adds, as the first record of a table has it.
type ownShare struct {
	Commit string `json:"commit"`
	Part   string `json:"part"` // secret before the end
}

// ownShare draws what the host adds, for a match whose chance all seats add to. It is nil for others, and where nothing is
// left to chance at the start.
func (h *Host) ownShare(game rules.Game, config remote.TableConfig) (*ownShare, error) {
	start, err := game.New(config.Setup)
	if err != nil || config.Deal != remote.DealSeats || !start.Actors().Has(rules.Nature) {
		return nil, err
	}
	part, err := deal.NewPart(h.config.Random)
	return &ownShare{deal.Commit(part), part}, err
}

func newDealing(made creation) *dealing {
	if made.Deal == nil {
		return nil
	}
	return &dealing{Deal: deal.Deal{
		Host: deal.Share{Commit: made.Deal.Commit, Part: made.Deal.Part}, Seats: make([]deal.Share, len(made.Seats)),
	}}
}

// done reports whether nothing is to be added any more.
func (d *dealing) done() bool { return d == nil || d.dealt }

// revealed reports whether there is nothing to be told, or all has been.
func (d *dealing) revealed() bool { return d == nil || d.told }

// forget takes away what a device of before has promised for a seat. What has been opened stays.
func (d *dealing) forget(seat rules.Seat) {
	if d != nil && !d.opening && !d.dealt {
		d.Seats[seat] = deal.Share{}
	}
}

// natureMove returns what chance does now. It is false while nothing is left to chance, and before all have added to it.
func (t *table) natureMove() (rules.Move, bool) {
	switch {
	case t.deal == nil:
		return t.match.NatureMove()
	case !t.deal.dealt:
		return rules.Move{}, false
	}
	return deal.Next(t.deal.key, t.match)
}

// askDeal asks a device for what it is to add now.
func (t *table) askDeal(d *device) {
	if t.deal.done() || rules.Ended(t.match) {
		return
	}
	r := remote.Reply{Type: remote.Deal, N: len(t.match.Log), Text: t.deal.Commitments()}
	if t.deal.opening {
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
	if _, err := d.added(record); err != nil {
		return err
	}
	if err := t.keep(record); err != nil {
		return err
	}
	t.done(id)
	return t.applyDeal(record)
}

// added returns what a seat has added once a record of it is kept.
func (d *dealing) added(r journal.Record) (deal.Share, error) {
	if d.done() || d.opening != (r.Kind == journal.Open) || r.By < 0 || r.By >= len(d.Seats) {
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

// applyDeal does what a record of the deal tells.
func (t *table) applyDeal(r journal.Record) error {
	d := t.deal
	if d == nil {
		return rules.Errorf(remote.CodeDealt, "nobody adds to the deal of this table")
	}
	switch r.Kind {
	case journal.Opening:
		if d.opening = true; r.Text != d.Commitments() {
			return rules.Errorf(deal.CodeDeal, "what has been promised for the deal is not what the records tell")
		}
		return nil
	case journal.Deal:
		d.dealt, d.key = true, d.Key()
		return nil
	case journal.Reveal:
		if d.told = true; r.Text != d.String() {
			return rules.Errorf(deal.CodeDeal, "the deal that is told is not the one of the records")
		}
		return nil
	}
	s, err := d.added(r)
	if err != nil {
		return err
	}
	d.Seats[r.By] = s
	return nil
}

// attendDeal has the parts opened once all have been promised, and the match dealt once all are open. Those who do not answer
// in time are left out. It returns after how long to look again.
func (t *table) attendDeal(now time.Time) time.Duration {
	d := t.deal
	if d.done() {
		return 0
	}
	if free := slices.ContainsFunc(t.peopleList(), func(s rules.Seat) bool { return t.keys[s] == "" }); free && !d.opening || t.here() == 0 {
		d.since = time.Time{}
		return 0
	}
	if d.since.IsZero() {
		d.since = now
	}
	late := now.Sub(d.since) >= dealTime
	if !d.opening && (late || d.lacks(t.people(), func(s deal.Share) bool { return s.Commit == "" }) == 0) {
		record := journal.Record{Kind: journal.Opening, By: int(rules.Public), Text: d.Commitments()}
		if t.keep(record) != nil || t.applyDeal(record) != nil {
			return againAfter
		}
		d.since, late = now, false
		for other := range t.devices {
			t.askDeal(other)
		}
	}
	if d.opening {
		out := d.lacks(t.people(), func(s deal.Share) bool { return s.Part == "" })
		promised := d.lacks(out, func(s deal.Share) bool { return s.Commit != "" })
		if late || promised == 0 {
			if t.dealOut(out) != nil {
				return againAfter
			}
			return 0
		}
	}
	return d.since.Add(dealTime).Sub(now)
}

// peopleList lists the seats of people.
func (t *table) peopleList() (list []rules.Seat) {
	for seat := range t.people().All() {
		list = append(list, seat)
	}
	return list
}

// lacks returns those of the seats of which something is true.
func (d *dealing) lacks(seats rules.Seats, is func(s deal.Share) bool) (set rules.Seats) {
	for seat := range seats.All() {
		if is(d.Seats[seat]) {
			set = set.With(seat)
		}
	}
	return set
}

// dealOut keeps which seats are left out of the deal, and has chance act.
func (t *table) dealOut(out rules.Seats) error {
	var left []string
	for seat := range out.All() {
		left = append(left, seat.String())
	}
	record := journal.Record{Kind: journal.Deal, By: int(rules.Public), Text: strings.Join(left, " ")}
	if err := t.keep(record); err != nil {
		return err
	}
	if err := t.applyDeal(record); err != nil {
		return err
	}
	return t.settle()
}

// reveal keeps the line of the deal, once the match has ended.
func (t *table) reveal() error {
	if t.deal.revealed() {
		return nil
	}
	record := journal.Record{Kind: journal.Reveal, By: int(rules.Public), Text: t.deal.String()}
	if err := t.keep(record); err != nil {
		return err
	}
	return t.applyDeal(record)
}
