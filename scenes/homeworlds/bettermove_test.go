package homeworlds

import (
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// TestABetterMoveSaysWhatItBrings holds that a better move says in a few words what the rules' events tell of it, and that
// its arrows end.
func TestABetterMoveSaysWhatItBrings(t *testing.T) {
	const from = "2/3 0 H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s1:-1(r2)y2|b1"
	pass := game.Choice{Kind: game.KindEnd}.Pack()
	for _, tt := range []struct {
		do   func(d *testBoard) game.Choice
		key  lang.Key
		args []lang.Arg
	}{
		{func(d *testBoard) game.Choice {
			slot, _, _, _ := pieceOf(d.part("ship y2 s1"))
			return game.Choice{Kind: game.KindAttack, Slot: slot, Piece: game.MakePiece(game.Blue, 1), Target: 1}
		}, lang.HomeworldsBetterCaptures, []lang.Arg{lang.Count("n", 1)}},
		{func(*testBoard) game.Choice {
			return game.Choice{Kind: game.KindBuild, Target: int(game.Green)}
		}, lang.HomeworldsBetterBuilds, []lang.Arg{lang.Count("n", 1)}},
		{func(*testBoard) game.Choice {
			return game.Choice{Kind: game.KindTrade, Piece: game.MakePiece(game.Blue, 1), Target: int(game.MakePiece(game.Red, 1))}
		}, lang.HomeworldsBetterPower, []lang.Arg{lang.Text("power", "Attack")}},
	} {
		d := newTestBoard(t, 2, from, phone())
		better := tt.do(d).Pack()
		d.Choose(table.Choice{Changed: table.ChangedMarks, Marks: table.Marks{Kind: table.MarkLog, Better: &table.Alternative{
			Before: d.state, By: 0, Played: pass, Better: better, Line: []rules.Action{better},
		}}})
		if d.better == nil {
			t.Fatalf("%s: nothing is better", tt.key)
		}
		if want := d.words().T(tt.key, tt.args...); !strings.Contains(d.better.reason, want) {
			t.Errorf("it says %q, want %q", d.better.reason, want)
		}
		for range 200 {
			d.Tick()
		}
		if d.better.ticks != 0 {
			t.Errorf("after 200 ticks its arrows still grow")
		}
		if d.Choose(table.Choice{Changed: table.ChangedMarks}); d.better != nil {
			t.Error("without marks it is still shown")
		}
	}
}

// A hint says what its turn brings beside what its words name.
func TestAHintGivesItsReason(t *testing.T) {
	for _, tt := range []struct{ from, plan, want string }{
		{"2/3 0 H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1", "trade b1 r1 H0", "adds the power “Attack”"},
		{"2/3 0 H0:0(b3r1)g3|g3 H1:1(b2y1)|g3", "attack g3 H0", "captures a large ship"},
		{"2/3 0 H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1", "build g1 H0", "you then have 3 ships"},
		{"2/3 0 H0:0(b3y1)r3| H1:1(b2r1)|y3 s1:-1(b1)g1y1|g2g3", "build g1 s1; catastrophe s1 g; end", "destroys 4 ships (2 of them Aki’s)"},
		{"2/3 0 H0:0(b3y1)g3g2| H1:1(y2b1)g1g1|g3", "build g1 H1; catastrophe H1 g; end", "knocks out Hana"},
	} {
		d := newTestBoard(t, 2, tt.from, phone())
		st, plan := d.match.State().Clone(), []rules.Action{}
		for text := range strings.SplitSeq(tt.plan, "; ") {
			a, err := d.match.Game.ParseAction(st, 0, text)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := st.Apply(rules.Move{By: 0, Do: a}, nil); err != nil {
				t.Fatal(err)
			}
			plan = append(plan, a)
		}
		if got := d.Reason(d.state, 0, plan); got != tt.want {
			t.Errorf("%s from %s: %q, want %q", tt.plan, tt.from, got, tt.want)
		}
	}
}
