package exchange

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Picker is the sheet on which a file of this device is chosen.
type Picker struct {
	stage.Panel
	chosen  func(path string)
	folder  string
	entries []stage.Entry
	more    int // entries that are not listed
	err     error
}

// mostEntries is how many entries of a folder are listed.
const mostEntries = 400

// NewPicker returns the sheet with a folder open, the usual one for "". What is chosen is handed to chosen.
func NewPicker(h *stage.House, folder string, chosen func(path string)) *Picker {
	p := &Picker{Panel: stage.Panel{House: h}, chosen: chosen}
	p.Page().Pressed = func(*ui.Control) { h.Sound.Play(audio.Button) }
	if folder == "" {
		folder = h.Files.Start(h.Settings.Folder)
	}
	p.read(folder)
	return p
}

// read lists a folder: its folders, then the files that can hold a match, by their names.
func (p *Picker) read(folder string) {
	all, err := p.House.Files.Entries(folder)
	p.folder, p.err, p.more = folder, err, 0
	p.entries = slices.DeleteFunc(all, func(e stage.Entry) bool { return !e.Folder && !holdsMatch(e.Name) })
	slices.SortFunc(p.entries, func(a, b stage.Entry) int {
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
	if over := len(p.entries) - mostEntries; over > 0 {
		p.entries, p.more = p.entries[:mostEntries], over
	}
}

// holdsMatch reports whether a file of that name can hold a match.
func holdsMatch(name string) bool {
	return slices.Contains([]string{".txt", ".json"}, strings.ToLower(filepath.Ext(name)))
}

// open shows another folder, with the focus on one of its entries.
func (p *Picker) open(folder, focus string) {
	p.read(folder)
	p.Restart()
	key := keyUp
	for k, e := range p.entries {
		if k == 0 || e.Name == focus {
			key = entryKey(k)
		}
	}
	p.Page().Focus(key)
	p.Arrange(p.View())
}

const keyUp = "up"

func entryKey(k int) string { return "entry." + strconv.Itoa(k) }

// Arrange implements stage.Scene.
func (p *Picker) Arrange(v stage.View) {
	words, reading, width := p.House.Words, stage.RoomIn(v).Reading, widget.ColumnWidth(v.Safe, 1)
	say := func(key, sentence string) widget.PageItem { return widget.ParagraphItem(key, sentence, ui.Body(16)) }
	var items []widget.PageItem
	if _, ok := p.House.Files.Parent(p.folder); ok {
		items = append(items, p.row(keyUp, "arrow-up", words.T(lang.PickUp), words.T(lang.PickUp), reading, p.up))
	}
	for k, e := range p.entries {
		items = append(items, p.entry(entryKey(k), e, reading))
	}
	switch {
	case p.err != nil:
		items = append(items, say("unread", words.T(lang.PickUnread)))
	case len(p.entries) == 0:
		items = append(items, say("empty", words.T(lang.PickEmpty)))
	case p.more > 0:
		items = append(items, say("more", words.T(lang.PickMore, lang.Count("n", p.more))))
	}
	p.LayIn(v, 1, lang.PickTitle, p.place(reading, width).Child, items, p.Arrange)
	if p.Page().Focused() == nil {
		p.Page().Focus(p.Page().Controls()[1].Key)
	}
}

// place shows the end of the folder's path above the list.
func (p *Picker) place(reading ui.Reading, width float64) widget.PageItem {
	style := reading.Body(15)
	text := p.folder
	for runes := []rune(text); letters.Measure(style, text) > width && len(runes) > 1; runes = runes[1:] {
		text = "…" + string(runes[1:])
	}
	high := canvas.LineHeight(style) + 10
	return widget.PageItem{Child: widget.Controls{H: high, Make: func(r geom.Rect) []*ui.Control {
		c := &ui.Control{Key: "folder", Rect: r, Role: ui.RoleText, Name: p.folder}
		c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
			cv.Text(style, text, geom.Pt(r.X, r.Y+canvas.Ascent(style)), sprites.Ink2, canvas.Left)
		}
		return []*ui.Control{c}
	}}}
}

// entry is the row of a folder or a file.
func (p *Picker) entry(key string, e stage.Entry, reading ui.Reading) widget.PageItem {
	path := p.House.Files.Path(p.folder, e.Name)
	if e.Folder {
		name := p.House.Words.T(lang.PickFolder, lang.Text("name", e.Name))
		return p.row(key, "folder", e.Name, name, reading, func() { p.open(path, "") })
	}
	return p.row(key, "file", e.Name, e.Name, reading, func() { p.choose(path) })
}

// row is a row of the list, with a sign before its text.
func (p *Picker) row(key, icon, text, name string, reading ui.Reading, press func()) widget.PageItem {
	const least, gap, pad, sign = 46.0, 6.0, 12.0, 22.0
	style := reading.Body(16)
	high := max(least, canvas.LineHeight(style)+16)
	return widget.PageItem{Child: widget.Controls{H: high + gap, Make: func(r geom.Rect) []*ui.Control {
		at := geom.R(r.X, r.Y, r.W, high)
		c := &ui.Control{Key: key, Rect: at, Role: ui.RoleButton, Name: name, Press: press}
		c.Paint = func(cv *canvas.Canvas, shown ui.Shown) {
			ui.DrawRow(cv, at, shown)
			ui.DrawIcon(cv, icon, geom.Pt(at.X+pad+sign/2, at.Centre().Y), sign, sprites.Ink)
			line := letters.Ellipsis(style, text, at.W-3*pad-sign)
			cv.Text(style, line, geom.Pt(at.X+2*pad+sign, canvas.InMiddle(style, at.Y, at.Bottom())), sprites.Ink, canvas.Left)
		}
		return []*ui.Control{c}
	}}}
}

// up shows the folder above.
func (p *Picker) up() {
	above, ok := p.House.Files.Parent(p.folder)
	if !ok {
		return
	}
	below := p.folder
	p.open(above, "")
	for k, e := range p.entries {
		if e.Folder && p.House.Files.Path(above, e.Name) == below {
			p.Page().Focus(entryKey(k))
			p.Arrange(p.View())
		}
	}
}

// choose takes a file, and begins in its folder the next time.
func (p *Picker) choose(path string) {
	h := p.House
	if h.Settings.Folder != p.folder {
		h.Settings.Folder = p.folder
		if h.Changed != nil {
			h.Changed()
		}
	}
	h.Stack.Pop()
	p.chosen(path)
}

// Update implements stage.Scene. What takes a letter back leads up.
func (p *Picker) Update(f *input.Frame) {
	if slices.Contains(f.Impulses, input.Erase) {
		p.up()
		return
	}
	p.Panel.Update(f)
}

// unread says why what has come could not be read.
func unread(words *lang.Catalog, a stage.Arrival) string {
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
