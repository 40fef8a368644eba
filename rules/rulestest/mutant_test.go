package rulestest

import (
	"encoding/binary"
	"math/rand/v2"

	"engawa/rules"
	"engawa/rules/perft"
	"engawa/rules/toys/bintext"
)

// bend is what is broken in a mutant; nil functions leave the sound game alone.
type bend struct {
	info           func(rules.Info) rules.Info
	begin          func(rules.Setup) error
	actors         func(bent, rules.Seats) rules.Seats
	legal          func(s bent, by rules.Seat, list []rules.Action) []rules.Action
	chances        func([]rules.Outcome) []rules.Outcome
	apply          func(s *bent, m rules.Move) ([]rules.Event, error)
	clone          func(*bent) rules.State
	payoffs        func(bent, []int) []int
	hash           func(bent, uint64) uint64
	view           func(s bent, by rules.Seat) bent
	sample         func(s bent, rng *rand.Rand) rules.State
	encode         func(bent, []byte) []byte
	decode         func([]byte) (rules.State, error, bool)
	formatAction   func(m rules.Move, text string) string
	parseAction    func(text string, do rules.Action, err error) (rules.Action, error)
	formatPosition func(s bent, text string) string
	parts          func(do rules.Action, parts []rules.Part) []rules.Part // of every way to point at an action
	why            func(error) error
	end            func(bent, string) string
	score          func(bent, []rules.Line) []rules.Line
	privacy        func(rules.Privacy) rules.Privacy
}

// mutant is a sound game with something broken.
type mutant struct {
	rules.Game
	b *bend
}

// bent is a State of a mutant. Extra is what a broken game remembers beside the sound State: part of the bytes.
type bent struct {
	rules.State
	b      *bend
	extra  uint64
	trace  uint64 // what a leaking View keeps outside its bytes
	viewed bool
}

func (g mutant) wrap(s rules.State) *bent { return &bent{State: s, b: g.b} }

func inner(s rules.State) rules.State { return s.(*bent).State }

func (s *bent) Actors() rules.Seats {
	set := s.State.Actors()
	if s.b.actors != nil {
		return s.b.actors(*s, set)
	}
	return set
}

func (s *bent) Legal(by rules.Seat, dst []rules.Action) []rules.Action {
	list := s.State.Legal(by, nil)
	if s.b.legal != nil {
		list = s.b.legal(*s, by, list)
	}
	return append(dst, list...)
}

func (s *bent) Chances(dst []rules.Outcome) []rules.Outcome {
	list := s.State.Chances(nil)
	if s.b.chances != nil {
		list = s.b.chances(list)
	}
	return append(dst, list...)
}

func (s *bent) Apply(m rules.Move, dst []rules.Event) ([]rules.Event, error) {
	if s.b.apply == nil {
		return s.State.Apply(m, dst)
	}
	events, err := s.b.apply(s, m)
	return append(dst, events...), err
}

func (s *bent) Clone() rules.State {
	if s.b.clone != nil {
		return s.b.clone(s)
	}
	c := *s
	c.State = s.State.Clone()
	return &c
}

func (s *bent) Payoffs() []int {
	list := s.State.Payoffs()
	if s.b.payoffs != nil {
		return s.b.payoffs(*s, list)
	}
	return list
}

func (s *bent) Hash() uint64 {
	h := s.State.Hash() ^ s.extra
	if s.b.hash != nil {
		return s.b.hash(*s, h)
	}
	return h
}

func (s *bent) View(by rules.Seat) rules.State {
	v := *s
	v.State = s.State.View(by)
	v.viewed = by != rules.Referee
	if s.b.view != nil {
		v = s.b.view(*s, by)
	}
	return &v
}

func (s *bent) Sample(rng *rand.Rand) rules.State {
	if s.b.sample != nil {
		return s.b.sample(*s, rng)
	}
	w := *s
	w.State, w.viewed = s.State.Sample(rng), false
	return &w
}

func (s *bent) AppendBinary(dst []byte) ([]byte, error) {
	data, err := s.State.AppendBinary(nil)
	flag := uint64(0)
	if s.viewed {
		flag = 1
	}
	data = binary.BigEndian.AppendUint64(data, s.extra<<1|flag)
	if s.b.encode != nil {
		data = s.b.encode(*s, data)
	}
	return append(dst, data...), err
}

func (g mutant) Decode(data []byte) (rules.State, error) {
	if g.b.decode != nil {
		if s, err, done := g.b.decode(data); done {
			return s, err
		}
	}
	cut := max(0, len(data)-8)
	s, err := rules.Decode(g.Game, data[:cut])
	if err != nil {
		return nil, err
	}
	out := g.wrap(s)
	tail := binary.BigEndian.Uint64(data[cut:])
	out.extra, out.viewed = tail>>1, tail&1 != 0
	return out, nil
}

func (g mutant) Info() rules.Info {
	info := g.Game.Info()
	if g.b.info != nil {
		return g.b.info(info)
	}
	return info
}

func (g mutant) New(setup rules.Setup) (rules.State, error) {
	if g.b.begin != nil {
		if err := g.b.begin(setup); err != nil {
			return nil, err
		}
	}
	if setup.From != "" {
		return g.ParsePosition(setup, setup.From)
	}
	s, err := g.Game.New(setup)
	if err != nil {
		return nil, err
	}
	return g.wrap(s), nil
}

func (g mutant) FormatAction(s rules.State, m rules.Move) string {
	text := g.Game.FormatAction(inner(s), m)
	if g.b.formatAction != nil {
		return g.b.formatAction(m, text)
	}
	return text
}

func (g mutant) ParseAction(s rules.State, by rules.Seat, text string) (rules.Action, error) {
	do, err := g.Game.ParseAction(inner(s), by, text)
	if g.b.parseAction != nil {
		return g.b.parseAction(text, do, err)
	}
	return do, err
}

func (g mutant) FormatPosition(s rules.State) string {
	text := bintext.Format(s)
	if g.b.formatPosition != nil {
		return g.b.formatPosition(*s.(*bent), text)
	}
	return text
}

func (g mutant) ParsePosition(_ rules.Setup, text string) (rules.State, error) {
	return bintext.Parse(g, text)
}

func (g mutant) Paths(s rules.State, do rules.Action) [][]rules.Part {
	ways := rules.Paths(g.Game, inner(s), do)
	if g.b.parts != nil {
		for k := range ways {
			ways[k] = g.b.parts(do, ways[k])
		}
	}
	return ways
}

func (g mutant) Why(s rules.State, by rules.Seat, parts []rules.Part) error {
	err := rules.Why(g.Game, inner(s), by, parts)
	if g.b.why != nil {
		return g.b.why(err)
	}
	return err
}

func (g mutant) End(s rules.State) string {
	end := rules.End(g.Game, inner(s))
	if g.b.end != nil {
		return g.b.end(*s.(*bent), end)
	}
	return end
}

func (g mutant) Score(s rules.State) []rules.Line {
	lines := rules.Score(g.Game, inner(s))
	if g.b.score != nil {
		return g.b.score(*s.(*bent), lines)
	}
	return lines
}

func (g mutant) Privacy(s rules.State, by rules.Seat) rules.Privacy {
	has := rules.PrivacyOf(g.Game, inner(s), by)
	if g.b.privacy != nil {
		return g.b.privacy(has)
	}
	return has
}

// talker is a mutant with the optional parts of a game, all of them broken.
type talker struct{ mutant }

func (talker) Warnings(rules.State, rules.Seat, rules.Action) []rules.Warning {
	return []rules.Warning{{Error: &rules.Error{Code: "careful"}}}
}

func (talker) Perft(rules.State, int, string, perft.Watch) (uint64, error) { return 1, nil }

func (talker) FormatTurn(rules.State, rules.Seat, []rules.Action) string { return "my turn" }

func (talker) ParseTurn(*rules.Match, rules.Seat, string) ([]rules.Action, []rules.Note, error) {
	return nil, nil, nil
}

func (talker) FormatRecord(*rules.Match) string { return "my game" }

func (talker) ParseRecord(string) (*rules.Match, error) { return nil, nil }

// pather is a mutant that can be pointed at in further ways.
type pather struct {
	mutant
	paths func(parts []rules.Part) [][]rules.Part
}

func (g pather) Paths(s rules.State, do rules.Action) [][]rules.Part {
	return g.paths(rules.Parts(g.mutant, s, do))
}

// discreet is a mutant whose seats are said to have the same to hide everywhere.
type discreet struct {
	mutant
	has rules.Privacy
}

func (g discreet) Privacy(rules.State, rules.Seat) rules.Privacy { return g.has }
