package homeworlds

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// TestTheBankLeadsToTheHomeThatIsFounded holds that a way leads from the bank to the home where it lies beside it, and
// under nothing, and that there is none where the bank lies below.
func TestTheBankLeadsToTheHomeThatIsFounded(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		for _, v := range []stage.View{wideView(), phone()} {
			d := newTestBoard(t, seats, "", v)
			slot, founds := d.founding()
			if !founds {
				t.Fatalf("%d seats: no home is set up", seats)
			}
			l, ok := d.wayFromBank(slot)
			if !ok {
				if v.Class == stage.Wide && seats < 6 { // the homes of six leave no way
					t.Errorf("%d seats: no way leads from the bank", seats)
				}
				continue
			}
			if v.Class == stage.Tall {
				t.Errorf("%d seats: a way leads from a bank that lies below", seats)
			}
			for _, dot := range l.Dots() {
				at := geom.Pt(dot.X, dot.Y)
				if d.room.Slot(slotBank).Contains(at) || d.systems[slot].spot.at.Sub(at).Len() < d.systems[slot].spot.radius {
					t.Errorf("%d seats: the way lies at %v on the bank or the home", seats, at)
				}
			}
		}
	}
}

// TestTheStepsOfAHomeSayWhatEachBrings holds that a step that has been made names the power of its piece, and that the one
// after it is the next.
func TestTheStepsOfAHomeSayWhatEachBrings(t *testing.T) {
	d := newTestBoard(t, 2, "", phone())
	for n, p := range []game.Piece{game.MakePiece(game.Blue, 3), game.MakePiece(game.Yellow, 1)} {
		d.pos.Systems[0].Stars += p.One()
		m := d.stepsOf(0)
		if m.next != n+1 {
			t.Fatalf("after %d stars the next step is %d", n+1, m.next)
		}
		for k := range foundingSteps {
			_, note := m.stepTexts(k)
			isPower := false
			for _, a := range actions() {
				isPower = isPower || note == d.words().T(a.name)
			}
			if isPower != (k < m.next) {
				t.Errorf("after %d stars step %d says %q", n+1, k+1, note)
			}
		}
	}
}

// TestALessonMarksTheBankAlone holds that pieces are not framed besides those that a step of a lesson marks.
func TestALessonMarksTheBankAlone(t *testing.T) {
	d := newTestBoard(t, 2, "", phone())
	marked := reservePart(game.MakePiece(game.Blue, 3))
	for want, m := range map[bool]table.Marks{
		true:  {Parts: []rules.Part{cellPart(0), marked}, Kind: table.MarkLesson},
		false: {Parts: []rules.Part{marked}, Kind: table.MarkHint},
	} {
		if d.mark(m); d.lessonMarksBank() != want {
			t.Errorf("with the marks %v the lesson marks the bank: %v", m, !want)
		}
	}
	if d.mark(table.Marks{Parts: []rules.Part{cellPart(0)}, Kind: table.MarkLesson}); d.lessonMarksBank() {
		t.Error("a lesson that marks a home marks the bank")
	}
}
