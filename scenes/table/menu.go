package table

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/bots"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// menu is the pause menu over the table.
type menu struct {
	stage.Modal
	table *Table
}

func (t *Table) openMenu() {
	t.session.stopThinking()
	m := &menu{stage.NewModal(t.services, audio.Button), t}
	m.Dim = 0.74
	t.services.Stack.Push(m)
}

// row is one line of the menu.
type row struct {
	key, icon string
	text      lang.Key
	press     func()
}

// isTool reports whether a row is a round button of the table, or the counterpart of one.
func (r row) isTool() bool {
	return slices.Contains([]string{"undo", "redo", "hint", "restartTurn", "talk"}, r.key)
}

// isPaired reports whether a row stands beside another in a menu of one column: a tool of the table beside a tool, and what
// belongs to the program or leads out of it beside its like.
func (r row) isPaired(like row) bool {
	return r.isTool() && like.isTool() || r.isProgram() && like.isProgram()
}

// isProgram reports whether a row belongs to the program, not to the match.
func (r row) isProgram() bool {
	return slices.Contains([]string{"settings", "help", "read", "share"}, r.key)
}

// rows lists what the menu has, what is wanted most first: the tools and the rules, then ways to look back, then what
// belongs to the program, and what ends the match; all also names the tools that stand on the table, where they have no words.
func (m *menu) rows(all bool) []row {
	t := m.table
	stack := t.services.Stack
	rows := []row{{"resume", "play", lang.MenuResume, stack.Pop}}
	if t.wayBack != nil {
		rows = append(rows, row{"return", "back", t.wayBack.Name, t.wayBack.Go})
	}
	tools := t.tools()
	for _, k := range []int{toolUndo, toolHint, toolRestart, toolTalk} {
		if tool := tools[k]; tool.key != "" && (m.isHidden(k) || all && (k != toolUndo || t.undoRefusal() == nil)) {
			rows = append(rows, row{tool.key, tool.icon, tool.name, func() { stack.Pop(); tool.press() }})
		}
	}
	if t.session.match.Redoable() > 0 {
		rows = append(rows, row{"redo", "redo", lang.TableRedo, func() { stack.Pop(); t.redo() }})
	}
	rows = append(rows, row{"book", "book", lang.TableRules, t.openBook})
	if t.recaps() {
		tool := t.recapTool()
		rows = append(rows, row{tool.key, tool.icon, lang.MenuRecap, func() { stack.Pop(); tool.press() }})
	}
	if t.logOnPanel() {
		rows = append(rows, row{"moves", "history", lang.MenuMoves, func() { stack.Pop(); t.openLog() }})
	}
	own := !t.session.match.IsRemote() // else it is neither whole nor this device's
	if own {
		rows = append(rows, row{"replay", "replay", lang.MenuReplay, func() { t.services.Navigator.Replay(t.session.match) }})
	}
	rows = append(rows,
		row{"settings", "gear", lang.MenuSettings, t.services.Navigator.Settings},
		row{"help", "keyboard", lang.MenuHelp, t.services.Navigator.Help},
		row{"read", "large-print", lang.LargePrintTitle, func() { stack.Pop(); stack.OpenLargePrint() }})
	if own {
		rows = append(rows, row{"share", "share", lang.MenuShare, func() { t.services.Navigator.Share(t.session.match) }})
		if t.remote == nil {
			rows = append(rows, row{"restart", "rotate-left", lang.MenuRestart, m.restart})
		}
	}
	if r, ok := t.screenRow(); ok {
		rows = append(rows, r)
	}
	if words := t.dealWords(); words != "" {
		rows = append(rows, row{"deal", "dice", lang.MenuDeal, func() { t.services.Navigator.Tell(words) }})
	}
	if !t.session.hasEnded() && t.session.agrees() {
		rows = append(rows, row{"agree", "people", m.agreeName(), m.agree})
	}
	if seat := t.session.undoRequester(); t.remote != nil {
		if next, ok := t.session.nextPerson(); ok {
			seat = next
		}
		if t.session.people.Has(seat) && len(t.session.players) == 2 && !t.session.hasEnded() {
			rows = append(rows, row{"resign", "flag", lang.MenuResign, func() { m.resign(seat) }})
		}
	} else if next, ok := t.session.nextPerson(); ok && !t.session.hasEnded() {
		leave := row{"resign", "flag", lang.MenuResign, func() { m.resign(next) }}
		if len(t.session.players) > 2 {
			leave = row{"resign", "cpu", lang.MenuLeave, m.leave}
		}
		rows = append(rows, leave)
	}
	return append(rows, row{"shelf", "home", lang.MenuShelf, t.goHome})
}

// isHidden reports whether the table has no place for the tool of that number.
func (m *menu) isHidden(tool int) bool {
	f := m.table.places
	return tool >= len(f.Tools) || f.Tools[tool].Empty()
}

// lines breaks the rows of the menu into lines of so many columns. The way back to the game stands alone, and what
// leaves the match begins a line of its own, the last.
func lines(rows []row, columns int) [][]row {
	leave := slices.IndexFunc(rows, func(r row) bool { return r.key == "agree" || r.key == "resign" || r.key == "shelf" })
	out, rest := [][]row{rows[:1]}, rows[1:leave]
	if columns > 1 {
		out = slices.AppendSeq(out, slices.Chunk(rest, columns))
	} else {
		for n := 0; n < len(rest); {
			last := n + 1
			if last < len(rest) && rest[n].isPaired(rest[last]) {
				last++
			}
			out, n = append(out, rest[n:last]), last
		}
		columns = min(2, len(rows)-leave)
	}
	return append(out, slices.Collect(slices.Chunk(rows[leave:], columns))...)
}

// Arrange implements stage.Scene.
func (m *menu) Arrange(v stage.View) {
	m.Place(v, widget.FirstFit{m.card(1, true), m.card(2, true), m.card(3, true), m.card(3, false)})
	m.Page().FocusIfNone("resume")
}

// card is the menu in so many columns: the more, the lower; with all tools of the table, or those that have no place there.
func (m *menu) card(columns int, all bool) widget.Widget {
	const wide, pad, most, least, apart = 340.0, 20.0, 50.0, 44.0, 14.0 // apart: before what leaves the match
	const many = 10                                                     // lines, below which the title has more room
	head, gap, edge := 76.0, 12.0, 12.0
	if columns > 1 {
		head, gap, edge = 40, 7, 5
	}
	words, table := m.Services.Words, lines(m.rows(all), columns)
	if len(table) > many {
		head = min(head, 56)
	}
	title := widget.Padding{Top: 6, Child: widget.Line(words.T(lang.MenuTitle), ui.Heading(28), sprites.Ink).Aligned(canvas.Centre)}
	var list []widget.Widget
	for k, line := range table {
		if k == len(table)-1 || columns == 1 && line[0].key == "settings" {
			list = append(list, widget.Fixed(apart-gap, widget.Rule(0)))
		}
		var buttons []widget.Widget
		group := "menu"
		if len(line) > columns { // half as broad: its small words are no measure for the others
			group = "leave"
		}
		for _, r := range line {
			buttons = append(buttons, widget.Button{
				Icon: r.icon, Primary: k == 0, Quiet: r.isProgram(), Group: group, AtStart: true,
				Control: ui.Control{Key: r.key, Name: words.T(r.text), Press: r.press},
			})
		}
		list = append(list, widget.Basis(most, widget.Even(gap, buttons...)).Within(least, most))
	}
	panel := widget.Column(0, widget.Fixed(head, title), widget.Padding{Left: pad, Right: pad, Bottom: pad, Child: widget.Column(gap, list...)})
	return widget.Pad(12-edge, 0, widget.CentredPanel(min(float64(columns), 2)*wide+2*pad, edge, 0, panel))
}

// Update implements stage.Scene.
func (m *menu) Update(f *input.Frame) {
	if f.Has(input.Back) || f.Has(input.Menu) || m.Outside(f) {
		m.Services.Stack.Pop()
		return
	}
	m.Modal.Update(f)
}

// restart begins the same match again, after asking where something would be lost.
func (m *menu) restart() {
	t := m.table
	words := t.services.Words
	again := func() {
		setup := t.session.match.Setup
		setup.Version = 0 // a new match has the rules of today
		fresh, err := rules.NewMatch(t.session.match.Game, setup, t.services.Seed())
		if err == nil {
			err = fresh.PlayNature()
		}
		if err != nil {
			t.services.Navigator.Tell(words.Refusal(t.gameID(), err))
			return
		}
		for key, value := range t.session.match.Tags {
			fresh.Tags[key] = value
		}
		delete(fresh.Tags, store.TagUncounted)
		slot := t.slot
		if t.session.hasEnded() && slot != "" {
			slot = t.services.Store.NewMatch(t.gameID()) // a finished match stays among those kept
		}
		if t.wayBack != nil {
			t.wayBack.Go() // the new match lies on the replay as well
		}
		t.services.Navigator.Table(fresh, slot)
	}
	if len(t.session.match.Log) < 3 || t.session.hasEnded() {
		again()
		return
	}
	t.services.Navigator.Ask(words.T(lang.MenuRestartAsk), words.T(lang.MenuRestart), words.T(lang.Cancel), again)
}

// resign gives the match to the other seat, after asking.
func (m *menu) resign(seat rules.Seat) {
	t := m.table
	words, other := t.services.Words, t.session.players[1-seat].Name
	t.services.Navigator.Ask(words.T(lang.MenuResignAsk, lang.Text("name", other)), words.T(lang.MenuResign), words.T(lang.Cancel), func() {
		t.services.Stack.Pop()
		t.commands.resign(seat)
	})
}

// agree ends the match as a draw, after asking: where no turn is the last, all who play may agree on the end.
func (m *menu) agree() {
	t := m.table
	words, question := t.services.Words, lang.MenuAgreeAsk
	if t.remote != nil {
		question = lang.MenuOfferAsk
	}
	t.services.Navigator.Ask(words.T(question), words.T(m.agreeName()), words.T(lang.Cancel), func() {
		t.services.Stack.Pop()
		t.commands.agree()
	})
}

// agreeName is what the button says that ends the match as a draw, or offers that to people elsewhere.
func (m *menu) agreeName() lang.Key {
	if m.table.remote != nil {
		return lang.MenuOffer
	}
	return lang.MenuAgree
}

// UsualLevel is the level of a computer player that nobody has chosen: the first one of a game's set-up, and one that
// plays on for a person who leaves.
const UsualLevel = bots.UsualLevel

// leave lets the computer play on for the person to act, after asking: with three and more a match does not end because
// somebody goes.
func (m *menu) leave() {
	t := m.table
	seat, ok := t.session.nextPerson()
	if !ok {
		return
	}
	words, players := t.services.Words, t.session.players
	t.services.Navigator.Ask(words.T(lang.MenuLeaveAsk, lang.Text("name", players[seat].Name)), words.T(lang.MenuLeave), words.T(lang.Cancel), func() {
		t.services.Stack.Pop()
		players[seat].Bot = UsualLevel
		SetPlayers(t.session.match, players)
		t.excludeFromResults()
		t.session.match.Note(seat, noteLeave, UsualLevel)
		asked := t.session.askedSeats
		t.session.dismiss()
		t.session = newSession(t.session.Match, t.services.Tablebases)
		t.session.askedSeats, t.handover = asked, nil
		if t.session.hasSecretChoices() {
			t.session.viewer = rules.Public // who is alone now does not hold the device yet
		}
		t.onRewind()
		t.relayout = true
		t.show()
	})
}

// noteLeave is the Kind of the note that the computer plays on for a seat, at the level that Text names.
const noteLeave = "leave"
