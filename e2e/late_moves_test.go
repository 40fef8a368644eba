package e2e

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
)

// lateMoves is how many moves of a long match are played at its end on devices where it has been shown elsewhere that
// the whole of it can be.
const lateMoves = 60

// nearEnd plays a copy of a match on by weak bots to its end, and returns it as it stood at most so many moves before,
// at the first calm position from there.
func nearEnd(t testing.TB, m *rules.Match, moves int, calm func(rules.State) bool) *rules.Match {
	t.Helper()
	end := m.Fork(len(m.Log))
	for !end.Over() {
		if err := playWeakly(end, 1); err != nil {
			t.Fatal(err)
		}
	}
	n := max(len(m.Log), len(end.Log)-moves)
	for n < len(end.Log) && !calm(end.At(n)) {
		n++
	}
	return end.Fork(n)
}

// isOpenPhase reports whether a hero is to be named or played: nobody has chosen anything in secret then.
func isOpenPhase(st rules.State) bool {
	phase := st.(*forhonor.State).Phase()
	return phase == forhonor.PhaseCall || phase == forhonor.PhaseAct
}

// skipToEnd closes the window, lets bots play the match nearly to its end, and continues it from the shelf of another
// window. It does nothing where whole matches are wanted.
func (w *forhonorDriver) skipToEnd() {
	w.t.Helper()
	p, ok := w.on.(*windowPlayer)
	if !ok || playsWholeMatches() {
		return
	}
	m := nearEnd(w.t, w.read(), lateMoves, isOpenPhase)
	p.Close()
	data, err := m.Save()
	if err != nil {
		w.t.Fatal(err)
	}
	for name := range p.files() {
		if strings.HasPrefix(name, "match-") {
			if err := os.WriteFile(filepath.Join(p.folder, name), data, 0o600); err != nil {
				w.t.Fatal(err)
			}
		}
	}
	p = open(w.t, p.method, p.width, p.height, p.folder, "-seed", strconv.FormatUint(w.seed, 10))
	w.on = p
	page := p.plan().shelf()
	p.arrive(focusKey(page))
	p.choose(p.plan(), page, "continue")
	p.arrive("")
	w.seed-- // the next match will be the first of its seed
	w.reset()
}
