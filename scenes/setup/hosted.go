package setup

import (
	"slices"

	"engawa/remote"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
)

// hostedSetup is what the page has where a table for people elsewhere is agreed.
type hostedSetup struct {
	ownSeat int // the seat of this device, as long as a person plays there
	make    func(config remote.TableConfig, own rules.Seat, name string)
	onBack  func()
	choices map[string]int

	// What a page, which makes no tables, does not carry.
	options        func() []option       // what is agreed beside the options of the game
	begin          func()                // has the table made
	own            func() int            // the seat of this device
	remoteSeatName func(seat int) string // of one that is not
}

// NewTable returns the page for a table for people elsewhere: the first seat is this device's unless it takes none, the
// others are for people who are not here yet. Make is called with what has been agreed, the seat of this device, rules.Public
// for none, and its player's name; back leads to where the page was opened.
func NewTable(svc *stage.Services, g rules.Game, make func(config remote.TableConfig, own rules.Seat, name string), back func()) *Scene {
	s := New(svc, g)
	s.hosting, s.skin = &hostedSetup{make: make, onBack: back, choices: map[string]int{}}, ""
	s.hosting.options, s.hosting.begin, s.hosting.own, s.hosting.remoteSeatName = s.hostedOptions, s.makeTable, s.ownSeat, s.remoteSeatName
	for seat := range s.players {
		s.players[seat].Level = ""
	}
	if s.explainedOption == aboutFirst || s.explainedOption == aboutStrength {
		s.explainedOption = ""
	}
	return s
}

// ownSeat is the seat of this device: the one it had, or the first of a person; below 0 where it takes none, or computers
// play on all.
func (s *Scene) ownSeat() int {
	if s.hosting.choices[hereOption] > 0 {
		return int(rules.Public)
	}
	if own := s.hosting.ownSeat; own < len(s.players) && s.players[own].Level == "" {
		return own
	}
	return slices.IndexFunc(s.players, func(p store.Player) bool { return p.Level == "" })
}

// isElsewhere reports whether a seat's name is not this device's to say: its person is elsewhere, or it is a computer's at a
// table elsewhere.
func (s *Scene) isElsewhere(seat int) bool { return s.hosting != nil && seat != s.hosting.own() }

// remoteSeatName is what such a seat is called.
func (s *Scene) remoteSeatName(seat int) string {
	if s.players[seat].Level != "" {
		return lang.DefaultName(rules.Seat(seat))
	}
	return s.services.Words.T(lang.SetupPlayer, lang.Count("n", seat+1))
}

// makeTable has the table made as it is agreed.
func (s *Scene) makeTable() {
	if !slices.ContainsFunc(s.players, func(p store.Player) bool { return p.Level == "" }) {
		s.services.Navigator.Tell(s.services.Words.T(lang.InvitePerson))
		return
	}
	_, agreed, err := s.newMatch()
	if err != nil {
		s.services.Navigator.Tell(s.words().Refusal(s.id(), err))
		return
	}
	config := remote.TableConfig{
		Game: s.id(), Setup: agreed, Deal: remote.DealSeats, Bots: map[rules.Seat]string{},
		Clock: s.hostedValue(clockOption), Absence: s.hostedValue(absenceOption),
	}
	for seat, p := range s.players {
		if p.Level != "" {
			config.Bots[rules.Seat(seat)] = p.Level
		}
	}
	own, name := s.ownSeat(), ""
	if own >= 0 {
		name = s.name(own)
	}
	s.hosting.make(config, rules.Seat(own), name)
}

// leave goes back to where the page was opened.
func (s *Scene) leave() {
	if s.hosting != nil {
		s.hosting.onBack()
		return
	}
	s.services.Navigator.Shelf()
}
