package invite

import (
	"engawa/audio"
	"engawa/remote"
	"engawa/rules"
	"engawa/scenes/store"
)

// fill gives a seat to a computer.
func (p *Panel) fill(seat rules.Seat, level string) {
	p.tried(p.Services.Host.Fill(p.link.Table, remote.Secret(p.kept.Own.Owner), seat, level))
}

// take has somebody at this device sit down on a free seat.
func (p *Panel) take(seat rules.Seat, name string) {
	keys, err := remote.NewSecrets(p.Services.Random)
	if err == nil {
		l := remote.Link{Base: ownBase, Table: p.link.Table, Secret: remote.Secret(p.kept.Own.Seats[seat])}
		err = p.Services.Store.SetRemoteTable(store.RemoteTable{
			Link: l.String(), Key: string(keys[0]), Deals: string(keys[1]), Name: name, Game: p.kept.Game, Title: p.kept.Title, At: p.Services.Now(),
		})
		p.connect()
	}
	p.tried(err)
}

// leave leaves a seat of this device free for somebody else.
func (p *Panel) leave(seat rules.Seat) {
	link := p.lineOf(seat).Link().String()
	if !p.renew(seat) {
		return
	}
	// What goes wrong is among the Store's problems.
	_ = p.Services.Store.ForgetRemoteTable(link)
	if link == p.kept.Link { // the table stays this device's
		p.link.Secret = remote.Secret(p.kept.Own.Watch)
		p.kept.Link, p.kept.Watch, p.kept.Screen, p.kept.Turn = p.link.String(), true, true, false
		_ = p.Services.Store.SetRemoteTable(p.kept)
	}
	p.connect()
	p.Arrange(p.View())
}

// renew gives a seat a new link, takes it from who sits there, and reports whether that went well.
func (p *Panel) renew(seat rules.Seat) bool {
	secret, err := p.Services.Host.Renew(p.link.Table, remote.Secret(p.kept.Own.Owner), seat)
	if err == nil {
		own := *p.kept.Own
		own.Seats = append([]string(nil), own.Seats...)
		own.Seats[seat] = string(secret)
		if now, ok := p.Services.Store.RemoteTable(p.kept.Link); ok {
			p.kept = now
		}
		p.kept.Own = &own
		err = p.Services.Store.SetRemoteTable(p.kept)
	}
	p.tried(err)
	return err == nil
}

// tried tells what has become of something that was tried.
func (p *Panel) tried(err error) {
	p.trouble = p.Services.Words.Refusal(p.kept.Game, err)
	if err != nil {
		p.Services.Sound.Play(audio.NotAllowed)
		p.Restart()
	}
	p.Arrange(p.View())
}
