package setup

import (
	"strconv"

	"engawa/rules/bot"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// seat returns what the row of a player shows.
func (s *Scene) seat(n int) seat {
	p := s.players[n]
	out := seat{
		n: n, hasSides: s.sides != nil, key: seatKey(n), nth: lang.Count("n", n+1), name: p.Name, displayName: s.name(n),
		computer: p.Level != "", hasFixedName: s.isElsewhere(n), level: bot.IndexOf(s.levels, p.Level), face: s.character(n).FaceOf(s.name(n)),
	}
	if out.hasSides {
		out.side, out.figures = s.sides[n], s.figuresOf(n)
		out.sideName, out.count = s.sideNames()[out.side], s.words().Figures(s.id(), out.figures)
	}
	return out
}

// seatKey is the key of a player's row, and begins those of what is in it.
func seatKey(n int) string { return "seat" + strconv.Itoa(n) }

// choosePlayer makes a seat a person's or the computer's.
func (s *Scene) choosePlayer(seat int, computer bool) {
	p := &s.players[seat]
	switch {
	case computer && p.Level == "":
		p.Level = s.requestedLevels[seat]
	case !computer && p.Level != "":
		s.requestedLevels[seat], p.Level = p.Level, ""
	}
	s.giveName(seat)
	s.onChange()
}

// setLevel chooses how strongly the computer plays in a seat.
func (s *Scene) setLevel(seat, level int) {
	s.players[seat].Level = s.levels[level].Name
	s.giveName(seat)
	s.onChange()
}

// giveName gives a computer player the name of its character, and a person one of the seats' names, unless somebody has
// chosen another. Each computer player has a name of its own.
func (s *Scene) giveName(seat int) {
	p := &s.players[seat]
	switch is := table.IsCharacter(p.Name); {
	case p.Level == "" && is:
		p.Name = ""
		p.Name = s.freeName(seat)
	case p.Level != "" && (is || p.Name == "" || lang.IsDefaultName(p.Name)):
		p.Name = s.character(seat).Name
	}
	taken := map[string]bool{}
	free := func(k int) bool { return s.players[k].Level != "" && table.IsCharacter(s.players[k].Name) }
	for k := range s.players {
		if !free(k) {
			taken[s.players[k].Name] = true
		}
	}
	for k := range s.players {
		if free(k) {
			s.players[k].Name = s.character(k).NameAmong(taken)
			taken[s.players[k].Name] = true
		}
	}
}

// character returns who plays a seat for the computer; the zero Character where a person does.
func (s *Scene) character(seat int) table.Character {
	if k := bot.IndexOf(s.levels, s.players[seat].Level); k >= 0 {
		return table.CharacterOf(s.levels[k])
	}
	return table.Character{}
}

// rename gives a player another name.
func (s *Scene) rename(seat int, name string) {
	s.players[seat].Name = name
	s.onChange()
}
