package records

import (
	"cmp"
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/scenes/store"
)

// latest is how many matches the strip of the last ones has at most.
const latest = 20

// tally counts matches by how they have ended.
type tally struct{ wins, draws, losses int }

func (t *tally) add(o store.Outcome) {
	switch o {
	case store.Won:
		t.wins++
	case store.Drawn:
		t.draws++
	case store.Lost:
		t.losses++
	}
}

// total returns how many matches there are.
func (t tally) total() int { return t.wins + t.draws + t.losses }

// summary holds the figures about the matches of one game.
type summary struct {
	tally            // against computers
	groupMatches int // matches of several people
	strip        []store.Outcome
	levels       []levelTally // that were played, weakest first
	best         int          // wins in a row, at most
	winStreak    int          // wins in a row since the last match that was not won
	points       *store.MatchResult
	shortest     *store.MatchResult // of those that were won
	longest      *store.MatchResult
}

// levelTally is how the matches against a level have ended.
type levelTally struct {
	level int // its place among the levels; several for matches against more than one
	tally
}

// several stands for the level of matches against more than one, and against bots that are no level.
const several = -1

// summarize makes the summary of the matches of a game, the oldest first.
func summarize(results []store.MatchResult, levels []bot.Level) (s summary) {
	byLevel := map[int]*tally{}
	for k := range results {
		r := &results[k]
		if r.Outcome == store.Shared {
			s.groupMatches++
			continue
		}
		s.add(r.Outcome)
		s.strip = append(s.strip, r.Outcome)
		if s.winStreak++; r.Outcome != store.Won {
			s.winStreak = 0
		}
		s.best = max(s.best, s.winStreak)
		level := levelOf(*r, levels)
		if byLevel[level] == nil {
			byLevel[level] = &tally{}
		}
		byLevel[level].add(r.Outcome)
		if r.Points > 0 && (s.points == nil || r.Points > s.points.Points) {
			s.points = r
		}
		if r.Moves > 0 && r.Outcome == store.Won && (s.shortest == nil || r.Moves < s.shortest.Moves) {
			s.shortest = r
		}
		if r.Moves > 0 && (s.longest == nil || r.Moves > s.longest.Moves) {
			s.longest = r
		}
	}
	s.strip = s.strip[max(0, len(s.strip)-latest):]
	for level, t := range byLevel {
		s.levels = append(s.levels, levelTally{level, *t})
	}
	rules.SortFew(s.levels, func(a, b levelTally) int { return cmp.Compare(uint(a.level), uint(b.level)) }) // several last
	return s
}

// levelOf returns the place of the level that all opponents of a match had, else several.
func levelOf(r store.MatchResult, levels []bot.Level) int {
	names := slices.Compact(r.Opponents())
	if len(names) != 1 {
		return several
	}
	return bot.IndexOf(levels, names[0])
}
