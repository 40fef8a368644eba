package table

import (
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
)

// session is the match at the table without its looks: whose turn it is, who looks at the screen, which bot thinks.
type session struct {
	*Match       // with whose knowledge is on the screen
	players      []Player
	people       rules.Seats
	askedSeats   rules.Seats // the people who have been asked whether they want to look at what they keep
	bots         map[rules.Seat]bot.Bot
	thinker      bot.Bot // the one of the bots that thinks now; nil for none
	thinkingSeat rules.Seat
	tablebases   bot.Tablebases // what bots probe; nil for none

	// Of several seats at this device in a match that is played elsewhere; nil else.
	matchOf  func(seat rules.Seat) *rules.Match // as a seat knows it
	isInSync func() bool                        // the host has sent the same to all
}

// newSession returns the session of a match; the bots get the tablebases, which may be nil. Of one that is played elsewhere
// the viewer is the only person here.
func newSession(m *Match, l bot.Tablebases) *session {
	s := &session{Match: m, tablebases: l, players: m.Players()}
	viewer := s.viewer
	s.viewer = rules.Public
	s.people = People(s.players)
	if s.match.IsRemote() {
		s.people, s.viewer = rules.SeatsOf(viewer), viewer // the other players are at other devices
	} else if only, ok := s.people.Only(); ok {
		s.viewer = only
	}
	return s
}

// hasEnded reports whether the match has ended: by the rules, because somebody has resigned, or by agreement.
func (s *session) hasEnded() bool { return rules.HasEnded(s.match) }

// agrees reports whether people at this device can agree on the end of the match: one that has no last turn, with
// somebody of every side among them.
func (s *session) agrees() bool {
	info := s.match.Game.Info()
	if info.Endless == nil || !info.Endless(s.match.Setup) {
		return false
	}
	if s.match.IsRemote() {
		return s.people != 0 // the others are asked
	}
	sides := map[int]bool{} // whether somebody of the side is here
	for seat := range s.players {
		sides[seat] = s.people.Has(rules.Seat(seat))
	}
	if info.Roster != nil {
		roster, err := info.Roster(s.match.Setup)
		if err != nil {
			return false
		}
		clear(sides)
		for seat, share := range roster.Shares {
			sides[share.Side] = sides[share.Side] || s.people.Has(rules.Seat(seat))
		}
	}
	for _, here := range sides {
		if !here {
			return false
		}
	}
	return true
}

// hasSecretChoices reports whether seats choose in secret now and then, so that what the viewer holds lies open before it. In
// other games with secrets each keeps its own to itself, out of sight.
func (s *session) hasSecretChoices() bool {
	return s.match.Game.Info().Secrets == rules.Covers
}

// secretive reports whether people at this device must hide their choices from each other.
func (s *session) secretive() bool { return s.people.Len() > 1 && s.hasSecretChoices() }

// keeps reports whether a person at this device holds a secret that is not on the screen, and that it may look at.
// While somebody's hand lies open nobody may: the table would have to be handed over first.
func (s *session) keeps(seat rules.Seat) bool {
	if s.hasSecretChoices() && s.viewer != rules.Public {
		return false
	}
	return s.people.Has(seat) && !s.hasEnded() && s.privacy(seat) == rules.Holds
}

// firstLook returns the person who is to act for the first time and has not been asked yet whether it wants to look at
// what it keeps. A person alone is not asked, nor where what one holds is seen before the first choice anyway.
func (s *session) firstLook() (rules.Seat, bool) {
	next, ok := s.nextPerson()
	if !ok || s.people.Len() < 2 || s.askedSeats.Has(next) || s.hasSecretChoices() || !s.keeps(next) {
		return 0, false
	}
	for _, mv := range s.match.Log {
		if mv.By == next {
			return 0, false
		}
	}
	return next, true
}

// matchFor returns the match as a seat knows it.
func (s *session) matchFor(seat rules.Seat) *rules.Match {
	if s.matchOf != nil && s.match.IsRemote() && s.people.Has(seat) {
		return s.matchOf(seat)
	}
	return s.match
}

// waiting returns the people who are to act now.
func (s *session) waiting() rules.Seats {
	if s.isInSync != nil && !s.isInSync() {
		return 0
	}
	return s.match.State().Actors() & s.people
}

// nextPerson returns the person who is to act now: of several, the viewer if it is one of them, else the first.
func (s *session) nextPerson() (rules.Seat, bool) {
	waiting := s.waiting()
	if waiting.Has(s.viewer) {
		return s.viewer, true
	}
	for seat := range waiting.All() {
		return seat, true
	}
	return 0, false
}

// needsCover reports whether the cover must be closed before the next person may look, and who that is.
func (s *session) needsCover() (rules.Seat, bool) {
	next, ok := s.nextPerson()
	handedOver := s.hasSecretChoices() && s.viewer == rules.Public // to who is alone now, see menu.leave
	if !ok || next == s.viewer || !s.secretive() && !handedOver {
		return 0, false
	}
	return next, s.privacy(next) == rules.Covers
}

// choosesOpenly reports whether the seat chooses in front of everybody while it holds secrets.
func (s *session) choosesOpenly(seat rules.Seat) bool {
	return s.hasSecretChoices() && s.privacy(seat) != rules.Covers
}

// privacy reports what the seat has to hide now.
func (s *session) privacy(seat rules.Seat) rules.Privacy {
	return rules.PrivacyOf(s.match.Game, s.matchFor(seat).State(), seat)
}

// updateViewer decides who looks at the screen now. Where a secret is to be shown next it is nobody, until the cover
// are opened, and while somebody chooses openly it is everybody; a person alone always looks.
func (s *session) updateViewer() {
	if s.people.Len() <= 1 || s.isInSync != nil && !s.isInSync() {
		return
	}
	if !s.secretive() {
		s.viewer = rules.Public
		return
	}
	if s.hasRevealed() {
		s.viewer = rules.Public // all have looked, so that nobody holds the device now
	}
	if _, mustCover := s.needsCover(); mustCover || s.hasEnded() {
		s.viewer = rules.Public
		return
	}
	next, ok := s.nextPerson()
	if !ok { // a bot chooses, or somebody elsewhere
		for seat := range (s.match.State().Actors() &^ s.people).All() {
			if seat != rules.Nature {
				next = seat
				break
			}
		}
	}
	switch {
	case s.choosesOpenly(next):
		s.viewer = rules.Public
	case ok:
		s.viewer = next
	}
}

// hasRevealed reports whether the last choice has brought to light, for all, what somebody else had chosen in secret.
func (s *session) hasRevealed() bool {
	for n := len(s.match.Log) - 1; n >= 0; n-- {
		by := s.match.Log[n].By
		if by == rules.Nature {
			continue
		}
		return slices.ContainsFunc(s.match.Events(n), func(e rules.Event) bool {
			return e.Kind == rules.EvReveal && e.By >= 0 && e.By != by && e.Thing != 0 && e.IsVisibleTo(rules.Public, len(s.players))
		})
	}
	return false
}

// open lets the person look, after the cover has been opened.
func (s *session) open(seat rules.Seat) { s.viewer = seat }

// hide takes everything private off the screen.
func (s *session) hide() {
	if s.secretive() {
		s.viewer = rules.Public
	}
}

// state returns the position as the viewer knows it.
func (s *session) state() rules.State { return s.State() }

// view returns the position after n moves as the viewer knows it.
func (s *session) view(n int) rules.State { return s.At(n) }

// events returns what the n-th move showed the viewer.
func (s *session) events(n int) []rules.Event {
	_, events := s.match.ViewMove(n, s.viewer)
	return events
}

// visibleMove returns the n-th move with its action hidden where the viewer may not know it.
func (s *session) visibleMove(n int) rules.Move {
	mv, _ := s.match.ViewMove(n, s.viewer)
	return mv
}

// botTurn returns the first seat of a bot that is to act now.
func (s *session) botTurn() (rules.Seat, bool) {
	if s.match.IsRemote() {
		return 0, false // its computers play elsewhere
	}
	for seat := range (s.match.State().Actors() &^ s.people).All() {
		if seat != rules.Nature {
			return seat, true
		}
	}
	return 0, false
}

// think has the bot whose turn it is think a slice of nodes further. Once it has decided it
// returns the move, at every call until [session.stopThinking].
func (s *session) think(nodes int) (rules.Move, bool, error) {
	seat, ok := s.botTurn()
	if !ok {
		s.stopThinking()
		return rules.Move{}, false, nil
	}
	if s.thinker == nil || s.thinkingSeat != seat {
		if err := s.ask(seat, s.players[seat].Bot); err != nil {
			return rules.Move{}, false, err
		}
	}
	if !s.thinker.Step(nodes) {
		return rules.Move{}, false, nil
	}
	return rules.Move{By: seat, Do: s.thinker.Best()}, true, nil
}

// ask begins a decision of the named bot for the seat. It is the same bot in the whole match, which saves it from hearing
// the past again.
func (s *session) ask(seat rules.Seat, name string) error {
	s.stopThinking()
	b, ok := s.bots[seat]
	if !ok {
		var err error
		if b, err = bots.New(s.match.Game, name); err != nil {
			return err
		}
		bot.UseTablebases(b, s.tablebases)
		if s.bots == nil {
			s.bots = map[rules.Seat]bot.Bot{}
		}
		s.bots[seat] = b
	}
	if err := bot.Ask(b, s.match, seat, bot.Budget{}); err != nil {
		return err
	}
	s.thinker, s.thinkingSeat = b, seat
	return nil
}

// speak writes what the bot that has decided has to say into the match and returns it.
func (s *session) speak() []rules.Note {
	before := len(s.match.Notes)
	if s.thinker != nil {
		bot.Note(s.thinker, s.match, s.thinkingSeat)
	}
	return s.match.Notes[before:]
}

// thinking reports whether a bot is at work.
func (s *session) thinking() bool { return s.thinker != nil }

// stopThinking ends the thinking of the bot at work.
func (s *session) stopThinking() {
	if s.thinker != nil {
		s.thinker.Close()
		s.thinker = nil
	}
}

// dismiss lets go of all bots. The next decision is made by new ones, which remember nothing.
func (s *session) dismiss() {
	s.stopThinking()
	s.bots = nil
}

// viewOf returns the present position as a seat knows it.
func (s *session) viewOf(seat rules.Seat) rules.State { return s.matchFor(seat).State().View(seat) }
