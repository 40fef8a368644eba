package yokai

import (
	"slices"
	"testing"

	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/anim"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/sprites"
	yokaisprites "engawa/sprites/yokai"
)

func tableChoice() table.Choice { return table.Choice{} }

func cellsOf(names ...string) game.Cells {
	var set game.Cells
	for _, n := range names {
		set |= 1 << cell(n).Index
	}
	return set
}

func TestWhiteBelowHasA1AtTheLowerLeft(t *testing.T) {
	d := newTestBoard(t, "mori", "")
	for _, c := range []struct {
		below        rules.Seat
		part         rules.Part
		column, line int
	}{
		{0, cell("a1"), 0, 3}, {0, cell("c4"), 2, 0}, {0, cell("b2"), 1, 2},
		{1, cell("a1"), 2, 0}, {1, cell("c4"), 0, 3}, {1, cell("b2"), 1, 1},
	} {
		d.turn(c.below)
		if got, want := d.partRect(c.part), d.square(c.column, c.line); !sameRect(got, want) {
			t.Errorf("seat %d below: %s is at %v, want %v", c.below, game.CellName(int(c.part.Index)), got, want)
		}
	}
}

func TestFacingTurnsPiecesReservesAndPlates(t *testing.T) {
	d := newTestBoard(t, "mori", "l2/3/3/L2[E] w")
	for _, below := range []rules.Seat{0, 1} {
		d.turn(below)
		frame := d.arrange(1280, 800)
		if frame.Seats[below].Y < frame.Seats[1-below].Y {
			t.Errorf("seat %d is below, and its plate above", below)
		}
		near, far := d.partRect(reserve(below, game.Chick)), d.partRect(reserve(1-below, game.Chick))
		if near.Y < far.Y {
			t.Errorf("seat %d is below, and its reserve above", below)
		}
		for seat := range rules.Seat(2) {
			want := yokaisprites.Theirs
			if seat == below {
				want = yokaisprites.Yours
			}
			if got := d.pieceArt(game.PieceOf(d.state.SideOf(seat), game.Lion)).Side; got != want {
				t.Errorf("seat %d below: the lion of seat %d has side %d, want %d", below, seat, got, want)
			}
		}
	}
}

func TestOpposingFacesTurnWhenWanted(t *testing.T) {
	d := newTestBoard(t, "mori", "")
	for _, across := range []bool{false, true} {
		d.settings().FaceAcross = across
		if d.pieceArt(game.PieceOf(game.White, game.Lion)).IsTurned {
			t.Error("one's own faces are turned")
		}
		if got := d.pieceArt(game.PieceOf(game.Black, game.Lion)).IsTurned; got != across {
			t.Errorf("opposing faces turned: %t, want %t", got, across)
		}
	}
}

func TestTargetsAreReadFromTheUpperLeft(t *testing.T) {
	d := newTestBoard(t, "mori", "")
	for _, below := range []rules.Seat{0, 1} {
		d.turn(below)
		list := d.parts()
		if len(list) != cells+6 {
			var names []string
			for _, target := range list {
				names = append(names, target.Name)
			}
			t.Fatalf("%d targets, want the %d squares and the 6 hollows of the reserves: %q", len(list), cells, names)
		}
		squares := list[3 : 3+cells]
		for k, target := range squares {
			if !sameRect(target.Rect, d.square(k%columns, k/columns)) {
				t.Errorf("seat %d below: target %d is %s at %v", below, k, target.Of.(rules.Part), target.Rect)
			}
		}
		if list[0].Of.(rules.Part) != reserve(1-below, game.Elephant) || list[len(list)-1].Of.(rules.Part) != reserve(below, game.Chick) {
			t.Errorf("seat %d below: the reserves are %s first and %s last", below, list[0].Of.(rules.Part), list[len(list)-1].Of.(rules.Part))
		}
	}
}

func TestTargetsAreNamed(t *testing.T) {
	shared := [4]string{"a1, Aki’s Koropokkuru", "a4, Hana’s Koropokkuru", "Aki’s Kitsune in reserve, 2", "Hana’s Kodama in reserve, 0"}
	alone := [4]string{"a1, Aki’s Koropokkuru", "a4, your Koropokkuru", "Aki’s Kitsune in reserve, 2", "Kodama in reserve, 0"}
	learner := [4]string{"a1, your Koropokkuru", "a4, Hana’s Koropokkuru", "Kitsune in reserve, 2", "Hana’s Kodama in reserve, 0"}
	for _, tt := range []struct {
		who   string
		begin func(*testBoard)
		want  [4]string
	}{
		{"two people", func(*testBoard) {}, shared},
		{"one person", func(d *testBoard) { table.SetPlayers(d.match, []table.Player{{Bot: "3"}, {}}) }, alone},
		{"one person, the board turned", func(d *testBoard) { table.SetPlayers(d.match, []table.Player{{Bot: "3"}, {}}); d.turn(1); d.turn(0) }, alone},
		{"a learner", func(d *testBoard) { d.lesson = true }, learner},
	} {
		d := newTestBoard(t, "mori", "l2/3/3/L2[EE] w")
		tt.begin(d)
		d.show(d.state)
		names := map[rules.Part]string{}
		for _, target := range d.parts() {
			names[target.Of.(rules.Part)] = target.Name
		}
		for k, part := range []rules.Part{cell("a1"), cell("a4"), reserve(0, game.Elephant), reserve(1, game.Chick)} {
			if names[part] != tt.want[k] {
				t.Errorf("%s: %s is called %q, want %q", tt.who, part, names[part], tt.want[k])
			}
		}
		if got := names[cell("b2")]; got != "b2, empty" {
			t.Errorf("%s: b2 is called %q", tt.who, got)
		}
	}
}

func TestWhatIsSeen(t *testing.T) {
	const goal = "Catch the other Koropokkuru or reach the far row safely."
	for _, c := range []struct {
		name, set, from string
		moves           []string
		pick            string
		see             func(highlights) bool
		say             string
	}{
		{"nothing at the start", "mori", "", nil, "", func(s highlights) bool {
			return s.lion < 0 && s.waiting < 0 && !s.last.isVisible && s.tryCells == 0
		}, goal},
		{"the last move", "mori", "", []string{"b1a2"}, "", func(s highlights) bool {
			return s.last == lastMove{cell("b1"), cell("a2"), game.Lion, true}
		}, goal},
		{"the last drop", "mori", "l2/3/3/L2[E] w", []string{"E@b2"}, "", func(s highlights) bool {
			return s.last == lastMove{reserve(0, game.Elephant), cell("b2"), game.Elephant, true}
		}, goal},
		{"a lion in danger and what attacks it", "mori", "l2/1g1/1L1/3[] w", nil, "", func(s highlights) bool {
			return s.lion == int(cell("b2").Index) && s.attackers == cellsOf("b3")
		}, "Your Koropokkuru can be caught."},
		{"squares where the lion could be caught", "mori", "l2/1g1/1L1/3[] w", nil, "b2", func(s highlights) bool {
			return s.guardedCells == cellsOf("a3", "b3", "c3") && s.refusals == nil
		}, "Your Koropokkuru can be caught."},
		{"squares that dobutsu refuses", "dobutsu", "l2/1g1/1L1/3[] w", nil, "b2", func(s highlights) bool {
			giraffe, lion := game.PieceOf(game.Black, game.Giraffe), game.PieceOf(game.Black, game.Lion)
			return s.guardedCells == 0 && slices.Equal(s.refusals, []refusal{{6, giraffe}, {7, lion}, {8, giraffe}})
		}, "Your Lion can be caught."},
		{"a square that dobutsu refuses to a lion out of danger", "dobutsu", "l2/1g1/3/1L1[] w", nil, "b1", func(s highlights) bool {
			return slices.Equal(s.refusals, []refusal{{4, game.PieceOf(game.Black, game.Giraffe)}})
		}, "Your Lion would be caught on a square with a cross."},
		{"a Try that waits", "mori", "1l1/L2/3/3[] w", []string{"a3a4"}, "", func(s highlights) bool {
			return s.waiting == int(cell("a4").Index)
		}, "Catch it now, or you lose."},
		{"the far row, one step away", "mori", "3/L2/3/l2[] w", nil, "", func(s highlights) bool {
			return s.tryCells == cellsOf("a4", "b4")
		}, "One step from the far row."},
		{"no Try on a square that is attacked", "mori", "1g1/L2/3/l2[] w", nil, "", func(s highlights) bool {
			return s.tryCells == cellsOf("b4")
		}, "One step from the far row."},
		{"no Try beside the far row", "mori", "gg1/L2/3/l2[] w", nil, "", func(s highlights) bool {
			return s.tryCells == 0
		}, "Your Koropokkuru can be caught."},
		{"the second occurrence", "mori", "l2/3/3/2L[] w", []string{"c1b1", "a4b4", "b1c1", "b4a4"}, "", func(s highlights) bool {
			return s.third == 0
		}, "Same position: 2 of 3. The third is a draw."},
		{"moves that make the third", "mori", "l2/3/3/2L[] w",
			[]string{"c1b1", "a4b4", "b1c1", "b4a4", "c1b1", "a4b4"}, "b1", func(s highlights) bool {
				return s.third == 0
			}, "Same position: 2 of 3. The third is a draw."},
		{"the move that draws", "mori", "l2/3/3/2L[] w",
			[]string{"c1b1", "a4b4", "b1c1", "b4a4", "c1b1", "a4b4", "b1c1"}, "b4", func(s highlights) bool {
				return s.third == cellsOf("a4")
			}, "The third time: a draw."},
		{"the end", "mori", "3/L2/3/l2[] w", []string{"a3a4"}, "", func(s highlights) bool {
			return slices.Equal(s.end, []int32{cell("a4").Index})
		}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := newTestBoard(t, c.set, c.from)
			d.playAll(c.moves...)
			if c.pick != "" {
				d.pick(cell(c.pick))
			}
			if !c.see(d.highlights) {
				t.Errorf("seen: %+v", d.highlights)
			}
			if got := d.Message(d.state); got != c.say {
				t.Errorf("said: %q, want %q", got, c.say)
			}
		})
	}
}

func TestSettingsTakeMarksAway(t *testing.T) {
	dots := func(d *testBoard) int {
		return count(d.draw(), dotPicture(false).Key) + count(d.draw(), dotPicture(true).Key)
	}
	d := newTestBoard(t, "mori", "")
	d.playAll("b1a2")
	d.pick(cell("b4"))
	d.waitUntilStill()
	if got := dots(d); got != 2 {
		t.Errorf("%d squares are marked for the lion, want 2", got)
	}
	d.settings().Marks = false
	if got := dots(d); got != 0 {
		t.Errorf("%d squares are marked although marks are off", got)
	}
	square := d.partRect(cellPart(0))
	ticks := ticksPicture(square.W, square.H, d.unit(), cream).Key
	if got := count(d.draw(), ticks); got != 2 {
		t.Errorf("%d squares of the last move are marked, want 2", got)
	}
	d.settings().LastMove = false
	d.show(d.state)
	if got := count(d.draw(), ticks); got != 0 {
		t.Errorf("%d squares of the last move are marked although that is off", got)
	}
	d = newTestBoard(t, "mori", "l2/1g1/1L1/3[] w")
	d.settings().Danger = false
	d.show(d.state)
	if d.highlights.lion >= 0 || d.Message(d.state) != "" {
		t.Error("danger is told although that is off")
	}
}

// TestAMoveTriedInAnAnalysisLeavesTheMatchsOwnUnmarked shows, in place of moves of the match, others of as many moves: neither
// the last move of the match nor how it ended is marked then.
func TestAMoveTriedInAnAnalysisLeavesTheMatchsOwnUnmarked(t *testing.T) {
	for _, c := range []struct{ from, played, tried string }{
		{"", "b1a2", "b2b3"},
		{"l2/1L1/3/3[] w", "b3c4", "b3b4"}, // both end the match
		{"l2/1L1/3/3[] w", "b3c4", "b3b2"},
	} {
		d := newTestBoard(t, "mori", c.from)
		tried := d.match.State().Clone()
		d.playAll(c.played)
		if !d.highlights.last.isVisible {
			t.Fatalf("%s is not marked", c.played)
		}
		a, err := d.match.Game.ParseAction(tried, 0, c.tried)
		if err == nil {
			_, err = tried.Apply(rules.Move{By: 0, Do: a}, nil)
		}
		if err != nil {
			t.Fatal(err)
		}
		d.show(tried)
		if last, end := d.highlights.last, d.highlights.end; last.isVisible || len(end) > 0 {
			t.Errorf("%s tried in place of %s: marked are %v and %v", c.tried, c.played, last, end)
		}
	}
}

func TestCapturesAreRinged(t *testing.T) {
	d := newTestBoard(t, "mori", "")
	d.pick(cell("b2"))
	d.waitUntilStill()
	trace := d.draw()
	if got := count(trace, ringPicture("taken", sprites.Shu2).Key); got != 1 {
		t.Errorf("%d rings around what may be taken, want 1", got)
	}
	if got := count(trace, dotPicture(false).Key); got != 0 {
		t.Errorf("%d dots, want none", got)
	}
}

func TestMarksAreShownAndLifted(t *testing.T) {
	d := newTestBoard(t, "mori", "")
	for kind, name := range map[table.MarkKind]string{table.MarkHint: "hint", table.MarkRefused: "refused", table.MarkLog: "log"} {
		d.Choose(table.Choice{Changed: table.ChangedMarks, Marks: table.Marks{Parts: []rules.Part{cell("b2"), reserve(0, game.Chick)}, Kind: kind}})
		frames := 0
		for _, s := range d.draw().Strokes {
			if k, ok := s.Key.(markKey); ok && k.name == name+" frame" {
				frames++
			}
		}
		if frames != 2 {
			t.Errorf("%d frames of kind %s, want 2", frames, name)
		}
	}
	plain := newTestBoard(t, "mori", "").draw()
	d.Choose(table.Choice{Changed: table.ChangedMarks})
	if got, want := len(d.draw().Strokes), len(plain.Strokes); got != want {
		t.Errorf("%d things are drawn without marks, want %d", got, want)
	}
}

func TestSkinFollowsTagOrRules(t *testing.T) {
	for _, c := range []struct {
		set, tag string
		want     lang.Skin
	}{
		{"mori", "", lang.Spirits}, {"dobutsu", "", lang.Animals}, {"mori", "animals", lang.Animals},
		{"dobutsu", "spirits", lang.Spirits}, {"mori", "nonsense", lang.Spirits},
	} {
		d := newTestBoard(t, c.set, "")
		d.match.Tags["skin"] = c.tag
		if got := NewBoard(d.services, table.SeenBy(d.match, rules.Referee)).(*Board).skin; got != c.want {
			t.Errorf("rules %s, tag %q: skin %s, want %s", c.set, c.tag, got, c.want)
		}
	}
}

func TestPicturesAreRenderedOnce(t *testing.T) {
	type picture struct {
		key  any
		size float64
	}
	frames := func(d *testBoard, moves ...string) map[picture]bool {
		keys := map[picture]bool{}
		for _, move := range moves {
			for _, e := range d.do(move) {
				step := d.Play(e, anim.Slow)
				for done := false; step != nil && !done; done = step.Tick() {
					for _, s := range d.draw().Strokes {
						keys[picture{s.Key, s.Look.Size}] = true
					}
				}
			}
			d.show(d.match.State())
		}
		return keys
	}
	// A capture, a drop and a promotion, over a hundred frames: each of the ten pieces in two sizes, shadows, marks.
	const few = 40
	if got := len(frames(newTestBoard(t, "mori", "l2/1C1/3/L2[Ee] w"), "E@b1", "a4b3", "a1a2", "E@c1")); got > few {
		t.Errorf("%d different pictures are rendered for four moves, want %d at most", got, few)
	}
}

func TestNothingMovesAtRest(t *testing.T) {
	d := newTestBoard(t, "mori", "")
	d.pick(cell("b1"))
	d.waitUntilStill()
	first := d.draw()
	if d.Tick() {
		t.Error("something moves although nothing has happened")
	}
	if second := d.draw(); !slices.Equal(first.Strokes, second.Strokes) {
		t.Error("two pictures of the same position differ")
	}
}

func BenchmarkDraw(b *testing.B) {
	d := newTestBoard(&testing.T{}, "mori", "")
	d.pick(cell("b1"))
	for b.Loop() {
		d.draw()
	}
}
