package records

import (
	"reflect"
	"slices"
	"testing"

	"engawa/rules/bot"
	"engawa/scenes/store"
)

// endedResults returns results of matches of so many moves, one after the other: w, d, l against the level, s of several people.
func endedResults(level, outcomes string, moves ...int) (list []store.MatchResult) {
	for k, o := range outcomes {
		r := store.MatchResult{Moves: moves[k%len(moves)]}
		switch o {
		case 'w':
			r.Outcome, r.Beaten = store.Won, []string{level}
		case 'd':
			r.Outcome, r.Equal = store.Drawn, []string{level}
		case 'l':
			r.Outcome, r.Better = store.Lost, []string{level}
		default:
			r.Outcome = store.Shared
		}
		list = append(list, r)
	}
	return list
}

func TestSummaries(t *testing.T) {
	levels := []bot.Level{{Name: "1"}, {Name: "2"}}
	for name, tt := range map[string]struct {
		results           []store.MatchResult
		tally             tally
		shared, best, now int
		levels            []levelTally
		shortest, longest int
	}{
		"nothing":      {},
		"people alone": {results: endedResults("", "ss", 5), shared: 2},
		"one of each":  {results: endedResults("2", "wdls", 9, 4, 12, 30), tally: tally{1, 1, 1}, shared: 1, best: 1, levels: []levelTally{{1, tally{1, 1, 1}}}, shortest: 9, longest: 12},
		"rows":         {results: endedResults("1", "wwwlwdww", 8), tally: tally{6, 1, 1}, best: 3, now: 2, levels: []levelTally{{0, tally{6, 1, 1}}}, shortest: 8, longest: 8},
		"people do not end a row": {results: endedResults("1", "wsw", 8), tally: tally{wins: 2}, shared: 1, best: 2, now: 2,
			levels: []levelTally{{0, tally{wins: 2}}}, shortest: 8, longest: 8},
		"levels in order": {results: slices.Concat(endedResults("9", "l", 1), endedResults("2", "w", 3), endedResults("1", "l", 2)), tally: tally{wins: 1, losses: 2}, best: 1,
			levels: []levelTally{{0, tally{losses: 1}}, {1, tally{wins: 1}}, {several, tally{losses: 1}}}, shortest: 3, longest: 3},
		"several in a match": {results: []store.MatchResult{{Outcome: store.Won, Beaten: []string{"1", "2"}, Moves: 4}, {Outcome: store.Won, Beaten: []string{"2", "2"}, Moves: 4}},
			tally: tally{wins: 2}, best: 2, now: 2, levels: []levelTally{{1, tally{wins: 1}}, {several, tally{wins: 1}}}, shortest: 4, longest: 4},
	} {
		got := summarize(tt.results, levels)
		if got.tally != tt.tally || got.groupMatches != tt.shared || got.best != tt.best || got.winStreak != tt.now || !reflect.DeepEqual(got.levels, tt.levels) {
			t.Errorf("%s: %+v", name, got)
		}
		for _, m := range []struct {
			got  *store.MatchResult
			want int
		}{{got.shortest, tt.shortest}, {got.longest, tt.longest}} {
			if (m.got != nil) != (m.want > 0) || m.got != nil && m.got.Moves != m.want {
				t.Errorf("%s: a length is %+v, want %d", name, m.got, m.want)
			}
		}
	}
}

func TestTheStripHasTheLastMatches(t *testing.T) {
	list := slices.Concat(endedResults("1", "llllllllll", 5), endedResults("1", "wwwwwwwwwwwwwwwwwwww", 5))
	got := summarize(list, []bot.Level{{Name: "1"}})
	if len(got.strip) != latest || slices.Contains(got.strip, store.Lost) {
		t.Errorf("the strip is %v", got.strip)
	}
}
