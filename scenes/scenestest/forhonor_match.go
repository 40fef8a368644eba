package scenestest

import (
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/forhonor"
	"engawa/scenes/table"
)

// ForHonorGame is a match of For Honor that is played by simple players up to a moment.
type ForHonorGame struct {
	Seats   int
	Options map[string]string
	People  int                          // how many of the first seats are people; the others are bots
	Seed    uint64                       // 0 counts as 3
	Until   func(s *forhonor.State) bool // the moment
}

// ForHonorAt returns a moment from a round on at which a seat alone is to act in a phase and, where more is given, that
// holds.
func ForHonorAt(seat rules.Seat, phase forhonor.Phase, round int, more func(*forhonor.State) bool) func(*forhonor.State) bool {
	return func(s *forhonor.State) bool {
		one, only := s.Actors().Only()
		return only && one == seat && s.Phase() == phase && s.Round() >= round && (more == nil || more(s))
	}
}

// isOver is the end of a match.
func isOver(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseOver }

// hasVerb returns whether the first seat can do something of that kind.
func hasVerb(verb forhonor.Verb) func(*forhonor.State) bool {
	return func(s *forhonor.State) bool { return len(commands(s, 0, verb)) > 0 }
}

// HasFreshHero reports whether the hero that is being played stands on the battlefield and has done nothing yet.
func HasFreshHero(s *forhonor.State) bool {
	h, moves, _, _ := s.Active()
	f, _, _ := s.Figure(h)
	return moves == 0 && s.MayFight() && f.Post == forhonor.Fielded
}

// commands returns what the seat can do of one kind.
func commands(s *forhonor.State, by rules.Seat, verb forhonor.Verb) (list []forhonor.Choice) {
	for _, a := range s.Legal(by, nil) {
		if c, ok := forhonor.Fields(a); ok && c.Verb == verb {
			list = append(list, c)
		}
	}
	return list
}

// forhonorPreset are camps with both banners against each other.
var forhonorPreset = map[string]string{
	forhonor.OptDraft: "preset", forhonor.OptHeroes: "HA KA JU VA/BN BW RA NA",
}

// Match plays the match up to its moment.
func (b ForHonorGame) Match() (*rules.Match, error) {
	if b.Seed == 0 {
		b.Seed = 3
	}
	m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{Seats: b.Seats, Options: b.Options}, b.Seed)
	if err != nil {
		return nil, err
	}
	table.SetPlayers(m, Players(b.Seats, b.People))
	player, err := bots.New(m.Game, "1")
	if err != nil {
		return nil, err
	}
	rng := rules.Rand(b.Seed, b.Seats)
	return m, playUntil(m, func(s rules.State) bool { return b.Until(s.(*forhonor.State)) }, func(by rules.Seat) (rules.Action, error) {
		return bot.Choose(player, m.State().View(by), by, rng, bot.Budget{})
	})
}

// LargestForHonor is a match of For Honor of eight in which the first seat plays a hero between many soldiers.
func LargestForHonor() ForHonorGame {
	return ForHonorGame{Seats: 8, People: 1, Until: ForHonorAt(0, forhonor.PhaseAct, 3, HasFreshHero)}
}
