package together

import (
	"slices"
	"strconv"

	"engawa/remote"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// tables returns the tables at which this device sits, each once: those first at which it is its turn, those last that are
// over.
func (p *Panel) tables() []store.RemoteTable {
	var list, turn, running, over []store.RemoteTable
	for _, t := range p.Services.Store.RemoteTables() {
		if slices.ContainsFunc(list, func(have store.RemoteTable) bool { return store.SameTable(have.Link, t.Link) }) {
			continue
		}
		if own, ok := p.Services.Store.OwnTable(t.Link); ok {
			t = own
		}
		list = append(list, t)
		switch {
		case t.Over:
			over = append(over, t)
		case t.Turn:
			turn = append(turn, t)
		default:
			running = append(running, t)
		}
	}
	return append(append(turn, running...), over...)
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
	name := words.Of(tableName(words, t), words.T(how))
	open := widget.Button{Icon: "next", Control: ui.Control{Key: "table." + n, Name: name, Press: func() { p.open(t) }}}
	remove := widget.IconButton{Icon: "trash", Control: ui.Control{
		Key: "forget." + n, Name: words.T(lang.TogetherForget), Tip: words.T(lang.TogetherForget), Press: func() { p.forget(t) },
	}}
	return widget.Padding{Bottom: below, Child: widget.Sized{H: height, Child: widget.Row(gap, widget.Grow(open), widget.Fixed(side, remove)).Across(widget.Centre)}}
}

// tableName is what a table is called: by its title, else by its game, and before that is known by its host.
func tableName(words *lang.Catalog, t store.RemoteTable) string {
	if l, err := remote.ParseLink(t.Link); t.Game == "" && t.Title == "" && err == nil {
		return l.Host()
	}
	if t.Title == "" {
		return words.Edition(t.Game, nil).Title
	}
	return t.Title
}

// open goes to a table of the list: where it is this program's own, by way of who sits there.
func (p *Panel) open(t store.RemoteTable) {
	if t.Own == nil || t.Over || p.Services.Host == nil {
		p.sit(p.Services.Store.SeatsAt(t.Link)[0].Link)
		return
	}
	p.Services.Stack.Pop()
	p.Services.Navigator.Invite(t.Link)
}

// forget takes a table off the list; after asking, where a seat goes with it.
func (p *Panel) forget(t store.RemoteTable) {
	words := p.Services.Words
	drop := func() {
		for _, kept := range p.Services.Store.RemoteTables() {
			if store.SameTable(kept.Link, t.Link) {
				// What goes wrong is among the Store's problems.
				_ = p.Services.Store.ForgetRemoteTable(kept.Link)
			}
		}
		p.Arrange(p.View())
	}
	if t.Over {
		drop()
		return
	}
	p.Services.Navigator.Ask(words.T(lang.TogetherForgetAsk), words.T(lang.TogetherForget), words.T(lang.Cancel), drop)
}
