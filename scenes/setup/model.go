package setup

import (
	"slices"

	"engawa/rules/bot"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/shelf/veranda"
	"engawa/scenes/stage"
	"engawa/sprites"
)

// model is what the screen shows.
type model struct {
	*agreement
	hoveredOption string // the option that the mouse or the focus is at; "" for none
	page          int    // the number of the page that is wanted
}

// agreement is what has been agreed up to now, with the words for it. One is made for every change, and it does not
// change any more.
type agreement struct {
	scene      *Scene // what presses change; nothing is read from it
	class      stage.Class
	words      *lang.Catalog
	game       string
	label      veranda.Label
	learn      string  // what the way to the lesson is called
	floor      float64 // where the boards of the veranda begin
	title      lang.Key
	begin      lang.Key
	credit     string
	lesson     string // "" for none
	first      bool   // the lesson is proposed
	hasLearned bool   // the lesson has been played to its end
	puzzles    string // what the way to the puzzles is called; "" for none
	explore    string // what the way to exploring the game is called, or to setting up a position of it
	sign       string // the icon of that way

	seats []seat
	*seating
	min       int // number of players
	max       int
	hasAdvice bool // the rule sheet recommends a number of players

	options         []option
	isWatchOnly     bool              // nobody plays but the computer
	explainedOption string            // the option that is explained while nothing is asked
	fallback        string            // the option that is explained where there is nothing to say of another
	hints           map[string]string // a sentence about each option as it is chosen
}

// seating is what the rows of all players have in common. It is made once for each language.
type seating struct {
	actions    *Scene         // what presses change; nothing is read from it
	terms      *lang.Catalog  // without the nouns of the look
	levels     []bot.Level    // of computer players, weakest first
	titles     []string       // what they are called
	hasRatings bool           // the strength of a level has been measured
	evenLevel  int            // the level that would make an even match, below 0 where that is not known
	why        string         // a sentence that says so
	draw       stage.SideSign // nil: a side is shown by its name
}

// seat is what the row of a player shows.
type seat struct {
	n            int
	key          string
	nth          lang.Arg
	name         string // as it is typed
	displayName  string
	computer     bool
	hasFixedName bool // the name is not to be chosen here
	level        int
	face         sprites.Face // of the computer player
	hasSides     bool         // seats have sides
	side         int
	sideName     string
	figures      int    // how many fall to it
	count        string // the same in words
}

// agreement returns the agreement as it stands now.
func (s *Scene) agreement() *agreement {
	words, id := s.words(), s.id()
	g := words.Edition(id, s.options)
	a := &agreement{
		scene: s, class: s.view.Class, words: words, game: id, credit: words.Game(id).Credit,
		learn: s.services.Words.T(lang.LearnOpen), floor: veranda.Floor(s.view),
		label:   veranda.Label{Name: g.Title, Below: []string{g.Caption, g.Players}},
		seating: s.seating(), min: s.info.MinSeats, max: s.info.MaxSeats, hasAdvice: s.info.RecommendedSeats > 0,
		title: lang.SetupTitle, begin: lang.SetupBegin, options: s.pageOptions(), isWatchOnly: true, explainedOption: s.explainedOption,
	}
	proposal := ""
	if s.hosting == nil {
		proposal = s.addWays(a)
	} else {
		a.title, a.begin = lang.InviteSetup, lang.InviteMake
	}
	for n := range s.players {
		a.seats = append(a.seats, s.seat(n))
		a.isWatchOnly = a.isWatchOnly && a.seats[n].computer
	}
	a.hints, a.fallback = s.hints(), s.main()
	a.hints[aboutFirst] = proposal
	return a
}

// addWays adds the ways to lesson, puzzles and exploring, and returns a sentence that proposes the lesson, "" for none.
func (s *Scene) addWays(a *agreement) (proposal string) {
	words, id := s.words(), s.id()
	if lesson, ok := lessons.For(id, s.options); ok {
		a.lesson, a.hasLearned = lesson.ID, s.services.Store.Lesson(lesson.ID).Done
		if a.first = s.first && !a.hasLearned; a.first {
			key := lang.SetupFirst
			if len(s.info.First) > 0 {
				key = lang.SetupFirstShort
			}
			proposal = words.T(key, lang.Count("n", len(lesson.Steps)))
		}
	}
	if list := s.services.Puzzles; list != nil && slices.Contains(list.Games(), id) {
		a.puzzles = s.services.Words.T(lang.PuzzleTitle)
	}
	a.explore, a.sign = s.services.Words.T(lang.PositionTitle), "pencil"
	if s.explores() {
		a.explore, a.sign = s.services.Words.T(lang.ExploreTitle), "zoom"
	}
	return proposal
}

// seating returns what the rows of all players have in common.
func (s *Scene) seating() *seating {
	if words := s.services.Words; s.common == nil || s.common.terms != words {
		s.common = &seating{actions: s, terms: words, levels: s.levels, hasRatings: s.hasRatings(), evenLevel: -1, why: s.proposalHint(), draw: s.box.Side}
		if s.hasProposal {
			s.common.evenLevel = s.proposal.Level
		}
		for _, level := range s.levels {
			s.common.titles = append(s.common.titles, words.Level(level.Title))
		}
	}
	return s.common
}

// counts reports whether the number of players can be chosen.
func (a *agreement) counts() bool { return a.min < a.max }
