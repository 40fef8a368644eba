// Package together is where a person sits down at a table for people elsewhere: by a link that is pasted or comes with
// the page's address, or at one of the tables at which this device has a seat already.
//
// It imports remote and remote/client, rules, the base packages of scenes, and audio; no other scene, and no game.
package together

import (
	"slices"
	"strings"

	"engawa/audio"
	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Panel is the panel on which a person sits down.
type Panel struct {
	stage.Panel
	link, name string
	problem    string

	line        *client.Session   // of the link by which the person sits down; nil before
	lines       []*client.Session // with those of the other seats that this device has at the table
	hasNoAnswer bool              // the host has not answered
	isOwnHost   bool              // the host is that of this program
	waits       int               // for how many ticks it has been called
}

// New returns the panel with a link, "" for none. One at which the device sits already leads to its table at once.
func New(svc *stage.Services, link string) *Panel {
	p := &Panel{Panel: stage.NewPanel(svc, audio.Button), link: strings.TrimSpace(link)}
	p.name = p.usualName()
	if svc.Host != nil && slices.ContainsFunc(svc.Store.RemoteTables(), func(t store.RemoteTable) bool { return t.Own != nil && !t.Over }) {
		svc.Host.Start() // others may be waiting
	}
	if p.link != "" {
		if kept, ok := svc.Store.RemoteTable(p.link); ok {
			p.sit(kept.Link)
		} else if _, err := remote.ParseLink(p.link); err != nil {
			p.problem = svc.Words.Refusal("", err)
		}
	}
	return p
}

// usualName is the name of the player of the device, as in the settings or at the table before, or of the next one where
// somebody at it has a seat at the table already.
func (p *Panel) usualName() string {
	beside := len(p.Services.Store.SeatsAt(p.link))
	if beside > 0 {
		return lang.DefaultName(rules.Seat(beside))
	}
	if name := p.Services.Settings.Name; name != "" {
		return name
	}
	if list := p.Services.Store.RemoteTables(); len(list) > 0 {
		return list[0].Name
	}
	return lang.DefaultName(0)
}

// Keys of the panel's controls.
const (
	keyLink = "link"
	keyName = "name"
	keySit  = "sit"
)

// maxLink is the longest link, in letters.
const maxLink = 300

// Arrange implements stage.Scene.
func (p *Panel) Arrange(v stage.View) {
	if p.line != nil {
		p.arrangeWaiting(v)
		return
	}
	words := p.Services.Words
	var items []widget.PageItem
	if p.problem != "" {
		items = append(items, widget.ParagraphItem("problem", p.problem, ui.Strong(16)))
	}
	items = append(items,
		widget.ParagraphItem("how", words.T(lang.TogetherHow), ui.Body(16)),
		widget.HeadingItem("link.head", words.T(lang.TogetherLink)),
		widget.PageItem{Child: p.field(keyLink, lang.TogetherLink, p.link, maxLink, func(text string) { p.link = text })},
		widget.HeadingItem("name.head", words.T(lang.TogetherName)),
		widget.PageItem{Child: p.field(keyName, lang.TogetherName, p.name, store.MaxPlayerName, func(text string) { p.name = text })},
		widget.PageItem{Child: p.ways()})
	if p.Services.Host != nil {
		items = append(items, widget.PageItem{Child: buttonRow(widget.Button{Icon: "plus", Group: "ways", Control: ui.Control{Key: "make", Name: words.T(lang.InviteMake), Press: p.make}})})
	}
	if list := p.tables(); len(list) > 0 {
		items = append(items, widget.HeadingItem("tables", words.T(lang.TogetherTables)))
		for k, t := range list {
			items = append(items, widget.PageItem{Child: p.row(k, t)})
		}
	}
	p.LayIn(v, 1, lang.TogetherTitle, nil, items, p.Arrange)
	p.Page().FocusIfNone(keyLink)
}

// make makes a table of this program's own host.
func (p *Panel) make() {
	p.Services.Stack.Pop()
	p.Services.Navigator.NewTable()
}

// field is a line that can be typed.
func (p *Panel) field(key string, name lang.Key, text string, limit int, set func(string)) widget.Widget {
	const edge, height, below = 14.0, 52.0, 8.0
	field := widget.TextField(key, p.Services.Words.T(name), text, limit, edge, func(text string) {
		p.problem = ""
		set(text)
		p.Arrange(p.View())
	})
	return widget.Padding{Top: 4, Bottom: below, Child: widget.Sized{H: height, Child: field}}
}

// buttonRow is a row of buttons.
func buttonRow(buttons ...widget.Widget) widget.Widget {
	const height, gap, above = 50.0, 10.0, 6.0
	return widget.Padding{Top: above, Bottom: gap, Child: widget.Sized{H: height, Child: widget.Even(gap, buttons...)}}
}

// ways are the buttons that fetch a link, and the one that sits down.
func (p *Panel) ways() widget.Widget {
	words := p.Services.Words
	sit := widget.Button{Icon: "people", Primary: true, Group: "ways", Control: ui.Control{
		Key: keySit, Name: words.T(lang.TogetherSit), Off: strings.TrimSpace(p.link) == "", Press: func() { p.sit(p.link) },
	}}
	if out := p.Services.Outside; out != nil && out.Can().Paste {
		paste := widget.Button{Icon: "cards", Group: "ways", Control: ui.Control{Key: "paste", Name: words.T(lang.TogetherPaste), Press: out.Paste}}
		return buttonRow(paste, sit)
	}
	return buttonRow(sit)
}

// Update implements stage.Scene.
func (p *Panel) Update(f *input.Frame) {
	if p.line != nil && p.receive() {
		return
	}
	if f.Has(input.Paste) && p.Services.Outside != nil && p.Services.Outside.Can().Paste {
		p.Services.Outside.Paste()
	}
	p.Panel.Update(f)
}

// Take implements stage.Taker: a link that has come takes the place of the one that is typed.
func (p *Panel) Take(a stage.Arrival) {
	if p.line != nil || a.Err != nil {
		return
	}
	usual := p.name == p.usualName()
	if p.link, p.problem = strings.TrimSpace(a.Text), ""; usual {
		p.name = p.usualName()
	}
	p.Arrange(p.View())
}

// Leave implements stage.Leaver.
func (p *Panel) Leave() {
	p.closeSessions()
}
