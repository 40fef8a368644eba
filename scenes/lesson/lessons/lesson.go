package lessons

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"engawa/rules"
	"engawa/rules/games"
)

// Lesson teaches one game, or one edition of it.
type Lesson struct {
	ID    string      // unique, lower case, as progress is kept under: "dobutsu"
	Game  string      // rules.Info.ID; the names of the steps are unique within a game's lessons and name the words
	Setup rules.Setup // of the matches of all steps
	Steps []Step
}

// Step is one thing to see or to do.
type Step struct {
	// Name is unique within the lesson: lower-case letters and digits.
	Name string

	// Open is the position the step begins with; nil goes on from where the step before ends when its Solution and
	// Script are played. A lesson's first step has one.
	Open *Opening

	// MayPlay says that once the step is done a match may begin, as after the last one.
	MayPlay bool

	// Goal judges what the learner plays. A step without one only shows: it is read, and the learner goes on.
	Goal Goal

	// Solution is what the learner is shown on request, moves in the game's notation in their order. It reaches the
	// Goal.
	Solution []string

	// Script is what the others play, as "SEAT MOVE", each as soon as its seat may act: before the learner, in between,
	// or after the Goal has been reached. Moves of chance follow from the seed.
	Script []string

	// Points returns what the words speak of, to be lit up while the step is read; nil for nothing. The State is that
	// at the step's beginning, seen whole.
	Points func(s rules.State) []rules.Part

	// Leads says that only the next part to press for the Solution is lit up, one after the other.
	Leads bool

	// Target returns what the learner is on the way to, to be lit up from the first move of the learner until the step
	// is done; nil for nothing. The State is the present one, seen whole.
	Target func(s rules.State) []rules.Part

	// RestartsOnMiss says that a move that misses the goal is taken back with all that was played in the step; else the
	// learner's last action is.
	RestartsOnMiss bool

	// Refute returns the move with which another seat shows why the learner's last move misses the Goal, before that is
	// taken back; nil for none.
	Refute func(p Progress) (rules.Move, bool)

	// Answers are what is said to certain moves that miss the Goal; the first that fits is given. Others are answered
	// by a general sentence of the step or of all lessons.
	Answers []Answer
}

// Opening is a position to begin from.
type Opening struct {
	Seat    rules.Seat        // the learner
	Seats   int               // 0 for that of the lesson's Setup
	Options map[string]string // beside those of the lesson's Setup
	From    string            // a position in the game's notation; "" for the start of a match
	Seed    uint64            // decides what chance does
	Moves   []string          // played from there without being shown, as "SEAT MOVE"; "nature MOVE" has chance do as given
}

// Answer is said to a move that misses the Goal.
type Answer struct {
	Name string // with the names of lesson and step it names the words
	If   func(p Progress) bool
}

// All returns every lesson, in the order of the games on the shelf. Lessons are made once and must not be changed.
func All() []Lesson { return slices.Clone(all()) }

// cachedLessons holds the lessons, once they have been asked for.
var (
	cachedLessons []Lesson
	once          sync.Once
)

// all returns the lessons, made when they are first asked for: set-up does so with every change.
func all() []Lesson {
	once.Do(func() {
		cachedLessons = []Lesson{yokaiLesson(), dobutsuLesson(), homeworldsLesson(), honshuLesson(), forhonorLesson()}
	})
	return cachedLessons
}

// IDs returns the IDs of a game's lessons, without making the lessons.
func IDs(game string) []string {
	switch game {
	case "yokai":
		return []string{"yokai", "dobutsu"}
	case "homeworlds", "honshu", "forhonor":
		return []string{game}
	}
	return nil
}

// Find returns the lesson with that ID.
func Find(id string) (Lesson, bool) {
	k := slices.IndexFunc(all(), func(l Lesson) bool { return l.ID == id })
	if k < 0 {
		return Lesson{}, false
	}
	return all()[k], true
}

// For returns the lesson that teaches the game as the options of a setup have it played; missing options have their
// defaults. It returns false for a game without a lesson.
func For(game string, options map[string]string) (Lesson, bool) {
	var found []Lesson
	for _, l := range all() {
		if l.Game != game {
			continue
		}
		if l.suits(options) {
			return l, true
		}
		found = append(found, l)
	}
	if len(found) == 0 {
		return Lesson{}, false
	}
	return found[0], true
}

// suits reports whether the options agree with those of the lesson's own setup.
func (l Lesson) suits(options map[string]string) bool {
	for key, value := range l.Setup.Options {
		if given, ok := options[key]; ok && given != value {
			return false
		}
	}
	return true
}

// Rules returns the game that the lesson teaches.
func (l Lesson) Rules() rules.Game {
	g, _ := games.Find(l.Game)
	return g
}

// Opening returns the number of the last step up to the k-th that has a position of its own.
func (l Lesson) Opening(k int) int {
	for k > 0 && l.Steps[k].Open == nil {
		k--
	}
	return k
}

// Seat returns who learns in the k-th step.
func (l Lesson) Seat(k int) rules.Seat {
	if open := l.Steps[l.Opening(k)].Open; open != nil {
		return open.Seat
	}
	return 0
}

// Start returns the match at the beginning of the k-th step, counted from 0. An error says that the data is wrong.
func (l Lesson) Start(k int) (*rules.Match, error) {
	first := l.Opening(k)
	m, err := l.open(l.Steps[first].Open)
	if err != nil {
		return nil, fmt.Errorf("lesson %s, step %s: %w", l.ID, l.Steps[first].Name, err)
	}
	for n := first; n < k; n++ {
		if err := l.Play(n, m); err != nil {
			return nil, err
		}
	}
	return m, nil
}

func (l Lesson) open(o *Opening) (*rules.Match, error) {
	if o == nil {
		o = &Opening{}
	}
	setup := l.Setup.Clone()
	if o.Seats != 0 {
		setup.Seats = o.Seats
	}
	if setup.Options == nil {
		setup.Options = map[string]string{}
	}
	for key, value := range o.Options {
		setup.Options[key] = value
	}
	setup.From = o.From
	m, err := rules.NewMatch(l.Rules(), setup, o.Seed)
	if err != nil {
		return nil, err
	}
	for _, text := range o.Moves {
		if !strings.HasPrefix(text, rules.Nature.String()+" ") {
			if err := m.PlayNature(); err != nil {
				return nil, err
			}
		}
		if err := play(m, text); err != nil {
			return nil, err
		}
	}
	return m, m.PlayNature()
}

// play plays a move given as "SEAT MOVE".
func play(m *rules.Match, text string) error {
	mv, err := m.ParseMove(text)
	if err != nil {
		return fmt.Errorf("%q: %w", text, err)
	}
	_, err = m.Do(mv)
	return err
}

// Play plays the Solution and the Script of the k-th step in a match that stands at its beginning.
func (l Lesson) Play(k int, m *rules.Match) error {
	r := l.Begin(k, m)
	for {
		if mv, ok := r.Reply(); ok {
			if _, err := m.Do(mv); err != nil {
				return fmt.Errorf("lesson %s, step %s: %w", l.ID, l.Steps[k].Name, err)
			}
		} else if a, ok := r.Hint(); ok {
			if _, err := m.Do(rules.Move{By: r.Seat(), Do: a}); err != nil {
				return fmt.Errorf("lesson %s, step %s: %w", l.ID, l.Steps[k].Name, err)
			}
		} else if r.IsDone() {
			return nil
		} else {
			return fmt.Errorf("lesson %s, step %s: after %q the step goes no further", l.ID, l.Steps[k].Name, r.progress().Texts)
		}
		if err := m.PlayNature(); err != nil {
			return fmt.Errorf("lesson %s, step %s: %w", l.ID, l.Steps[k].Name, err)
		}
	}
}
