package lesson

import (
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// TestLargeWordsAreTurnedPageByPage holds that a press on the popup goes on to its next page, that the last one folds
// it, and that it begins again when it is read again.
func TestLargeWordsAreTurnedPageByPage(t *testing.T) {
	s := open(t, phone)
	v := stage.NewView(320, 568, 1, geom.Insets{})
	v.Text = 2
	s.services.Stack.Arrange(v)
	presses := func(key string) (n int) {
		for s.Page().Find(keyPopup) != nil && n < 10 {
			s.Tap(key)
			n++
		}
		return n
	}
	all := presses(keyPopup)
	if all < 2 {
		t.Fatalf("the first words are put away by %d presses, want several pages", all)
	}
	s.Tap(keyFold)
	s.Tap(keyPopup)
	s.Tap(keyFold) // turns as a press on the popup does
	for range all - 2 {
		s.Tap(keyPopup)
	}
	if s.Page().Find(keyPopup) != nil {
		t.Errorf("%d presses do not put the words away that were put away by as many before", all)
	}
	s.Tap(keyFold)
	s.Tap(keyNext)
	if n := presses(keyFold); n == 0 {
		t.Error("the next step has no words")
	}
}
