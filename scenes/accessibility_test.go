package scenes_test

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"engawa/rules"
	"engawa/scenes"
	"engawa/scenes/a11y"
	"engawa/scenes/lang"
	"engawa/scenes/platform"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
)

// readFlippedScreen reads the screen as somebody who does not see it.
func readFlippedScreen(v *scenestest.Driver) a11y.Screen {
	var r a11y.Reader
	return r.Read(v.Services.Stack, v.Services.Words)
}

// TestScreenReadersGetEveryControl goes through all screens: whatever can be pressed is in the list for screen readers, with a name that no
// other has, and nothing else is.
func TestScreenReadersGetEveryControl(t *testing.T) {
	for _, window := range []struct {
		shape scenestest.Shape
		tag   lang.Tag
	}{{lateral(), lang.English}, {upright(), lang.French}} {
		for _, s := range layoutScreens() {
			t.Run(s.Name+"-"+window.shape.Name+"-"+string(window.tag), func(t *testing.T) {
				v := showScreen(t, s, window.shape, window.tag)
				checkAccessibleCopy(t, v)
				checkPanelTexts(t, v, s.Name)
			})
		}
	}
}

func checkAccessibleCopy(t *testing.T, v *scenestest.Driver) {
	t.Helper()
	m := readFlippedScreen(v)
	if len(m.Items) == 0 || m.Items[0].Kind != a11y.Title || strings.TrimSpace(m.Items[0].Name) == "" {
		t.Fatalf("the screen has no title: %+v", m.Items)
	}
	ids, names, reached := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, i := range m.Items {
		if ids[i.ID] {
			t.Errorf("two items are called %s", i.ID)
		}
		ids[i.ID] = true
		if strings.TrimSpace(i.Name) == "" {
			t.Errorf("%s has no name", i.ID)
		}
		if !i.Pressable() {
			continue
		}
		if names[i.Name] {
			t.Errorf("two things to press have the name %q", i.Name)
		}
		names[i.Name], reached[i.Does.Key] = true, true
	}
	controls := map[string]*ui.Control{}
	for _, c := range v.Controls() {
		controls[c.Key] = c
		if c.Role != ui.RoleText && !reached[c.Key] && !skips(v, c.Key) {
			t.Errorf("%s (%q) is not read by screen readers", c.Key, c.Name)
		}
	}
	for key := range reached {
		if c := controls[key]; c == nil || c.Role == ui.RoleText {
			t.Errorf("%s is read by screen readers, and cannot be pressed on the screen", key)
		}
	}
}

// checkPanelTexts looks for lines of words on a panel that are not narrated.
func checkPanelTexts(t *testing.T, v *scenestest.Driver, screen string) {
	t.Helper()
	heardOtherwise := []string{
		"largeprint-",      // it has the words of the screen below, which are narrated there
		"puzzles-",         // each puzzle says what the signs of the legend mean
		"homeworlds-share", // a long record is narrated in short
	}
	_, panel := v.Services.Stack.Top().(stage.Overlay)
	if !panel || slices.ContainsFunc(heardOtherwise, func(name string) bool { return strings.HasPrefix(screen, name) }) {
		return
	}
	news := ""
	for _, i := range readFlippedScreen(v).Items {
		news += flattenText(i.Name + i.Text)
	}
	for _, s := range v.TraceTop().Strokes {
		text, ok := s.Text()
		if ok && strings.ContainsFunc(text, unicode.IsLetter) && !strings.Contains(news, strings.TrimSuffix(flattenText(text), "…")) {
			t.Errorf("%q is not narrated: give the widget.Text a Key, or narrate it otherwise", text)
		}
	}
}

// skips reports whether a control of the screen is announced with another one already.
func skips(v *scenestest.Driver, key string) bool {
	narrator, ok := v.Services.Stack.Top().(stage.Narrator)
	if !ok {
		return false
	}
	skip := narrator.Narrate().Skip
	return skip != nil && skip(key)
}

// TestScreenReadersGetWhatComesOfAChoice looks for the sentences in which boards say what a choice would do, and for
// those of panels that lie open.
func TestScreenReadersGetWhatComesOfAChoice(t *testing.T) {
	words := lang.For(lang.English)
	for name, want := range map[string]string{
		"yokai-chosen":         words.Piece("E").Steps,
		"dobutsu-chosen":       words.WithSkin(lang.Animals).Piece("L").Steps,
		"homeworlds-crowd":     "loses 5 pieces",
		"lesson-yokai-lion":    "Tap the Koropokkuru, then a square",
		"honshu-trick":         words.LeadingGood("blue"),
		"honshu-boost":         words.WouldRank(1, 4),
		"honshu-build":         words.T(lang.HonshuCovers, lang.Count("n", 1)),
		"forhonor-hero-panel":  "regain 1 life",
		"forhonor-duel-chosen": "against charge Berserker loses",
		"forhonor-draft":       "go to Hana",
	} {
		v := scenestest.New(lateral(), lang.English)
		if err := screensNamed(t, scenestest.Screens(), name)[0].Show(v); err != nil {
			t.Fatal(err)
		}
		v.FinishAnimations()
		if m := readFlippedScreen(v); !slices.ContainsFunc(m.Items, func(i a11y.Item) bool { return strings.Contains(i.Name, want) }) {
			t.Errorf("%s: %q is not told, only %+v", name, want, m.Items)
		}
	}
}

// paperSurface is a screen reader of a test: it keeps what the page would show, and is pressed where the page would be.
type paperSurface struct {
	t             *testing.T
	scene         int
	items         []a11y.Item
	announcements []string
	presses       []platform.Press
}

// Show implements platform.ScreenReader.
func (p *paperSurface) Show(c a11y.Change) {
	place := func(id string) int {
		return slices.IndexFunc(p.items, func(i a11y.Item) bool { return i.ID == id })
	}
	for _, id := range c.Drop {
		at := place(id)
		p.items = slices.Delete(p.items, at, at+1)
	}
	for _, put := range c.Put {
		if at := place(put.ID); at >= 0 {
			p.items = slices.Delete(p.items, at, at+1)
		}
		p.items = slices.Insert(p.items, place(put.After)+1, put.Item)
	}
	p.scene, p.announcements = c.Scene, append(p.announcements, c.Announcements...)
}

// TakePresses implements platform.ScreenReader.
func (p *paperSurface) TakePresses() []platform.Press {
	got := p.presses
	p.presses = nil
	return got
}

// press presses the item that stands for a control, as it can be read.
func (p *paperSurface) press(key string) {
	p.t.Helper()
	for _, i := range p.items {
		if i.ID == "control."+key && i.Pressable() {
			p.presses = append(p.presses, platform.Press{Scene: p.scene, ID: i.ID})
			return
		}
	}
	p.t.Fatalf("%s cannot be pressed by a screen reader; there are %+v", key, p.items)
}

// name presses a control of the list for screen readers, once what has changed can be read there.
func (g *testUser) name(key string) {
	g.Tick(scenes.ReadingRest)
	g.panel.press(key)
	g.Tick(1)
}

// TestAPressIsAnsweredInWords chooses a piece, lets it go and chooses it again: each is announced, and only once.
func TestAPressIsAnsweredInWords(t *testing.T) {
	g := newTestUser(t, lateral(), &store.Memory{}, byNames)
	g.FinishAnimations()
	g.begin(persons, animals, iBegin)
	g.Tick(2 * scenes.ReadingRest)
	words := g.Services.Words.WithSkin(lang.Animals)
	for n, want := range []string{words.Piece("C").Steps, words.Piece("C").Name, words.Piece("C").Steps} {
		g.panel.announcements = nil
		g.name(rules.Part{Kind: rules.PartCell, Index: 4}.String())
		g.Tick(20 * scenes.ReadingRest)
		if texts := g.panel.announcements; len(texts) == 0 || !strings.Contains(strings.Join(texts, "\n"), want) || len(texts) > 2 {
			t.Errorf("press %d is answered by %q, want %q", n+1, texts, want)
		}
	}
}

// probe is a scene that counts how often it is read.
type probe struct {
	scenes.Dialog
	isStale bool
	reads   int
}

func (p *probe) Stale() bool              { return p.isStale }
func (p *probe) Narrate() stage.Narration { p.reads++; return p.Dialog.Narrate() }

func TestA11yRestsWithThePicture(t *testing.T) {
	g := newTestUser(t, lateral(), &store.Memory{}, byNames)
	p := &probe{Dialog: *scenes.NewDialog(g.Services, "Hush")}
	g.Services.Stack.Push(p)
	g.Tick(2 * scenes.ReadingRest)
	g.Trace() // nothing is stale any more
	g.Tick(2 * scenes.ReadingRest)
	if p.reads == 0 {
		t.Fatal("a new scene is not read")
	}
	for _, tt := range []struct {
		stale       bool
		least, most int
	}{{false, 0, 0}, {true, 8, 10}} {
		p.isStale, p.reads = tt.stale, 0
		g.Tick(10 * scenes.ReadingRest)
		if p.reads < tt.least || p.reads > tt.most {
			t.Errorf("stale %v: read %d times in %d ticks, want %d to %d", tt.stale, p.reads, 10*scenes.ReadingRest, tt.least, tt.most)
		}
	}
}

func TestWhatIsPressedInAnotherSceneIsNotDone(t *testing.T) {
	g := newTestUser(t, lateral(), &store.Memory{}, byNames)
	g.Tick(2 * scenes.ReadingRest)
	before := g.top()
	g.panel.presses = []platform.Press{{Scene: g.panel.scene + 1, ID: "control.settings"}, {Scene: g.panel.scene, ID: "title"}, {Scene: g.panel.scene, ID: "nothing"}}
	g.Tick(10)
	if g.top() != before {
		t.Errorf("a press that was meant for another scene leads to a %T", g.top())
	}
	g.name("settings")
	if g.top() == before {
		t.Error("a press that was meant for this scene leads nowhere")
	}
}

// BenchmarkReadABattle reads a battle in which one choice after another is made, and finds what has changed.
func BenchmarkReadABattle(b *testing.B) {
	v := scenestest.New(lateral(), lang.English)
	if err := v.ShowForHonor(scenestest.LargestForHonor()); err != nil {
		b.Fatal(err)
	}
	v.FinishAnimations()
	page := v.Services.Stack.Top().(stage.Paged).Page()
	var cells []*ui.Control
	for _, c := range page.Controls() {
		if c.Role == ui.RoleCell {
			cells = append(cells, c)
		}
	}
	var r a11y.Reader
	before := r.Read(v.Services.Stack, v.Services.Words)
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		page.Focus(cells[n%len(cells)].Key)
		now := r.Read(v.Services.Stack, v.Services.Words)
		if c := a11y.Changes(&before, &now); len(c.Put) > len(now.Items) {
			b.Fatal("more is put than there is")
		}
		before = now
	}
}
