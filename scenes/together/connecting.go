package together

import (
	"context"
	"strings"

	"engawa/audio"
	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// arrangeWaiting shows that the host is being called.
func (p *Panel) arrangeWaiting(v stage.View) {
	text := lang.TogetherConnecting
	switch {
	case p.isOwnHost:
		text = lang.InviteStarting
	case p.hasNoAnswer:
		text = lang.TogetherWaiting
	}
	items := []widget.PageItem{
		widget.ParagraphItem("waiting", p.Services.Words.T(text, lang.Text("host", p.line.Link().Host())), ui.Body(18)),
		{Child: buttonRow(widget.Button{Icon: "close", Control: ui.Control{Key: "cancel", Name: p.Services.Words.T(lang.TogetherCancel), Press: p.cancel}})},
	}
	p.LayIn(v, 1, lang.TogetherTitle, nil, items, p.Arrange)
	p.Page().FocusIfNone("cancel")
}

// sit calls the host of a link, for this seat and the others that the device has at the table.
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
	if own, ok := p.ownTable(link); ok {
		link.Base = own.Base // the way within the program
	}
	kept, known := svc.Store.RemoteTable(link.String())
	if !known {
		keys, err := remote.NewSecrets(svc.Random)
		if err != nil {
			p.refuse(err)
			return
		}
		kept = store.RemoteTable{Link: link.String(), Key: string(keys[0]), Deals: string(keys[1]), Name: strings.TrimSpace(p.name), At: svc.Now()}
		if kept.Name == "" {
			kept.Name = lang.DefaultName(0)
		}
		// Kept before the seat is taken, or it would be lost with the line. What goes wrong is among the Store's problems.
		_ = svc.Store.SetRemoteTable(kept)
	}
	_, made := svc.Store.OwnTable(kept.Link)
	p.problem, p.hasNoAnswer, p.isOwnHost, p.waits = "", false, made && svc.Host != nil, 0
	if p.isOwnHost {
		svc.Host.Start()
	}
	p.line = openSession(svc, kept)
	p.lines = []*client.Session{p.line}
	if kept.Watch {
		return
	}
	for _, beside := range svc.Store.SeatsAt(kept.Link) {
		if beside.Link != kept.Link {
			p.lines = append(p.lines, openSession(svc, beside))
		}
	}
}

// ownTable returns the link by which this device keeps a table of its own host that another link leads to; false for a
// table of others.
func (p *Panel) ownTable(link remote.Link) (remote.Link, bool) {
	for _, t := range p.Services.Store.RemoteTables() {
		if own, err := remote.ParseLink(t.Link); t.Own != nil && err == nil && own.Table == link.Table {
			return own, p.Services.Host != nil
		}
	}
	return remote.Link{}, false
}

// openSession connects a seat with its host.
func openSession(svc *stage.Services, kept store.RemoteTable) *client.Session {
	link, _ := remote.ParseLink(kept.Link) // what is kept has been read before
	dial := func(ctx context.Context) (remote.Conn, error) { return svc.Dial(ctx, link) }
	if _, own := svc.Store.OwnTable(kept.Link); own && svc.Host != nil {
		dial = svc.Host.Dial
	}
	var calls func(at remote.Reply)
	var push func(key string, send func(subscription string))
	if n, words := svc.Notices, svc.Words; n != nil {
		calls = func(at remote.Reply) {
			name := tableName(words, store.RemoteTable{Title: at.Title, Game: at.Game})
			n.Call("● "+words.T(lang.SeatCallTitle), words.T(lang.SeatCall, lang.Text("table", name)), kept.Link)
		}
		push = n.Subscriber(kept.Link)
	}
	before, _ := client.DecodeSavedSeat(svc.Store.Seat(kept.Link)) // what cannot be read is not there
	return client.Open(client.Config{
		Link: link, Key: remote.Secret(kept.Key), DealSecret: remote.Secret(kept.Deals), Name: kept.Name, Games: svc.Games, Random: svc.Random, Dial: dial, OnAttention: calls, Push: push, IsTableScreen: kept.Screen,
		SavedSeat: before, Save: func(change func(*client.SavedSeat)) {
			// What goes wrong is among the Store's problems, which the table tells.
			_ = svc.Store.ChangeSeat(kept.Link, func(now []byte) ([]byte, error) {
				k, _ := client.DecodeSavedSeat(now)
				change(&k)
				return k.Encode(), nil
			})
		},
	})
}

// closeSessions ends the connections to the host.
func (p *Panel) closeSessions() {
	for _, line := range p.lines {
		line.Close()
	}
	p.line, p.lines = nil, nil
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
	p.closeSessions()
	p.Arrange(p.View())
}

// receive takes in what the host has sent, and reports whether the person has sat down.
func (p *Panel) receive() bool {
	svc, waits := p.Services, false
	for k := 0; k < len(p.lines); k++ {
		line := p.lines[k]
		for line.Match == nil {
			if _, ok := line.Next(); !ok {
				break
			}
		}
		waits = waits || line.Match == nil
		if _, over := line.Errs(); over != nil && line != p.line { // that seat is not the device's any more
			if rules.CodeOf(over) == remote.CodeSecret {
				_ = svc.Store.ForgetRemoteTable(line.Link().String())
			}
			p.lines = append(p.lines[:k], p.lines[k+1:]...)
			k--
		}
	}
	lost, over := p.line.Errs()
	if p.isOwnHost && over == nil && p.line.Match == nil {
		over = svc.Host.State().Problem
	}
	if p.waits++; waits && over == nil && (lost != nil || p.waits > maxSilentTicks) {
		waits = !p.restoreMatch()
	}
	switch {
	case over != nil:
		if kept, ok := svc.Store.RemoteTable(p.line.Link().String()); ok && kept.Game == "" {
			_ = svc.Store.ForgetRemoteTable(kept.Link) // nobody has ever sat there
		}
		p.closeSessions()
		p.refuse(over)
	case !waits:
		p.seat()
		return true
	case (lost != nil) != p.hasNoAnswer:
		p.hasNoAnswer = lost != nil
		p.Arrange(p.View())
	}
	return false
}

// maxSilentTicks is for how many ticks a host may say nothing before the table is shown as it was kept.
const maxSilentTicks = 240

// restoreMatch takes up the match as it is kept here, and reports whether that is so for all lines.
func (p *Panel) restoreMatch() bool {
	if p.isOwnHost {
		return false // its host is on its way
	}
	for _, line := range p.lines {
		if !line.Restore() {
			return false
		}
	}
	return true
}

// Links implements stage.Online.
func (p *Panel) Links() (links []string) {
	for _, line := range p.lines {
		links = append(links, line.Link().String())
	}
	return links
}

// seat goes to the table: with all seats that the device has there, or to watch where the link is for that.
func (p *Panel) seat() {
	svc, table := p.Services, []*client.Session{p.line}
	for _, line := range p.lines {
		switch watches := line.Seat < 0; {
		case line == p.line:
		case watches || p.line.Seat < 0:
			line.Close()
		default:
			table = append(table, line)
		}
		line.Flush()
		if kept, ok := svc.Store.RemoteTable(line.Link().String()); ok {
			kept.Game, kept.Title, kept.At, kept.Watch = line.Game.Info().ID, line.Title, svc.Now(), line.Seat < 0
			_ = svc.Store.SetRemoteTable(kept)
		}
	}
	p.line, p.lines = nil, nil
	svc.Stack.Pop()
	svc.Navigator.Seat(table...)
}
