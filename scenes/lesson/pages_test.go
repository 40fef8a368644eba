package lesson

import (
	"slices"
	"strings"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

func TestNoWordIsLostOnPages(t *testing.T) {
	const text = "Take it. “Look there!” Then go far beyond the other house with all of your ships… And back?"
	for width := 120.0; width < 600; width += 40 {
		for most := 1; most < 6; most++ {
			style := ui.Body(20)
			list := pages(style, text, width, most)
			if got := strings.Fields(strings.Join(list, " ")); !slices.Equal(got, strings.Fields(text)) {
				t.Errorf("%d lines of %.0f: the leaves say %q", most, width, got)
			}
			for _, page := range list {
				if n := len(letters.Wrap(style, page, width)); n > most {
					t.Errorf("%d lines of %.0f: a leaf has %d lines: %q", most, width, n, page)
				}
			}
			if least := (len(letters.Wrap(style, text, width)) + most - 1) / most; len(list) > least {
				t.Errorf("%d lines of %.0f: %d leaves, want %d", most, width, len(list), least)
			}
		}
	}
}

func TestPagesEndWithSentencesWhereTheyCan(t *testing.T) {
	for _, tt := range []struct {
		text string
		want []string
	}{
		{"Go there.", []string{"Go there."}},
		{"Go there. Come back.", []string{"Go there.", "Come back."}},
		{"“Go!” Then come.", []string{"“Go!”", "Then come."}},
		{"v1.2 is one", []string{"v1.2 is one"}},
	} {
		if got := sentences(tt.text); !slices.Equal(got, tt.want) {
			t.Errorf("%q has the sentences %q, want %q", tt.text, got, tt.want)
		}
	}
	style := ui.Body(16)
	width := letters.Measure(style, "Come back here now.") + 1
	got := pages(style, "Go there now. Come back here now.", width, 1)
	if want := []string{"Go there now.", "Come back here now."}; !slices.Equal(got, want) {
		t.Errorf("the leaves are %q, want %q", got, want)
	}
}

// TestLargeWordsAreTurnedPageByPage holds that a press on the card goes on to its next page, that the last one folds
// it, and that it begins anew when it is read again.
func TestLargeWordsAreTurnedPageByPage(t *testing.T) {
	s := open(t, phone)
	v := stage.NewView(320, 568, 1, geom.Insets{})
	v.Text = 2
	s.services.Stack.Arrange(v)
	presses := func(key string) (n int) {
		for s.Page().Find(keyCard) != nil && n < 10 {
			s.Tap(key)
			n++
		}
		return n
	}
	all := presses(keyCard)
	if all < 2 {
		t.Fatalf("the first words are put away by %d presses, want several leaves", all)
	}
	s.Tap(keyFold)
	s.Tap(keyCard)
	s.Tap(keyFold) // turns as a press on the card does
	for range all - 2 {
		s.Tap(keyCard)
	}
	if s.Page().Find(keyCard) != nil {
		t.Errorf("%d presses do not put the words away that were put away by as many before", all)
	}
	s.Tap(keyFold)
	s.Tap(keyNext)
	if n := presses(keyFold); n == 0 {
		t.Error("the next step has no words")
	}
}
