package homeworlds

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/anim"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
)

// describePositions reports where everything lies, in an order of its own.
func (d *testBoard) describePositions() string {
	var list []string
	for _, t := range d.pyramids {
		list = append(list, fmt.Sprintf("%s of %d in %d at %.1f %.1f size %.3f heading %.2f lift %.1f fade %.2f held %t",
			t.piece, t.owner, t.slot, t.at.X, t.at.Y, t.unit, t.heading, t.lift, t.fade, t.isHeld))
	}
	for slot := range d.systems {
		if w := &d.systems[slot]; w.exists {
			list = append(list, fmt.Sprintf("world %d at %.1f %.1f radius %.1f fade %.2f", slot, w.spot.at.X, w.spot.at.Y, w.spot.radius, w.fade))
		}
	}
	for p, n := range d.pos.Bank.All() {
		list = append(list, fmt.Sprintf("bank %s %d", p, n))
	}
	slices.Sort(list)
	return strings.Join(list, "\n")
}

func TestPlayEndsWhereShowBegins(t *testing.T) {
	for name, run := range stagetest.Runners() {
		t.Run(name, func(t *testing.T) {
			seen := map[rules.EventKind]bool{}
			for seed := range uint64(12) {
				seats := 2 + int(seed)%5
				d := newTestBoard(t, seats, "", views()[[]string{"1280x800", "390x844"}[seed%2]])
				d.below = rules.Seat(int(seed) % seats)
				d.Board.show(d.state)
				playRandomMatch(d, seed, run, seen)
			}
			for _, kind := range []rules.EventKind{rules.EvMove, rules.EvPlace, rules.EvTake, rules.EvFlip, rules.EvMark, rules.EvPhase} {
				if !seen[kind] {
					t.Errorf("no match had an event of kind %s: the test is blind to it", kind)
				}
			}
		})
	}
}

func playRandomMatch(d *testBoard, seed uint64, run stagetest.Runner, seen map[rules.EventKind]bool) {
	rng := rand.New(rand.NewPCG(seed, 5))
	for n := range 150 {
		events, ok := d.doRandom(rng)
		if !ok {
			return
		}
		for _, e := range events {
			seen[e.Kind] = true
			if step := d.Play(e, anim.Normal); step != nil {
				run(d.t, d.Tick, step)
			}
		}
		after := d.describePositions()
		d.show()
		if want := d.describePositions(); after != want {
			d.t.Fatalf("seed %d, action %d: after its movement the screen shows\n%s\nbut the position is\n%s", seed, n, after, want)
		}
	}
}

// threeWorlds is a position of three seats.
const threeWorlds = "3/5 0 H0:0(b3y1)g3b1|| H1:1(b2g1)|g3r2| H2:2(r3y2)||g3b2 s1:-1(g2)y2r1|b1| s2:-1(r1)||y2 s3:-1(y3)g1||y1"

func wideView() stage.View { return views()["1280x800"] }
func phone() stage.View    { return views()["390x844"] }

// play plays an action of the mover, shows its movement, and then the position.
func (d *testBoard) play(text string, speed anim.Speed) {
	d.t.Helper()
	by, _ := d.match.State().Actors().Only()
	a, err := d.match.Game.ParseAction(d.match.State(), by, text)
	if err != nil {
		d.t.Fatal(err)
	}
	events, err := d.match.Do(rules.Move{By: by, Do: a})
	if err != nil {
		d.t.Fatal(err)
	}
	for _, e := range events {
		if step := d.Play(e, speed); step != nil {
			for !step.Tick() {
				d.draw()
			}
		}
	}
	d.show()
}

func TestActionsAreHeard(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	for _, tt := range []struct {
		action string
		sound  audio.Sound
	}{
		{"move y2 s1 s2", audio.ShipSails}, {"end", 0},
		{"build g1 H1", audio.ShipBuilt}, {"end", 0},
		{"trade b2 r2 H2", audio.ShipTraded}, {"end", 0},
		{"sacrifice g1 s3", audio.Sacrifice},
	} {
		d.sounds.Take()
		d.play(tt.action, anim.Normal)
		if sounds := d.sounds.Take(); tt.action != "end" && !slices.Contains(sounds, tt.sound) {
			t.Errorf("%s is not heard as %q: %v", tt.action, tt.sound, sounds)
		}
	}
}

func TestACatastropheIsSeenOnce(t *testing.T) {
	d := newTestBoard(t, 2, "2/3 0. H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s4:-1(g3)g1g1|g2r3", wideView())
	slot, _ := d.match.State().(*game.State).Find("s4")
	before := len(d.thingsIn(slot))
	events, err := d.match.Do(rules.Move{By: 0, Do: game.Choice{Kind: game.KindCatastrophe, Slot: slot, Target: int(game.Green)}.Pack()})
	if err != nil {
		t.Fatal(err)
	}
	step := d.Play(events[0], anim.Normal)
	step.Tick()
	if len(d.effects) != 2 || len(d.thingsIn(slot)) != before || len(d.sounds.Take()) > 0 {
		t.Errorf("before it bursts there are %d effects and %d of %d pieces", len(d.effects), len(d.thingsIn(slot)), before)
	}
	for range anim.Ticks(chargeMS) + 1 {
		step.Tick()
	}
	if got := len(d.effects); got != before+4 {
		t.Errorf("%d effects for %d pieces, the dark, the flash and two waves", got, before)
	}
	step.Finish()
	if len(d.effects) != 0 || len(d.thingsIn(slot)) != 0 {
		t.Errorf("%d effects and %d pieces are left", len(d.effects), len(d.thingsIn(slot)))
	}
	for _, e := range events[1:] {
		if e.Kind == rules.EvTake && d.Play(e, anim.Normal) != nil {
			t.Error("a piece that has burst moves once more")
		}
	}
	if sounds := d.sounds.Take(); !slices.Contains(sounds, audio.StarExplodes) {
		t.Errorf("a catastrophe is heard as %v", sounds)
	}
}

// The end darkens the chart but for the homes of those who have won, and leaves nothing of that behind.
func TestAWinIsSeen(t *testing.T) {
	d := newTestBoard(t, 2, "2/3 0 H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1", wideView())
	step := d.Play(rules.Event{Kind: rules.EvEnd, Path: []int32{0}}, anim.Normal)
	for range anim.Ticks(endMS) / 2 {
		step.Tick()
	}
	if len(d.effects) != 1 || !slices.Equal(d.winners, []int32{0}) {
		t.Errorf("%d effects are seen for the homes %v", len(d.effects), d.winners)
	}
	d.draw()
	if step.Finish(); len(d.effects) != 0 {
		t.Errorf("%d effects are left", len(d.effects))
	}
	if d.Play(rules.Event{Kind: rules.EvEnd, Path: []int32{0}}, anim.Off).Finish(); len(d.effects) != 0 {
		t.Error("without movement something of the end stays")
	}
}
