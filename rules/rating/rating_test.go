package rating

import (
	"math"
	"slices"
	"testing"

	"engawa/rules/bot"
)

// ladder is levels 200 Elo apart, the last of which has not been measured.
func ladder() []bot.Level {
	return []bot.Level{{Name: "1", Elo: 400}, {Name: "2", Elo: 600}, {Name: "2.5", Elo: 800}, {Name: "3", Elo: 1000}, {Name: "4"}}
}

// matchesAgainst returns matches against one opponent of the level: w for won, d for drawn, l for lost.
func matchesAgainst(level, outcomes string) (list []Match) {
	for _, o := range outcomes {
		switch o {
		case 'w':
			list = append(list, Match{IsWon: true, Worse: []string{level}})
		case 'd':
			list = append(list, Match{Equal: []string{level}})
		default:
			list = append(list, Match{Better: []string{level}})
		}
	}
	return list
}

func TestTheLevelOfAnEvenMatchIsProposed(t *testing.T) {
	three := func(won bool, beaten, better int) Match {
		m := Match{IsWon: won}
		for range beaten {
			m.Worse = append(m.Worse, "2")
		}
		for range better {
			m.Better = append(m.Better, "2")
		}
		return m
	}
	for name, tt := range map[string]struct {
		matches []Match
		want    Proposal
		nothing bool
	}{
		"no match":          {nothing: true},
		"two matches":       {matches: matchesAgainst("2", "wl"), nothing: true},
		"as many":           {matches: matchesAgainst("2", "wlwl"), want: Proposal{Level: 1, Elo: 600, Against: 1, Wins: 2, Matches: 4}},
		"draws":             {matches: matchesAgainst("2", "ddd"), want: Proposal{Level: 1, Elo: 600, Against: 1, Matches: 3}},
		"three wins":        {matches: matchesAgainst("1", "www"), want: Proposal{Level: 2, Elo: 738, Against: 0, Wins: 3, Matches: 3}},
		"ten wins":          {matches: matchesAgainst("1", "wwwwwwwwww"), want: Proposal{Level: 3, Elo: 929, Against: 0, Wins: 10, Matches: 10}},
		"three losses":      {matches: matchesAgainst("3", "lll"), want: Proposal{Level: 1, Elo: 662, Against: 3, Matches: 3}},
		"below all":         {matches: matchesAgainst("1", "llllll"), want: Proposal{Level: 0, Elo: -46, Against: 0, Matches: 6}},
		"above all":         {matches: matchesAgainst("3", "wwwwwwww"), want: Proposal{Level: 3, Elo: 1492, Against: 3, Wins: 8, Matches: 8}},
		"two levels":        {matches: slices.Concat(matchesAgainst("1", "wwww"), matchesAgainst("3", "llll")), want: Proposal{Level: 1, Elo: 700, Against: 3, Matches: 4}},
		"not measured":      {matches: slices.Concat(matchesAgainst("4", "wwww"), matchesAgainst("2", "wl")), nothing: true},
		"unknown":           {matches: slices.Concat(matchesAgainst("greedy", "wwww"), matchesAgainst("2", "wl")), nothing: true},
		"nobody":            {matches: []Match{{IsWon: true}, {IsWon: true}, {IsWon: true}}, nothing: true},
		"long ago":          {matches: slices.Concat(matchesAgainst("1", "llllllllll"), matchesAgainst("2", "wlwlwlwlwlwlwlwlwlwl")), want: Proposal{Level: 1, Elo: 600, Against: 1, Wins: 10, Matches: 20}},
		"a fair share of 4": {matches: []Match{three(true, 3, 0), three(false, 2, 1), three(false, 1, 2), three(false, 0, 3)}, want: Proposal{Level: 1, Elo: 600, Against: 1, Wins: 1, Matches: 4}},
		"mixed alone":       {matches: []Match{{Worse: []string{"1"}, Better: []string{"2"}}, {Worse: []string{"1"}, Better: []string{"2"}}, {Worse: []string{"1"}, Better: []string{"2"}}}, nothing: true},
	} {
		got, ok := Propose(ladder(), tt.matches)
		if ok == tt.nothing || got != tt.want {
			t.Errorf("%s: %+v, %v, want %+v", name, got, ok, tt.want)
		}
	}
}

// TestMorePointsAreNeverWeaker holds that a better result never lowers the estimate.
func TestMorePointsAreNeverWeaker(t *testing.T) {
	last := math.MinInt
	for _, outcomes := range []string{"lllll", "lllld", "llllw", "lllww", "llwww", "ldwww", "lwwww", "wwwww"} {
		got, ok := Propose(ladder(), matchesAgainst("2.5", outcomes))
		if !ok || got.Elo <= last {
			t.Errorf("after %s the estimate is %d, %v, and was %d before", outcomes, got.Elo, ok, last)
		}
		last = got.Elo
	}
}
