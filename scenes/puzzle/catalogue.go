package puzzle

import (
	"slices"
	"time"

	"engawa/rules"
	"engawa/rules/puzzles"
	"engawa/scenes/lang"
	"engawa/scenes/store"
)

// catalogue is the puzzles of a game by its editions, the usual one first.
type catalogue struct {
	list     []puzzles.Puzzle
	editions []edition
}

// edition is the puzzles of an edition of a game, by grade. Those of a grade are numbered from 1 in the order of the list.
type edition struct {
	title   string
	options map[string]string // of a setup of the edition
	grades  [puzzles.MaxGrade + 1][]puzzles.Puzzle
}

func newCatalogue(words *lang.Catalog, game string, list []puzzles.Puzzle) catalogue {
	c := catalogue{list: list}
	for _, p := range list {
		title := words.Edition(game, p.Setup.Options).Title
		k := slices.IndexFunc(c.editions, func(e edition) bool { return e.title == title })
		if k < 0 {
			k = len(c.editions)
			c.editions = append(c.editions, edition{title: title, options: p.Setup.Options})
		}
		of := &c.editions[k].grades[p.Grade]
		*of = append(*of, p)
	}
	usual := words.Edition(game, nil).Title
	rules.SortFew(c.editions, func(a, b edition) int {
		switch usual {
		case a.title:
			return -1
		case b.title:
			return 1
		}
		return 0
	})
	return c
}

// find returns where a puzzle stands: the numbers of its edition and, from 0, among those of its grade; below 0 where it
// is not.
func (c catalogue) find(id string) (edition, grade, at int) {
	for k, e := range c.editions {
		for grade, list := range e.grades {
			if at := slices.IndexFunc(list, func(p puzzles.Puzzle) bool { return p.ID == id }); at >= 0 {
				return k, grade, at
			}
		}
	}
	return -1, 0, -1
}

// number returns the number of a puzzle.
func (c catalogue) number(p puzzles.Puzzle) int {
	_, _, at := c.find(p.ID)
	return at + 1
}

// today returns the puzzle of the day in which a moment lies, in seconds of Unix time, by the player's calendar.
func (c catalogue) today(now int64) (puzzles.Puzzle, bool) {
	t := time.Unix(now, 0)
	return puzzles.OfTheDay(c.list, puzzles.Date{Year: t.Year(), Month: int(t.Month()), Day: t.Day()})
}

// next returns the puzzle after another that is not solved, of the same edition: of the same grade, then of the harder
// ones, then from the easiest on. It returns false where all others are solved.
func (c catalogue) next(after puzzles.Puzzle, done map[string]store.PuzzleProgress) (puzzles.Puzzle, bool) {
	k, _, _ := c.find(after.ID)
	if k < 0 {
		return puzzles.Puzzle{}, false
	}
	all := slices.Concat(c.editions[k].grades[:]...)
	at := slices.IndexFunc(all, func(p puzzles.Puzzle) bool { return p.ID == after.ID })
	for n := range len(all) - 1 {
		if p := all[(at+1+n)%len(all)]; !done[p.ID].Solved {
			return p, true
		}
	}
	return puzzles.Puzzle{}, false
}

// first returns the first puzzle of an edition that is not solved, of the grade if it has one.
func (e edition) first(grade int, done map[string]store.PuzzleProgress) (puzzles.Puzzle, bool) {
	for k := range puzzles.MaxGrade {
		of := puzzles.MinGrade + (grade-puzzles.MinGrade+k)%puzzles.MaxGrade
		for _, p := range e.grades[of] {
			if !done[p.ID].Solved {
				return p, true
			}
		}
	}
	return puzzles.Puzzle{}, false
}

// countSolved counts the puzzles of a grade that are solved.
func (e edition) countSolved(grade int, done map[string]store.PuzzleProgress) (n int) {
	for _, p := range e.grades[grade] {
		if done[p.ID].Solved {
			n++
		}
	}
	return n
}
