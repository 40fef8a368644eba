package gtp

import (
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/rules/puzzles"
)

// puzzlesOf returns the puzzles of a game. It refuses games that have none.
func (s *Session) puzzlesOf(game string) ([]puzzles.Puzzle, error) {
	if _, err := rules.Find(s.config.Games, game); err != nil {
		return nil, err
	}
	var list []puzzles.Puzzle
	if s.config.Puzzles != nil {
		var err error
		if list, err = s.config.Puzzles(game); err != nil {
			return nil, err
		}
	}
	if len(list) == 0 {
		return nil, rules.Errorf("no-puzzles", "there are no puzzles of %s here", game)
	}
	return list, nil
}

// puzzles lists the ids of a game's puzzles, or that of the puzzle of a day.
func (s *Session) puzzles(rest string) (string, error) {
	words := strings.Fields(rest)
	if len(words) < 1 || len(words) > 2 {
		return "", rules.Errorf("bad-arguments", "puzzles takes a game and perhaps a date, as %q", "puzzles yokai 2026-11-26")
	}
	list, err := s.puzzlesOf(words[0])
	if err != nil {
		return "", err
	}
	if len(words) == 2 {
		date, err := puzzles.ParseDate(words[1])
		if err != nil {
			return "", err
		}
		p, _ := puzzles.OfTheDay(list, date)
		return p.ID, nil
	}
	ids := make([]string, len(list))
	for k, p := range list {
		ids[k] = p.ID
	}
	return strings.Join(ids, "\n"), nil
}

// puzzle prints a puzzle: a line for each of its fields, and one for each action of the answer.
func (s *Session) puzzle(rest string) (string, error) {
	if rest == "" || strings.Contains(rest, " ") {
		return "", rules.Errorf("bad-arguments", "puzzle takes the id of a puzzle, as %q lists them", "puzzles GAME")
	}
	var list []puzzles.Puzzle
	if game := puzzles.GameOf(rest); game != "" {
		var err error
		if list, err = s.puzzlesOf(game); err != nil {
			return "", err
		}
	}
	p, err := puzzles.Find(list, rest)
	if err != nil {
		return "", err
	}
	lines := []string{
		"game " + p.Game, "options " + p.Options(), "position " + p.Setup.From, "seat " + p.Seat.String(),
		"grade " + strconv.Itoa(p.Grade),
	}
	for _, action := range p.Answer {
		lines = append(lines, "answer "+action)
	}
	return strings.Join(lines, "\n"), nil
}
