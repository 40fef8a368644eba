package invite

import (
	"context"
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

// ownBase stands in the links by which this device keeps its seats at its own tables: the host's address may change, and
// the line to it goes through no network.
const ownBase = "http://localhost/"

// Make makes a table, with this device on a seat under a name, or to watch where that is rules.Public, and returns the link
// by which it is kept.
func Make(svc *stage.Services, config remote.TableConfig, own rules.Seat, name string) (string, error) {
	keys, err := remote.NewSecrets(svc.Random)
	if err != nil {
		return "", err
	}
	links, err := svc.Host.Create(config)
	if err != nil {
		return "", err
	}
	l := remote.Link{Base: ownBase, Table: links.Table, Secret: links.Watch}
	if own >= 0 {
		l.Secret = links.Seats[own]
	}
	kept := store.RemoteTable{
		Link: l.String(), Key: string(keys[0]), Deals: string(keys[1]), Name: name, Game: config.Game, Title: config.Title, At: svc.Now(), Watch: own < 0, Screen: own < 0,
		Own: &store.OwnTable{Owner: string(links.Owner), Watch: string(links.Watch)},
	}
	for _, s := range links.Seats {
		kept.Own.Seats = append(kept.Own.Seats, string(s))
	}
	// What goes wrong with keeping it is among the Store's problems.
	_ = svc.Store.SetRemoteTable(kept)
	return kept.Link, nil
}

// Panel is the panel that shows who sits at a table of this program's own host, and how others get there.
type Panel struct {
	stage.Panel
	table     store.RemoteTable
	link      remote.Link       // by which the table is kept
	lines     []*client.Session // of this device's seats, or the one to watch; none where the table is not known
	status    status
	codes     map[string][][]bool // the modules of codes, by their texts
	copiedKey string              // the key of the link that was copied last
	scale     float64             // pixels of a unit
	problem   string              // what has gone wrong last
}

// New returns the panel for the table of a link that [Make] has returned. The host begins if need be.
func New(svc *stage.Services, text string) *Panel {
	p := &Panel{Panel: stage.NewPanel(svc, audio.Button), status: status{host: svc.Host}, codes: map[string][][]bool{}}
	kept, ok := svc.Store.OwnTable(text)
	l, err := remote.ParseLink(kept.Link)
	if !ok {
		err = rules.Errorf(remote.CodeTable, "there is no such table at the host of this program")
	}
	if err != nil {
		p.problem = svc.Words.Refusal("", err)
		return p
	}
	p.table, p.link = kept, l
	svc.Host.Start()
	p.status.look()
	p.connect()
	return p
}

// connect opens the lines of this device's seats, by which the panel hears who sits down.
func (p *Panel) connect() {
	p.hangUp()
	for _, t := range p.Services.Store.SeatsAt(p.table.Link) {
		if l, err := remote.ParseLink(t.Link); err == nil {
			p.call(l, t)
		}
	}
}

// call opens a line.
func (p *Panel) call(l remote.Link, kept store.RemoteTable) {
	svc := p.Services
	p.lines = append(p.lines, client.Open(client.Config{
		Link: l, Key: remote.Secret(kept.Key), DealSecret: remote.Secret(kept.Deals), Name: kept.Name, Games: svc.Games, Random: svc.Random,
		Dial: func(ctx context.Context) (remote.Conn, error) { return svc.Host.Dial(ctx) },
	}))
}

// hangUp ends the lines.
func (p *Panel) hangUp() {
	for _, line := range p.lines {
		line.Close()
	}
	p.lines = nil
}

// lineOf returns the line of a seat of this device, or the one to watch by; nil for a seat of others. Secrets tell which one
// it is, before the host has answered on it.
func (p *Panel) lineOf(seat rules.Seat) *client.Session {
	secret := p.table.Own.Watch
	if seat >= 0 {
		secret = p.table.Own.Seats[seat]
	}
	for _, line := range p.lines {
		if string(line.Link().Secret) == secret {
			return line
		}
	}
	return nil
}

// plays reports whether this device has a seat.
func (p *Panel) plays() bool { return len(p.lines) > 0 && p.lineOf(rules.Public) == nil }

// game is the game of the table, once it is known.
func (p *Panel) game() rules.Game { return p.lines[0].Game }

// free reports whether nobody has sat down on a seat yet.
func (p *Panel) free(seat rules.Seat) bool { return p.lines[0].IsFree(seat) }

// link is a way to the table for somebody.
type link struct {
	key  string     // of its controls
	who  string     // whom it is for
	seat rules.Seat // rules.Public for those who watch
	text string     // "" while no device can reach the host
}

// links returns the ways to the free seats, and last the one for those who watch.
func (p *Panel) links() (list []link) {
	words := p.Services.Words
	for seat := range rules.Seat(len(p.Sitting())) {
		if p.free(seat) {
			list = append(list, link{seat.String(), p.seatName(seat), seat, p.address(p.table.Own.Seats[seat])})
		}
	}
	return append(list, link{"watch", words.T(lang.InviteWatch), rules.Public, p.address(p.table.Own.Watch)})
}

// address is the link that a secret makes with the host's address, "" while there is none.
func (p *Panel) address(secret string) string {
	if p.status.Address == "" || secret == "" {
		return ""
	}
	return remote.Link{Base: p.status.Address, Table: p.link.Table, Secret: remote.Secret(secret)}.String()
}

// open reports whether a link lets somebody in as it stands.
func (p *Panel) open(l link) bool {
	for _, now := range p.links() {
		if now == l {
			return true
		}
	}
	return false
}

// seatName is what a seat is called.
func (p *Panel) seatName(seat rules.Seat) string {
	return p.Services.Words.T(lang.SetupPlayer, lang.Count("n", int(seat)+1))
}

// hasHostAnswer reports whether the host has sent who sits where.
func (p *Panel) hasHostAnswer() bool { return len(p.lines) > 0 && p.lines[0].Match != nil }

// Sitting returns who sits on each seat, as the host has sent last; nil before that.
func (p *Panel) Sitting() []remote.SeatInfo {
	if !p.hasHostAnswer() {
		return nil
	}
	return p.lines[0].SeatInfos
}

// Arrange implements stage.Scene.
func (p *Panel) Arrange(v stage.View) {
	p.scale = v.Scale
	words := p.Services.Words
	var items []widget.PageItem
	for _, text := range p.sentences() {
		items = append(items, widget.ParagraphItem("problem", text, ui.Strong(16)))
	}
	if p.hasHostAnswer() {
		if len(items) == 0 {
			items = append(items, widget.ParagraphItem("how", words.T(lang.InviteHow), ui.Body(16)))
		}
		for seat := range rules.Seat(len(p.Sitting())) {
			items = append(items, widget.PageItem{Child: p.seat(seat)})
		}
		if p.status.Address != "" {
			list := p.links()
			items = append(items, widget.PageItem{Child: p.card(list[len(list)-1], "")}, widget.ParagraphItem("watch", words.T(lang.InviteWatchHow), ui.Body(15)))
		}
	}
	later := widget.Button{Icon: "back", Group: widget.FootGroup, Control: ui.Control{Key: "later", Name: words.T(lang.Back), Press: p.Services.Stack.Pop}}
	p.CloseKey, p.CloseIcon, p.OnClose = lang.TogetherSit, "next", p.sit
	if !p.plays() {
		p.CloseKey = lang.InviteShow
	}
	if !p.hasHostAnswer() {
		p.CloseKey, p.CloseIcon, p.OnClose = lang.Back, "back", p.Services.Stack.Pop
		p.Choose(false, nil)
	} else {
		p.Choose(true, later)
	}
	p.Lay(v, lang.InviteTitle, nil, items, p.Arrange)
	p.Page().FocusIfNone("close")
}

// sentences are what has gone wrong, or may keep somebody away.
func (p *Panel) sentences() (list []string) {
	words := p.Services.Words
	add := func(holds bool, key lang.Key) {
		if holds {
			list = append(list, words.T(key))
		}
	}
	if p.problem != "" {
		list = append(list, p.problem)
	}
	if text := p.status.problem(words); text != "" {
		return append(list, text)
	}
	add(!p.hasHostAnswer() && p.problem == "", lang.InviteStarting)
	if p.status.Running && p.hasHostAnswer() {
		add(p.status.Address == "", lang.InviteNoNetwork)
		add(p.status.Address != "" && !p.status.Page, lang.InviteNoPage)
		add(p.status.Address != "" && p.status.HasMoved, lang.InviteMoved)
	}
	return list
}

// sit goes to the table, on the seats of this device, or to watch.
func (p *Panel) sit() {
	svc := p.Services
	if line := p.lines[0]; len(p.lines) == 1 && line.FullMatch == nil && line.Question.Text == "" {
		p.lines = nil // it goes along
		svc.Stack.Pop()
		svc.Navigator.Seat(line)
		return
	}
	svc.Stack.Pop()
	svc.Navigator.Together(p.lines[0].Link().String()) // the table is to hear of everything itself
}

// Update implements stage.Scene. A press beside the panel does not take it away: when somebody sits down it becomes smaller,
// perhaps just before a press.
func (p *Panel) Update(f *input.Frame) {
	p.follow()
	if f.Has(input.Back) || f.Has(input.Menu) {
		p.Services.Stack.Pop()
		return
	}
	p.Page().Update(f)
}

// follow takes in what the host tells, and reports whether anything has changed.
func (p *Panel) follow() bool {
	if len(p.lines) == 0 {
		return false
	}
	changed := p.status.poll()
	before, sat := p.hasHostAnswer(), p.Sitting()
	for _, line := range p.lines {
		for _, ok := line.Next(); ok; _, ok = line.Next() {
		}
		if _, over := line.Errs(); over != nil && p.problem == "" {
			p.problem, changed = p.Services.Words.Refusal(p.table.Game, over), true
		}
	}
	if changed = changed || p.hasHostAnswer() != before || !slices.Equal(p.Sitting(), sat); changed {
		p.Arrange(p.View())
	}
	return changed
}

// Leave implements stage.Leaver.
func (p *Panel) Leave() { p.hangUp() }

// copy copies a link.
func (p *Panel) copy(l link) {
	if out := p.Services.Outside; out != nil && out.Copy(strings.TrimSpace(l.text)) {
		p.copiedKey = l.key
	}
}
