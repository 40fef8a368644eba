package rulestest

import (
	"encoding/binary"
	"math/rand/v2"

	"engawa/rules"
	"engawa/rules/perft"
	"engawa/rules/toys/bintext"
)

// overrides replaces functions of a sound game to make a mutant; where one is nil the sound one stays.
type overrides struct {
	info           func(rules.Info) rules.Info
	begin          func(rules.Setup) error
	actors         func(mutantState, rules.Seats) rules.Seats
	legal          func(s mutantState, by rules.Seat, list []rules.Action) []rules.Action
	chances        func([]rules.Outcome) []rules.Outcome
	apply          func(s *mutantState, m rules.Move) ([]rules.Event, error)
	clone          func(*mutantState) rules.State
	payoffs        func(mutantState, []int) []int
	hash           func(mutantState, uint64) uint64
	view           func(s mutantState, by rules.Seat) mutantState
	sample         func(s mutantState, rng *rand.Rand) rules.State
	encode         func(mutantState, []byte) []byte
	decode         func([]byte) (rules.State, error, bool)
	formatAction   func(m rules.Move, text string) string
	parseAction    func(text string, do rules.Action, err error) (rules.Action, error)
	formatPosition func(s mutantState, text string) string
	parts          func(do rules.Action, parts []rules.Part) []rules.Part // of every way to point at an action
	why            func(error) error
	end            func(mutantState, string) string
	score          func(mutantState, []rules.Line) []rules.Line
	privacy        func(rules.Privacy) rules.Privacy
}

// mutant is a sound game with something broken.
type mutant struct {
	rules.Game
	overrides *overrides
}

// mutantState is a State of a mutant. Extra is what a broken game remembers beside the sound State: part of the bytes.
type mutantState struct {
	rules.State
	overrides *overrides
	extra     uint64
	trace     uint64 // what a leaking View keeps outside its bytes
	isView    bool
}

func (g mutant) wrap(s rules.State) *mutantState {
	return &mutantState{State: s, overrides: g.overrides}
}

func inner(s rules.State) rules.State { return s.(*mutantState).State }

func (s *mutantState) Actors() rules.Seats {
	set := s.State.Actors()
	if s.overrides.actors != nil {
		return s.overrides.actors(*s, set)
	}
	return set
}

func (s *mutantState) Legal(by rules.Seat, dst []rules.Action) []rules.Action {
	list := s.State.Legal(by, nil)
	if s.overrides.legal != nil {
		list = s.overrides.legal(*s, by, list)
	}
	return append(dst, list...)
}

func (s *mutantState) Chances(dst []rules.Outcome) []rules.Outcome {
	list := s.State.Chances(nil)
	if s.overrides.chances != nil {
		list = s.overrides.chances(list)
	}
	return append(dst, list...)
}

func (s *mutantState) Apply(m rules.Move, dst []rules.Event) ([]rules.Event, error) {
	if s.overrides.apply == nil {
		return s.State.Apply(m, dst)
	}
	events, err := s.overrides.apply(s, m)
	return append(dst, events...), err
}

func (s *mutantState) Clone() rules.State {
	if s.overrides.clone != nil {
		return s.overrides.clone(s)
	}
	c := *s
	c.State = s.State.Clone()
	return &c
}

func (s *mutantState) Payoffs() []int {
	list := s.State.Payoffs()
	if s.overrides.payoffs != nil {
		return s.overrides.payoffs(*s, list)
	}
	return list
}

func (s *mutantState) Hash() uint64 {
	h := s.State.Hash() ^ s.extra
	if s.overrides.hash != nil {
		return s.overrides.hash(*s, h)
	}
	return h
}

func (s *mutantState) View(by rules.Seat) rules.State {
	v := *s
	v.State = s.State.View(by)
	v.isView = by != rules.Referee
	if s.overrides.view != nil {
		v = s.overrides.view(*s, by)
	}
	return &v
}

func (s *mutantState) Sample(rng *rand.Rand) rules.State {
	if s.overrides.sample != nil {
		return s.overrides.sample(*s, rng)
	}
	w := *s
	w.State, w.isView = s.State.Sample(rng), false
	return &w
}

func (s *mutantState) AppendBinary(dst []byte) ([]byte, error) {
	data, err := s.State.AppendBinary(nil)
	flag := uint64(0)
	if s.isView {
		flag = 1
	}
	data = binary.BigEndian.AppendUint64(data, s.extra<<1|flag)
	if s.overrides.encode != nil {
		data = s.overrides.encode(*s, data)
	}
	return append(dst, data...), err
}

func (g mutant) Decode(data []byte) (rules.State, error) {
	if g.overrides.decode != nil {
		if s, err, done := g.overrides.decode(data); done {
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
	out.extra, out.isView = tail>>1, tail&1 != 0
	return out, nil
}

func (g mutant) Info() rules.Info {
	info := g.Game.Info()
	if g.overrides.info != nil {
		return g.overrides.info(info)
	}
	return info
}

func (g mutant) New(setup rules.Setup) (rules.State, error) {
	if g.overrides.begin != nil {
		if err := g.overrides.begin(setup); err != nil {
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
	if g.overrides.formatAction != nil {
		return g.overrides.formatAction(m, text)
	}
	return text
}

func (g mutant) ParseAction(s rules.State, by rules.Seat, text string) (rules.Action, error) {
	do, err := g.Game.ParseAction(inner(s), by, text)
	if g.overrides.parseAction != nil {
		return g.overrides.parseAction(text, do, err)
	}
	return do, err
}

func (g mutant) FormatPosition(s rules.State) string {
	text := bintext.Format(s)
	if g.overrides.formatPosition != nil {
		return g.overrides.formatPosition(*s.(*mutantState), text)
	}
	return text
}

func (g mutant) ParsePosition(_ rules.Setup, text string) (rules.State, error) {
	return bintext.Parse(g, text)
}

func (g mutant) Paths(s rules.State, do rules.Action) [][]rules.Part {
	ways := rules.Paths(g.Game, inner(s), do)
	if g.overrides.parts != nil {
		for k := range ways {
			ways[k] = g.overrides.parts(do, ways[k])
		}
	}
	return ways
}

func (g mutant) Why(s rules.State, by rules.Seat, parts []rules.Part) error {
	err := rules.Why(g.Game, inner(s), by, parts)
	if g.overrides.why != nil {
		return g.overrides.why(err)
	}
	return err
}

func (g mutant) End(s rules.State) string {
	end := rules.End(g.Game, inner(s))
	if g.overrides.end != nil {
		return g.overrides.end(*s.(*mutantState), end)
	}
	return end
}

func (g mutant) Score(s rules.State) []rules.Line {
	lines := rules.Score(g.Game, inner(s))
	if g.overrides.score != nil {
		return g.overrides.score(*s.(*mutantState), lines)
	}
	return lines
}

func (g mutant) Privacy(s rules.State, by rules.Seat) rules.Privacy {
	has := rules.PrivacyOf(g.Game, inner(s), by)
	if g.overrides.privacy != nil {
		return g.overrides.privacy(has)
	}
	return has
}

// optionalMutant is a mutant with the optional parts of a game, all of them broken.
type optionalMutant struct{ mutant }

func (optionalMutant) Warnings(rules.State, rules.Seat, rules.Action) []rules.Warning {
	return []rules.Warning{{Error: &rules.Error{Code: "careful"}}}
}

func (optionalMutant) Perft(rules.State, int, string, perft.Watch) (uint64, error) { return 1, nil }

func (optionalMutant) FormatTurn(rules.State, rules.Seat, []rules.Action) string { return "my turn" }

func (optionalMutant) ParseTurn(*rules.Match, rules.Seat, string) ([]rules.Action, []rules.Note, error) {
	return nil, nil, nil
}

func (optionalMutant) FormatRecord(*rules.Match) string { return "my game" }

func (optionalMutant) ParseRecord(string) (*rules.Match, error) { return nil, nil }

// pathMutant is a mutant that can be pointed at in further ways.
type pathMutant struct {
	mutant
	paths func(parts []rules.Part) [][]rules.Part
}

func (g pathMutant) Paths(s rules.State, do rules.Action) [][]rules.Part {
	return g.paths(rules.Parts(g.mutant, s, do))
}

// privacyMutant is a mutant whose Privacy is the same everywhere.
type privacyMutant struct {
	mutant
	has rules.Privacy
}

func (g privacyMutant) Privacy(rules.State, rules.Seat) rules.Privacy { return g.has }
