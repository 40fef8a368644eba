package gamekit

import "engawa/rules"

// Meaning is what parts that lead to no legal action seem to mean. C is the game's action taken apart.
type Meaning[C any] struct {
	Choices []C          // the actions that may be meant, the likeliest first
	Any     bool         // each of them is as likely, so that only a reason that all share explains
	Else    *rules.Error // the reason where the choices give none
}

// Explain is how games write [rules.Pointer].Why: from parts to choices, from choices to a refusal.
//
// Parts that can become a way to a legal action need no reason. Of others meaning says what they seem to mean, and
// refusal why such a choice is illegal. Unless the order does not matter (Info.AnyOrder), meaning gets no more than the
// parts up to the first that leads nowhere.
func Explain[C any](g rules.Game, s rules.State, by rules.Seat, parts []rules.Part, meaning func(by rules.Seat, parts []rules.Part) Meaning[C], refusal func(by rules.Seat, c C) *rules.Error) error {
	if !s.Actors().Has(by) {
		_, err := s.Apply(rules.Move{By: by}, nil)
		return err
	}
	ways := waysOf(g, s, by)
	if len(ways) == 0 {
		return rules.Errorf(rules.CodeNotYourTurn, "what is left to chance or to another seat is not pointed at here")
	}
	n := follow(ways, parts, g.Info().AnyOrder)
	if n == len(parts) {
		return nil
	}
	if by == rules.Nature {
		return rules.Errorf(rules.CodeAction, "chance cannot do this now").At(parts...)
	}
	if !g.Info().AnyOrder {
		parts = parts[:n+1]
	}
	return meaning(by, parts).reason(by, refusal).OrNil()
}

// waysOf returns every way to point at what the actor may do.
func waysOf(g rules.Game, s rules.State, by rules.Seat) (ways [][]rules.Part) {
	for _, a := range Choices(s, by) {
		ways = append(ways, rules.Paths(g, s, a)...)
	}
	return ways
}

// follow returns how many of the parts, from the first, lead to a legal action; in any order all of them or none.
func follow(ways [][]rules.Part, parts []rules.Part, anyOrder bool) (n int) {
	for _, way := range ways {
		switch {
		case !anyOrder:
			n = max(n, commonPrefix(way, parts))
		case rules.Within(parts, way):
			return len(parts)
		}
	}
	return n
}

// commonPrefix returns how many parts two lists have in common before they differ.
func commonPrefix(a, b []rules.Part) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// reason picks the refusal that explains best: of the likeliest choice that has one, or the one that all share.
func (m Meaning[C]) reason(by rules.Seat, refusal func(by rules.Seat, c C) *rules.Error) *rules.Error {
	var first *rules.Error
	for _, c := range m.Choices {
		switch err := refusal(by, c); {
		case m.Any && (err == nil || first != nil && err.Code != first.Code):
			return m.Else
		case first == nil:
			first = err
		}
	}
	if first == nil {
		return m.Else
	}
	return first
}
