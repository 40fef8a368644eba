// Package setup is where a match is agreed before it begins: who sits where, who is played by the computer and how
// strongly, and the options of the game.
//
// Beside the box buttons lead to the game's lesson and to its puzzles.
//
// No game is known here: what is particular to one comes from its rules.Info with its options, sides and roster, from the
// stage.Box that it brings, and from the words of package lang.
//
// The screen is one tree of widgets. Scene keeps what is chosen; an agreement is made of it with every change, and plain
// functions build the tree from that: the screen with the box and the paper, the pages with players and options, the
// rows of players. What has no room on one page goes on on others.
//
// It imports lessons, scenes/shelf/veranda, audio, sprites, the base packages of scenes, scenes/table for writing the players down and for the level that would make
// an even match, remote for what a table for people elsewhere is made of, rules, and rules/bot, rules/bots and rules/rating for the levels.
package setup

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/rating"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Scene is the page on which a match is agreed.
type Scene struct {
	services        *stage.Services
	game            rules.Game
	info            rules.Info
	box             stage.Box
	levels          []bot.Level     // of computer players, weakest first
	proposal        rating.Proposal // the level that would make an even match
	hasProposal     bool            // there is one
	players         []store.Player
	requestedLevels []string // the level each seat gets when it becomes a computer player
	sides           []int    // the side of each seat in games with sides, else nil
	options         map[string]string
	skin            lang.Skin    // "" follows the rules that are chosen
	explainedOption string       // the option whose choice is explained
	hosting         *hostedSetup // a table for people elsewhere is agreed; nil for a match here
	first           bool         // this player has neither set up nor finished a match of the game

	host   widget.Host[model]
	view   stage.View
	common *seating // for the present language; nil before it is wanted
	page   int      // the number of the page that is wanted, where one does not hold everything
}

// New returns the page for a game, filled in as it was left the last time.
func New(svc *stage.Services, g rules.Game) *Scene {
	s := &Scene{services: svc, game: g, info: g.Info(), levels: bots.Levels(g), options: map[string]string{}}
	s.box = svc.Boxes[s.id()]
	results := svc.Store.Results()
	s.proposal, s.hasProposal = table.Propose(g, results)
	s.host.Build = build
	s.host.Page.OnPress = func(*ui.Control) { svc.Sound.Play(audio.Button) }
	s.host.Page.OnRefuse = func(*ui.Control) { svc.Sound.Play(audio.NotAllowed) }
	for _, o := range s.info.Options {
		s.options[o.Key] = o.Default
	}
	last, recalled := svc.Store.LastSetup(s.id())
	s.first = !recalled && !s.hasFinished(results)
	for seat := range s.info.Best {
		s.players = append(s.players, s.newPlayer(seat))
	}
	if svc.Settings.Name != "" {
		s.players[0].Name = svc.Settings.Name
		for seat := range s.players[1:] {
			s.players[seat+1].Name = s.freeName(seat + 1)
		}
	}
	s.sides = s.ownSides()
	if s.info.RecommendedSeats > 0 {
		s.explainedOption = aboutCount
	}
	if recalled {
		s.recall(last)
	} else {
		s.proposeFirst()
	}
	if s.hasProposal {
		s.explainedOption = aboutStrength
	}
	for seat := range s.players {
		s.giveName(seat)
	}
	for _, p := range s.players {
		s.requestedLevels = append(s.requestedLevels, cmp.Or(p.Level, s.usualLevel()))
	}
	return s
}

// proposeFirst fills in what makes a first match of the game short, and has that explained, or else the lesson.
func (s *Scene) proposeFirst() {
	for _, o := range s.info.Options {
		if value, ok := s.info.First[o.Key]; ok {
			s.options[o.Key], s.explainedOption = value, o.Key
		}
	}
	if s.first {
		s.explainedOption = aboutFirst
	}
}

// hasFinished reports whether a match of the game has come to its end: it is kept, or how it ended.
func (s *Scene) hasFinished(results []store.MatchResult) bool {
	if slices.ContainsFunc(results, func(r store.MatchResult) bool { return r.Game == s.id() }) {
		return true
	}
	return slices.ContainsFunc(s.services.Store.Matches(), func(m store.Summary) bool { return m.Game == s.id() && m.Over })
}

// newPlayer returns who sits in a seat until somebody chooses: a person in the first one, the computer in the others.
func (s *Scene) newPlayer(seat int) store.Player {
	p := store.Player{Name: lang.DefaultName(rules.Seat(seat))}
	if seat > 0 {
		p.Level = s.usualLevel()
	}
	return p
}

// usualLevel is the level of a computer player that nobody has chosen yet: the easiest before a first match, and then the
// one that would make an even match, where enough is known for that.
func (s *Scene) usualLevel() string {
	switch {
	case s.first:
		return s.levels[0].Name
	case s.hasProposal:
		return s.levels[s.proposal.Level].Name
	}
	return s.levels[max(0, bot.IndexOf(s.levels, table.UsualLevel))].Name
}

func (s *Scene) id() string { return s.info.ID }

// Game returns the id of the game that is set up.
func (s *Scene) Game() string { return s.id() }

// hasRatings reports whether the strength of any level has been measured.
func (s *Scene) hasRatings() bool {
	return slices.ContainsFunc(s.levels, func(l bot.Level) bool { return l.Elo != 0 })
}

// proposalHint says which level would make an even match, and why; "" where that is not known.
func (s *Scene) proposalHint() string {
	if !s.hasProposal {
		return ""
	}
	words, p := s.services.Words, s.proposal
	level, won, played := lang.Text("level", words.Level(s.levels[p.Level].Title)), lang.Count("won", p.Wins), lang.Count("n", p.Matches)
	if p.Against == p.Level {
		return words.T(lang.SetupYoursItself, level, won, played)
	}
	return words.T(lang.SetupYours, level, won, played, lang.Text("against", words.Level(s.levels[p.Against].Title)))
}

// recall fills the page in as it was left the last time.
func (s *Scene) recall(last store.GameSetup) {
	maps.Copy(s.options, last.Setup.Options)
	if n := len(last.Players); n >= s.info.MinSeats && n <= s.info.MaxSeats {
		s.players = append([]store.Player(nil), last.Players...)
		for seat := range s.players {
			if level := s.players[seat].Level; level != "" && bot.IndexOf(s.levels, level) < 0 {
				s.players[seat].Level = s.usualLevel()
			}
		}
		s.recallSides(last.Setup.Teams)
	}
	if last.Skin != s.ownLook() {
		s.skin = last.Skin
	}
}

// ownLook returns the look that belongs to what is agreed, "" in a game that has but one.
func (s *Scene) ownLook() lang.Skin {
	if len(s.box.Looks) == 0 {
		return ""
	}
	return s.box.OwnLook(s.options)
}

// look returns the look that the match will have, "" in a game that has but one.
func (s *Scene) look() lang.Skin {
	if slices.Contains(s.box.Looks, s.skin) {
		return s.skin
	}
	return s.ownLook()
}

// words returns the catalogue with the nouns of the chosen look.
func (s *Scene) words() *lang.Catalog { return s.services.Words.WithSkin(s.look()) }

// name returns what a player is called, also one whose name has been rubbed out.
func (s *Scene) name(seat int) string {
	if s.isElsewhere(seat) {
		return s.hosting.remoteSeatName(seat)
	}
	if name := s.players[seat].Name; name != "" {
		return name
	}
	return cmp.Or(s.character(seat).Name, lang.DefaultName(rules.Seat(seat)))
}

// Arrange implements stage.Scene.
func (s *Scene) Arrange(v stage.View) {
	s.view = v
	_, textScale := stage.PanelColumns(v)
	s.host.Arrange(v.Safe, widget.Env{TextScale: textScale, LeftHanded: s.services.Settings.LeftHanded})
	s.onChange()
	s.host.Page.FocusIfNone("begin")
}

// onChange shows a choice that has been made.
func (s *Scene) onChange() { s.show(s.agreement()) }

// show shows the agreement, and a sentence about the present question.
func (s *Scene) show(a *agreement) {
	s.host.Show(model{a, s.hoveredOption(), s.page})
	s.host.Tree() // at once, as the page of an earlier tree must not be pressed
}

// turn opens a page.
func (s *Scene) turn(to int) { s.page = to; s.show(s.host.Model().agreement) }

// Update implements stage.Scene.
func (s *Scene) Update(f *input.Frame) {
	switch {
	case f.Has(input.Back):
		if s.host.Page.Typing() {
			s.host.Page.Focus("begin")
			return
		}
		s.host.Page.Find("back").Press()
		return
	case f.Has(input.Rules):
		s.openBook()
		return
	case f.Has(input.Menu):
		s.services.Navigator.Settings()
		return
	}
	s.host.Update(f)
	s.show(s.host.Model().agreement)
}

func (s *Scene) openBook() { s.services.Navigator.Book(s.id(), s.options, s.look()) }

// Stale implements stage.Scene.
func (s *Scene) Stale() bool { return s.host.Stale() }

// Page implements stage.Paged.
func (s *Scene) Page() *ui.Page { return &s.host.Page }

// Draw implements stage.Scene.
func (s *Scene) Draw(c *canvas.Canvas) {
	drawVeranda(c, s.view)
	s.host.Draw(c)
}

// Narrate implements stage.Narrator: the game, whose it is, and what the option that was changed last means.
func (s *Scene) Narrate() stage.Narration {
	g := s.words().Edition(s.id(), s.options)
	return stage.Narration{Title: g.Title, Text: []string{g.Caption, g.Credit}, Message: strings.Join(s.host.Tree().Narration(), " ")}
}
