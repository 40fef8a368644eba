package yokai

import (
	"fmt"
	"strings"
	"testing"

	"engawa/rules"
)

// eventText writes an event briefly: kind, thing, from>to, N, path.
func eventText(e rules.Event) string {
	place := func(n int32, reserve bool) string {
		switch {
		case n < 0:
			return "-"
		case reserve:
			return fmt.Sprintf("r%d", n)
		}
		return CellName(int(n))
	}
	switch e.Kind {
	case rules.EvEnd:
		var path []string
		for _, cell := range e.Path {
			path = append(path, CellName(int(cell)))
		}
		return fmt.Sprintf("end %s %d [%s]", Ending(e.Thing), e.N, strings.Join(path, " "))
	case rules.EvMark:
		return fmt.Sprintf("mark %s %s %d", Piece(e.Thing).Letter(), place(e.To, false), e.N)
	case rules.EvTake:
		return fmt.Sprintf("take %s %s>%s %d", Piece(e.Thing).Letter(), place(e.From, false), place(e.To, true), e.N)
	}
	return fmt.Sprintf("%s %s %s>%s", e.Kind, Piece(e.Thing).Letter(), place(e.From, e.Kind == rules.EvPlace), place(e.To, false))
}

func TestEvents(t *testing.T) {
	for _, c := range []struct {
		variant               Variant
		position, moves, want string // the events of the last move
	}{
		{Mori, startText, "b1a2", "move L b1>a2"},
		{Mori, startText, "b2b3", "move C b2>b3; take c b3>r2 0"},
		{Mori, startText, "b2b3 b4b3", "move l b4>b3; take C b3>r5 0"},
		{Mori, "l2/3/3/2L[G] w", "G@b2", "place G r1>b2"},
		{Mori, "2l/3/3/L2[c] b", "C@b2", "place c r5>b2"},
		{Mori, "l2/1C1/3/2L[] w", "b3b4+", "move C b3>b4; flip +C ->b4"},
		{Mori, "2l/3/3/L+c1[] w", "a1b1", "move L a1>b1; take +c b1>r2 1"},
		{Mori, "1eg/1lC/3/2L[] w", "c3c4+", "move C c3>c4; take g c4>r1 0; flip +C ->c4"},
		{Mori, "l2/C2/2L/3[] w", "a3a4+", "move C a3>a4; take l a4>- 0; flip +C ->a4; end catch 0 [a3 a4]"},
		{Mori, "3/1L1/3/1l1[] w", "b3b4", "move L b3>b4; end try 0 [b4]"},
		{Mori, "1g1/1L1/3/1l1[] w", "b3a4", "move L b3>a4; mark L a4 1"},
		{Mori, "1g1/1L1/3/1l1[] w", "b3a4 b4a4", "move g b4>a4; take L a4>- 0; mark L a4 0; end catch 1 [a4 b4]"},
		{Mori, "1g1/1L1/3/1l1[] w", "b3a4 b1b2", "move l b1>b2; mark L a4 0; end try-survived 0 [a4 b4]"},
		{Mori, "1g1/1L1/1l1/3[] w", "b3a4 b2b1", "move l b2>b1; mark L a4 0; end try 1 [b1]"},
		{Mori, "1g1/1L1/1l1/2G[] w", "b3a4 b2b1", "move l b2>b1; mark L a4 0; end try-survived 0 [a4 b4]"},
		{Mori, "EGL/1CC/3/2l[] b", "c1c2", "move l c1>c2; end stalemate 1 [c4]"},
		{Dobutsu, "l2/3/1L1/3[EEGGCC] w", "C@b3", "place C r2>b3; end stalemate 0 [a4]"},
		{Mori, startText, "c1c2 a4a3 c2c1 a3a4 c1c2 a4a3 c2c1 a3a4", "move g a3>a4; end repetition -1 [b1 b4]"},
	} {
		s := load(t, c.variant, c.position)
		var events []rules.Event
		for _, text := range strings.Fields(c.moves) {
			by, _ := s.Actors().Only()
			events = do(t, s, text)
			for _, e := range events {
				if e.By != by || e.Seen != rules.AllSeats(2) || e.Reveals() {
					t.Errorf("%s %s: event %+v is not seat %s's, seen by all", c.position, text, e, by)
				}
			}
		}
		var texts []string
		for _, e := range events {
			texts = append(texts, eventText(e))
		}
		if got := strings.Join(texts, "; "); got != c.want {
			t.Errorf("%s %s:\n%s, want\n%s", c.position, c.moves, got, c.want)
		}
	}
}
