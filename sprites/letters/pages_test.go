package letters

import (
	"slices"
	"strings"
	"testing"
)

func TestNoWordIsLostOnPages(t *testing.T) {
	const text = "Take it. “Look there!” Then go far beyond the other house with all of your ships… And back?"
	for width := 120.0; width < 600; width += 40 {
		for most := 1; most < 6; most++ {
			style := Style{Face: Text, Size: 20}
			list := Pages(style, text, width, most)
			if got := strings.Fields(strings.Join(list, " ")); !slices.Equal(got, strings.Fields(text)) {
				t.Errorf("%d lines of %.0f: the leaves say %q", most, width, got)
			}
			for _, page := range list {
				if n := len(Wrap(style, page, width)); n > most {
					t.Errorf("%d lines of %.0f: a page has %d lines: %q", most, width, n, page)
				}
			}
			if least := (len(Wrap(style, text, width)) + most - 1) / most; len(list) > least {
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
	style := Style{Face: Text, Size: 16}
	width := Measure(style, "Come back here now.") + 1
	got := Pages(style, "Go there now. Come back here now.", width, 1)
	if want := []string{"Go there now.", "Come back here now."}; !slices.Equal(got, want) {
		t.Errorf("the leaves are %q, want %q", got, want)
	}
}
