package yokai

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// describePositions reports where every piece lies, in an order of its own.
func (d *testBoard) describePositions() string {
	var list []string
	for _, t := range d.tokens {
		list = append(list, fmt.Sprintf("%s of %d on %s at %.2f %.2f size %.4f lift %.2f shade %.2f turn %.2f sink %.3f fade %.2f held %t",
			t.piece.Letter(), d.seatOf(t.piece.Side()), t.home, t.at.X, t.at.Y, t.size, t.lift, t.shade, t.turn, t.sink, t.fade, t.isHeld))
	}
	slices.Sort(list)
	return strings.Join(list, "\n")
}

func TestPlayEndsWhereShowBegins(t *testing.T) {
	for name, run := range stagetest.Runners() {
		t.Run(name, func(t *testing.T) {
			seen := map[rules.EventKind]bool{}
			for seed := range uint64(24) {
				playRandomGame(newTestBoard(t, []string{"mori", "dobutsu"}[seed%2], ""), seed, run, seen)
			}
			for _, kind := range []rules.EventKind{rules.EvMove, rules.EvPlace, rules.EvTake, rules.EvFlip, rules.EvMark, rules.EvEnd} {
				if !seen[kind] {
					t.Errorf("no game had an event of kind %s: the test is blind to it", kind)
				}
			}
		})
	}
}

func playRandomGame(d *testBoard, seed uint64, run stagetest.Runner, seen map[rules.EventKind]bool) {
	rng := rand.New(rand.NewPCG(seed, 3))
	d.turn(rules.Seat(seed % 3 % 2))
	for range 60 {
		by, ok := d.match.State().Actors().Only()
		if !ok {
			return
		}
		legal := d.match.State().Legal(by, nil)
		events, err := d.match.Do(rules.Move{By: by, Do: legal[rng.IntN(len(legal))]})
		if err != nil {
			d.t.Fatal(err)
		}
		for _, e := range events {
			seen[e.Kind] = true
			if step := d.Play(e, anim.Normal); step != nil {
				run(d.t, d.Tick, step)
			}
		}
		played := d.describePositions()
		d.show(d.match.State())
		if animated := d.describePositions(); played != animated {
			d.t.Fatalf("after %s the pieces lie\n%s\nwant\n%s", d.match.Game.FormatAction(nil, d.match.Log[len(d.match.Log)-1]), played, animated)
		}
	}
}

func TestTheDrawOfTheStartGivesTheSides(t *testing.T) {
	m, err := rules.NewMatch(game.Game{}, rules.Setup{}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, white := range []rules.Seat{0, 1} {
		d := newTestBoard(t, "mori", "")
		d.match = m.Fork(0)
		d.Board.match = table.SeenBy(d.match, rules.Referee)
		d.show(d.match.State())
		events, err := d.match.Do(rules.Move{By: rules.Nature, Do: game.StartAction(white)})
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			d.Play(e, anim.Normal).Finish()
		}
		played := d.describePositions()
		d.show(d.match.State())
		if animated := d.describePositions(); played != animated {
			t.Errorf("seat %d is drawn, and the pieces lie\n%s\nwant\n%s", white, played, animated)
		}
	}
}

func TestWithoutMovementEverythingIsThereAtOnce(t *testing.T) {
	d := newTestBoard(t, "mori", "")
	for _, e := range d.do("b2b3") {
		step := d.Play(e, anim.Off)
		for k := 0; step != nil && !step.Tick(); k++ {
			if k > 4 {
				t.Fatalf("the %s takes more than a blink", e.Kind)
			}
		}
	}
	played := d.describePositions()
	d.show(d.match.State())
	if animated := d.describePositions(); played != animated {
		t.Errorf("the pieces lie\n%s\nwant\n%s", played, animated)
	}
}

func TestSoundsOfMoves(t *testing.T) {
	for _, c := range []struct {
		name, from, move string
		want             []audio.Sound
	}{
		{"the lion is heavy", "", "b1a2", []audio.Sound{audio.SetDownHeavy}},
		{"the giraffe is of middle weight", "", "c1c2", []audio.Sound{audio.SetDownMid}},
		{"a chick is light", "3/l2/1C1/L2[] w", "b2b3", []audio.Sound{audio.SetDownLight}},
		{"a capture", "", "b2b3", []audio.Sound{audio.Capture}},
		{"a drop", "l2/3/3/L2[E] w", "E@b2", []audio.Sound{audio.Drop}},
		{"a promotion", "l2/1C1/3/L2[] w", "b3b4+", []audio.Sound{audio.Promote}},
		{"a capture with promotion", "lg1/1C1/3/L2[] w", "b3b4+", []audio.Sound{audio.Capture, audio.Promote}},
	} {
		d := newTestBoard(t, "mori", c.from)
		for _, e := range d.do(c.move) {
			if step := d.Play(e, anim.Normal); step != nil {
				step.Finish()
			}
		}
		if got := d.sounds.Take(); !slices.Equal(got, c.want) {
			t.Errorf("%s: heard %v, want %v", c.name, got, c.want)
		}
	}
}

func TestAPieceDroppedByHandDoesNotTravelAgain(t *testing.T) {
	for _, c := range []struct {
		from, move string
		part, to   rules.Part
	}{
		{"", "b1a2", cell("b1"), cell("a2")},
		{"l2/3/3/L2[E] w", "E@b2", reserve(0, game.Elephant), cell("b2")},
	} {
		d := newTestBoard(t, "mori", c.from)
		d.pick(c.part)
		dest := d.partRect(c.to).Centre()
		for _, at := range []geom.Point{d.partRect(c.part).Centre(), dest.Add(geom.Pt(20, 9))} {
			d.Drag(c.part, at)
			d.Tick()
		}
		d.Drop(geom.Point{}, true)
		for _, e := range d.do(c.move) {
			step := d.Play(e, anim.Normal)
			for done := false; step != nil && !done; done = step.Tick() {
				if away := d.tokenAt(c.to, nil).at.Sub(dest).Len(); away > 1 {
					t.Fatalf("%s: the piece is %.0f away from its square while it is set down", c.move, away)
				}
			}
		}
		played := d.describePositions()
		d.show(d.match.State())
		if animated := d.describePositions(); played != animated {
			t.Errorf("%s: the pieces lie\n%s\nwant\n%s", c.move, played, animated)
		}
	}
}

func TestAPieceLetGoElsewhereGoesHome(t *testing.T) {
	d := newTestBoard(t, "mori", "l2/3/3/L2[E] w")
	before := d.describePositions()
	for _, part := range []rules.Part{cell("a1"), reserve(0, game.Elephant)} {
		d.pick(part)
		d.Drag(part, geom.Pt(50, 60))
		if got := d.selectedToken().at; got != geom.Pt(50, 60) {
			t.Errorf("the carried piece is at %v, not under the pointer", got)
		}
		d.Drop(geom.Point{}, false)
		d.pick(part)
		d.Choose(tableChoice())
		d.waitUntilStill()
		if after := d.describePositions(); after != before {
			t.Errorf("let go, the pieces lie\n%s\nwant\n%s", after, before)
		}
	}
}

func TestACarriedPieceStaysAboveTheFinger(t *testing.T) {
	d := newTestBoard(t, "mori", "")
	d.arrange(390, 844)
	d.pick(cell("b1"))
	d.Drag(cell("b1"), geom.Pt(200, 500))
	if at := d.selectedToken().at; at.X != 200 || at.Y > 500-20 {
		t.Errorf("the piece is carried at %v under a finger at 200, 500", at)
	}
}

func TestAChosenPieceIsLifted(t *testing.T) {
	for _, speed := range []store.Speed{store.Normal, store.Off} {
		d := newTestBoard(t, "mori", "")
		d.settings().Speed = speed
		d.pick(cell("b1"))
		if speed == store.Normal {
			d.waitUntilStill()
		}
		chosen := d.selectedToken()
		if want := restLift * d.onSquare(); chosen.lift != want {
			t.Errorf("speed %s: the chosen piece is %.1f high, want %.1f", speed, chosen.lift, want)
		}
		d.Choose(tableChoice())
		if speed == store.Normal {
			d.waitUntilStill()
		}
		if chosen.lift != 0 {
			t.Errorf("speed %s: let go, it is still %.1f high", speed, chosen.lift)
		}
	}
}
