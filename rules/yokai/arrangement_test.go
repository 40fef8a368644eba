package yokai

import (
	"testing"

	"engawa/rules"
)

// TestAnArrangementIsWrittenAsItsBoardIsRead reads texts, and writes what they arrange.
func TestAnArrangementIsWrittenAsItsBoardIsRead(t *testing.T) {
	for _, text := range []string{startText, "2l/3/1L1/3[EGCegc] w", "Lg1/3/3/1l1[] b T", "1l1/+C2/3/1L1[CGge] b"} {
		b, err := ParseBoard(Mori, text)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := ParseBoard(Mori, b.Arrangement().String()); err != nil || again != b {
			t.Errorf("%q comes back as %q: %v", text, b.Arrangement(), err)
		}
	}
}

// TestAnArrangementThatIsNoPositionIsRefusedByItsText lays out what the rules do not know.
func TestAnArrangementThatIsNoPositionIsRefusedByItsText(t *testing.T) {
	legal := func() Arrangement { return StartBoard(Mori).Arrangement() }
	for code, change := range map[string]func(a *Arrangement){
		CodeLion:   func(a *Arrangement) { a.Cells[1] = 0 },
		CodePieces: func(a *Arrangement) { a.Reserves[Black][0]++ },
		CodeTry:    func(a *Arrangement) { a.Waiting = true },
		"":         func(a *Arrangement) { a.Side = Black },
	} {
		a := legal()
		change(&a)
		if _, err := (Game{}).ParsePosition(rules.Setup{Seats: 2}, a.String()); rules.CodeOf(err) != code {
			t.Errorf("%q gives %v, want %q", a, err, code)
		}
	}
	var none Arrangement
	if _, err := ParseBoard(Mori, none.String()); none.String() != "3/3/3/3[] w" || rules.CodeOf(err) != CodeLion {
		t.Errorf("the empty board is %q: %v", none, err)
	}
}

// TestWhatIsHeldIsWhatATakerGets puts pieces into a reserve: a hen as a chick, and no lion.
func TestWhatIsHeldIsWhatATakerGets(t *testing.T) {
	var a Arrangement
	if err := a.Hold(Black, Hen); err != nil || a.Reserves != [2][3]int{Black: {0, 0, 1}} {
		t.Errorf("a hen is held as %v: %v", a.Reserves, err)
	}
	if err := a.Hold(White, Lion); rules.CodeOf(err) != CodeHold || a.Reserves[White] != [3]int{} {
		t.Errorf("a lion is held: %v, %v", a.Reserves, err)
	}
}
