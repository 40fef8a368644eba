package setup

import (
	"maps"

	"engawa/rules"
	"engawa/rules/bots"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// Begin starts the match as the page proposes it, unless a table for people elsewhere is agreed.
func (s *Scene) Begin() { s.begin() }

// begin starts the match as it is agreed.
func (s *Scene) begin() {
	if s.hosting != nil {
		s.hosting.begin()
		return
	}
	svc := s.services
	m, agreed, err := s.newMatch()
	if err != nil {
		svc.Navigator.Tell(s.words().Refusal(s.id(), err))
		return
	}
	kept := make([]store.Player, len(s.players))
	for seat, p := range s.players {
		kept[seat] = store.Player{Name: s.name(seat), Level: p.Level}
	}
	// What goes wrong with keeping it is among the Store's problems.
	_ = svc.Store.SetLastSetup(s.id(), store.GameSetup{Setup: agreed, Players: kept, Skin: s.look()})
	svc.Settings.Setups = svc.Store.Settings().Setups
	svc.Navigator.Table(m, svc.Store.NewMatch(s.id()))
}

// explores reports whether the game can be explored.
func (s *Scene) explores() bool { return bots.Of(s.game).NewJudge != nil }

// explore explores the game; where it cannot be explored, a position of it is set up.
func (s *Scene) explore() {
	if s.explores() {
		s.services.Navigator.Explore(s.id(), rules.Setup{Options: s.options})
		return
	}
	m, _, err := s.newMatch()
	if err != nil {
		s.services.Navigator.Tell(s.words().Refusal(s.id(), err))
		return
	}
	s.services.Navigator.Position(m)
}

// newMatch returns the match that is agreed at its start, with its players, and the setup that is kept.
func (s *Scene) newMatch() (*rules.Match, rules.Setup, error) {
	options := maps.Clone(s.options)
	for _, o := range s.info.Options {
		if !s.means(o.Key) {
			options[o.Key] = o.Default
		} else if cast, names := s.rosterOf(o.Key); names {
			options[o.Key] = cast.Value(cast.Standing)
		}
	}
	agreed := s.currentSetup()
	agreed.Options = options
	m, err := rules.NewMatch(s.game, agreed, s.services.Seed())
	if err == nil {
		err = m.PlayNature()
	}
	if err != nil {
		return nil, agreed, err
	}
	players := make([]table.Player, len(s.players))
	for seat, p := range s.players {
		players[seat] = table.Player{Name: s.name(seat), Bot: p.Level}
	}
	table.SetPlayers(m, players)
	if look := s.look(); look != "" {
		m.Tags[lang.TagSkin] = string(look)
	}
	return m, agreed, nil
}
