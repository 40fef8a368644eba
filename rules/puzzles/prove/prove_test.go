package prove_test

import (
	"errors"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/rules/puzzles"
	"engawa/rules/puzzles/prove"
	"engawa/rules/yokai"
)

func yokaiPuzzle(position string, plies int) puzzles.Puzzle {
	return puzzles.Puzzle{Game: "yokai", Setup: yokaiSetup("mori", position), Answer: make([]string, plies)}
}

func homeworldsPuzzle(position string) puzzles.Puzzle {
	return puzzles.Puzzle{Game: "homeworlds", Setup: rules.Setup{Seats: 2, From: position}}
}

// TestPositionsWithoutOneAnswer are refused as what they are, and not as faults.
func TestPositionsWithoutOneAnswer(t *testing.T) {
	for name, p := range map[string]puzzles.Puzzle{
		"yokai, a start that nobody wins soon": yokaiPuzzle("gle/1c1/1C1/ELG[] w", 5),
		"yokai, a lion to take":                yokaiPuzzle("3/1l1/1C1/1L1[] w", 5),
		"yokai, two moves win":                 yokaiPuzzle("1l1/3/1LG/3[GEEcc] w", 3),
		"yokai, Black is to move":              yokaiPuzzle("3/+c2/lEL/gG1[Ec] b", 3),
		"yokai, it takes longer":               yokaiPuzzle("3/+c2/lEL/gG1[Ec] w", 1),
		"homeworlds, nobody can win":           homeworldsPuzzle("2/3 0 0(g3y2)b3| 1(b1r3)|g3"),
		"homeworlds, one of two ships to take": homeworldsPuzzle("2/3 0 0(g3r1)r3r2| 1(b1r3)r3r2|g1"),
		"honshu, the first round":              {Game: "honshu", Setup: rules.Setup{Seats: 2}},
	} {
		if solution, err := prove.Solve(p); !prove.HasNoOneAnswer(err) {
			t.Errorf("%s: %+v, %v", name, solution, err)
		}
	}
}

func TestTextsThatAreNoPositions(t *testing.T) {
	for _, game := range []string{"yokai", "homeworlds", "honshu", "chess"} {
		p := puzzles.Puzzle{Game: game, Setup: rules.Setup{Seats: 2, From: "?"}, Answer: []string{"x"}}
		if solution, err := prove.Solve(p); err == nil || prove.HasNoOneAnswer(err) {
			t.Errorf("%s: %+v, %v", game, solution, err)
		}
	}
}

// TestHomeworldsHasOneAnswer takes both ships of a home with a sacrifice; the order of the attacks makes no difference.
func TestHomeworldsHasOneAnswer(t *testing.T) {
	const position = "2/3 0 0(g3y2)b1g1r2| 1(b1r3)b3g2y1|g1y1 s3:-1(b1)r1| s5:-1(b2)|r1"
	solution, err := prove.Homeworlds(rules.Setup{Seats: 2, From: position})
	want := prove.Solution{Answer: []string{"sacrifice r2 H0", "attack g1 H1 P1", "attack y1 H1 P1", "end"}, Grade: 3}
	if err != nil || solution.Seat != 0 || !slices.Equal(solution.Answer, want.Answer) || solution.Grade != want.Grade {
		t.Errorf("%+v, %v; want %+v", solution, err, want)
	}
}

// TestEveryValueCounts claims of one move after the other that it wins: there is one answer only where that is true.
func TestEveryValueCounts(t *testing.T) {
	setup := yokaiSetup("mori", "3/+c2/lEL/gG1[Ec] w")
	value := prove.NewShortValue()
	sound, err := prove.Yokai(setup, value)
	if err != nil || len(sound.Answer) != 3 || sound.Answer[0] != "b1a1" {
		t.Fatalf("%+v, %v; want three moves from b1a1", sound, err)
	}
	b, err := yokai.ParseBoard(yokai.Mori, setup.From)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range b.Moves(nil) {
		lie := b.Play(a)
		solution, err := prove.Yokai(setup, func(b yokai.Board) (result, plies int) {
			if b == lie {
				return -1, 2
			}
			return value(b)
		})
		text := yokai.Game{}.FormatAction(nil, rules.Move{Do: a})
		right := text == sound.Answer[0]
		if right && (err != nil || !slices.Equal(solution.Answer, sound.Answer)) || !right && !prove.HasNoOneAnswer(err) {
			t.Errorf("%s said to win: %+v, %v", text, solution, err)
		}
	}
	if prove.HasNoOneAnswer(errors.New("wrong")) || prove.HasNoOneAnswer(nil) {
		t.Error("any error means that there is not one answer")
	}
}

// TestRepliesMustResist has replies of a puzzle that end sooner, or that are no moves.
func TestRepliesMustResist(t *testing.T) {
	p := yokaiPuzzle("2g/Lel/3/C1E[Gc] w", 0)
	p.Answer = []string{"c1b2", "c3c2", "G@c1", "C@a4", "c1c2"}
	if solution, err := prove.YokaiWithin(p); err == nil && !slices.Equal(solution.Answer, p.Answer) {
		t.Errorf("%q, want %q", solution.Answer, p.Answer)
	}
	for name, reply := range map[string]string{"no move": "a1a1", "nothing": ""} {
		bad := p
		bad.Answer = slices.Clone(p.Answer)
		bad.Answer[1] = reply
		if solution, err := prove.YokaiWithin(bad); err == nil || prove.HasNoOneAnswer(err) {
			t.Errorf("%s: %+v, %v", name, solution, err)
		}
	}
}

func TestMirror(t *testing.T) {
	for text, want := range map[string]string{
		"gle/1c1/1C1/ELG[] w":   "elg/1c1/1C1/GLE[] w",
		"3/+c2/lEL/gG1[Ec] w":   "3/2+c/LEl/1Gg[Ec] w",
		"+Cl1/3/1+cL/2g[EEg] b": "1l+C/3/L+c1/g2[EEg] b",
	} {
		b, err := yokai.ParseBoard(yokai.Dobutsu, text)
		if err != nil {
			t.Fatal(err)
		}
		image, err := prove.Mirror(b)
		if err != nil || image.String() != want || image.Variant() != yokai.Dobutsu {
			t.Errorf("%s: %s, %v; want %s", text, image, err, want)
		}
		if again, _ := prove.Mirror(image); again != b {
			t.Errorf("%s: mirrored twice it is %s", text, again)
		}
	}
}

// forcedPosition is one in which no turn wins at once, and one forces it.
const forcedPosition = "2/3 0 0(b3)y3| 1(b1)r3|b1y1y2 s10:-1(g1)y1| s3:-1(r2)|r1 s6:-1(g3)|g1"

// TestHomeworldsForcesAWin holds the answer against all replies, and those against all turns after them, by turns alone.
func TestHomeworldsForcesAWin(t *testing.T) {
	setup := rules.Setup{Seats: 2, From: forcedPosition}
	solution, err := prove.HomeworldsForced(setup)
	if err != nil || solution.Seat != 0 || len(solution.Answer) < 4 || solution.Answer[0] != "attack y2 H1 P1" || solution.Answer[1] != "end" {
		t.Fatalf("%+v, %v", solution, err)
	}
	st, err := homeworlds.Game{}.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range solution.Answer[:2] {
		do, err := homeworlds.Game{}.ParseAction(st, 0, text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := st.Apply(rules.Move{By: 0, Do: do}, nil); err != nil {
			t.Fatal(err)
		}
	}
	play := func(f *homeworlds.SearchPosition, turn []homeworlds.Step) (*homeworlds.SearchPosition, rules.Seats) {
		after := *f
		for _, step := range turn {
			after.Play(step)
		}
		return &after, after.EndTurn()
	}
	var replies, turns homeworlds.Turns
	after := homeworlds.NewSearchPosition(st.(*homeworlds.State).Position())
	n := replies.All(after, func(reply []homeworlds.Step) bool {
		answered, lost := play(after, reply)
		wins := false
		turns.All(answered, func(turn []homeworlds.Step) bool {
			_, falls := play(answered, turn)
			wins = falls == rules.SeatsOf(1)
			return !wins
		})
		if lost != 0 || !wins {
			t.Errorf("nothing wins after the reply %v", reply)
		}
		return true
	})
	if n < 10 {
		t.Errorf("only %d replies", n)
	}
	for name, from := range map[string]string{
		"a turn wins at once": "2/3 0 0(g3y2)b1g1r2| 1(b1r3)b3g2y1|g1y1 s3:-1(b1)r1| s5:-1(b2)|r1",
		"nobody can win":      "2/3 0 0(g3y2)b3| 1(b1r3)|g3",
	} {
		if solution, err := prove.HomeworldsForced(rules.Setup{Seats: 2, From: from}); !prove.HasNoOneAnswer(err) {
			t.Errorf("%s: %+v, %v", name, solution, err)
		}
	}
}
