package bot

import (
	"slices"
	"strings"

	"engawa/rules"
)

// Level is a bot that a game offers under a name.
type Level struct {
	Name  string // a number that rises with the strength, as [List.New] and the command line take it: "1" is the weakest level, "2.5" is between "2" and "3"
	Title string // one of [Titles], for menus and for translations; empty for reference bots
	Elo   int    // strength from the ladder (docs/LADDER.md): random moves have 0; 0 when not measured
	Nodes int64  // positions it visits for one decision at most, unless the Budget says otherwise
	New   func() Bot
}

// Titles returns the titles of levels, weakest first. The levels of a game have some of them, in this order.
func Titles() []string {
	return []string{
		"Beginner", "Novice", "Gentle", "Casual", "Easy", "Steady", "Fair", "Skilled", "Strong", "Veteran", "Expert", "Elite",
		"Master", "Champion", "Grandmaster", "Perfect",
	}
}

// List is the bots of one game.
type List struct {
	Game       string  // the game's id
	Levels     []Level // weakest first; each beats the one below clearly
	References []Level // bots to measure others by

	// NewJudge returns what judges positions of the game by tablebases, which may be nil; nil where there is no judge.
	NewJudge func(Tablebases) Judge

	// Estimator estimates what moves of the game were worth; its New is nil where there is no estimate.
	Estimator Estimator
}

// IndexOf returns the place of the level with that name, -1 if there is none.
func IndexOf(levels []Level, name string) int {
	return slices.IndexFunc(levels, func(l Level) bool { return l.Name == name })
}

// Names returns every name that [List.New] takes: the levels, then the reference bots.
func (l List) Names() []string {
	var names []string
	for _, level := range l.all() {
		names = append(names, level.Name)
	}
	return names
}

// New makes the bot with that name. An unknown name gives an *rules.Error that lists what there is.
func (l List) New(name string) (Bot, error) {
	for _, level := range l.all() {
		if level.Name == name {
			return level.New(), nil
		}
	}
	return nil, rules.Errorf("bad-bot", "%s has no bot %q; it has %s", l.Game, rules.Shorten(name),
		strings.Join(l.Names(), ", "))
}

func (l List) all() []Level {
	return append(l.Levels[:len(l.Levels):len(l.Levels)], l.References...)
}
