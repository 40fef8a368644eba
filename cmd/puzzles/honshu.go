package main

import (
	"strconv"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/honshu"
	"engawa/rules/puzzles"
	"engawa/rules/puzzles/prove"
)

const honshuWant = 240

// mineHonshu plays seeded matches of a weak bot up to the last build. Of a match it takes one puzzle at most: that of
// the first seat in player order that has one.
func mineHonshu() ([]puzzles.Puzzle, error) {
	var list []puzzles.Puzzle
	for seed := uint64(1); len(list) < honshuWant; seed++ {
		m, err := playHonshu(seed)
		if err != nil {
			return nil, err
		}
		for _, seat := range m.State().(*honshu.State).InOrder() {
			p, ok, err := honshuPuzzle(m, seat)
			if err != nil {
				return nil, err
			}
			if ok {
				list = append(list, p)
				progress(p, len(list), honshuWant)
				break
			}
		}
	}
	return list, nil
}

// playHonshu plays a match up to the last build. The seed also chooses seats and options.
func playHonshu(seed uint64) (*rules.Match, error) {
	r := rules.Rand(seed, 1<<20)
	setup := rules.Setup{Seats: honshu.MinSeats + r.IntN(honshu.MaxSeats-honshu.MinSeats+1), Options: map[string]string{}}
	if r.IntN(2) == 0 {
		setup.Options[honshu.OptSide] = "B"
	}
	if n := r.IntN(honshu.NumGoals + 1); n > 0 {
		setup.Options[honshu.OptCard] = strconv.Itoa(n)
	}
	if r.IntN(3) == 0 {
		setup.Options[honshu.OptSelection] = "draft"
	}
	chosen := setup.Clone()
	m, err := rules.NewMatch(honshu.Game{}, setup, seed)
	if err != nil {
		return nil, err
	}
	b, err := bots.New(m.Game, "1.5")
	if err != nil {
		return nil, err
	}
	for {
		if err := m.PlayNature(); err != nil {
			return nil, err
		}
		if s := m.State().(*honshu.State); s.Phase() == honshu.PhaseBuild && s.Round() == honshu.Rounds {
			m.Setup = chosen
			m.Setup.Seats = s.Seats()
			return m, nil
		}
		for by := range m.State().Actors().All() {
			if err := decide(m, b, by); err != nil {
				return nil, err
			}
		}
	}
}

// decide plays what the bot chooses.
func decide(m *rules.Match, b bot.Bot, by rules.Seat) error {
	do, err := bot.Decide(b, m, by, bot.Budget{})
	if err != nil {
		return err
	}
	_, err = m.Do(rules.Move{By: by, Do: do})
	return err
}

// honshuPuzzle has all seats but one choose their last build, a place in the middle of the legal ones, and solves what is left
// to that one.
func honshuPuzzle(m *rules.Match, seat rules.Seat) (puzzles.Puzzle, bool, error) {
	s := m.State().Clone()
	for by := range s.Actors().All() {
		if by == seat {
			continue
		}
		legal := s.Legal(by, nil)
		if _, err := s.Apply(rules.Move{By: by, Do: legal[len(legal)/2]}, nil); err != nil {
			return puzzles.Puzzle{}, false, err
		}
	}
	setup := m.Setup.Clone()
	setup.From = m.Game.FormatPosition(s)
	solution, err := prove.Honshu(setup)
	if err != nil {
		if prove.HasNoOneAnswer(err) {
			return puzzles.Puzzle{}, false, nil
		}
		return puzzles.Puzzle{}, false, err
	}
	return puzzles.New("honshu", setup, solution.Seat, solution.Grade, solution.Answer), true, nil
}
