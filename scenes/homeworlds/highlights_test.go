package homeworlds

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

const manyWorlds = "4/5 0 H0:0(b3y1)g3b1||| H1:1(b2r1)|g3y1|| H2:2(g1r3)||y3| H3:3(g2b1)|||g3 s1:-1(g2)y2r1||b1| s2:-1(r1)|y2|| " +
	"s3:-1(y3)g1|y1|| s5:-1(b2)b2||| s7:-1(r2)|g1g1|| s8:-1(r3)b3|b1|| s9:-1(g3)r2|||y1 s10:-1(y2)||y3| s11:-1(b3)|||r3 s12:-1(g1)||b3|"

const crowdedWorlds = "2/3 0. H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s1:-1(g2)y2r1|b1 s2:-1(r1)|y2 s4:-1(g3)g1g1|g2r3"

// Random matches in all rooms: everything lies where it can be seen, and nothing lies on anything else.
func TestRealPositionsFit(t *testing.T) {
	most := 0
	for name, v := range views() {
		for seats := 2; seats <= 6; seats++ {
			d := newTestBoard(t, seats, "", v)
			rng := rand.New(rand.NewPCG(uint64(seats), uint64(len(name))))
			for range 220 {
				if !d.doExploring(rng) {
					break
				}
				d.show()
				n := 0
				spots := map[int]spot{}
				for slot := range d.systems {
					if w := &d.systems[slot]; w.exists {
						spots[slot] = w.goal
						n++
					}
				}
				most = max(most, n)
				checkSpots(t, name, d.scrollView.room(), d.scrollView.blocks, spots, n)
				if t.Failed() {
					t.Fatal(d.match.Game.FormatPosition(d.match.State()))
				}
			}
			checkTargets(t, name, d)
		}
	}
	if most < 16 {
		t.Errorf("no position had more than %d systems: the test sees too little", most)
	}
}

// doExploring plays a random action, discoveries before all others.
func (d *testBoard) doExploring(rng *rand.Rand) bool {
	by, ok := d.match.State().Actors().Only()
	if !ok {
		return false
	}
	legal := d.match.State().Legal(by, nil)
	rng.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
	slices.SortStableFunc(legal, func(a, b rules.Action) int { return actionWeight(a) - actionWeight(b) })
	pick := legal[0]
	if rng.IntN(3) == 0 {
		pick = legal[rng.IntN(len(legal))]
	}
	if _, err := d.match.Do(rules.Move{By: by, Do: pick}); err != nil {
		d.t.Fatal(err)
	}
	return true
}

func actionWeight(a rules.Action) int {
	switch c, _ := game.Fields(a); c.Kind {
	case game.KindDiscover, game.KindBuild:
		return 0
	case game.KindCatastrophe, game.KindSacrifice:
		return 2
	}
	return 1
}

// targetAt returns the part of the uppermost target at the point, none for a place without any.
func (d *testBoard) targetAt(at geom.Point) rules.Part {
	found := &ui.Control{Layer: -1, Of: rules.Part{}}
	for _, target := range d.partCells() {
		if target.Rect.Contains(at) && target.Layer > found.Layer {
			found = target
		}
	}
	return found.Of.(rules.Part)
}

func TestAShipShowsWhereItCanGo(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	d.showChoice(d.part("ship y2 s1"))
	want := map[string]bool{"H0": true, "s2": true, "s3": true}
	for _, slot := range d.highlights.links {
		if !want[d.pos.Name(slot)] {
			t.Errorf("%s is marked", d.pos.Name(slot))
		}
		delete(want, d.pos.Name(slot))
	}
	if len(want) > 0 {
		t.Errorf("%v are not marked", want)
	}
	for p := range game.Piece(game.NumPieces) {
		if d.highlights.canTake[p] != (p.Size() != 2) {
			t.Errorf("in the bank %s is marked: %v", p, d.highlights.canTake[p])
		}
	}
	if d.highlights.builds != pieceNamed("y1") {
		t.Errorf("it would build %s", d.highlights.builds)
	}
	if !d.highlights.open || d.highlights.power != noPower {
		t.Errorf("the power is chosen: %d", d.highlights.power)
	}
	d.showChoice(d.part("ship y2 s1"), button(buttonMove))
	if d.highlights.open || d.highlights.power != buttonMove || len(d.highlights.links) != 3 || len(d.highlights.attackable) != 0 {
		t.Errorf("with move chosen %d systems and %d ships can follow, and another power %v", len(d.highlights.links), len(d.highlights.attackable), d.highlights.open)
	}
	home, _ := d.match.State().(*game.State).Find("H1")
	if got := d.highlights.moves[home]; got != 2 {
		t.Errorf("Hana's home is %d moves away", got)
	}
	d.showChoice(d.part("ship y2 s1"))
	if len(d.highlights.attackable) != 1 || d.highlights.attackable[0].part() != d.part("ship P1 b1 s1") {
		t.Errorf("it can attack %v", d.highlights.attackable)
	}
	before := len(d.draw().Strokes)
	d.settings().Marks = false
	if after := len(d.draw().Strokes); after >= before {
		t.Error("ways are drawn although the settings do not want marks")
	}
}

func (d *testBoard) settings() *store.Settings { return &d.services.Settings }

func TestAShipTooLargeIsMarked(t *testing.T) {
	d := newTestBoard(t, 2, "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)r1|b2", wideView())
	d.showChoice(d.part("ship r1 s1"))
	if len(d.highlights.attackable) != 0 || len(d.highlights.large) != 1 {
		t.Errorf("in reach %d ships, too large %d", len(d.highlights.attackable), len(d.highlights.large))
	}
}

func TestACatastropheIsForetold(t *testing.T) {
	d := newTestBoard(t, 2, crowdedWorlds, wideView())
	d.showChoice(d.part("mark g s4"))
	out := d.highlights.catastrophe
	if len(out.destroyed) != 5 || !out.vanish || !out.pending {
		t.Errorf("%d pieces go, the system vanishes %v, it can be set off %v", len(out.destroyed), out.vanish, out.pending)
	}
	if words := d.catastropheWords(); words != "Myojo loses 5 pieces. It is destroyed. Aki −2, Hana −2." {
		t.Errorf("it is foretold as %q", words)
	}
	checkTargets(t, "a catastrophe", d)
	if leave := d.partRect(button(buttonLeave)); d.targetAt(leave.Centre()) != button(buttonLeave) || !d.releases(button(buttonLeave)) {
		t.Error("there is no button that lets it be")
	}
	d = newTestBoard(t, 2, "2/3 0. H0:0(b3y1)g3| H1:1(b2r1)g1g1|g3g2 s1:-1(b1)b1|", wideView())
	d.showChoice(d.part("mark g H1"))
	if out := d.highlights.catastrophe; out.vanish || out.loses != rules.SeatsOf(1) {
		t.Errorf("vanishes %v, seats without a home ship %v", out.vanish, out.loses)
	}
	d = newTestBoard(t, 2, "2/3 0. H0:0(b3y1)g3| H1:1(b2r1)r1r2|g3r1 s1:-1(b1)b1|", wideView())
	d.showChoice(d.part("mark r H1"))
	if out := d.highlights.catastrophe; len(out.newLinks) != 2 || len(d.draw().Strokes) == 0 {
		t.Errorf("%d ways open", len(out.newLinks))
	}
}

func TestACatastropheShowsWhatItGivesUp(t *testing.T) {
	const after = " H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)g1g1|g2"
	for phase, want := range map[string]string{
		"2/3 0" + after: "You give up 1 action.", "2/3 0!y2" + after: "You give up 2 actions.", "2/3 0." + after: "",
	} {
		d := newTestBoard(t, 2, phase, wideView())
		d.showChoice(d.part("mark g s1"))
		if words := d.catastropheWords(); want != "" && !strings.Contains(words, want) || want == "" && strings.Contains(words, "give up") {
			t.Errorf("%s: it is foretold as %q", phase, words)
		}
	}
}

func TestTheRowOfActions(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	state := func(n int) actionState { return d.stateOf(actions()[n-1]) }
	d.showChoice(d.part("ship y2 s1"))
	if state(buttonTrade) != actionOff || state(buttonMove) != actionOn {
		t.Errorf("trade is %d, move %d", state(buttonTrade), state(buttonMove))
	}
	if words := d.refusal(actions()[buttonTrade-1], d.legality.why(append(d.choice.Picked, button(buttonTrade))...)); words != "needs blue here" {
		t.Errorf("trade is missing because %q", words)
	}
	d.showChoice(d.part("ship y2 s1"), button(buttonMove))
	if state(buttonMove) != chosenAction || d.Message(d.state) != d.words().T(lang.HomeworldsSail) {
		t.Errorf("move is %d, and it says %q", state(buttonMove), d.Message(d.state))
	}
	if state(buttonBuild) != actionOn || state(buttonTrade) != actionOff {
		t.Errorf("instead of a move build is %d, trade %d", state(buttonBuild), state(buttonTrade))
	}
	d.showChoice(button(buttonMove))
	if len(d.highlights.ready) == 0 || d.Message(d.state) != d.words().T(lang.HomeworldsWhichMove) {
		t.Errorf("%d ships can sail, and it says %q", len(d.highlights.ready), d.Message(d.state))
	}
	d.Choose(table.Choice{})
	if state(buttonMove) != actionIdle || d.Message(d.state) != "" {
		t.Errorf("with nobody choosing move is %d, and it says %q", state(buttonMove), d.Message(d.state))
	}
}

// A kept card is shown only by what is drawn for its owner.
func TestTheCardIsDrawnForItsOwner(t *testing.T) {
	d := newTestBoard(t, 3, "", wideView())
	s := d.match.State()
	for seat := range rules.Seat(3) {
		own, other := d.DescribeSecret(s.View(seat), seat), d.DescribeSecret(s.View(rules.Public), seat)
		if want := d.words().T(map[game.Alignment]lang.Key{game.Good: lang.HomeworldsGoodAim, game.Evil: lang.HomeworldsEvilAim}[s.(*game.State).Card(seat)]); own != want {
			t.Errorf("seat %d reads %q", seat, own)
		}
		if other != d.words().T(lang.HomeworldsNoCard) {
			t.Errorf("everybody reads of seat %d %q", seat, other)
		}
	}
}

func TestLines(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	from, to, next := d.Board.match.PlaceName("s1"), d.Board.match.PlaceName("s2"), d.Board.match.PlaceName("s4")
	for action, want := range map[string]string{
		"build g1 H0":       "built green 1 at home",
		"trade g3 y3 H0":    "traded green 3 for yellow at home",
		"move y2 s1 s2":     "moved yellow 2 to " + to,
		"move y2 s1 H0":     "moved yellow 2 home",
		"move g1 s3 H1":     "moved green 1 to Hana’s home",
		"attack b1 s1 P1":   "captured blue 1 at " + from,
		"sacrifice y2 s1":   "sacrificed yellow 2 at " + from,
		"discover r1 s1 b3": "red 1 discovered " + next,
		"end":               "did nothing",
	} {
		a, err := d.match.Game.ParseAction(d.match.State(), 0, action)
		if err != nil {
			t.Errorf("%s: %v", action, err)
			continue
		}
		if got := d.Line(d.match.State(), rules.Move{By: 0, Do: a}); got != want {
			t.Errorf("%s is told as %q, want %q", action, got, want)
		}
	}
	for action, want := range map[string]string{
		"trade g3 y3 H0": "trade green 3 for yellow at home", "move y2 s1 H0": "move yellow 2 home",
		"discover r1 s1 b3": "with red 1 at " + from + ", discover a new star: blue 3", "end": "do nothing",
	} {
		a, err := d.match.Game.ParseAction(d.match.State(), 0, action)
		if err != nil {
			t.Errorf("%s: %v", action, err)
			continue
		}
		if got := d.Advise(d.match.State(), rules.Move{By: 0, Do: a}); got != want {
			t.Errorf("%s is advised as %q, want %q", action, got, want)
		}
	}
}

func TestALabelNamesASystem(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	d.match.Note(0, "label", "s1 Kuma")
	slot, _ := d.match.State().(*game.State).Find("s1")
	if got := d.systemName(slot); got != "Kuma" {
		t.Errorf("the system is called %q", got)
	}
}

func TestDescribeCoversEverything(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	text := d.Describe(d.state)
	for _, want := range []string{
		"Aki’s home: large blue star, small yellow star; Aki: small blue ship, large green ship", d.Board.match.PlaceName("s1") + ": medium green star; Aki:",
		"medium red star in the bank, 4 left", "Aki",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in %q", want, text)
		}
	}
}

// The first frame of a chart renders pictures; those after it are drawn as this measures.
func BenchmarkDraw(b *testing.B) {
	d := newTestBoard(b, 3, threeWorlds, wideView())
	d.showChoice(d.part("ship y2 s1"))
	for b.Loop() {
		d.draw()
	}
}

func TestRingsOfTheRakeDoNotCross(t *testing.T) {
	for name, v := range views() {
		d := newTestBoard(t, 4, manyWorlds, v)
		reach := d.rakes()
		for slot := range d.pos.Slots() {
			for other := range d.pos.Slots() {
				apart := d.systems[slot].goal.at.Sub(d.systems[other].goal.at).Len()
				if slot < other && reach[slot]+reach[other] > apart+0.01 {
					t.Errorf("%s: the rings of %d and %d reach %.1f and %.1f far, %.1f apart", name, slot, other, reach[slot], reach[other], apart)
				}
			}
		}
	}
}

func TestWhoHasACardIsAskedToLookAtItFirst(t *testing.T) {
	message := func(d *testBoard) string { return d.Message(d.state) }
	first := func(d *testBoard, aim lang.Key) string {
		return d.words().T(aim) + "\n" + d.words().T(lang.HomeworldsFirstStar)
	}
	if d := newTestBoard(t, 2, "", phone()); message(d) != first(d, lang.HomeworldsAim) {
		t.Errorf("without cards: %q", message(d))
	}
	d := newTestBoard(t, 4, "", phone())
	if got := message(d); got != d.words().T(lang.HomeworldsLookFirst) {
		t.Errorf("before the card has been seen: %q", got)
	}
	d.OnLook(d.choice.By)
	if got := message(d); got != first(d, lang.HomeworldsAimCard) {
		t.Errorf("after the card has been seen: %q", got)
	}
}

// What is left of a sacrifice limits how far away systems are said to be.
func TestMovesAreCountedAsFarAsTheActionsLeftReach(t *testing.T) {
	for _, tt := range []struct {
		left string
		want int // moves to the system two ways off
	}{{"y1", 0}, {"y2", 2}} {
		d := newTestBoard(t, 2, "2/3 0!"+tt.left+" H0:0(b3y1)g3b1g1| H1:1(b2r1)|g3y1 s1:-1(g2)r1|b1 s2:-1(r1)|y2 s3:-1(r3)|y3", wideView())
		d.showChoice(d.part("ship g1 H0"))
		near, _ := d.pos.Find("s1")
		far, _ := d.pos.Find("s2")
		if d.highlights.moves[near] != 1 || d.highlights.moves[far] != tt.want {
			t.Errorf("with %s left the systems are %d and %d moves away, want 1 and %d", tt.left, d.highlights.moves[near], d.highlights.moves[far], tt.want)
		}
	}
}

func TestShipsAsLargeAsTheLargestAreInReach(t *testing.T) {
	d := newTestBoard(t, 2, "2/3 0 H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s1:-1(r2)y2r1|b1g2y3", wideView())
	slot, _ := d.pos.Find("s1")
	if n := d.inReach(slot, 0); n != 2 {
		t.Errorf("%d ships are in reach of a middle one, want the small and the middle one", n)
	}
}

func TestCrestsStandBesideGuestsAlone(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	guest, _ := d.pos.Find("s1")
	for slot, want := range map[int]bool{0: false, 1: false, 2: false, guest: true} {
		c, trace := canvas.NewTrace(1280, 800, 1)
		d.drawOwners(c, slot)
		if drawn := len(trace.Strokes) > 0; drawn != want {
			t.Errorf("crests beside the ships of %s: %v", d.systemName(slot), drawn)
		}
	}
}

func TestALostHomeIsNobodysAnyMore(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	d.lose(1, 1)
	if d.homeOf(1) >= 0 || d.pos.Living.Has(1) || !d.eliminated.Has(1) {
		t.Errorf("a home: %v; living: %v; lost: %v", d.homeOf(1), d.pos.Living, d.eliminated)
	}
}

// TestWaysPassByOtherSystems holds that no way of a ship lies under a system to which it does not lead, and that each has
// room for its arrowhead.
func TestWaysPassByOtherSystems(t *testing.T) {
	for name, v := range map[string]stage.View{"wide": wideView(), "phone": phone()} {
		d := newTestBoard(t, 3, threeWorlds, v)
		from, _ := d.pos.Find("s1")
		for _, to := range d.connectedSlots(from) {
			if l := d.link(from, to); d.linkCost(l, from, to) >= 1 {
				t.Errorf("%s: the way from %s to %s is hidden", name, d.systemName(from), d.systemName(to))
			}
		}
	}
}

// TestTheAimAndTheTaskStandApart holds that both have a line of their own where each has room on one.
func TestTheAimAndTheTaskStandApart(t *testing.T) {
	d := newTestBoard(t, 3, "", phone())
	for first, want := range map[string]string{"Win.": "Win.\nGo.", strings.Repeat("Win so. ", 9): strings.Repeat("Win so. ", 9) + " Go."} {
		if got := d.joinSentences(first, "Go."); got != want {
			t.Errorf("%q and \"Go.\" stand as %q", first, got)
		}
	}
}

// TestTheAimIsToldFirst holds that the goal of the game is shown in the first turns only.
func TestTheAimIsToldFirst(t *testing.T) {
	words := lang.For(lang.English)
	for from, want := range map[string]lang.Key{"": lang.HomeworldsAimCard, threeWorlds: lang.HomeworldsAim} {
		d := newTestBoard(t, 3, from, wideView())
		d.showChoice()
		st := d.match.State().(*game.State)
		if said := d.withAim(st, "Go."); said != words.T(want)+"\nGo." {
			t.Errorf("from %q it is said %q", from, said)
		}
		stagetest.PlayOn(t, d.match, func(m *rules.Match) bool {
			return m.Over() || m.State().(*game.State).Turns() >= 2*d.seats
		}, stagetest.ByChance(rand.New(rand.NewPCG(1, 1))))
		d.state = d.match.State().(*game.State)
		if said := d.withAim(d.state, "Go."); said != "Go." {
			t.Errorf("from %q it is said later %q", from, said)
		}
	}
}

// TestMovesAreWrittenOffCounts holds that no number of moves lies on another or on the count of a colour, also in large words
// on small phones, and that all are written where there is much room.
func TestMovesAreWrittenOffCounts(t *testing.T) {
	small := stage.NewView(320, 568, 1, geom.Insets{})
	small.Text = 2
	for name, v := range map[string]stage.View{"wide": wideView(), "phone": phone(), "small": small} {
		d := newTestBoard(t, 3, strings.Replace(threeWorlds, "g3b1||", "g3b1b1||", 1), v)
		d.showChoice(d.part("ship y2 s1"), button(buttonMove))
		var lie []geom.Rect
		for slot := range d.pos.Slots() {
			for k := range d.colourCounts(slot) {
				lie = append(lie, d.markRect(slot, k))
			}
		}
		if len(lie) == 0 {
			t.Fatal("no system has a count of a colour")
		}
		written := 0
		for slot, r := range d.movesRects() {
			if r.Empty() {
				if d.highlights.moves[slot] > 1 && v.Class == stage.Wide {
					t.Errorf("%s: it is not written how far %s is", name, d.systemName(slot))
				}
				continue
			}
			if overlapsAny(r, lie) {
				t.Errorf("%s: how far %s is is written at %v on one of %v", name, d.systemName(slot), r, lie)
			}
			lie, written = append(lie, r), written+1
		}
		if written == 0 {
			t.Errorf("%s: no number of moves is written", name)
		}
	}
}
