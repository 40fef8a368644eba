package main

import (
	"fmt"
	"io"
	"math"
	"slices"

	"engawa/rules"
	"engawa/rules/forhonor"
)

// result is the result of one match.
type result struct {
	heroes     [forhonor.NumCamps]forhonor.HeroSet
	points     [forhonor.NumCamps]float64 // 1 for the win, half for a draw
	rounds     int
	end        string
	attacks    int
	deaths     int
	executions int
	soldiers   int
	shots      int
}

// count adds what happened.
func (r *result) count(events []rules.Event) {
	for _, e := range events {
		hero := e.Thing >= 1 && e.Thing <= forhonor.NumHeroes
		switch {
		case e.Kind == rules.EvMark && e.Thing == forhonor.ThingAttack:
			r.attacks++
		case e.Kind == rules.EvMark && e.Thing == forhonor.ThingShot:
			r.shots++
		case e.Kind == rules.EvTake && hero:
			r.deaths++
			if e.To >= forhonor.PlaceExecution {
				r.executions++
			}
		case e.Kind == rules.EvTake && e.Thing < forhonor.ThingZone:
			r.soldiers++
		}
	}
}

// finish notes how the match ended.
func (r *result) finish(s *forhonor.State) {
	winner, won := s.Winner()
	for camp := range forhonor.Camp(forhonor.NumCamps) {
		for _, f := range s.Figures(camp) {
			r.heroes[camp] = r.heroes[camp].With(f.Hero)
		}
		switch {
		case !won:
			r.points[camp] = 0.5
		case winner == camp:
			r.points[camp] = 1
		}
	}
	r.rounds, r.end = s.Round(), forhonor.Game{}.End(s)
}

// share counts matches and the points got in them.
type share struct {
	n   int
	sum float64
}

func (s *share) add(points float64) {
	s.n++
	s.sum += points
}

// percent returns the points of a match in percent, and their standard error.
func (s *share) percent() (mean, margin float64) {
	p := s.sum / float64(max(s.n, 1))
	return 100 * p, 100 * math.Sqrt(p*(1-p)/float64(max(s.n, 1)))
}

// tally sums results up.
type tally struct {
	sides    [forhonor.NumCamps]share
	heroes   [forhonor.NumHeroes + 1]share
	factions [forhonor.NumFactions]share
	lengths  []int
	ends     map[string]int
	total    result
}

func (t *tally) add(r result) {
	if t.ends == nil {
		t.ends = make(map[string]int)
	}
	for camp, points := range r.points {
		t.sides[camp].add(points)
		for h := range r.heroes[camp].All() {
			t.heroes[h].add(points)
			t.factions[h.Faction()].add(points)
		}
	}
	t.lengths = append(t.lengths, r.rounds)
	t.ends[r.end]++
	t.total.rounds += r.rounds
	t.total.attacks += r.attacks
	t.total.deaths += r.deaths
	t.total.executions += r.executions
	t.total.soldiers += r.soldiers
	t.total.shots += r.shots
}

// Bounds of even shares, in percent from 50.
const (
	sideBound = 3
	heroBound = 6
)

// write prints the tables and reports whether all shares are within their bounds.
func (t *tally) write(out io.Writer) (even bool) {
	even = true
	line := func(name string, s share, bound float64) {
		mean, margin := s.percent()
		note := ""
		if bound > 0 && s.n > 0 && math.Abs(mean-50) > bound {
			note, even = " **out** |", false
		}
		fmt.Fprintf(out, "| %s | %d | %.1f | %.1f |%s\n", name, s.n, mean, margin, note)
	}
	fmt.Fprint(out, "| who | matches | wins % | standard error |\n|---|---|---|---|\n")
	line("attackers", t.sides[forhonor.Attackers], sideBound)
	for f := range forhonor.Faction(forhonor.NumFactions) {
		line(f.String(), t.factions[f], 0)
	}
	for h := forhonor.Banneret; h <= forhonor.NumHeroes; h++ {
		line(h.String(), t.heroes[h], heroBound)
	}
	slices.Sort(t.lengths)
	at := func(part int) int { return t.lengths[(len(t.lengths)-1)*part/100] }
	each := func(n int) float64 { return float64(n) / float64(t.total.rounds) }
	fmt.Fprintf(out, "\nRounds: %d, %d, %d (10 %%, median, 90 %%), longest %d. Ends: %d broken, %d by points, %d draws.\n",
		at(10), at(50), at(90), at(100), t.ends["broken"], t.ends["points"], t.ends["draw"])
	fmt.Fprintf(out, "Each round: %.2f fights between heroes, %.2f deaths, %.2f of them executions, %.2f soldiers fallen, %.2f shots.\n",
		each(t.total.attacks), each(t.total.deaths), each(t.total.executions), each(t.total.soldiers), each(t.total.shots))
	return even
}
