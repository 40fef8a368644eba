package lang

import (
	"regexp"
	"strings"
	"testing"
)

func TestBookUsesEveryTextOnce(t *testing.T) {
	used := map[Key]bool{}
	for _, p := range yokaiBook() {
		title := Key("book.yokai." + p.name)
		used[title] = true
		for k := range p.blocks {
			used[blockKey(title, k)] = true
		}
	}
	for _, key := range For(English).keys() {
		if strings.HasPrefix(string(key), "book.yokai.") && !used[key] {
			t.Errorf("%s stands on no page", key)
		}
	}
	for key := range used {
		if !For(English).Has(key) {
			t.Errorf("the book wants %s, which has no text", key)
		}
	}
}

func TestBookPages(t *testing.T) {
	cell := regexp.MustCompile(`^[a-c][1-4]$`)
	from := regexp.MustCompile(`^([a-c][1-4]|[EGC])$`)
	for _, tag := range []Tag{English, French, Pseudo} {
		for _, skin := range Skins() {
			pages := Book("yokai", tag, skin)
			if len(pages) < 8 {
				t.Fatalf("%s: only %d pages", tag, len(pages))
			}
			for _, p := range pages {
				if p.Title == "" || len(p.Blocks) == 0 {
					t.Errorf("%s: an empty page %+v", tag, p)
				}
				for _, b := range p.Blocks {
					text := b.Text
					if b.Figure != nil {
						text = b.Figure.Caption
						for _, m := range b.Figure.Marks {
							if !cell.MatchString(m.Cell) || m.Kind == 0 {
								t.Errorf("%s: the mark %+v", p.Title, m)
							}
						}
						for _, a := range b.Figure.Arrows {
							if !from.MatchString(a.From) || !cell.MatchString(a.To) {
								t.Errorf("%s: the arrow %+v", p.Title, a)
							}
						}
					}
					if text == "" || strings.ContainsAny(text, "{}") || strings.HasPrefix(text, "book.") {
						t.Errorf("%s %s, page %q: %q", tag, skin, p.Title, text)
					}
				}
			}
		}
	}
	if Book("go", English, Spirits) != nil {
		t.Error("there is a book for a game that has none")
	}
}

func TestHelpUsesEveryTextOnce(t *testing.T) {
	c := For(English)
	lines := 1 // the title of the page
	for _, section := range c.Help() {
		lines++
		for _, row := range section.Rows {
			lines += 2
			if strings.HasPrefix(row.What, "help.") || strings.HasPrefix(row.Does, "help.") {
				t.Errorf("%q has a row without words: %+v", section.Title, row)
			}
		}
	}
	for _, key := range c.keys() {
		if strings.HasPrefix(string(key), "help.") {
			lines--
		}
	}
	if lines != 0 {
		t.Errorf("the page and the texts differ by %d lines", lines)
	}
}

func TestRunes(t *testing.T) {
	all := string(Runes())
	for _, r := range "Aé’…\u00a0\u202f·ō狸妖キ投ÉÔ~" {
		if !strings.ContainsRune(all, r) {
			t.Errorf("%q (%U) is missing", r, r)
		}
	}
	for _, r := range all {
		if r < ' ' || r == 0xfffd {
			t.Errorf("%U is no letter", r)
		}
	}
}
