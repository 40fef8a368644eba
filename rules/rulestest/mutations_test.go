package rulestest

import (
	"errors"
	"math/rand/v2"
	"slices"

	"engawa/rules"
	"engawa/rules/toys/sealed"
)

// applyInner applies a move to the sound State inside.
func applyInner(s *mutantState, m rules.Move) ([]rules.Event, error) { return s.State.Apply(m, nil) }

// mutation is one way to break a game, and the property that must find it.
type mutation struct {
	property  string
	what      string
	overrides overrides
}

func actionMutations() []mutation {
	type list = []rules.Action
	lists := func(change func(list) list) func(mutantState, rules.Seat, list) list {
		return func(_ mutantState, _ rules.Seat, l list) list {
			if len(l) > 1 {
				return change(l)
			}
			return l
		}
	}
	return []mutation{
		{"actors", "a seat is always to act", overrides{actors: func(_ mutantState, set rules.Seats) rules.Seats { return set.With(0) }}},
		{"legal-sorted", "descending", overrides{legal: lists(func(l list) list { slices.Reverse(l); return l })}},
		{"legal-sorted", "double", overrides{legal: lists(func(l list) list { return append(l, l[len(l)-1]) })}},
		{"legal-sorted", "hidden listed", overrides{legal: lists(func(l list) list { return append(list{0}, l...) })}},
		{"legal-accepted", "an illegal one listed", overrides{legal: lists(func(l list) list { return append(l, 1<<60) })}},
		{"illegal-refused", "a legal one not listed", overrides{legal: lists(func(l list) list { return l[:len(l)-1] })}},
		{"illegal-refused", "changes on error", overrides{apply: func(s *mutantState, m rules.Move) ([]rules.Event, error) {
			events, err := applyInner(s, m)
			if err != nil {
				s.extra++
			}
			return events, err
		}}},
		{"illegal-refused", "a reason without a code", overrides{apply: func(s *mutantState, m rules.Move) ([]rules.Event, error) {
			events, err := applyInner(s, m)
			if err != nil {
				err = errors.New("it may not be")
			}
			return events, err
		}}},
		{"illegal-refused", "one code for all", overrides{apply: func(s *mutantState, m rules.Move) ([]rules.Event, error) {
			events, err := applyInner(s, m)
			if err != nil {
				err = rules.Errorf("no", "it may not be played")
			}
			return events, err
		}}},
		{"legal-complete", "a kind of action not listed", overrides{legal: lists(func(l list) list { return l[:1] })}},
		{"clone-independent", "the clone is the original", overrides{clone: func(s *mutantState) rules.State { return s }}},
		{"parts-unique", "all alike", overrides{parts: func(rules.Action, []rules.Part) []rules.Part {
			return []rules.Part{{Kind: rules.PartButton}}
		}}},
		{"parts-unique", "the beginning of another", overrides{parts: func(do rules.Action, parts []rules.Part) []rules.Part {
			if parts[0].Kind == rules.PartButton {
				return []rules.Part{{Kind: rules.PartCard, Index: 1}, parts[0]}
			}
			return parts
		}}},
		{"why", "no reason", overrides{why: func(error) error { return nil }}},
		{"why", "a reason for what is legal", overrides{why: func(error) error { return rules.Errorf("no", "it may not be pointed at") }}},
	}
}

func textMutations() []mutation {
	return []mutation{
		{"binary", "a byte too few", overrides{encode: func(_ mutantState, data []byte) []byte { return data[:len(data)-1] }}},
		{"decode-bad", "panics on nothing", overrides{decode: func(data []byte) (rules.State, error, bool) {
			_ = data[0]
			return nil, nil, false
		}}},
		{"decode-bad", "no reason", overrides{decode: func(data []byte) (rules.State, error, bool) {
			return nil, errors.New("bad"), len(data) < 12
		}}},
		{"position-text", "two lines", overrides{formatPosition: func(_ mutantState, text string) string { return text + "\n" }}},
		{"action-text", "all alike", overrides{formatAction: func(rules.Move, string) string { return "go" }}},
		{"text-bad", "everything is a pass", overrides{parseAction: func(string, rules.Action, error) (rules.Action, error) { return 3, nil }}},
		{"save", "no action can be read", overrides{parseAction: func(string, rules.Action, error) (rules.Action, error) {
			return 0, rules.Errorf("no", "this cannot be read")
		}}},
		{"chances", "descending", overrides{chances: func(l []rules.Outcome) []rules.Outcome { slices.Reverse(l); return l }}},
		{"chances", "without weight", overrides{chances: func(l []rules.Outcome) []rules.Outcome {
			if len(l) > 1 {
				l[0].Weight = 0
			}
			return l
		}}},
		{"info", "the default is not first", overrides{info: func(i rules.Info) rules.Info {
			i.Options[0].Default = i.Options[0].Values[1]
			return i
		}}},
		{"options", "a value is refused", overrides{begin: func(s rules.Setup) error {
			if s.Options["cards"] == "shown" {
				return rules.Errorf(rules.CodeOption, "cards cannot be shown")
			}
			return nil
		}}},
		{"new", "a value is refused without reason", overrides{begin: func(s rules.Setup) error {
			if s.Options["cards"] == "shown" {
				return errors.New("no")
			}
			return nil
		}}},
	}
}

// withTrace returns a View that remembers the whole position where its bytes do not show it.
func withTrace(s mutantState, by rules.Seat) mutantState {
	v := s
	v.State, v.isView = s.State.View(by), by != rules.Referee
	if v.isView && !s.isView {
		v.trace = s.State.Hash() >> 2
	}
	return v
}

// withTraceInBytes returns a View whose bytes hold a trace of the whole position.
func withTraceInBytes(s mutantState, by rules.Seat) mutantState {
	v := withTrace(s, by)
	if v.isView && !s.isView {
		v.extra, v.trace = v.trace, 0
	}
	return v
}

func viewMutations() []mutation {
	samples := uint64(0)
	events := func(change func(rules.Move, *rules.Event)) func(*mutantState, rules.Move) ([]rules.Event, error) {
		return func(s *mutantState, m rules.Move) ([]rules.Event, error) {
			events, err := applyInner(s, m)
			for k := range events {
				if events[k].Kind == rules.EvCommit {
					change(m, &events[k])
				}
			}
			return events, err
		}
	}
	return []mutation{
		{"view-idempotent", "every look counts", overrides{view: func(s mutantState, by rules.Seat) mutantState {
			v := withTrace(s, by)
			v.extra++
			return v
		}}},
		{"view-legal", "nothing to do", overrides{legal: func(s mutantState, _ rules.Seat, l []rules.Action) []rules.Action {
			if s.isView {
				return nil
			}
			return l
		}}},
		{"view-blind", "secrets in the bytes", overrides{view: withTraceInBytes}},
		{"view-blind", "secrets in the hash", overrides{view: withTrace, hash: func(s mutantState, h uint64) uint64 { return h ^ s.trace }}},
		{"view-blind", "secrets in the score", overrides{view: withTrace, score: func(s mutantState, l []rules.Line) []rules.Line {
			l[0].Payoff += int(s.trace & 255)
			return l
		}}},
		{"view-blind", "secrets in the legal actions", overrides{view: withTrace, legal: func(s mutantState, _ rules.Seat, l []rules.Action) []rules.Action {
			if s.trace&1 != 0 && len(l) > 1 {
				return l[1:]
			}
			return l
		}}},
		{"view-follows", "the bid in a public field", overrides{apply: events(func(m rules.Move, e *rules.Event) { e.From = int32(m.Do) })}},
		{"view-follows", "the bid seen by all", overrides{apply: events(func(_ rules.Move, e *rules.Event) { e.Seen = rules.AllSeats(8) })}},
		{"view-follows", "a hidden move refused", overrides{apply: func(s *mutantState, m rules.Move) ([]rules.Event, error) {
			if m.Do == rules.Hidden {
				return nil, rules.Errorf(rules.CodeAction, "a hidden move cannot be played")
			}
			return applyInner(s, m)
		}}},
		{"sample", "not whole", overrides{sample: func(s mutantState, _ *rand.Rand) rules.State { return s.Clone() }}},
		{"sample", "forgets what the seat knows", overrides{sample: func(s mutantState, rng *rand.Rand) rules.State {
			return &mutantState{State: s.State.View(rules.Public).Sample(rng), overrides: s.overrides}
		}}},
		{"sample", "chance of its own", overrides{sample: func(s mutantState, rng *rand.Rand) rules.State {
			samples++
			return &mutantState{State: s.State.Sample(rng), overrides: s.overrides, extra: samples}
		}}},
		{"secret", "nothing is secret", overrides{privacy: func(rules.Privacy) rules.Privacy { return rules.Open }}},
		{"secret", "secrets in a game that says it has none", overrides{info: func(i rules.Info) rules.Info {
			i.Secrets = rules.Open
			return i
		}}},
	}
}

func commitMutations() []mutation {
	return []mutation{
		{"commits-commute", "the order is kept", overrides{apply: func(s *mutantState, m rules.Move) ([]rules.Event, error) {
			events, err := applyInner(s, m)
			if err == nil && m.By >= 0 {
				s.extra = (s.extra*31 + uint64(m.By) + 1) >> 2
			}
			return events, err
		}}},
		{"commits-commute", "what one may do depends on the other", overrides{legal: func(s mutantState, by rules.Seat, l []rules.Action) []rules.Action {
			if by == 1 && !s.Actors().Has(0) && len(l) > 1 {
				return l[1:]
			}
			return l
		}}},
		{"commits-secret", "a View shows the other bids", overrides{view: withTraceInBytes}},
		{"commits-withdraw", "seat 1 must wait for seat 0", overrides{apply: func(s *mutantState, m rules.Move) ([]rules.Event, error) {
			if m.By == 1 && s.Actors().Has(0) {
				return nil, rules.Errorf("wait", "seat 0 has still to bid")
			}
			return applyInner(s, m)
		}}},
	}
}

func endMutations() []mutation {
	change := 0
	return []mutation{
		{"payoffs", "not zero while the match runs", overrides{payoffs: func(_ mutantState, l []int) []int { l[0]++; return l }}},
		{"payoffs", "an end without a name", overrides{end: func(mutantState, string) string { return "" }}},
		{"score", "a line missing", overrides{score: func(_ mutantState, l []rules.Line) []rules.Line { return l[1:] }}},
		{"score", "not the payoffs", overrides{score: func(_ mutantState, l []rules.Line) []rules.Line { l[0].Payoff++; return l }}},
		{"events", "no end told", overrides{apply: func(s *mutantState, m rules.Move) ([]rules.Event, error) {
			events, err := applyInner(s, m)
			return slices.DeleteFunc(events, func(e rules.Event) bool { return e.Kind == rules.EvEnd }), err
		}}},
		{"ends", "it begins again", overrides{apply: func(s *mutantState, m rules.Move) ([]rules.Event, error) {
			before := s.State.Clone()
			events, err := applyInner(s, m)
			if s.State.Actors() == 0 {
				s.State = before
			}
			return events, err
		}}},
		{"replay", "never the same event twice", overrides{apply: func(s *mutantState, m rules.Move) ([]rules.Event, error) {
			events, err := applyInner(s, m)
			for k := range events {
				change++
				events[k].N = int32(change)
			}
			return events, err
		}}},
		{"undo", "never the same position twice", overrides{apply: func(s *mutantState, m rules.Move) ([]rules.Event, error) {
			events, err := applyInner(s, m)
			if err == nil {
				change++
				s.extra = uint64(change)
			}
			return events, err
		}}},
		{"walk", "a position that was read goes wrong later", overrides{decode: readThenStop}},
		{"walk", "a panic", overrides{legal: func(mutantState, rules.Seat, []rules.Action) []rules.Action { panic("broken") }}},
	}
}

// readThenStop reads a State that plays three moves and no more.
func readThenStop(data []byte) (rules.State, error, bool) {
	s, err := mutant{sealed.Game{}, &overrides{}}.Decode(data)
	if err == nil {
		s.(*mutantState).overrides = &overrides{apply: func(s *mutantState, m rules.Move) ([]rules.Event, error) {
			if s.trace++; s.trace > 3 {
				panic("weary")
			}
			return applyInner(s, m)
		}}
	}
	return s, err, true
}

func mutations() []mutation {
	return slices.Concat(actionMutations(), textMutations(), viewMutations(), commitMutations(), endMutations())
}
