package replay

import (
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
)

// spotOf returns the middle of the line of a move in the list of moves, from its upper edge.
func (r *Replay) spotOf(t *testing.T, move int) geom.Point {
	t.Helper()
	at := r.page.Find(keyLine).Rect
	y := at.Y
	for _, line := range r.logLines {
		if line.move == move {
			return geom.Pt(at.Centre().X, y+line.height/2)
		}
		y += line.height
	}
	t.Fatalf("move %d has no line", move)
	return geom.Point{}
}

// TestAPressedLineOfTheMovesIsShown presses lines of the list of moves, in a replay and in its analysis: the move is shown,
// and the list stays where it was, so that a pointer drawn over it meets one line after the other.
func TestAPressedLineOfTheMovesIsShown(t *testing.T) {
	r, _, svc, _ := openTestReplay(t, playMatch(t))
	point := func(phase input.Phase, at geom.Point) {
		svc.Stack.Update(&input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: phase, At: at, Touch: true}}})
	}
	for _, at := range []int{3, r.last() / 2} {
		r.seek(at)
		before := r.logLines
		for k, line := range before {
			phase := input.Move
			if k == 0 {
				phase = input.Down
			}
			point(phase, r.spotOf(t, line.move))
			if r.moveCount != line.move {
				t.Errorf("the line of move %d shows %d", line.move, r.moveCount)
			}
			if r.logLines[0].move != before[0].move {
				t.Fatalf("pressed, move %d moves the list from move %d to %d", line.move, before[0].move, r.logLines[0].move)
			}
		}
		point(input.Up, r.spotOf(t, before[0].move))
		press(svc, input.Right, input.Right)
		if r.moveCount != before[len(before)-1].move+2 || len(r.logLines) == 0 || r.logLines[0].move <= before[0].move {
			t.Fatalf("steps on from the last line: move %d is shown, the list begins with %d", r.moveCount, r.logLines[0].move)
		}
	}
}

// TestTheMovesOfAnAnalysisArePressed presses every line beside the analysis, and steps through them as a screen reader does.
func TestTheMovesOfAnAnalysisArePressed(t *testing.T) {
	m := short(t)
	r, svc, _ := openReview(t, m, desktopView())
	for n := range m.Log {
		svc.Stack.Update(&input.Frame{Pointers: []input.Pointer{{Phase: input.Down, At: r.spotOf(t, n+1)}}})
		svc.Stack.Update(&input.Frame{Pointers: []input.Pointer{{Phase: input.Up, At: r.spotOf(t, n+1)}}})
		waitTicks(svc, 120)
		if r.moveCount != n+1 {
			t.Errorf("the line of move %d shows %d", n+1, r.moveCount)
		}
	}
	c := r.page.Find(keyLine)
	if c.Role != ui.RoleSlider || c.Name != svc.Words.T(lang.TableMoves) {
		t.Errorf("the list of moves is called %q, with the role %d", c.Name, c.Role)
	}
	c.Adjust(-1)
	if waitTicks(svc, 120); r.moveCount != len(m.Log)-1 {
		t.Errorf("a step back shows move %d", r.moveCount)
	}
}

// TestTheLineUnderTheMouseStandsOut moves the mouse over the list of moves, and off it.
func TestTheLineUnderTheMouseStandsOut(t *testing.T) {
	r, _, svc, _ := openTestReplay(t, playMatch(t))
	for _, move := range []int{1, 3} {
		svc.Stack.Update(&input.Frame{Hovering: true, Hover: r.spotOf(t, move)})
		for _, line := range r.logLines {
			if line.isHovered != (line.move == move) {
				t.Errorf("with the mouse over move %d, that of %d stands out: %v", move, line.move, line.isHovered)
			}
		}
	}
	svc.Stack.Update(&input.Frame{Hovering: true})
	if r.hoveredMove != 0 {
		t.Errorf("move %d stands out without the mouse", r.hoveredMove)
	}
}
