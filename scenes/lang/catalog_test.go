package lang

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// families are the beginnings of keys that methods build from codes of the rules, beside the ends of each game.
var families = []string{"bind.", "private.", "level.", "lesson.", "puzzle.yokai.", "puzzle.homeworlds.", "puzzle.honshu.", "book.", "end.agree", "progress.", "end.resign", "forhonor.hero.", "forhonor.faction.", "forhonor.card.", "forhonor.camp.", "forhonor.zone.", "game.", "help.", "hint.", "homeworlds.colour.", "homeworlds.colourPower.", "homeworlds.ship.", "homeworlds.star.", "homeworlds.starColour.", "category.", "honshu.goal.", "honshu.good.", "honshu.square.", "honshu.rank.", "idle.", "option.", "players.", "position.honshu.", "refusal.", "talk.", "score."}

func inFamily(key Key) bool {
	isEnd := slices.ContainsFunc(gameIDs(), func(id string) bool { return strings.HasPrefix(string(key), "end."+id+".") })
	return isEnd || slices.ContainsFunc(families, func(f string) bool { return strings.HasPrefix(string(key), f) })
}

// constants returns the names of the key constants and their values, read from the sources of this package.
func constants(t *testing.T) map[string]Key {
	t.Helper()
	found := map[string]Key{}
	fset := token.NewFileSet()
	for _, name := range goFiles(t, ".") {
		file, err := parser.ParseFile(fset, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok {
				return true
			}
			if typ, ok := spec.Type.(*ast.Ident); !ok || typ.Name != "Key" || len(spec.Values) != 1 {
				return true
			}
			if lit, ok := spec.Values[0].(*ast.BasicLit); ok {
				value, err := strconv.Unquote(lit.Value)
				if err != nil {
					t.Fatal(err)
				}
				found[spec.Names[0].Name] = Key(value)
			}
			return true
		})
	}
	if len(found) < 100 {
		t.Fatalf("only %d key constants found: the test looks in the wrong place", len(found))
	}
	return found
}

func TestLanguagesHaveTheSameKeys(t *testing.T) {
	if len(Tags()) < 3 {
		t.Fatalf("there are only the languages %v", Tags())
	}
	english := For(English)
	for _, tag := range Tags() {
		for _, key := range english.keys() {
			if !For(tag).Has(key) {
				t.Errorf("%s: %s has no text", tag, key)
			}
		}
		for _, key := range For(tag).keys() {
			if !english.Has(key) {
				t.Errorf("%s: %s is no key of the English texts", tag, key)
			}
		}
	}
}

// sharedKey returns the key that a game's own one stands in the place of, "" for keys that are no game's own.
func sharedKey(key Key) Key {
	k := strings.LastIndex(string(key), ".")
	if _, game := factsOf(string(key[k+1:]), nil); !game {
		return ""
	}
	return key[:k]
}

func TestEveryConstantHasATextAndEveryTextAConstant(t *testing.T) {
	named := map[Key]string{}
	for name, key := range constants(t) {
		if other, double := named[key]; double {
			t.Errorf("%s and %s are both %q", name, other, key)
		}
		named[key] = name
		if !For(English).Has(key) {
			t.Errorf("%s (%s) has no text", name, key)
		}
	}
	for _, key := range For(English).keys() {
		if named[key] == "" && named[sharedKey(key)] == "" && !inFamily(key) {
			t.Errorf("%s has a text but no constant", key)
		}
	}
}

var hole = regexp.MustCompile(`\{([^}]*)\}`)

// arguments returns the names of the arguments that a text wants, sorted; nouns of the skin are none.
func arguments(text string) []string {
	var names []string
	for _, m := range hole.FindAllStringSubmatch(text, -1) {
		name, _, _ := strings.Cut(m[1], "|")
		name, _, _ = strings.Cut(name, ".")
		if slices.Contains(pieceCodes(), name) {
			continue
		}
		if name = uncapitalize(name); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

func TestLanguagesHaveTheSameArguments(t *testing.T) {
	for _, tag := range Tags() {
		for key, text := range For(English).texts {
			want, got := arguments(text), arguments(For(tag).texts[key])
			if !slices.Equal(want, got) {
				t.Errorf("%s: English wants %v, %s %v", key, want, tag, got)
			}
		}
	}
}

func TestEveryPlaceholderIsFilled(t *testing.T) {
	for _, tag := range append(Tags(), Pseudo) {
		for _, skin := range Skins() {
			c := For(tag).WithSkin(skin)
			for key, text := range c.texts {
				var args []Arg
				for _, name := range arguments(text) {
					switch name {
					case "piece", "kind":
						args = append(args, Noun(name, "G"))
					case "n", "from", "to", "all", "points", "hand":
						args = append(args, Count(name, 3))
					default:
						args = append(args, Text(name, "X"))
					}
				}
				if got := c.T(key, args...); strings.ContainsAny(got, "{}|") {
					t.Errorf("%s %s %s: %q is not filled", tag, skin, key, got)
				}
			}
		}
	}
}

func TestTypesetting(t *testing.T) {
	bad := regexp.MustCompile(`[^\x{202f}\x{a0}][;!?»]|« |[^\x{a0}]: | [:—%]`)
	for key, text := range For(French).texts {
		if m := bad.FindString(text); m != "" {
			t.Errorf("French %s: %q has the wrong blank at %q", key, text, m)
		}
	}
	for key, text := range For(German).texts {
		if strings.Contains(text, " –") || strings.ContainsRune(text, '”') || strings.Count(text, "„") != strings.Count(text, "“") {
			t.Errorf("German %s: %q has a dash or quotation marks of another language", key, text)
		}
	}
	for _, tag := range Tags() {
		for key, text := range For(tag).texts {
			if strings.ContainsAny(text, "'\"\t\n") || strings.Contains(text, "...") || strings.Contains(text, "  ") {
				t.Errorf("%s %s: %q has a typewriter's sign", tag, key, text)
			}
			if text != strings.TrimSpace(text) || text == "" {
				t.Errorf("%s %s: %q is empty or has blanks at an end", tag, key, text)
			}
		}
	}
	french, err := readSigns(readFolder(French))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := french.typeset("L'Essai : oui !"), "L’Essai\u00a0: oui\u202f!"; got != want {
		t.Errorf("typeset gave %q, want %q", got, want)
	}
	if got, want := For(French).Of("Nom", "Aki"), "Nom\u00a0: Aki"; got != want {
		t.Errorf("a name of something is %q, want %q", got, want)
	}
}

func TestPseudoIsLonger(t *testing.T) {
	for key, text := range For(English).texts {
		plain := utf8.RuneCountInString(hole.ReplaceAllString(text, ""))
		long := utf8.RuneCountInString(hole.ReplaceAllString(For(Pseudo).texts[key], ""))
		if long*10 < plain*14 {
			t.Errorf("%s: %d letters became %d, less than 140 %%", key, plain, long)
		}
		if !slices.Equal(arguments(text), arguments(For(Pseudo).texts[key])) {
			t.Errorf("%s: the pseudo-language lost a placeholder: %q", key, For(Pseudo).texts[key])
		}
	}
	if got, want := pseudo("{name} wins"), "{name} wîns ô"; got != want {
		t.Errorf("pseudo gave %q, want %q", got, want)
	}
}

// TestWhatATableSaysEndsWithAFullStop holds the sentences that every table tells to one form.
func TestWhatATableSaysEndsWithAFullStop(t *testing.T) {
	for _, tag := range Tags() {
		for _, key := range []Key{TableHintIs, TableHintReason, TableNoHint, TableForced, TableSecretHint, TableNoBook, TableNoMoves, CoverHidden,
			ForhonorMessageCall, ForhonorMessageAct, ForhonorMessageEnter, ForhonorMessageShove, ForhonorMessageCards, ForhonorMessagePick, ForhonorMessageLine, ForhonorMessageChoose, ForhonorMessageChooseFirst, ForhonorMessageChooseAgain, ForhonorMessageCallAgain,
			ForhonorMessageDo, ForhonorMessageTouch, ForhonorThreatMessage} {
			if text := For(tag).T(key, Text("move", "b2b3"), Text("name", "Aki"), Text("level", "Strong")); !strings.HasSuffix(text, ".") {
				t.Errorf("%s: %q has no full stop", tag, text)
			}
		}
	}
}

// TestPhrasesAreRememberedApart asks for texts that differ in one argument, in the nouns or in the language, again and
// again, and more of them than are remembered.
func TestPhrasesAreRememberedApart(t *testing.T) {
	for _, words := range []*Catalog{For(English), For(French), For(English).WithSkin(Animals)} {
		fresh := &Catalog{tag: words.tag, skin: words.skin, texts: words.texts}
		for range 2 {
			for n := range maxPhrases + 10 {
				args := []Arg{Count("n", n), Count("all", 3)}
				if got, want := words.T(ReplayAt, args...), fresh.fill(words.texts[ReplayAt], args); got != want {
					t.Fatalf("%s: %q, want %q", words.tag, got, want)
				}
			}
		}
	}
	if allocs := testing.AllocsPerRun(100, func() { For(English).T(ReplayAt, Text("n", "7"), Text("all", "9")) }); allocs > 0 {
		t.Errorf("a remembered phrase allocates %v times", allocs)
	}
}

// TestAListIsJoinedInTheWayOfTheLanguage joins no, one and several items.
func TestAListIsJoinedInTheWayOfTheLanguage(t *testing.T) {
	for _, tag := range Tags() {
		for _, c := range []struct {
			items []string
			want  string
		}{{nil, ""}, {[]string{"a", ""}, "a"}, {[]string{"a", "b", "c"}, "a, b, c"}} {
			if got := For(tag).List(c.items...); got != c.want {
				t.Errorf("%s: %q are joined to %q, want %q", tag, c.items, got, c.want)
			}
		}
	}
}
