// Package together is where a person sits down at a table for people elsewhere: by a link that is pasted or comes with
// the page's address, or at one of the tables at which this device has a seat already.
//
// It imports remote and remote/client, rules, the small rooms of scenes, and audio; no other scene, and no game.
package together

import (
	"context"
	"slices"
	"strconv"
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

	line *client.Session // to the table at which the person sits down; nil before
	lost bool            // its host has not answered
	own  bool            // its host is that of this program
}

// New returns the panel with a link, "" for none. One at which the device sits already leads to its table at once.
func New(svc *stage.Services, link string) *Panel {
	p := &Panel{Panel: stage.NewPanel(svc, audio.Button), link: strings.TrimSpace(link), name: svc.Settings.Name}
	if p.name == "" {
		p.name = lang.DefaultName(0)
	}
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
		items = append(items, widget.PageItem{Child: foot(widget.Button{Icon: "plus", Group: "ways", Control: ui.Control{Key: "make", Name: words.T(lang.InviteMake), Press: p.make}})})
	}
	if list := p.tables(); len(list) > 0 {
		items = append(items, widget.HeadingItem("tables", words.T(lang.TogetherTables)))
		for k, t := range list {
			items = append(items, widget.PageItem{Child: p.row(k, t)})
		}
	}
	p.LayIn(v, 1, lang.TogetherTitle, nil, items, p.Arrange)
	if p.Page().Focused() == nil {
		p.Page().Focus(keyLink)
	}
}

// make makes a table of this program's own host.
func (p *Panel) make() {
	p.Services.Stack.Pop()
	p.Services.Navigator.NewTable()
}

// open goes to a table of the list: where it is this program's own, by way of who sits there.
func (p *Panel) open(t store.RemoteTable) {
	if t.Own == nil || t.Over || p.Services.Host == nil {
		p.sit(t.Link)
		return
	}
	p.Services.Stack.Pop()
	p.Services.Navigator.Invite(t.Link)
}

// arrangeWaiting shows that the host is being called.
func (p *Panel) arrangeWaiting(v stage.View) {
	text := lang.TogetherConnecting
	switch {
	case p.own:
		text = lang.InviteStarting
	case p.lost:
		text = lang.TogetherWaiting
	}
	items := []widget.PageItem{
		widget.ParagraphItem("waiting", p.Services.Words.T(text, lang.Text("host", p.line.Link().Host())), ui.Body(18)),
		{Child: foot(widget.Button{Icon: "close", Control: ui.Control{Key: "cancel", Name: p.Services.Words.T(lang.TogetherCancel), Press: p.cancel}})},
	}
	p.LayIn(v, 1, lang.TogetherTitle, nil, items, p.Arrange)
	if p.Page().Focused() == nil {
		p.Page().Focus("cancel")
	}
}

// field is a line that can be typed.
func (p *Panel) field(key string, name lang.Key, text string, limit int, set func(string)) widget.Widget {
	const size, edge, height, below = 18.0, 14.0, 52.0, 8.0
	field := widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
		line := widget.TextField(key, p.Services.Words.T(name), text, limit, e.TextScale.Strong(size).Size, func(text string) {
			p.problem = ""
			set(text)
			p.Arrange(p.View())
		})
		return widget.Panel{Paper: ui.Well(), Child: widget.Pad(edge, 0, line)}
	})
	return widget.Padding{Top: 4, Bottom: below, Child: widget.Sized{H: height, Child: field}}
}

// foot is a row of buttons.
func foot(buttons ...widget.Widget) widget.Widget {
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
		return foot(paste, sit)
	}
	return foot(sit)
}

// tables returns the tables at which this device sits: those first at which it is its turn.
func (p *Panel) tables() []store.RemoteTable {
	list := p.Services.Store.RemoteTables()
	slices.SortStableFunc(list, func(a, b store.RemoteTable) int { return order(a) - order(b) })
	return list
}

func order(t store.RemoteTable) int {
	switch {
	case t.Over:
		return 2
	case t.Turn:
		return 0
	}
	return 1
}

// row is a table, which is gone to when it is pressed, and the button that takes it off the list.
func (p *Panel) row(k int, t store.RemoteTable) widget.Widget {
	const height, side, gap, below = 50.0, 46.0, 10.0, 8.0
	words, n := p.Services.Words, strconv.Itoa(k)
	how := lang.TogetherRunning
	switch {
	case t.Over:
		how = lang.TogetherOver
	case t.Turn:
		how = lang.TogetherYourTurn
	}
	title := t.Title
	if title == "" {
		title = words.Edition(t.Game, nil).Title
	}
	if l, err := remote.ParseLink(t.Link); t.Game == "" && t.Title == "" && err == nil {
		title = l.Host()
	}
	name := words.Of(title, words.T(how))
	open := widget.Button{Icon: "next", Control: ui.Control{Key: "table." + n, Name: name, Press: func() { p.open(t) }}}
	remove := widget.IconButton{Icon: "trash", Control: ui.Control{
		Key: "forget." + n, Name: words.T(lang.TogetherForget), Tip: words.T(lang.TogetherForget), Press: func() { p.forget(t) },
	}}
	return widget.Padding{Bottom: below, Child: widget.Sized{H: height, Child: widget.Row(gap, widget.Grow(open), widget.Fixed(side, remove)).Across(widget.Centre)}}
}

// forget takes a table off the list; after asking, where a seat goes with it.
func (p *Panel) forget(t store.RemoteTable) {
	words := p.Services.Words
	drop := func() {
		// What goes wrong is among the Store's problems.
		_ = p.Services.Store.ForgetRemoteTable(t.Link)
		p.Arrange(p.View())
	}
	if t.Over {
		drop()
		return
	}
	p.Services.Navigator.Ask(words.T(lang.TogetherForgetAsk), words.T(lang.TogetherForget), words.T(lang.Cancel), drop)
}

// sit calls the host of a link.
func (p *Panel) sit(text string) {
	svc := p.Services
	link, err := remote.ParseLink(text)
	if err == nil && svc.Dial == nil {
		err = rules.Errorf(remote.CodeTable, "this program has no way to other devices")
	}
	if err != nil {
		p.refuse(err)
		return
	}
	kept, known := svc.Store.RemoteTable(link.String())
	if !known {
		key, err := remote.NewSecret(svc.Random)
		if err != nil {
			p.refuse(err)
			return
		}
		kept = store.RemoteTable{Link: link.String(), Key: string(key), Name: strings.TrimSpace(p.name), At: svc.Now()}
		if kept.Name == "" {
			kept.Name = lang.DefaultName(0)
		}
		// Kept before the seat is taken, or it would be lost with the line. What goes wrong is among the Store's problems.
		_ = svc.Store.SetRemoteTable(kept)
	}
	p.problem, p.lost, p.own = "", false, kept.Own != nil && svc.Host != nil
	dial := func(ctx context.Context) (remote.Conn, error) { return svc.Dial(ctx, link) }
	if p.own {
		svc.Host.Start()
		dial = svc.Host.Dial
	}
	p.line = client.Open(client.Config{
		Link: link, Key: remote.Secret(kept.Key), Name: kept.Name, Games: svc.Games, Random: svc.Random,
		Dial: dial,
	})
}

// refuse says what is wrong.
func (p *Panel) refuse(err error) {
	p.problem = p.Services.Words.Refusal("", err)
	p.Services.Sound.Play(audio.NotAllowed)
	p.Restart()
	p.Arrange(p.View())
}

// cancel lets go of the host that is being called.
func (p *Panel) cancel() {
	p.line.Close()
	p.line = nil
	p.Arrange(p.View())
}

// Update implements stage.Scene.
func (p *Panel) Update(f *input.Frame) {
	if p.line != nil && p.hear() {
		return
	}
	if f.Has(input.Paste) && p.Services.Outside != nil && p.Services.Outside.Can().Paste {
		p.Services.Outside.Paste()
	}
	p.Panel.Update(f)
}

// hear takes in what the host sends, and reports whether the person has sat down.
func (p *Panel) hear() bool {
	svc := p.Services
	for p.line.Match == nil {
		if _, ok := p.line.Next(); !ok {
			break
		}
	}
	lost, over := p.line.Problem()
	if p.own && over == nil && p.line.Match == nil {
		if over = svc.Host.State().Problem; over != nil {
			p.line.Close()
		}
	}
	switch {
	case over != nil:
		if kept, ok := svc.Store.RemoteTable(p.line.Link().String()); ok && kept.Game == "" {
			_ = svc.Store.ForgetRemoteTable(kept.Link) // nobody has ever sat there
		}
		p.line = nil
		p.refuse(over)
	case p.line.Match != nil:
		line := p.line
		p.line = nil
		if kept, ok := svc.Store.RemoteTable(line.Link().String()); ok {
			kept.Game, kept.Title, kept.At = line.Game.Info().ID, line.Title, svc.Now()
			_ = svc.Store.SetRemoteTable(kept)
		}
		svc.Stack.Pop()
		svc.Navigator.Seat(line)
		return true
	case (lost != nil) != p.lost:
		p.lost = lost != nil
		p.Arrange(p.View())
	}
	return false
}

// Take implements stage.Taker: a link that has come takes the place of the one that is typed.
func (p *Panel) Take(a stage.Arrival) {
	if p.line != nil || a.Err != nil {
		return
	}
	p.link, p.problem = strings.TrimSpace(a.Text), ""
	p.Arrange(p.View())
}

// Leave implements stage.Leaver.
func (p *Panel) Leave() {
	if p.line != nil {
		p.line.Close()
	}
}
