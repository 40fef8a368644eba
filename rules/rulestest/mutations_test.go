package rulestest

import (
	"errors"
	"math/rand/v2"
	"slices"

	"engawa/rules"
	"engawa/rules/toys/sealed"
)

// played applies a move to the sound State inside.
func played(s *bent, m rules.Move) ([]rules.Event, error) { return s.State.Apply(m, nil) }

// mutation is one way to break a game, and the property that must find it.
type mutation struct {
	property string
	what     string
	bend     bend
}

func actionMutations() []mutation {
	type list = []rules.Action
	lists := func(change func(list) list) func(bent, rules.Seat, list) list {
		return func(_ bent, _ rules.Seat, l list) list {
			if len(l) > 1 {
				return change(l)
			}
			return l
		}
	}
	return []mutation{
		{"actors", "a seat is always to act", bend{actors: func(_ bent, set rules.Seats) rules.Seats { return set.With(0) }}},
		{"legal-sorted", "descending", bend{legal: lists(func(l list) list { slices.Reverse(l); return l })}},
		{"legal-sorted", "double", bend{legal: lists(func(l list) list { return append(l, l[len(l)-1]) })}},
		{"legal-sorted", "hidden listed", bend{legal: lists(func(l list) list { return append(list{0}, l...) })}},
		{"legal-accepted", "an illegal one listed", bend{legal: lists(func(l list) list { return append(l, 1<<60) })}},
		{"illegal-refused", "a legal one not listed", bend{legal: lists(func(l list) list { return l[:len(l)-1] })}},
		{"illegal-refused", "changes on error", bend{apply: func(s *bent, m rules.Move) ([]rules.Event, error) {
			events, err := played(s, m)
			if err != nil {
				s.extra++
			}
			return events, err
		}}},
		{"illegal-refused", "a reason without a code", bend{apply: func(s *bent, m rules.Move) ([]rules.Event, error) {
			events, err := played(s, m)
			if err != nil {
				err = errors.New("it may not be")
			}
			return events, err
		}}},
		{"illegal-refused", "one code for all", bend{apply: func(s *bent, m rules.Move) ([]rules.Event, error) {
			events, err := played(s, m)
			if err != nil {
				err = rules.Errorf("no", "it may not be played")
			}
			return events, err
		}}},
		{"legal-complete", "a kind of action not listed", bend{legal: lists(func(l list) list { return l[:1] })}},
		{"clone-independent", "the clone is the original", bend{clone: func(s *bent) rules.State { return s }}},
		{"parts-unique", "all alike", bend{parts: func(rules.Action, []rules.Part) []rules.Part {
			return []rules.Part{{Kind: rules.PartButton}}
		}}},
		{"parts-unique", "the beginning of another", bend{parts: func(do rules.Action, parts []rules.Part) []rules.Part {
			if parts[0].Kind == rules.PartButton {
				return []rules.Part{{Kind: rules.PartCard, Index: 1}, parts[0]}
			}
			return parts
		}}},
		{"why", "no reason", bend{why: func(error) error { return nil }}},
		{"why", "a reason for what is legal", bend{why: func(error) error { return rules.Errorf("no", "it may not be pointed at") }}},
	}
}

func textMutations() []mutation {
	return []mutation{
		{"binary", "a byte too few", bend{encode: func(_ bent, data []byte) []byte { return data[:len(data)-1] }}},
		{"decode-bad", "panics on nothing", bend{decode: func(data []byte) (rules.State, error, bool) {
			_ = data[0]
			return nil, nil, false
		}}},
		{"decode-bad", "no reason", bend{decode: func(data []byte) (rules.State, error, bool) {
			return nil, errors.New("bad"), len(data) < 12
		}}},
		{"position-text", "two lines", bend{formatPosition: func(_ bent, text string) string { return text + "\n" }}},
		{"action-text", "all alike", bend{formatAction: func(rules.Move, string) string { return "go" }}},
		{"text-bad", "everything is a pass", bend{parseAction: func(string, rules.Action, error) (rules.Action, error) { return 3, nil }}},
		{"save", "no action can be read", bend{parseAction: func(string, rules.Action, error) (rules.Action, error) {
			return 0, rules.Errorf("no", "this cannot be read")
		}}},
		{"chances", "descending", bend{chances: func(l []rules.Outcome) []rules.Outcome { slices.Reverse(l); return l }}},
		{"chances", "without weight", bend{chances: func(l []rules.Outcome) []rules.Outcome {
			if len(l) > 1 {
				l[0].Weight = 0
			}
			return l
		}}},
		{"info", "the default is not first", bend{info: func(i rules.Info) rules.Info {
			i.Options[0].Default = i.Options[0].Values[1]
			return i
		}}},
		{"options", "a value is refused", bend{begin: func(s rules.Setup) error {
			if s.Options["cards"] == "shown" {
				return rules.Errorf(rules.CodeOption, "cards cannot be shown")
			}
			return nil
		}}},
		{"new", "a value is refused without reason", bend{begin: func(s rules.Setup) error {
			if s.Options["cards"] == "shown" {
				return errors.New("no")
			}
			return nil
		}}},
	}
}

// traced returns a View that remembers the whole position where its bytes do not show it.
func traced(s bent, by rules.Seat) bent {
	v := s
	v.State, v.viewed = s.State.View(by), by != rules.Referee
	if v.viewed && !s.viewed {
		v.trace = s.State.Hash() >> 2
	}
	return v
}

// narrate returns a View whose bytes hold a trace of the whole position.
func narrate(s bent, by rules.Seat) bent {
	v := traced(s, by)
	if v.viewed && !s.viewed {
		v.extra, v.trace = v.trace, 0
	}
	return v
}

func viewMutations() []mutation {
	samples := uint64(0)
	events := func(change func(rules.Move, *rules.Event)) func(*bent, rules.Move) ([]rules.Event, error) {
		return func(s *bent, m rules.Move) ([]rules.Event, error) {
			events, err := played(s, m)
			for k := range events {
				if events[k].Kind == rules.EvCommit {
					change(m, &events[k])
				}
			}
			return events, err
		}
	}
	return []mutation{
		{"view-idempotent", "every look counts", bend{view: func(s bent, by rules.Seat) bent {
			v := traced(s, by)
			v.extra++
			return v
		}}},
		{"view-legal", "nothing to do", bend{legal: func(s bent, _ rules.Seat, l []rules.Action) []rules.Action {
			if s.viewed {
				return nil
			}
			return l
		}}},
		{"view-blind", "secrets in the bytes", bend{view: narrate}},
		{"view-blind", "secrets in the hash", bend{view: traced, hash: func(s bent, h uint64) uint64 { return h ^ s.trace }}},
		{"view-blind", "secrets in the score", bend{view: traced, score: func(s bent, l []rules.Line) []rules.Line {
			l[0].Payoff += int(s.trace & 255)
			return l
		}}},
		{"view-blind", "secrets in the legal actions", bend{view: traced, legal: func(s bent, _ rules.Seat, l []rules.Action) []rules.Action {
			if s.trace&1 != 0 && len(l) > 1 {
				return l[1:]
			}
			return l
		}}},
		{"view-follows", "the bid in a public field", bend{apply: events(func(m rules.Move, e *rules.Event) { e.From = int32(m.Do) })}},
		{"view-follows", "the bid seen by all", bend{apply: events(func(_ rules.Move, e *rules.Event) { e.Seen = rules.AllSeats(8) })}},
		{"view-follows", "a hidden move refused", bend{apply: func(s *bent, m rules.Move) ([]rules.Event, error) {
			if m.Do == rules.Hidden {
				return nil, rules.Errorf(rules.CodeAction, "a hidden move cannot be played")
			}
			return played(s, m)
		}}},
		{"sample", "not whole", bend{sample: func(s bent, _ *rand.Rand) rules.State { return s.Clone() }}},
		{"sample", "forgets what the seat knows", bend{sample: func(s bent, rng *rand.Rand) rules.State {
			return &bent{State: s.State.View(rules.Public).Sample(rng), b: s.b}
		}}},
		{"sample", "chance of its own", bend{sample: func(s bent, rng *rand.Rand) rules.State {
			samples++
			return &bent{State: s.State.Sample(rng), b: s.b, extra: samples}
		}}},
		{"secret", "nothing is secret", bend{privacy: func(rules.Privacy) rules.Privacy { return rules.Open }}},
		{"secret", "secrets in a game that says it has none", bend{info: func(i rules.Info) rules.Info {
			i.Secrets = rules.Open
			return i
		}}},
	}
}

func commitMutations() []mutation {
	return []mutation{
		{"commits-commute", "the order is kept", bend{apply: func(s *bent, m rules.Move) ([]rules.Event, error) {
			events, err := played(s, m)
			if err == nil && m.By >= 0 {
				s.extra = (s.extra*31 + uint64(m.By) + 1) >> 2
			}
			return events, err
		}}},
		{"commits-commute", "what one may do depends on the other", bend{legal: func(s bent, by rules.Seat, l []rules.Action) []rules.Action {
			if by == 1 && !s.Actors().Has(0) && len(l) > 1 {
				return l[1:]
			}
			return l
		}}},
		{"commits-secret", "a View shows the other bids", bend{view: narrate}},
		{"commits-withdraw", "seat 1 must wait for seat 0", bend{apply: func(s *bent, m rules.Move) ([]rules.Event, error) {
			if m.By == 1 && s.Actors().Has(0) {
				return nil, rules.Errorf("wait", "seat 0 has still to bid")
			}
			return played(s, m)
		}}},
	}
}

func endMutations() []mutation {
	change := 0
	return []mutation{
		{"payoffs", "not zero while the match runs", bend{payoffs: func(_ bent, l []int) []int { l[0]++; return l }}},
		{"payoffs", "an end without a name", bend{end: func(bent, string) string { return "" }}},
		{"score", "a line missing", bend{score: func(_ bent, l []rules.Line) []rules.Line { return l[1:] }}},
		{"score", "not the payoffs", bend{score: func(_ bent, l []rules.Line) []rules.Line { l[0].Payoff++; return l }}},
		{"events", "no end told", bend{apply: func(s *bent, m rules.Move) ([]rules.Event, error) {
			events, err := played(s, m)
			return slices.DeleteFunc(events, func(e rules.Event) bool { return e.Kind == rules.EvEnd }), err
		}}},
		{"ends", "it begins again", bend{apply: func(s *bent, m rules.Move) ([]rules.Event, error) {
			before := s.State.Clone()
			events, err := played(s, m)
			if s.State.Actors() == 0 {
				s.State = before
			}
			return events, err
		}}},
		{"replay", "never the same event twice", bend{apply: func(s *bent, m rules.Move) ([]rules.Event, error) {
			events, err := played(s, m)
			for k := range events {
				change++
				events[k].N = int32(change)
			}
			return events, err
		}}},
		{"undo", "never the same position twice", bend{apply: func(s *bent, m rules.Move) ([]rules.Event, error) {
			events, err := played(s, m)
			if err == nil {
				change++
				s.extra = uint64(change)
			}
			return events, err
		}}},
		{"walk", "a position that was read goes wrong later", bend{decode: readButWeary}},
		{"walk", "a panic", bend{legal: func(bent, rules.Seat, []rules.Action) []rules.Action { panic("broken") }}},
	}
}

// readButWeary reads a State that plays three moves and no more.
func readButWeary(data []byte) (rules.State, error, bool) {
	s, err := mutant{sealed.Game{}, &bend{}}.Decode(data)
	if err == nil {
		s.(*bent).b = &bend{apply: func(s *bent, m rules.Move) ([]rules.Event, error) {
			if s.trace++; s.trace > 3 {
				panic("weary")
			}
			return played(s, m)
		}}
	}
	return s, err, true
}

func mutations() []mutation {
	return slices.Concat(actionMutations(), textMutations(), viewMutations(), commitMutations(), endMutations())
}
