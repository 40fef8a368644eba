package lang

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// books are the games with a book, and how a place of a figure is written.
var books = map[string]struct {
	mark, from, to *regexp.Regexp
	pages          int // at least
}{
	"yokai": {
		mark: regexp.MustCompile(`^[a-c][1-4]$`), from: regexp.MustCompile(`^([a-c][1-4]|[EGC])$`),
		to: regexp.MustCompile(`^[a-c][1-4]$`), pages: 8,
	},
	"homeworlds": {
		mark: regexp.MustCompile(`^[Hs]\d(/\*[rygb][1-3]|/[rygb][1-3](P\d)?)?$`),
		from: regexp.MustCompile(`^[Hs]\d(/[rygb][1-3](P\d)?)?$`), to: regexp.MustCompile(`^[Hs]\d$`), pages: 12,
	},
	"honshu": {
		mark: regexp.MustCompile(`^[1-9]\d?$`), from: regexp.MustCompile(`^$`), to: regexp.MustCompile(`^$`), pages: 18,
	},
	"forhonor": {
		mark: regexp.MustCompile(`^([A-N]([1-9]|1[0-8])|[A-Z]{2})$`), from: regexp.MustCompile(`^$`), to: regexp.MustCompile(`^$`), pages: 20,
	},
}

func TestBookUsesEveryTextOnce(t *testing.T) {
	for game := range books {
		family := "book." + game + "."
		used := map[Key]bool{}
		for _, p := range bookPlan(game) {
			title := Key(family + p.name)
			used[title] = true
			keys := p.keys(title)
			for k, b := range p.blocks {
				if b.cards == nil {
					used[keys[k]] = true
				}
				for _, word := range b.words {
					used[word] = true
				}
			}
		}
		for _, key := range For(English).keys() {
			if strings.HasPrefix(string(key), family) && !used[key] {
				t.Errorf("%s stands on no page", key)
			}
		}
		for key := range used {
			if !For(English).Has(key) {
				t.Errorf("the book wants %s, which has no text", key)
			}
		}
	}
}

func TestBookPages(t *testing.T) {
	for game, places := range books {
		for _, tag := range append(Tags(), Pseudo) {
			for _, skin := range Skins() {
				pages := Book(game, tag, skin)
				if len(pages) < places.pages {
					t.Fatalf("%s %s: only %d pages", game, tag, len(pages))
				}
				for _, p := range pages {
					if p.Title == "" || len(p.Blocks) == 0 {
						t.Errorf("%s %s: an empty page %+v", game, tag, p)
					}
					for _, b := range p.Blocks {
						text := b.Text
						for _, card := range b.Cards {
							text += card.Name
						}
						if b.Figure != nil {
							text = b.Figure.Caption
							for _, m := range b.Figure.Marks {
								if !places.mark.MatchString(m.Cell) || m.Kind == 0 {
									t.Errorf("%s %s: the mark %+v", game, p.Title, m)
								}
							}
							for _, a := range b.Figure.Arrows {
								if !places.from.MatchString(a.From) || !places.to.MatchString(a.To) {
									t.Errorf("%s %s: the arrow %+v", game, p.Title, a)
								}
							}
						}
						if text == "" || strings.ContainsAny(text, "{}") || strings.HasPrefix(text, "book.") {
							t.Errorf("%s %s %s, page %q: %q", game, tag, skin, p.Title, text)
						}
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
	used := map[string]bool{}
	for _, section := range c.Help(func(_, row string) []string { return []string{row} }) {
		used[section.Title] = true
		for _, row := range section.Rows {
			used[row.What], used[row.Does] = true, true
			if strings.HasPrefix(row.What, "help.") || strings.HasPrefix(row.Does, "help.") {
				t.Errorf("%q has a row without words: %+v", section.Title, row)
			}
		}
	}
	for _, key := range c.keys() {
		if strings.HasPrefix(string(key), "help.") && !used[c.T(key)] && key != HelpTitle && key != HelpArrows && key != HelpCross {
			t.Errorf("the page has no place for %s", key)
		}
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

// unsignedParts are the parts of the books that state no rule, and so have no sign of source.
var unsignedParts = map[string]struct {
	pages    []string // for reading: what the game is like, advice, notation, credits
	explains []string // paragraphs of other pages that only explain a picture or the program
	captions []string // pages whose captions state rules
}{
	"yokai": {
		pages:    []string{"about"},
		explains: []string{"draw.4", "rulesets.1"},
		captions: []string{"pieces"},
	},
	"honshu": {
		pages:    []string{"game", "tips", "words", "cards", "provinces"},
		explains: []string{"squares.7", "round.6", "hands.3", "hands.4", "draft.6", "build.9", "score.9", "options.8", "rulings.1"},
		captions: []string{"score", "goals"},
	},
	"homeworlds": {
		pages:    []string{"game", "tips", "words"},
		explains: []string{"setup.4", "turn.5", "rulings.1"},
	},
	"forhonor": {
		pages:    []string{"game", "heroes", "tips", "notation", "sources"},
		explains: []string{"duel.6", "score.3"},
	},
}

// TestEveryStatementOfABookHasASource holds the promise of all books: every page about the rules says of each
// statement where it comes from.
func TestEveryStatementOfABookHasASource(t *testing.T) {
	for game := range books {
		free := unsignedParts[game]
		count := map[Source]int{}
		for _, p := range bookPlan(game) {
			for k, b := range p.blocks {
				name := p.name + "." + strconv.Itoa(k+1)
				if b.sharedKey != "" {
					continue // it reports what a sign means
				}
				caption := b.position != ""
				states := !slices.Contains(free.pages, p.name) && !slices.Contains(free.explains, name) &&
					(!caption || slices.Contains(free.captions, p.name))
				switch {
				case b.cards != nil:
					if b.source != SourceNone {
						t.Errorf("%s %s: cards have a source", game, name)
					}
				case b.source == SourceNone:
					if states {
						t.Errorf("%s %s has no source", game, name)
					}
				case !b.source.Valid() || slices.Contains(free.explains, name):
					t.Errorf("%s %s has the source %d and states no rule", game, name, b.source)
				default:
					count[b.source]++
				}
			}
		}
		if count[SourceSheet] < 10 || count[SourceRuling] < 10 {
			t.Errorf("%s: %d statements come from the sheet and %d are rulings", game, count[SourceSheet], count[SourceRuling])
		}
	}
	for o := SourceSheet; o.Valid(); o++ {
		for _, tag := range Tags() {
			if For(tag).Source(o) == "" {
				t.Errorf("%s: the source %d has no words", tag, o)
			}
		}
	}
	if For(English).Source(SourceNone) != "" {
		t.Error("no source has words")
	}
}
