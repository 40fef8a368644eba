package rulestest

import (
	"maps"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/toys/pebbles"
	"engawa/rules/toys/sealed"
)

// faultsOf examines a game under its default setup, one with every other value, and one with more seats, and returns the
// faults by property.
func faultsOf(g rules.Game) map[string]string {
	c := Config{Walks: 2, Positions: 6}
	info := g.Info()
	second := rules.Setup{Seats: info.MaxSeats, Options: map[string]string{}}
	for _, o := range info.Options {
		second.Options[o.Key] = o.Values[1]
	}
	_, faults := setups(g, c)
	faults = append(faults, checkInfo(g)...)
	for _, setup := range []rules.Setup{{}, second} {
		full, err := info.Resolve(setup)
		if err != nil {
			panic(err)
		}
		faults = append(faults, checkSetup(g, full, c)...)
	}
	out := map[string]string{}
	for _, f := range faults {
		out[f.Property] = f.Text
	}
	return out
}

func TestSoundGamesPass(t *testing.T) {
	for _, g := range []rules.Game{sealed.Game{}, pebbles.Game{}, mutant{sealed.Game{}, &overrides{}}, mutant{pebbles.Game{}, &overrides{}}} {
		for property, text := range faultsOf(g) {
			t.Errorf("%T %s: %s: %s", g, g.Info().ID, property, text)
		}
	}
}

func TestMutationsAreFound(t *testing.T) {
	for _, m := range mutations() {
		t.Run(m.property+"/"+m.what, func(t *testing.T) {
			faults := faultsOf(mutant{sealed.Game{}, &m.overrides})
			if faults[m.property] == "" {
				t.Errorf("not found; the suite complains of %v", slices.Sorted(maps.Keys(faults)))
			}
		})
	}
}

func TestMutationsOfOpenGamesAreFound(t *testing.T) {
	open := mutant{pebbles.Game{}, &overrides{privacy: func(rules.Privacy) rules.Privacy { return rules.Covers }}}
	if faultsOf(open)["secret"] == "" {
		t.Error("a game without secrets claims them, and the suite is silent")
	}
	forgetful := mutant{pebbles.Game{}, &overrides{view: withTraceInBytes}}
	if faultsOf(forgetful)["secret"] == "" {
		t.Error("an open game's View differs from the whole, and the suite is silent")
	}
	faults := faultsOf(optionalMutant{mutant{pebbles.Game{}, &overrides{}}})
	for _, property := range []string{"warnings", "perft", "turn-text"} {
		if faults[property] == "" {
			t.Errorf("%s is broken, and the suite is silent", property)
		}
	}
}

func TestMutationsOfPathsAreFound(t *testing.T) {
	type parts = []rules.Part
	for _, m := range []struct {
		property, what string
		paths          func(parts) []parts
	}{
		{"paths", "there is none", func(parts) []parts { return nil }},
		{"parts-unique", "one is another's beginning", func(p parts) []parts { return []parts{p, append(slices.Clone(p), p[0])} }},
		{"parts-unique", "twice the same", func(p parts) []parts { return []parts{p, p} }},
		{"why", "one is refused", func(p parts) []parts { return []parts{p, append(parts{{Kind: rules.PartSeat}}, p...)} }},
	} {
		if faultsOf(pathMutant{mutant{pebbles.Game{}, &overrides{}}, m.paths})[m.property] == "" {
			t.Errorf("%s: %s, and the suite is silent", m.property, m.what)
		}
	}
}

func TestMutationsOfPrivacyAreFound(t *testing.T) {
	if faultsOf(privacyMutant{mutant{pebbles.Game{}, &overrides{}}, rules.Holds})["secret"] == "" {
		t.Error("a game without secrets holds one, and the suite is silent")
	}
	bids := func(i rules.Info) rules.Info { i.Secrets = rules.Holds; return i }
	if faultsOf(privacyMutant{mutant{sealed.Game{}, &overrides{info: bids}}, rules.Holds})["secret"] == "" {
		t.Error("bids are said to be made openly, and the suite is silent")
	}
	// What a seat may do depends on the other's hand, which a guess does not get right.
	luck := func(s mutantState, _ rules.Seat, list []rules.Action) []rules.Action {
		if s.State.Hash()%2 == 0 && len(list) > 1 {
			return list[1:]
		}
		return list
	}
	if faultsOf(privacyMutant{mutant{sealed.Game{}, &overrides{legal: luck}}, rules.Knows})["open"] == "" {
		t.Error("not everybody knows what can be chosen openly, and the suite is silent")
	}
}

// TestEveryPropertyHasAMutation keeps a property from being added that cannot fail.
func TestEveryPropertyHasAMutation(t *testing.T) {
	have := map[string]bool{"warnings": true, "perft": true, "turn-text": true, "paths": true, "open": true}
	for _, m := range mutations() {
		have[m.property] = true
	}
	names := []string{"info", "options", "new", "ends", "events", "walk"}
	for _, p := range properties() {
		names = append(names, p.name)
	}
	for _, p := range matchProperties() {
		names = append(names, p.name)
	}
	for _, name := range names {
		if !have[name] {
			t.Errorf("no mutation breaks %s", name)
		}
	}
}
