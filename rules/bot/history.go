package bot

import "engawa/rules"

// History is what a seat knows of how a match came to where it stands; zero when it knows nothing. Bots keep nothing of it
// that the caller may change.
type History struct {
	Start rules.State  // the start of the match, as the seat saw it; nil when it knows nothing
	Moves []rules.Move // all since then; those it may not see are Hidden
	Notes []rules.Note // what was said and agreed
}

// Talker is implemented by bots that have something to say. Say is called once the decision is made, before the action
// is played, and returns sentences of the game's own [rules.Talker], most often none.
type Talker interface {
	Say() []string
}

// HistoryOf returns what the seat knows of the match so far.
func HistoryOf(m *rules.Match, seat rules.Seat) History { return HistoryAt(m, len(m.Log), seat) }

// HistoryAt returns what the seat knew of the match after n moves of it.
func HistoryAt(m *rules.Match, n int, seat rules.Seat) History {
	start := m.At(0)
	p := History{Start: start.View(seat)}
	for _, note := range m.Notes {
		if note.After <= n {
			p.Notes = append(p.Notes, note)
		}
	}
	for k := range n {
		mv, _ := m.ViewMove(k, seat)
		p.Moves = append(p.Moves, mv)
	}
	return p
}

// Note writes what the bot has to say after its decision into the match.
func Note(b Bot, m *rules.Match, seat rules.Seat) {
	t, ok := b.(Talker)
	if !ok {
		return
	}
	for _, text := range t.Say() {
		m.Note(seat, rules.NoteTalk, text)
	}
}
