package exchange

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/toys/sealed"
	"engawa/rules/yokai"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// fakeOutside is an outside that writes down what goes there.
type fakeOutside struct {
	able       stage.Abilities
	clipboard  string
	savedFiles map[string]string
	pasteCount int
	err        error
}

func (e *fakeOutside) Can() stage.Abilities { return e.able }
func (e *fakeOutside) Copy(text string) bool {
	e.clipboard = text
	return e.err == nil
}
func (e *fakeOutside) Paste() { e.pasteCount++ }
func (e *fakeOutside) Pick()  {}
func (e *fakeOutside) Save(name, text string) (string, error) {
	e.savedFiles[name] = text
	return "there/" + name, e.err
}
func (e *fakeOutside) Arrivals() []stage.Arrival { return nil }

func newFakeOutside() *fakeOutside {
	return &fakeOutside{able: stage.Abilities{
		Copy: true, Paste: true, Pick: true, Drop: true, Save: true, Address: "https://games.example/engawa/",
	}, savedFiles: map[string]string{}}
}

// playMatch returns a match of the animal game after two moves.
func playMatch(t *testing.T) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{Options: map[string]string{"start": "0"}}, 3)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"0 b2b3", "1 c4b3"} {
		mv, err := m.ParseMove(text)
		if err == nil {
			_, err = m.Do(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func desktopWindow() stagetest.Window { return stagetest.Windows()[0] }

func TestWhatIsSharedOpensAgain(t *testing.T) {
	m := playMatch(t)
	svc, _ := stagetest.NewServices(lang.English)
	out := newFakeOutside()
	svc.Outside = out
	p := stagetest.Enter(t, svc, NewShare(svc, m), desktopWindow())
	for _, key := range []string{"form.0", "form.1"} {
		p.Tap(key)
		p.Tap("copy")
		h2, nav := stagetest.NewServices(lang.English)
		open := NewOpen(h2)
		stagetest.Enter(t, h2, open, desktopWindow())
		open.Take(stage.Arrival{Text: out.clipboard})
		if nav.Last() != "replay" || nav.Match.State().Hash() != m.State().Hash() {
			t.Errorf("%s: the copied text %.40q led to %q", key, out.clipboard, nav.Last())
		}
		if nav.Match != nil && nav.Match.Tags["name.1"] != "Hana" {
			t.Errorf("a player without a name is called %q", nav.Match.Tags["name.1"])
		}
	}
	p.Tap("save")
	if text := out.savedFiles["engawa-yokai.engawa"]; !strings.HasPrefix(text, "{") {
		t.Errorf("saved is %v", out.savedFiles)
	}
}

// A link begins with the page's own address, and what it brings opens as any text does: whole, or only what stands
// behind '#', or with words around it.
func TestALinkOpensTheMatch(t *testing.T) {
	m := playMatch(t)
	svc, _ := stagetest.NewServices(lang.English)
	out := newFakeOutside()
	svc.Outside = out
	s := NewShare(svc, m)
	p := stagetest.Enter(t, svc, s, desktopWindow())
	p.Tap("link")
	address, fragment, ok := strings.Cut(out.clipboard, "#")
	if !ok || address != out.able.Address || s.outcome != svc.Words.T(lang.ShareLinked) {
		t.Fatalf("the link is %q, and told is %q", out.clipboard, s.outcome)
	}
	for _, text := range []string{
		out.clipboard, "#" + fragment, "Look: " + out.clipboard + "\nWas that wise?", strings.Replace(out.clipboard, ":", "%3A", 2),
		out.clipboard[:90] + "\r\n" + out.clipboard[90:],
	} {
		svc, nav := stagetest.NewServices(lang.English)
		o := NewOpen(svc)
		stagetest.Enter(t, svc, o, desktopWindow())
		o.Take(stage.Arrival{Name: "#", Text: text})
		if nav.Last() != "replay" || !slices.Equal(nav.Match.Log, m.Log) {
			t.Errorf("%q led to %q and %q", text, nav.Last(), o.problem)
		}
	}
	out.able.Address = ""
	if s.Arrange(s.View()); s.Page().Find("link") != nil {
		t.Error("there is a link where there is no address")
	}
}

func TestWhatDoesNotWorkIsReported(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.English)
	out := newFakeOutside()
	out.err = errors.New("no room")
	svc.Outside = out
	s := NewShare(svc, playMatch(t))
	p := stagetest.Enter(t, svc, s, desktopWindow())
	p.Tap("copy")
	if s.outcome != svc.Words.T(lang.ShareNotCopied) {
		t.Errorf("told is %q", s.outcome)
	}
	p.Tap("save")
	if s.outcome != svc.Words.T(lang.ShareNotSaved) {
		t.Errorf("told is %q", s.outcome)
	}
	svc.Outside = nil
	s.Arrange(s.View())
	if !p.Find("copy").Off || !p.Find("save").Off {
		t.Error("without an outside one can copy or save")
	}
	for key, why := range map[string]lang.Key{"copy": lang.ShareNoClipboard, "save": lang.ShareNoFiles} {
		p.Click(key)
		if c := p.Find("told"); c == nil || c.Name != svc.Words.T(why) {
			t.Errorf("%s is refused with %+v, want %q", key, c, svc.Words.T(why))
		}
	}
}

func TestRunningSecretsAreNotShared(t *testing.T) {
	m, err := rules.NewMatch(sealed.Game{}, rules.Setup{Seats: 2}, 3)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	svc, _ := stagetest.NewServices(lang.English)
	svc.Outside = newFakeOutside()
	s := NewShare(svc, m)
	stagetest.Enter(t, svc, s, desktopWindow())
	for _, c := range s.Page().Controls() {
		if c.Role == ui.RoleButton && c.Key != "close" {
			t.Errorf("there is a button %s", c.Key)
		}
	}
}

func TestDamagedTextSaysWhy(t *testing.T) {
	m := playMatch(t)
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	broken := strings.Replace(string(data), "0 b2b3", "0 b2b4", 1)
	for _, tt := range []struct{ text, want string }{
		{broken, "Move 1"},
		{"engawa1:AAAA", "incomplete or damaged"},
		{"https://games.example/#match=engawa1:AAAA", "incomplete or damaged"},
		{"#match=", "incomplete or damaged"},
		{"#match=engawa1:%20", "incomplete or damaged"},
		{"{}", "saved game"},
		{"nonsense", ""},
	} {
		svc, nav := stagetest.NewServices(lang.English)
		o := NewOpen(svc)
		stagetest.Enter(t, svc, o, desktopWindow())
		o.Take(stage.Arrival{Text: tt.text})
		if !strings.Contains(o.problem, tt.want) || o.problem == "" || nav.Last() != "" {
			t.Errorf("%.20q: the problem is %q, and the way %q", tt.text, o.problem, nav.Last())
		}
	}
	svc, _ := stagetest.NewServices(lang.English)
	o := NewOpen(svc)
	stagetest.Enter(t, svc, o, desktopWindow())
	o.Take(stage.Arrival{Name: "x.bin", Err: errors.New("too long")})
	if !strings.Contains(o.problem, "x.bin") {
		t.Errorf("the problem is %q", o.problem)
	}
}

func TestTextCanBeTypedAndPasted(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.English)
	out := newFakeOutside()
	svc.Outside = out
	o := NewOpen(svc)
	stagetest.Enter(t, svc, o, desktopWindow())
	s := &input.Script{}
	s.Type("ab")
	s.Press(input.Confirm)
	s.Type("c")
	s.Press(input.Paste)
	for !s.IsDone() {
		svc.Stack.Update(s.Poll(1))
	}
	if o.text != "ab\nc" || out.pasteCount != 1 {
		t.Errorf("typed is %q, and %d times it was asked for the clipboard", o.text, out.pasteCount)
	}
}

func TestPanelsFitEveryWindow(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, w := range stagetest.Windows() {
			for _, scene := range []string{"open", "problem", "folders", "share", "told"} {
				t.Run(string(tag)+" "+w.Name+" "+scene, func(t *testing.T) {
					svc, _ := stagetest.NewServices(tag)
					svc.Outside = newFakeOutside()
					if slices.Contains([]string{"open", "problem", "folders"}, scene) {
						if scene == "folders" {
							svc.Files = newMemoryFiles(t)
						}
						o := NewOpen(svc)
						p := stagetest.Enter(t, svc, o, w)
						if scene == "problem" {
							o.Take(stage.Arrival{Text: "engawa1:AAAA"})
						}
						p.CheckScreen()
						return
					}
					s := NewShare(svc, playMatch(t))
					p := stagetest.Enter(t, svc, s, w)
					if scene == "told" {
						s.save(s.forms()[0], "x")
					}
					p.CheckScreen()
				})
			}
		}
	}
}

func FuzzParseMatch(f *testing.F) {
	f.Add("engawa1:AAAA")
	f.Add("{\"engawa\":1}")
	f.Add("https://games.example/#match=engawa1%3AAAAA and more")
	f.Add("#match=#match=")
	f.Add("homeworld b3 y1 g3")
	f.Fuzz(func(t *testing.T, text string) {
		svc, _ := stagetest.NewServices(lang.English)
		m, err := store.ParseMatch(text, svc.Games)
		if (m == nil) == (err == nil) {
			t.Errorf("%q gives %v and %v", text, m, err)
		}
		if _, ok := errors.AsType[*rules.Error](err); err != nil && !ok {
			t.Errorf("%q is refused without a code: %v", text, err)
		}
	})
}

func TestPathsBreakBetweenFolders(t *testing.T) {
	style, width := ui.Strong(16), 200.0
	for _, text := range []string{
		"Saved as /home/someone/Documents/Games/engawa-homeworlds.txt",
		`Saved as C:\Users\someone\Documents\Games\engawa-homeworlds.txt now.`,
		"A sentence without a path that is longer than a line.",
	} {
		broken := breakPaths(style, text, width)
		if strings.ReplaceAll(broken, "\n", "") != text {
			t.Errorf("%q became %q", text, broken)
		}
		for _, line := range letters.Wrap(style, broken, width) {
			end := strings.TrimSpace(line)
			if !strings.HasSuffix(text, end) && !strings.ContainsAny(end[len(end)-1:], `/\`) && !strings.Contains(text, end+" ") {
				t.Errorf("%q breaks within a word at the end of %q", text, line)
			}
		}
	}
}

// Each way to write a match says what it is good for, in every window.
func TestEveryFormSaysWhatItIsGoodFor(t *testing.T) {
	for _, w := range stagetest.Windows() {
		svc, _ := stagetest.NewServices(lang.French)
		svc.Outside = newFakeOutside()
		p := stagetest.Enter(t, svc, NewShare(svc, playMatch(t)), w)
		for k, hint := range []lang.Key{lang.ShareLineHint, lang.ShareFileHint} {
			p.Tap(fmt.Sprintf("form.%d", k))
			var texts []string
			for _, c := range p.Page().Controls() {
				if strings.HasPrefix(c.Key, "about.") {
					texts = append(texts, c.Name)
				}
			}
			if got := strings.Join(texts, " "); got != svc.Words.T(hint) {
				t.Errorf("%s: the form %d says %q", w.Name, k, got)
			}
		}
	}
}
