package result

import (
	"maps"
	"slices"

	"engawa/rules"
	"engawa/scenes/store"
)

// rematch returns a new match of the same players under the same rules. Where the setup says who begins, the other
// seat begins now; with a handicap the same seat begins again, because the handicap belongs to who begins.
func rematch(m *rules.Match, seed uint64) (*rules.Match, error) {
	setup := m.Setup.Clone()
	setup.Version = 0 // a new match has the rules of today
	if next, ok := nextToBegin(m); ok {
		setup.Options[rules.OptionStart] = next
	}
	fresh, err := rules.NewMatch(m.Game, setup, seed)
	if err != nil {
		return nil, err
	}
	maps.Copy(fresh.Tags, m.Tags)
	delete(fresh.Tags, store.TagUncounted)
	return fresh, fresh.PlayNature()
}

// nextToBegin returns the value of the option that says who begins; false where the game has none, or nobody has
// moved.
func nextToBegin(m *rules.Match) (string, bool) {
	start, ok := m.Game.Info().Option(rules.OptionStart)
	if !ok || m.Setup.From != "" {
		return "", false
	}
	k := slices.IndexFunc(m.Log, func(mv rules.Move) bool { return mv.By != rules.Nature })
	if k < 0 {
		return "", false
	}
	next := m.Log[k].By
	handicap, has := m.Game.Info().Option(rules.OptionHandicap)
	if !has || m.Setup.Options[rules.OptionHandicap] == handicap.Default {
		next = (next + 1) % rules.Seat(m.State().Seats())
	}
	return next.String(), slices.Contains(start.Values, next.String())
}
