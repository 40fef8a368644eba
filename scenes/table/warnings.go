package table

import (
	"fmt"
	"slices"

	"engawa/rules"
)

// warnings returns what is to be said before the action is played, nothing where all of it was said at the end of the
// seat's last turn already and none of it is grave.
func (t *Table) warnings(a rules.Action) []rules.Warning {
	list := t.advice(a)
	for _, w := range list {
		if w.Grave || !slices.Contains(t.warningsBySeat[t.choose.by], warningKey(w)) {
			return list
		}
	}
	return nil
}

// warningKey tells warnings apart: by their code and what they are about.
func warningKey(w rules.Warning) string { return fmt.Sprint(w.Code, w.Parts) }

// hear remembers what is said before an action, where turns have several and the same would be said again and again.
func (t *Table) hear(a rules.Action) {
	if !t.inTurns {
		return
	}
	var keys []string
	for _, w := range t.advice(a) {
		keys = append(keys, warningKey(w))
	}
	if len(keys) == 0 {
		return
	}
	if t.warningsBySeat == nil {
		t.warningsBySeat = map[rules.Seat][]string{}
	}
	t.warningsBySeat[t.choose.by] = keys
}

// advice returns what the game warns of before the action, as far as the settings let it be said. Everything that all
// may know goes into it, and nothing else where several people look. Of losing it says nothing where every action loses.
func (t *Table) advice(a rules.Action) []rules.Warning {
	if t.guide != nil || !t.services.Settings.Warnings || !t.choose.active() {
		return nil
	}
	list := slices.Clone(rules.Warnings(t.session.match.Game, t.session.state(), t.choose.by, a))
	return slices.DeleteFunc(list, func(w rules.Warning) bool {
		return t.services.Settings.Silences(t.gameID(), w.Code) || w.Grave && t.losesAnyway()
	})
}

// losesAnyway reports whether the game warns of losing before every action, and of nothing else before any. A turn of several
// actions can be restarted, which may be better.
func (t *Table) losesAnyway() bool {
	game, s, by := t.session.match.Game, t.session.state(), t.choose.by
	return !t.inTurns && !slices.ContainsFunc(s.Legal(by, nil), func(a rules.Action) bool {
		list := rules.Warnings(game, s, by, a)
		return len(list) == 0 || slices.ContainsFunc(list, func(w rules.Warning) bool { return !w.Grave })
	})
}

// turnPoint returns how many moves are left when the person to act begins the turn again; false where it has done less
// than two things in it.
func (t *Table) turnPoint() (int, bool) {
	m := t.session.match
	next, ok := t.session.nextPerson()
	if !ok || t.watching() || len(m.Log) == 0 || m.Log[len(m.Log)-1].By != next {
		return 0, false
	}
	k := m.TurnPoint(next)
	return k, len(m.Log)-k >= 2
}

// restartTurn takes back everything that the person to act has done in this turn.
func (t *Table) restartTurn() {
	if t.watching() {
		t.finish()
	}
	if k, ok := t.turnPoint(); ok {
		t.commands.restartTurn(k)
	}
}
