//go:build !js

package scenes

import (
	"engawa/remote"
	"engawa/rules"
	"engawa/scenes/invite"
	"engawa/scenes/setup"
)

// NewTable implements stage.Navigator.
func (d *navigator) NewTable() { d.services.Stack.Push(invite.NewGames(d.services, d.setupTable)) }

// setupTable agrees on a table of this program's own host, and shows it once it is made.
func (d *navigator) setupTable(g rules.Game) {
	back := func() {
		d.Shelf()
		d.Together("")
	}
	made := func(config remote.TableConfig, own rules.Seat, name string) {
		link, err := invite.Make(d.services, config, own, name)
		if err != nil {
			d.Tell(d.services.Words.Refusal(config.Game, err))
			return
		}
		d.Shelf()
		d.Invite(link)
	}
	d.services.Stack.Replace(1, setup.NewTable(d.services, g, made, back))
}

// Invite implements stage.Navigator.
func (d *navigator) Invite(link string) { d.services.Stack.Push(invite.New(d.services, link)) }
