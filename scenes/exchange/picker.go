package exchange

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"engawa/audio"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Picker is the panel on which a file of this device is chosen.
type Picker struct {
	stage.Panel
	onChoose func(path string)
	folder   string
	entries  []stage.Entry
	more     int // entries that are not listed
	err      error
}

// maxEntries is how many entries of a folder are listed.
const maxEntries = 400

// NewPicker returns the panel with a folder open, the usual one for "". What is chosen is handed to chosen.
func NewPicker(svc *stage.Services, folder string, chosen func(path string)) *Picker {
	p := &Picker{Panel: stage.NewPanel(svc, audio.Button), onChoose: chosen}
	if folder == "" {
		folder = svc.Files.Start(svc.Settings.Folder)
	}
	p.read(folder)
	return p
}

// read lists a folder: its folders, then the files that can hold a match, by their names.
func (p *Picker) read(folder string) {
	all, err := p.Services.Files.Entries(folder)
	p.folder, p.err, p.more = folder, err, 0
	p.entries = slices.DeleteFunc(all, func(e stage.Entry) bool { return !e.Folder && !holdsMatch(e.Name) })
	slices.SortStableFunc(p.entries, func(a, b stage.Entry) int {
		switch {
		case a.Folder && !b.Folder:
			return -1
		case b.Folder && !a.Folder:
			return 1
		}
		if c := strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)); c != 0 {
			return c
		}
		return strings.Compare(a.Name, b.Name)
	})
	if over := len(p.entries) - maxEntries; over > 0 {
		p.entries, p.more = p.entries[:maxEntries], over
	}
}

// holdsMatch reports whether a file of that name can hold a match.
func holdsMatch(name string) bool {
	return slices.Contains([]string{store.FileSuffix, ".txt", ".json"}, strings.ToLower(filepath.Ext(name)))
}

// open shows another folder, with the focus on its first entry.
func (p *Picker) open(folder string) {
	p.read(folder)
	p.Restart()
	key := keyUp
	if len(p.entries) > 0 {
		key = entryKey(0)
	}
	p.Page().Focus(key)
	p.Arrange(p.View())
}

const keyUp = "up"

func entryKey(k int) string { return "entry." + strconv.Itoa(k) }

// Arrange implements stage.Scene.
func (p *Picker) Arrange(v stage.View) {
	words := p.Services.Words
	say := func(key, sentence string) widget.PageItem { return widget.ParagraphItem(key, sentence, ui.Body(16)) }
	var items []widget.PageItem
	if _, ok := p.Services.Files.Parent(p.folder); ok {
		items = append(items, entryRow(keyUp, "arrow-up", words.T(lang.PickUp), words.T(lang.PickUp), p.openParent))
	}
	for k, e := range p.entries {
		items = append(items, p.entry(entryKey(k), e))
	}
	switch {
	case p.err != nil:
		items = append(items, say("unread", words.T(lang.PickUnread)))
	case len(p.entries) == 0:
		items = append(items, say("empty", words.T(lang.PickEmpty)))
	case p.more > 0:
		items = append(items, say("more", words.T(lang.PickMore, lang.Count("n", p.more))))
	}
	p.LayIn(v, 1, lang.PickTitle, p.place(), items, p.Arrange)
	p.Page().FocusIfNone(p.Page().Controls()[1].Key)
}

// place shows the end of the folder's path above the list.
func (p *Picker) place() widget.Widget {
	end := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		style, text := e.TextScale.Body(15), p.folder
		for runes := []rune(text); letters.Measure(style, text) > room.W && len(runes) > 1; runes = runes[1:] {
			text = "…" + string(runes[1:])
		}
		return widget.Line(text, style, sprites.Ink2)
	})
	return widget.Padding{Bottom: 10, Child: widget.Pressable{Control: ui.Control{Key: "folder", Role: ui.RoleText, Name: p.folder}, Child: end}}
}

// entry is the row of a folder or a file.
func (p *Picker) entry(key string, e stage.Entry) widget.PageItem {
	path := p.Services.Files.Path(p.folder, e.Name)
	if e.Folder {
		name := p.Services.Words.T(lang.PickFolder, lang.Text("name", e.Name))
		return entryRow(key, "folder", e.Name, name, func() { p.open(path) })
	}
	return entryRow(key, "file", e.Name, e.Name, func() { p.choose(path) })
}

// entryRow is a row of the list, with a sign before its text.
func entryRow(key, icon, text, name string, press func()) widget.PageItem {
	const least, gap, pad, sign = 46.0, 6.0, 12.0, 22.0
	line := widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
		style := e.TextScale.Body(16)
		return widget.Line(text, style, sprites.Ink).AtLeast(style.Size)
	})
	return widget.PageItem{Child: widget.Padding{Bottom: gap, Child: widget.Pressable{
		Control: ui.Control{Key: key, Role: ui.RoleButton, Name: name, Press: press}, OwnFocus: true, Ground: ui.DrawRow,
		Child: widget.AtLeast{H: least, Child: widget.Pad(pad, 8, widget.Row(pad, widget.Icon(icon, sign, sprites.Ink), widget.Grow(line)).Across(widget.Centre))},
	}}}
}

// openParent shows the folder above.
func (p *Picker) openParent() {
	above, ok := p.Services.Files.Parent(p.folder)
	if !ok {
		return
	}
	below := p.folder
	p.open(above)
	for k, e := range p.entries {
		if e.Folder && p.Services.Files.Path(above, e.Name) == below {
			p.Page().Focus(entryKey(k))
			p.Arrange(p.View())
		}
	}
}

// choose takes a file, and begins in its folder the next time.
func (p *Picker) choose(path string) {
	svc := p.Services
	if svc.Settings.Folder != p.folder {
		svc.Settings.Folder = p.folder
		if svc.OnChange != nil {
			svc.OnChange()
		}
	}
	svc.Stack.Pop()
	p.onChoose(path)
}

// Update implements stage.Scene. What takes a letter back leads up.
func (p *Picker) Update(f *input.Frame) {
	if slices.Contains(f.Actions, input.Erase) {
		p.openParent()
		return
	}
	p.Panel.Update(f)
}

// describeReadError says why an arrived file could not be read.
func describeReadError(words *lang.Catalog, a stage.Arrival) string {
	if a.Name == "" {
		if errors.Is(a.Err, stage.ErrTooLong) {
			return words.T(lang.OpenPastedLong)
		}
		return words.T(lang.OpenNotPasted)
	}
	key := lang.OpenUnread
	switch {
	case errors.Is(a.Err, stage.ErrTooLong):
		key = lang.OpenLong
	case errors.Is(a.Err, stage.ErrNotText):
		key = lang.OpenNoText
	case errors.Is(a.Err, fs.ErrPermission):
		key = lang.OpenForbidden
	case errors.Is(a.Err, fs.ErrNotExist):
		key = lang.OpenMissing
	}
	return words.T(key, lang.Text("name", a.Name))
}
