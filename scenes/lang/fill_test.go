package lang

import (
	"slices"
	"strings"
	"testing"
)

func TestFill(t *testing.T) {
	moves := "{n} {n|move|moves}"
	coups := "{n} {n|coup|coups}"
	for _, tt := range []struct {
		tag  Tag
		skin Skin
		text string
		args []Arg
		want string
	}{
		{English, Spirits, "plain", nil, "plain"},
		{English, Spirits, "{name} wins", []Arg{Text("name", "Aki")}, "Aki wins"},
		{English, Spirits, "{name} wins", []Arg{Text("name", "{n}")}, "{n} wins"},
		{English, Spirits, moves, []Arg{Count("n", 0)}, "0 moves"},
		{English, Spirits, moves, []Arg{Count("n", 1)}, "1 move"},
		{English, Spirits, moves, []Arg{Count("n", 2)}, "2 moves"},
		{French, Spirits, coups, []Arg{Count("n", 0)}, "0 coup"},
		{French, Spirits, coups, []Arg{Count("n", 1)}, "1 coup"},
		{French, Spirits, coups, []Arg{Count("n", 2)}, "2 coups"},
		{English, Spirits, moves, []Arg{Text("n", "1")}, "1 {n|move|moves}"},
		{English, Spirits, "{missing} and {L.nonsense}", nil, "{missing} and {L.nonsense}"},
		{English, Spirits, "open {", nil, "open {"},
		{English, Animals, "{E.A} or {E.the}", nil, "An Elephant or the Elephant"},
		{French, Animals, "{E.Le}, {E.du}, {E.au}", nil, "L’Éléphant, de l’Éléphant, à l’Éléphant"},
		{French, Animals, "{G.un}, {G.du}, {G.au}", nil, "une Girafe, de la Girafe, à la Girafe"},
		{French, Spirits, "{G.un}, {G.du}, {G.au}", nil, "un Tanuki, du Tanuki, au Tanuki"},
		{French, Animals, "{p} promu{p.e}", []Arg{Noun("p", "G")}, "Girafe promue"},
		{French, Animals, "{p} promu{p.e}", []Arg{Noun("p", "C")}, "Poussin promu"},
		{English, Spirits, "{p.The}", []Arg{Noun("p", "+C")}, "The Kodama samurai"},
		{French, Spirits, "{What}, {what}", []Arg{Text("what", "épée")}, "Épée, épée"},
		{French, Spirits, "{a.de}, {b.de}, {c.de}, {d.de}", []Arg{Text("a", "Aki"), Text("b", "Ren"), Text("c", "Élise"), Text("d", "")}, "d’Aki, de Ren, d’Élise, de "},
		{English, Spirits, "{name.de}", []Arg{Text("name", "Aki")}, "{name.de}"},
		{English, Spirits, "{P}", []Arg{Noun("p", "+C")}, "Kodama samurai"},
		{English, Spirits, "{L} {G} {l}", []Arg{Text("l", "x")}, "Koropokkuru Tanuki x"},
		{English, Spirits, "{p}", []Arg{Noun("p", "Q")}, "{p}"},
	} {
		if got := For(tt.tag).WithSkin(tt.skin).fill(tt.text, tt.args); got != tt.want {
			t.Errorf("%s %s %q: got %q, want %q", tt.tag, tt.skin, tt.text, got, tt.want)
		}
	}
}

func TestAKeyWithoutTextIsShown(t *testing.T) {
	if got := For(English).T("no.such"); got != "no.such" {
		t.Errorf("got %q", got)
	}
}

func FuzzFill(f *testing.F) {
	f.Add("{n} {n|move|moves} {L.the} {name}", "Aki", 3)
	f.Add("{{}|{.}{|}{L.}{n|}", "{", -1)
	f.Fuzz(func(t *testing.T, text, name string, n int) {
		for _, tag := range append(Tags(), Pseudo) {
			got := For(tag).fill(text, []Arg{Text("name", name), Count("n", n), Noun("p", "C")})
			if !strings.Contains(text, "{") && got != text {
				t.Errorf("%q without placeholders became %q", text, got)
			}
		}
		pseudo(text)
	})
}

func TestCapitalize(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "rice": "Rice", "Rice": "Rice", "épée": "Épée", "2 soldiers": "2 soldiers", "\xff": "\xff", "é": "É",
	} {
		if got := Capitalize(text); got != want {
			t.Errorf("Capitalize(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestGuess(t *testing.T) {
	for locale, want := range map[string]Tag{
		"": English, "C": English, "fr": French, "fr-CA": French, "fr_FR.UTF-8": French, "FR": French,
		"en-GB": English, "de": German, "ja:fr": French, "de_AT:fr": German, "fr-FR,en;q=0.8": French, "qps": Pseudo,
		";q=1": English, "fr@euro": French, "frx": English, "ja, fr;q=0.5": French,
	} {
		if got := Guess(locale); got != want {
			t.Errorf("Guess(%q) = %s, want %s", locale, got, want)
		}
	}
}

func FuzzGuess(f *testing.F) {
	f.Add("fr_FR.UTF-8:de;q=0.3")
	f.Fuzz(func(t *testing.T, locale string) {
		if tag := Guess(locale); !tag.Valid() {
			t.Errorf("Guess(%q) = %q, which is no language", locale, tag)
		}
	})
}

func TestTags(t *testing.T) {
	var names []string
	for _, tag := range Tags() {
		names = append(names, tag.Name())
	}
	if !slices.IsSorted(names) || slices.Contains(names, "") {
		t.Errorf("the menu has the languages %q, want them by their names", names)
	}
	for k, tag := range Tags() {
		if got, want := tag.Next(), Tags()[(k+1)%len(Tags())]; got != want {
			t.Errorf("after %s comes %s, want %s", tag, got, want)
		}
	}
	if For("xx").Tag() != English {
		t.Error("an unknown language must fall back to English")
	}
}

func BenchmarkT(b *testing.B) {
	c := For(French).WithSkin(Animals)
	for b.Loop() {
		c.T(YokaiTakes, Noun("piece", "E"), Noun("taken", "+C"), Text("cell", "b3"))
	}
}
