package cmdline

import (
	"strings"

	"engawa/rules"
)

const helpText = `A line is a move in the game's notation, or one of these:
  ?          the moves there are
  show       the position
  undo       take back the last move, where that is fair
  redo       play again what was taken back
  score      the score
  log        all moves so far
  say TEXT   say something to the others, where the game has words for it
  save FILE  write the match to a file
  quit       leave
`

// execute does what a line says. It reports whether the match has changed, and whether the player leaves.
func (t *terminal) execute(by rules.Seat, line string) (acted, leave bool) {
	word, rest, _ := strings.Cut(line, " ")
	switch {
	case line == "":
	case line == "?":
		t.listMoves(by)
	case line == "help":
		t.printf("%s", helpText)
	case line == "show":
		t.show()
	case line == "undo":
		return t.undo(by), false
	case line == "redo":
		return t.redo(), false
	case line == "score":
		t.score(t.match.State().View(t.viewer))
	case line == "log":
		for k := range t.match.Log {
			t.printf("%d. %s\n", k+1, t.moveLine(k))
		}
	case word == "say":
		t.say(by, strings.TrimSpace(rest))
	case word == "save":
		t.save(strings.TrimSpace(rest))
	case line == "quit":
		return false, true
	default:
		return t.act(by, line), false
	}
	return false, false
}

func (t *terminal) act(by rules.Seat, text string) bool {
	do, err := t.match.Game.ParseAction(t.match.State(), by, text)
	if err == nil {
		_, err = t.match.Do(rules.Move{By: by, Do: do})
	}
	if err != nil {
		t.printf("No: %s.\n", sentence(err))
		return false
	}
	return true
}

func (t *terminal) listMoves(by rules.Seat) {
	state := t.match.State()
	for _, do := range state.Legal(by, nil) {
		t.printf("  %s\n", t.match.Game.FormatAction(state, rules.Move{By: by, Do: do}))
	}
}

// undo takes back the seat's own last choice. Where a game has no secrets people at one terminal agree by looking on,
// and the last person's choice is taken back.
func (t *terminal) undo(by rules.Seat) bool {
	m := t.match
	if m.Game.Info().Secrets == rules.Open {
		for k := len(m.Log) - 1; k >= 0; k-- {
			if t.people.Has(m.Log[k].By) {
				by = m.Log[k].By
				break
			}
		}
	}
	n, err := m.UndoPoint(by, t.people)
	if err != nil {
		t.printf("No: %s.\n", sentence(err))
		return false
	}
	m.Truncate(n)
	for k := range t.moveCount {
		t.moveCount[k] = min(t.moveCount[k], n)
	}
	return true
}

// redo plays again a person's move and what bots and chance did after it.
func (t *terminal) redo() bool {
	if !t.match.Redo() {
		t.printf("No: nothing has been taken back.\n")
		return false
	}
	for {
		by, alone := t.match.State().Actors().Only()
		if !alone || t.people.Has(by) || t.match.Redoable() == 0 || !t.match.Redo() {
			return true
		}
	}
}

func (t *terminal) score(s rules.State) {
	for _, l := range rules.Score(t.match.Game, s) {
		t.printf("seat %s: %d", l.Seat, l.Payoff)
		for _, c := range l.Counts {
			t.printf("  %s %d", c.Name, c.N)
		}
		t.printf("\n")
	}
}

func (t *terminal) save(name string) {
	if name == "" {
		t.printf("No: save takes the name of a file.\n")
		return
	}
	data, err := t.match.Save()
	if err == nil {
		err = t.env.Files.WriteFile(name, data)
	}
	if err != nil {
		t.printf("No: it cannot be saved: %v.\n", err)
		return
	}
	t.printf("Saved in %s.\n", name)
}
