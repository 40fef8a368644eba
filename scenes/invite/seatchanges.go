package invite

import (
	"engawa/audio"
	"engawa/remote"
	"engawa/rules"
	"engawa/scenes/store"
)

// fill gives a seat to a computer.
func (p *Panel) fill(seat rules.Seat, level string) {
	p.reportResult(p.Services.Host.Fill(p.link.Table, remote.Secret(p.table.Own.Owner), seat, level))
}

// take has somebody at this device sit down on a free seat.
func (p *Panel) take(seat rules.Seat, name string) {
	keys, err := remote.NewSecrets(p.Services.Random)
	if err == nil {
		l := remote.Link{Base: ownBase, Table: p.link.Table, Secret: remote.Secret(p.table.Own.Seats[seat])}
		err = p.Services.Store.SetRemoteTable(store.RemoteTable{
			Link: l.String(), Key: string(keys[0]), Deals: string(keys[1]), Name: name, Game: p.table.Game, Title: p.table.Title, At: p.Services.Now(),
		})
		p.connect()
	}
	p.reportResult(err)
}

// leave leaves a seat of this device free for somebody else.
func (p *Panel) leave(seat rules.Seat) {
	link := p.lineOf(seat).Link().String()
	if !p.renew(seat) {
		return
	}
	// What goes wrong is among the Store's problems.
	_ = p.Services.Store.ForgetRemoteTable(link)
	if link == p.table.Link { // the table stays this device's
		p.link.Secret = remote.Secret(p.table.Own.Watch)
		p.table.Link, p.table.Watch, p.table.Screen, p.table.Turn = p.link.String(), true, true, false
		_ = p.Services.Store.SetRemoteTable(p.table)
	}
	p.connect()
	p.Arrange(p.View())
}

// renew gives a seat a new link, takes it from who sits there, and reports whether that went well.
func (p *Panel) renew(seat rules.Seat) bool {
	secret, err := p.Services.Host.Renew(p.link.Table, remote.Secret(p.table.Own.Owner), seat)
	if err == nil {
		own := *p.table.Own
		own.Seats = append([]string(nil), own.Seats...)
		own.Seats[seat] = string(secret)
		if now, ok := p.Services.Store.RemoteTable(p.table.Link); ok {
			p.table = now
		}
		p.table.Own = &own
		err = p.Services.Store.SetRemoteTable(p.table)
	}
	p.reportResult(err)
	return err == nil
}

// reportResult shows whether a change of a seat succeeded.
func (p *Panel) reportResult(err error) {
	p.problem = p.Services.Words.Refusal(p.table.Game, err)
	if err != nil {
		p.Services.Sound.Play(audio.NotAllowed)
		p.Restart()
	}
	p.Arrange(p.View())
}
