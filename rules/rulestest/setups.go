package rulestest

import (
	"cmp"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"

	"engawa/rules"
)

// factor is one thing that a setup decides: the number of seats (without a key) or an option.
type factor struct {
	key    string
	values []string // the default first
}

// row is the index of the value chosen for each factor.
type row []int

// pair is a value of one factor together with a value of a later one.
type pair struct{ f, v, g, w int }

func factors(g rules.Game, c Config) []factor {
	info := g.Info()
	seats := factor{values: []string{fmt.Sprint(info.Best)}}
	for n := info.MinSeats; n <= info.MaxSeats; n++ {
		if n != info.Best {
			seats.values = append(seats.values, fmt.Sprint(n))
		}
	}
	list := []factor{seats}
	for _, o := range info.Options {
		f := factor{o.Key, []string{o.Default}}
		for _, v := range append(slices.Clone(o.Values), c.Values[o.Key]...) {
			if !slices.Contains(f.values, v) {
				f.values = append(f.values, v)
			}
		}
		list = append(list, f)
	}
	return list
}

// setups returns setups that hold, between them, every pair of values that the game accepts together, and the faults
// of values that it accepts nowhere.
func setups(g rules.Game, c Config) ([]rules.Setup, []Fault) {
	fs := factors(g, c)
	missing := map[pair]bool{}
	var order []pair
	for f := range fs {
		for h := f + 1; h < len(fs); h++ {
			for v := range fs[f].values {
				for w := range fs[h].values {
					missing[pair{f, v, h, w}] = true
					order = append(order, pair{f, v, h, w})
				}
			}
		}
	}
	b := &faultList{setup: g.Info().ID}
	var list []rules.Setup
	used := map[[2]int]bool{}
	add := func(r row) bool {
		setup := setupOf(fs, r)
		if !isAccepted(b, g, setup) {
			return false
		}
		list = append(list, setup)
		for f, v := range r {
			used[[2]int{f, v}] = true
		}
		for _, p := range pairsOf(r) {
			delete(missing, p)
		}
		return true
	}
	add(make(row, len(fs)))
	for _, p := range order {
		if missing[p] && !add(fill(fs, p, missing)) {
			plain := make(row, len(fs))
			plain[p.f], plain[p.g] = p.v, p.w
			add(plain)
		}
	}
	for f := range fs {
		for v, text := range fs[f].values {
			if !used[[2]int{f, v}] && len(fs) > 1 {
				b.add("options", 0, "no setup with %s=%s is accepted", cmp.Or(fs[f].key, "seats"), text)
			}
		}
	}
	return append(list, c.Setups...), b.faults
}

// fill completes a pair to a row that holds as many missing pairs as a greedy choice finds.
func fill(fs []factor, p pair, missing map[pair]bool) row {
	r := make(row, len(fs))
	r[p.f], r[p.g] = p.v, p.w
	for f := range fs {
		if f == p.f || f == p.g {
			continue
		}
		best, most := 0, -1
		for v := range fs[f].values {
			r[f] = v
			n := 0
			for _, q := range pairsOf(r) {
				if missing[q] && (q.f == f || q.g == f) {
					n++
				}
			}
			if n > most {
				best, most = v, n
			}
		}
		r[f] = best
	}
	return r
}

func pairsOf(r row) (out []pair) {
	for f := range r {
		for h := f + 1; h < len(r); h++ {
			out = append(out, pair{f, r[f], h, r[h]})
		}
	}
	return out
}

func setupOf(fs []factor, r row) rules.Setup {
	s := rules.Setup{Options: map[string]string{}}
	for f, v := range r {
		if fs[f].key == "" {
			fmt.Sscan(fs[f].values[v], &s.Seats)
		} else {
			s.Options[fs[f].key] = fs[f].values[v]
		}
	}
	return s
}

// isAccepted reports whether a match can begin with the setup; a refusal must be a proper one.
func isAccepted(b *faultList, g rules.Game, setup rules.Setup) (ok bool) {
	b.guard("new", 0, func() {
		_, err := rules.NewMatch(g, setup, 0)
		ok = err == nil
		if fault := refusalFault(err); err != nil && fault != "" {
			b.add("new", 0, "%s is refused, but %s", setupName(setup), fault)
		}
	})
	return ok
}

// setupName writes a setup as the text protocol does.
func setupName(s rules.Setup) string {
	words := []string{fmt.Sprintf("seats=%d", s.Seats)}
	for _, key := range slices.Sorted(maps.Keys(s.Options)) {
		words = append(words, key+"="+strings.ReplaceAll(s.Options[key], " ", "_"))
	}
	if s.From != "" {
		words = append(words, "from="+s.From)
	}
	return strings.Join(words, " ")
}

var idForm = regexp.MustCompile(`^[a-z][a-z0-9]*$`)

// checkInfo examines what the game says about itself, and that setups it does not have are refused.
func checkInfo(g rules.Game) []Fault {
	b := &faultList{setup: g.Info().ID}
	fail := func(format string, args ...any) { b.add("info", 0, format, args...) }
	info := g.Info()
	if !idForm.MatchString(info.ID) || info.Title == "" || info.Version < 1 || info.MaxMoves < 1 {
		fail("the id must be of small letters, and title, version and MaxMoves be given: %+v", info)
	}
	if info.MinSeats < 1 || info.Best < info.MinSeats || info.MaxSeats < info.Best || info.MaxSeats > rules.MaxSeats {
		fail("the numbers of seats must be 1 <= min <= best <= max <= %d", rules.MaxSeats)
	}
	keys := map[string]bool{}
	for _, o := range info.Options {
		if o.Key == "" || strings.ContainsAny(o.Key, " =_") || keys[o.Key] || o.Key == "seats" || o.Key == "seed" {
			fail("the option key %q is empty, not one word, taken or used twice", o.Key)
		}
		keys[o.Key] = true
		values := map[string]bool{}
		for _, v := range o.Values {
			if folded := strings.ToLower(v); v == "" || values[folded] || strings.ContainsAny(v, "_,") {
				fail("option %s: the value %q is empty, double or cannot be written as one word", o.Key, v)
			} else {
				values[folded] = true
			}
		}
		if len(o.Values) > 0 && o.Values[0] != o.Default {
			fail("option %s: the default %q must be the first value", o.Key, o.Default)
		}
	}
	for _, key := range slices.Concat(info.Main, slices.Sorted(maps.Keys(info.First))) {
		if !keys[key] {
			fail("a menu is to offer the option %q, which the game does not have", key)
		}
	}
	refused := []rules.Setup{
		{Seats: info.MaxSeats + 1}, {Seats: -1}, {Options: map[string]string{"no such option": "x"}},
		{From: "\x00 this is no position"}, {Seats: info.Best, Teams: make([]int, info.Best+1)},
	}
	if len(info.Sides) == 0 {
		refused = append(refused, rules.Setup{Seats: info.Best, Teams: make([]int, info.Best)})
	}
	for _, bad := range refused {
		b.guard("info", 0, func() {
			_, err := rules.NewMatch(g, bad, 0)
			if fault := refusalFault(err); fault != "" {
				fail("the setup %+v: %s", bad, fault)
			}
		})
	}
	return b.faults
}

// AnySetup draws the options of a match of so many seats.
func AnySetup(game rules.Game, seats int, rng *rand.Rand) rules.Setup {
	for {
		setup := rules.Setup{Seats: seats, Options: map[string]string{}}
		for _, o := range game.Info().Options {
			if len(o.Values) > 0 {
				setup.Options[o.Key] = o.Values[rng.IntN(len(o.Values))]
			}
		}
		if _, err := rules.NewMatch(game, setup, 1); err == nil { // not all go together
			return setup
		}
	}
}
