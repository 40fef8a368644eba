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
)

// homeworldsBots play the matches, one against another.
var homeworldsBots = [...]string{"1", "greedy", "2", "1"}

// mineHomeworlds plays seeded matches of weak bots. Of a match it takes one puzzle at most: the first turn with which
// a seat could win, where one turn does.
func mineHomeworlds() ([]puzzles.Puzzle, error) {
	var list []puzzles.Puzzle
	seen := map[string]bool{}
	for seed := uint64(1); len(list) < homeworldsWant; seed++ {
		p, ok, err := homeworldsPuzzle(seed)
		if err != nil {
			return nil, err
		}
		if ok && !seen[p.ID] {
			seen[p.ID] = true
			list = append(list, p)
			progress(p, len(list), homeworldsWant)
		}
	}
	return list, nil
}

func homeworldsPuzzle(seed uint64) (puzzles.Puzzle, bool, error) {
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
	for {
		if err := m.Settle(); err != nil {
			return puzzles.Puzzle{}, false, err
		}
		s := m.State().(*homeworlds.State)
		by, alone := s.Actors().Only()
		if !alone || s.Turns() > homeworldsTurns {
			return puzzles.Puzzle{}, false, nil
		}
		if s.Phase() == homeworlds.Start && threats.CanEliminate(homeworlds.NewField(s.Position()), by, 1-by) {
			setup := rules.Setup{Seats: 2, From: m.Game.FormatPosition(s)}
			solution, err := prove.Homeworlds(setup)
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
