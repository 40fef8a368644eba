package exchange

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// memoryFiles are the folders of a device in memory, below "/".
type memoryFiles struct {
	fstest.MapFS
	lockedFolder string // a folder that must not be read
}

func pathIn(folder string) string {
	if name := strings.Trim(folder, "/"); name != "" {
		return name
	}
	return "."
}

func (m memoryFiles) Start(last string) string {
	if last != "" {
		return last
	}
	return "/home/aki"
}

func (m memoryFiles) Parent(folder string) (string, bool) { return path.Dir(folder), folder != "/" }

func (m memoryFiles) Entries(folder string) (list []stage.Entry, err error) {
	if folder == m.lockedFolder {
		return nil, fs.ErrPermission
	}
	entries, err := m.ReadDir(pathIn(folder))
	for _, e := range entries {
		list = append(list, stage.Entry{Name: e.Name(), Folder: e.IsDir()})
	}
	return list, err
}

func (m memoryFiles) Path(folder, name string) string { return path.Join(folder, name) }

func (m memoryFiles) Find(typed string) (string, bool, error) {
	if !strings.HasPrefix(typed, "/") {
		return typed, false, fs.ErrNotExist
	}
	info, err := m.Stat(pathIn(typed))
	return typed, err == nil && info.IsDir(), err
}

func (m memoryFiles) Read(path string) (string, error) {
	file, err := m.Open(pathIn(path))
	if err != nil {
		return "", err
	}
	defer file.Close()
	return stage.ReadText(file)
}

// newMemoryFiles returns folders with a match and much else.
func newMemoryFiles(t *testing.T) memoryFiles {
	t.Helper()
	data, err := playMatch(t).Save()
	if err != nil {
		t.Fatal(err)
	}
	files := fstest.MapFS{
		"home/aki/game.txt":          {Data: []byte(store.Line(data))},
		"home/aki/Games/Deep/a.txt":  {Data: []byte("x")},
		"home/aki/Games/big.TXT":     {Data: make([]byte, stage.MaxArrival+1)},
		"home/aki/Games/noise.json":  {Data: []byte{0x7f, 'E', 'L', 'F', 0, 1}},
		"home/aki/Games/latin.txt":   {Data: []byte("partie de Lo\xefc")},
		"home/aki/Games/late.engawa": {Data: []byte("x")},
		"home/aki/Games/photo.jpeg":  {Data: []byte("x")},
		"home/aki/Empty/photo.jpeg":  {Data: []byte("x")},
		"home/aki/Locked/a.txt":      {Data: []byte("x")},
	}
	return memoryFiles{MapFS: files, lockedFolder: "/home/aki/Locked"}
}

// rows are the names of the rows of a list, folders in brackets, without the way up.
func rows(p *stagetest.Player) (list []string) {
	for _, c := range p.Page().Controls() {
		if strings.HasPrefix(c.Key, "entry.") {
			list = append(list, c.Name)
		}
	}
	return list
}

func row(p *stagetest.Player, name string) string {
	for _, c := range p.Page().Controls() {
		if c.Name == name {
			return c.Key
		}
	}
	return ""
}

// withFiles opens the panel on a device whose only way in is its folders: no clipboard, no dialog.
func withFiles(t *testing.T, w stagetest.Window) (*stage.Services, *stagetest.Navigator, *Open, *stagetest.Player) {
	svc, nav := stagetest.NewServices(lang.English)
	svc.Outside = &fakeOutside{able: stage.Abilities{Drop: true}}
	svc.Files = newMemoryFiles(t)
	o := NewOpen(svc)
	return svc, nav, o, stagetest.EnterOver(t, svc, o, w)
}

func TestAFileIsChosenFromTheFolders(t *testing.T) {
	for _, by := range []string{"click", "tap", "keys", "pad"} {
		svc, nav, _, p := withFiles(t, desktopWindow())
		press := func(name string) {
			key := row(p, name)
			switch by {
			case "click":
				p.Click(key)
			case "tap":
				p.Tap(key)
			case "keys":
				p.GoTo(key)
				p.Press(input.Confirm)
			case "pad":
				p.GoTo(key)
				m := input.Usual()
				b, _ := m.Button(input.Confirm)
				p.Button(b)
			}
		}
		press(svc.Words.T(lang.OpenPick))
		if got, want := rows(p), []string{"Folder Empty", "Folder Games", "Folder Locked", "game.txt"}; !slices.Equal(got, want) {
			t.Fatalf("%s: the home lists %q, want %q", by, got, want)
		}
		press("Folder Games")
		if got, want := rows(p), []string{"Folder Deep", "big.TXT", "late.engawa", "latin.txt", "noise.json"}; !slices.Equal(got, want) {
			t.Fatalf("%s: the folder lists %q, want %q", by, got, want)
		}
		press(svc.Words.T(lang.PickUp))
		if c := p.Page().FocusedControl(); c == nil || c.Name != "Folder Games" {
			t.Errorf("%s: after going up the focus is on %+v", by, c)
		}
		press("game.txt")
		if nav.Last() != "replay" || svc.Settings.Folder != "/home/aki" {
			t.Errorf("%s: choosing the file led to %q, and the folder %q is remembered", by, nav.Last(), svc.Settings.Folder)
		}
	}
}

// TestTheListLeadsEverywhere goes up to the root and down again by the key that takes letters back, and says of
// folders that are empty or closed.
func TestTheListLeadsEverywhere(t *testing.T) {
	svc, _, _, p := withFiles(t, desktopWindow())
	p.Click("pick")
	for folder, want := range map[string]lang.Key{"Folder Empty": lang.PickEmpty, "Folder Locked": lang.PickUnread} {
		p.Click(row(p, folder))
		if !showsText(p, svc.Words.T(want)) {
			t.Errorf("%s does not say %q", folder, svc.Words.T(want))
		}
		p.Click("up")
	}
	p.Press(input.Erase, input.Erase)
	if got := rows(p); !slices.Equal(got, []string{"Folder home"}) {
		t.Errorf("the root lists %q", got)
	}
	if p.Page().Find("up") != nil {
		t.Error("a way leads up from the root")
	}
	p.Press(input.Erase)
	p.Click(row(p, "Folder home"), row(p, "Folder home"))
	p.Press(input.Back)
	if _, is := svc.Stack.Top().(*Open); !is {
		t.Errorf("going back leads to a %T", svc.Stack.Top())
	}
}

func showsText(p *stagetest.Player, sentence string) bool {
	var texts []string
	for _, c := range p.Page().Controls() {
		if c.Role == ui.RoleText {
			texts = append(texts, c.Name)
		}
	}
	return strings.Contains(strings.Join(texts, " "), sentence)
}

// TestWhatCannotBeOpenedIsSaidClearly types paths of files that are no match, and chooses them in the list.
func TestWhatCannotBeOpenedIsSaidClearly(t *testing.T) {
	words := lang.For(lang.English)
	for path, key := range map[string]lang.Key{
		"/home/aki/Games/big.TXT": lang.OpenLong, "/home/aki/Games/noise.json": lang.OpenNoText, "/home/aki/nothing.txt": lang.OpenMissing,
	} {
		svc, nav, o, p := withFiles(t, desktopWindow())
		want := svc.Words.T(key, lang.Text("name", path[strings.LastIndex(path, "/")+1:]))
		p.Type(path)
		p.Press(input.Confirm)
		if o.problem != want || nav.Last() != "" || !strings.HasPrefix(o.text, "/home") {
			t.Errorf("%s: the problem is %q, want %q; the text is %q", path, o.problem, want, o.text)
		}
	}
	for name, want := range map[string]string{
		"big.TXT": words.T(lang.OpenLong, lang.Text("name", "big.TXT")), "latin.txt": "“partie de Loïc”",
	} {
		_, _, o, p := withFiles(t, desktopWindow())
		p.Click("pick")
		p.Click(row(p, "Folder Games"))
		p.Click(row(p, name))
		if !strings.Contains(o.problem, want) {
			t.Errorf("%s: the problem is %q, want %q", name, o.problem, want)
		}
	}
	for err, want := range map[error]lang.Key{
		fs.ErrPermission: lang.OpenForbidden, errors.New("a disk that burns"): lang.OpenUnread, stage.ErrTooLong: lang.OpenLong,
	} {
		if got := describeReadError(words, stage.Arrival{Name: "a.txt", Err: err}); got != words.T(want, lang.Text("name", "a.txt")) {
			t.Errorf("%v is said as %q", err, got)
		}
		if got := describeReadError(words, stage.Arrival{Err: err}); strings.Contains(got, "file") {
			t.Errorf("%v of the clipboard is said as %q", err, got)
		}
	}
}

func TestAPathIsTyped(t *testing.T) {
	_, nav, _, p := withFiles(t, desktopWindow())
	p.Type("/home/aki/game.txt")
	p.Press(input.Confirm)
	if nav.Last() != "replay" {
		t.Errorf("the path of a file led to %q", nav.Last())
	}
	_, nav, _, p = withFiles(t, desktopWindow())
	p.Type("/home/aki/game.txt")
	p.Click("open")
	if nav.Last() != "replay" {
		t.Errorf("the path of a file led to %q by the button", nav.Last())
	}
	svc, _, _, p := withFiles(t, desktopWindow())
	p.Type("/home/aki/Games")
	p.Press(input.Confirm)
	if _, is := svc.Stack.Top().(*Picker); !is || len(rows(p)) != 5 {
		t.Errorf("the path of a folder opened a %T with %q", svc.Stack.Top(), rows(p))
	}
}

// TestALongFolderIsListedInPart keeps to what can be gone through.
func TestALongFolderIsListedInPart(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.English)
	files := fstest.MapFS{}
	for k := range maxEntries + 5 {
		files[fmt.Sprintf("home/aki/%04d.txt", k)] = &fstest.MapFile{}
	}
	svc.Files = memoryFiles{MapFS: files}
	s := NewPicker(svc, "", func(string) {})
	p := stagetest.Enter(t, svc, s, desktopWindow())
	if len(s.entries) != maxEntries || s.more != 5 {
		t.Errorf("%d entries are listed, %d are not", len(s.entries), s.more)
	}
	for range 200 {
		if c := p.Page().Find("next"); c == nil || c.Off {
			break
		}
		p.Click("next")
	}
	if !showsText(p, svc.Words.T(lang.PickMore, lang.Count("n", 5))) {
		t.Error("the last page does not say that more is there")
	}
}

func TestTheListFitsEveryWindow(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, w := range stagetest.Windows() {
			for _, folder := range []string{"", "/home/aki/Empty", "/home/aki/Locked", "/"} {
				svc, _ := stagetest.NewServices(tag)
				svc.Files = newMemoryFiles(t)
				p := stagetest.Enter(t, svc, NewPicker(svc, folder, func(string) {}), w)
				p.CheckScreen()
			}
		}
	}
}

// TestABoxShowsTheCaretsSurroundings moves through a long text: the caret is always within the box, and the letters
// beside it are drawn.
func TestABoxShowsTheCaretsSurroundings(t *testing.T) {
	text := strings.Repeat("a word and another, ", 40) + "\n\n" + strings.Repeat("x", 300) + "  \nlast line"
	svc, _ := stagetest.NewServices(lang.English)
	svc.Outside = newFakeOutside()
	o := NewOpen(svc)
	p := stagetest.Enter(t, svc, o, desktopWindow())
	o.set(text)
	runes := []rune(text)
	c := p.Page().Find(keyText)
	a := newArea(text, widget.Size{W: c.Rect.W, H: c.Rect.H}, 1)
	for caret := range len(runes) + 1 {
		a.show(caret)
		if len(a.lines) == 0 || len(a.lines) > a.room {
			t.Fatalf("at %d the box shows %d lines of %d", caret, len(a.lines), a.room)
		}
		within := false
		for _, l := range a.lines {
			if got := string(runes[l.start:min(len(runes), l.start+len(l.text))]); got != string(l.text) {
				t.Fatalf("at %d the line %q is said to be %q", caret, string(l.text), got)
			}
			within = within || l.start <= caret && caret <= l.start+len(l.text)+1
		}
		if !within {
			t.Fatalf("the caret at %d is not seen in %v", caret, a.lines)
		}
	}
	p.Press(input.First)
	p.Type("Z")
	if !strings.HasPrefix(o.text, "Za word") {
		t.Errorf("typed at the beginning, the text begins %.20q", o.text)
	}
}

func FuzzText(f *testing.F) {
	f.Add([]byte("\xef\xbb\xbfa game"))
	f.Add([]byte("Lo\xefc\x00"))
	f.Fuzz(func(t *testing.T, data []byte) {
		text, err := stage.Text(data)
		if err != nil && text != "" || !errors.Is(err, stage.ErrNotText) && err != nil {
			t.Errorf("%q gives %q, %v", data, text, err)
		}
		if strings.ContainsRune(text, 0) {
			t.Errorf("%q gives the text %q", data, text)
		}
	})
}
