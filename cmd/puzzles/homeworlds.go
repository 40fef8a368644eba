package main

import (
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/homeworlds"
	"engawa/rules/puzzles"
	"engawa/rules/puzzles/prove"
)

const (
	homeworldsWant  = 240
	homeworldsTurns = 60 // a match is given up after so many
	homeworldsFirst = 4  // turns after which a win may be forced
)

// homeworldsForced are seeds of matches with a win that is forced in the next turn. About one match in six has one, and a
// position takes a tenth of a second: the others need not be searched again. Further seeds may follow.
var homeworldsForced = [...]uint64{2, 4, 7, 15, 64, 82, 90, 92, 94, 95, 110, 112, 117, 131, 135, 140, 143, 145, 155, 159, 162, 163, 180, 187, 195, 198}

// homeworldsBots play the matches, one against another.
var homeworldsBots = [...]string{"1", "greedy", "2", "1"}

// mineHomeworlds plays seeded matches of weak bots. Of a match it takes one puzzle at most: the first turn with which
// a seat could win, where one turn does; then from the same matches the first that forces a win in the next turn.
func mineHomeworlds() ([]puzzles.Puzzle, error) {
	var list []puzzles.Puzzle
	seen := map[string]bool{}
	mine := func(seed uint64, forced bool) error {
		p, ok, err := homeworldsPuzzle(seed, forced)
		if ok && !seen[p.ID] {
			seen[p.ID] = true
			list = append(list, p)
			progress(p, len(list), homeworldsWant+len(homeworldsForced))
		}
		return err
	}
	for seed := uint64(1); len(list) < homeworldsWant; seed++ {
		if err := mine(seed, false); err != nil {
			return nil, err
		}
	}
	for _, seed := range homeworldsForced {
		if err := mine(seed, true); err != nil {
			return nil, err
		}
	}
	return list, nil
}

func homeworldsPuzzle(seed uint64, forced bool) (puzzles.Puzzle, bool, error) {
	m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: 2}, seed)
	if err != nil {
		return puzzles.Puzzle{}, false, err
	}
	var players [2]bot.Bot
	for k := range players {
		if players[k], err = bots.New(m.Game, homeworldsBots[(seed+uint64(k)*(1+seed/4))%4]); err != nil {
			return puzzles.Puzzle{}, false, err
		}
	}
	var threats homeworlds.Threats
	solve := prove.Homeworlds
	if forced {
		solve = prove.HomeworldsForced
	}
	for {
		if err := m.PlayNature(); err != nil {
			return puzzles.Puzzle{}, false, err
		}
		s := m.State().(*homeworlds.State)
		by, alone := s.Actors().Only()
		if !alone || s.Turns() > homeworldsTurns {
			return puzzles.Puzzle{}, false, nil
		}
		now := threats.CanEliminate(homeworlds.NewSearchPosition(s.Position()), by, 1-by)
		if s.Phase() == homeworlds.Start && now != forced && (!forced || s.Turns() > homeworldsFirst) {
			setup := rules.Setup{Seats: 2, From: m.Game.FormatPosition(s)}
			solution, err := solve(setup)
			if err == nil {
				return puzzles.New("homeworlds", setup, solution.Seat, solution.Grade, solution.Answer), true, nil
			}
			if !prove.HasNoOneAnswer(err) {
				return puzzles.Puzzle{}, false, err
			}
		}
		if err := decide(m, players[by], by); err != nil {
			return puzzles.Puzzle{}, false, err
		}
	}
}
