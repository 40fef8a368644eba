package homeworlds

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

func TestAnOpenedSystemShowsWhatCanBeDoneThere(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, phone())
	slot, _ := d.pos.Find("s1")
	d.showChoice()
	d.point(slot)
	for k, d2 := range actions() {
		want := actionOn
		if d2.button == buttonTrade {
			want = actionOff
		}
		if m := d.system.model().list; m.states[k] != want || m.notes[k] == "" {
			t.Errorf("%s is %d and says %q", d2.name, m.states[k], m.notes[k])
		}
	}
	d.Back()
	slot, _ = d.pos.Find("s2") // no ship of the mover is there
	d.point(slot)
	for k, d2 := range actions() {
		if state := d.system.model().list.states[k]; state != actionOff {
			t.Errorf("where there is no own ship, %s is %d", d2.name, state)
		}
	}
	if title := d.system.title(); title != d.words().T(lang.HomeworldsNoShip) {
		t.Errorf("the title is %q", title)
	}
	sacrifice := button(buttonSacrifice)
	if answer := d.Press(sacrifice); d.legality.why(answer.Parts...) == nil {
		t.Errorf("where there is no own ship, a sacrifice is answered by %v", answer)
	}
	d.showChoice(sacrifice) // on the chart
	d.open(slot)
	if m := d.system.model().list; m.states[buttonSacrifice-1] != actionOff || m.reasons[buttonSacrifice-1] == "" {
		t.Errorf("where there is no own ship, a chosen sacrifice is %d for %q", m.states[buttonSacrifice-1], m.reasons[buttonSacrifice-1])
	}
}

// TestSentencesLieOffThePowersOfAnOpenedSystem holds that a press on a power is never one on what is said meanwhile.
func TestSentencesLieOffThePowersOfAnOpenedSystem(t *testing.T) {
	const all = 5 // powers
	for name, v := range map[string]stage.View{"phone": phone(), "wide": wideView()} {
		d := newTestBoard(t, 3, threeWorlds, v)
		slot, _ := d.pos.Find("s1")
		d.showChoice()
		d.open(slot)
		message, powers := d.Tree().Slot(table.SlotMessage), 0
		if message.Empty() || !message.Within(v.Area) {
			t.Errorf("%s: sentences lie at %v", name, message)
		}
		for _, c := range d.partCells() {
			if isAction(c.Of.(rules.Part)) {
				if powers++; c.Rect.Overlaps(message) {
					t.Errorf("%s: sentences at %v lie over %s at %v", name, message, c.Name, c.Rect)
				}
			}
		}
		if powers != all {
			t.Errorf("%s: there are %d powers, want %d", name, powers, all)
		}
	}
}

// TestAnOpenedSystemOfAReplayHasNoPowers opens a system where nothing can be chosen.
func TestAnOpenedSystemOfAReplayHasNoPowers(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, phone())
	d.canChoose = false
	slot, _ := d.pos.Find("s1")
	d.open(slot)
	for _, c := range d.partCells() {
		if isAction(c.Of.(rules.Part)) {
			t.Errorf("%s can be pressed", c.Name)
		}
	}
}

// TestASelectedSystemShowsWhatCanBeDoneThere holds that on a large table the powers say what they can do in the system that
// is selected, or what they lack there.
func TestASelectedSystemShowsWhatCanBeDoneThere(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	d.showChoice()
	for k, a := range actions() {
		if note := d.actionNotes()[k]; note != d.words().T(a.does) {
			t.Errorf("with no system selected %s says %q", a.name, note)
		}
	}
	slot, _ := d.pos.Find("s1")
	d.point(slot)
	if d.overlays.Top() != nil {
		t.Fatal("a large table opens the system")
	}
	for k, a := range actions() {
		note := d.actionNotes()[k]
		want := a.button == buttonTrade
		if lacks := note == d.words().T(lang.HomeworldsNoPower, lang.Text("colour", "blue")); note == "" || lacks != want {
			t.Errorf("%s says %q", a.name, note)
		}
	}
}

func TestASacrificeShowsWhatItTakesAway(t *testing.T) {
	for _, c := range []struct {
		name, from, at string
		ship           game.Piece
		want           loss
	}{
		{"others stay", threeWorlds, "s1", game.MakePiece(game.Yellow, 2), loss{}},
		{"the last ship of a system", "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)y2|", "s1", game.MakePiece(game.Yellow, 2), loss{vanish: true}},
		{"home, green", "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)y2|", "H0", game.MakePiece(game.Green, 3), loss{home: true}},
		{"home, one move away", "2/3 0 H0:0(b3y1)y1| H1:1(b2r1)|g3 s1:-1(g2)g2|", "H0", game.MakePiece(game.Yellow, 1), loss{home: true, canReturn: true}},
		{"home, two moves away but one to make", "2/3 0 H0:0(b3y1)y1| H1:1(b2r1)|g3 s1:-1(g2)|b1 s2:-1(g1)g2|", "H0", game.MakePiece(game.Yellow, 1), loss{home: true}},
		{"home, two moves away", "2/3 0 H0:0(b3y1)y2| H1:1(b2r1)|g3 s1:-1(g2)|b1 s2:-1(g1)g2|", "H0", game.MakePiece(game.Yellow, 2), loss{home: true, canReturn: true}},
	} {
		seats := 2
		if c.from == threeWorlds {
			seats = 3
		}
		d := newTestBoard(t, seats, c.from, wideView())
		slot, _ := d.pos.Find(c.at)
		if got := d.lossOf(slot, 0, c.ship); got != c.want {
			t.Errorf("%s: it takes away %+v, want %+v", c.name, got, c.want)
		}
	}
}

func TestWordsWithoutRoomAreTheTipsOfTheirButtons(t *testing.T) {
	for _, larger := range []float64{1, 2} {
		v := phone()
		v.Text = larger
		d := newTestBoard(t, 3, threeWorlds, v)
		slot, _ := d.pos.Find("s1")
		d.showChoice()
		d.point(slot)
		for _, target := range d.partCells() {
			for k, of := range actions() {
				if target.Of.(rules.Part) != button(of.button) {
					continue
				}
				note := d.system.Model().list.notes[k]
				name := d.words().T(of.name)
				written := slices.ContainsFunc(d.texts(target.Rect), func(text string) bool { return strings.HasPrefix(note, text) })
				if !written {
					name += ": " + note
				}
				if target.Name != name || (target.Tip != "") == written {
					t.Errorf("%v times: %s is called %q, with a tip %v", larger, of.name, target.Name, target.Tip)
				}
				if written != (larger == 1) {
					t.Errorf("%v times: what %s does, %q, is written on its button: %t", larger, of.name, note, written)
				}
			}
		}
	}
}

// texts returns what is written within r.
func (d *testBoard) texts(r geom.Rect) (list []string) {
	for _, s := range d.draw().Strokes {
		if text, ok := s.Text(); ok && s.Box.Within(r.Inset(-1)) {
			list = append(list, text)
		}
	}
	return list
}

// An open system has room for all its words in every window and language, usual and twice as large, before and after a
// ship has been chosen.
func TestWordsBelowActionsAreWhole(t *testing.T) {
	for name, v := range views() {
		for _, v.Text = range []float64{1, 2} {
			for _, tag := range lang.Tags() {
				d := newTestBoard(t, 3, threeWorlds, v)
				d.services.Words = lang.For(tag)
				for _, slot := range d.slotsFromAbove() {
					picks := [][]rules.Part{nil}
					for p := range d.pos.Systems[slot].Ships[0].All() {
						picks = append(picks, []rules.Part{piecePart(slot, 0, p)})
					}
					for _, picked := range picks {
						d.showChoice(picked...)
						d.open(slot)
						d.updateHighlights()
						for _, text := range d.Tree().Overflows {
							t.Errorf("%s, %s, %v times: no room for %s", name, tag, v.Text, text)
						}
					}
				}
			}
		}
	}
}

// The overlay of a system says what a catastrophe there would do, and its way back leads to the chart.
func TestTheOverlayOfASystem(t *testing.T) {
	d := newTestBoard(t, 2, crowdedWorlds, wideView())
	slot, _ := d.pos.Find("s4")
	d.point(slot)
	d.point(slot)
	d.Tree()
	if o := d.overlays.Top(); o != &d.system || o.Cover() != widget.Modal || len(o.Narration()) != 0 || o.Back() {
		t.Fatalf("%v lies on the chart", o)
	}
	d.showChoice(d.part("mark g s4"))
	d.Tree()
	if text := d.Details(); len(text) != 1 || text[0] != d.catastropheWords() || d.Message(d.state) != "" {
		t.Errorf("%q is told of the catastrophe", text)
	}
	if !d.Back() || d.overlays.Top() != nil || d.selection != slot {
		t.Error("the way back leads not to the chart with its system")
	}
	d = newTestBoard(t, 3, threeWorlds, wideView())
	d.play("build g1 H0", anim.Normal)
	d.touch(button(buttonPosition))
	if d.overlays.Top() != &d.earlier || d.Message(d.state) != d.words().T(lang.HomeworldsPast) || !d.Back() || d.overlays.Top() != nil {
		t.Error("the position before is no overlay that a way back takes away")
	}
}

// TestPowersOfSeatsLieClearOfShips holds in rooms of phones and of tablets that no sign of a power beside a crest lies on a
// ship of the open system or outside of its room.
func TestPowersOfSeatsLieClearOfShips(t *testing.T) {
	const side = 12.0
	for seats, from := range map[int]string{2: crowdedWorlds, 3: threeWorlds, 4: manyWorlds} {
		d := newTestBoard(t, seats, from, phone())
		for _, room := range []geom.Rect{geom.R(10, 110, 370, 390), geom.R(8, 110, 304, 240), geom.R(150, 50, 390, 280), geom.R(20, 60, 700, 640)} {
			for slot := range d.pos.Slots() {
				d.open(slot)
				l := d.system.layoutSystem(room)
				for seat := range rules.Seat(seats) {
					angle, ok := l.sideOf(seat)
					if !ok {
						continue
					}
					for _, at := range powerPlaces(l.crestAt(angle), angle, l.crest, game.NumColours) {
						sign := geom.Around(at, side, side)
						if !sign.Within(room) {
							t.Errorf("%d seats, %s: a sign of seat %d at %v lies outside of %v", seats, d.systemName(slot), seat, sign, room)
						}
						for _, ship := range d.system.piecesOnDisc(l) {
							if ship.outline().Overlaps(sign) {
								t.Errorf("%d seats, %s in %v: a sign of seat %d at %v lies on the %s", seats, d.systemName(slot), room, seat, sign, ship.piece)
							}
						}
					}
				}
			}
		}
	}
}
