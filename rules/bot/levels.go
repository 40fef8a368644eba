package bot

import (
	"strings"

	"engawa/rules"
)

// Level is a strength that a game offers.
type Level struct {
	Name  string // as [New] and the command line take it: "1" is the weakest
	Title string // a plain English name, for menus and for translations
	Nodes int64  // positions it visits for one decision at most, unless the Budget says otherwise
	Depth int    // actions it looks ahead, sharp ends apart; 0 where that is not how it searches
}

// The games that have levels of their own.
const (
	yokaiID      = "yokai"
	yokaiPerfect = "7"
	homeworldsID = "homeworlds"
	honshuID     = "honshu"
	forhonorID   = "forhonor"
)

// kind is one bot that a game offers, under its name.
type kind struct {
	Level
	make func() Bot
}

// Levels returns the levels of the game, weakest first. Each beats the one below clearly.
func Levels(game rules.Game) []Level {
	var levels []Level
	for _, k := range levelKinds(game) {
		levels = append(levels, k.Level)
	}
	return levels
}

// Names returns every name that [New] takes for the game: the levels, then the reference bots.
func Names(game rules.Game) []string {
	var names []string
	for _, k := range kinds(game) {
		names = append(names, k.Name)
	}
	return names
}

// New makes a bot for the game: one of its levels ("1", "2", …) or a reference bot ("random", for shipped games "greedy"
// and, for open games of two seats, "alphabeta"). An unknown name gives an *rules.Error that lists what there is.
func New(game rules.Game, name string) (Bot, error) {
	for _, k := range kinds(game) {
		if k.Name == name {
			return k.make(), nil
		}
	}
	return nil, rules.Errorf("bad-bot", "%s has no bot %q; it has %s", game.Info().ID, rules.Shorten(name), strings.Join(Names(game), ", "))
}

func kinds(game rules.Game) []kind {
	return append(levelKinds(game), referenceKinds(game)...)
}

// levelKinds returns the game's own levels, or those of any game.
func levelKinds(game rules.Game) []kind {
	switch game.Info().ID {
	case yokaiID:
		return yokaiLevels()
	case homeworldsID:
		return homeworldsLevels()
	case honshuID:
		return honshuLevels()
	case forhonorID:
		return forhonorLevels()
	}
	return plainLevels(game)
}

// plainLevels are the levels of a game without an evaluation: chance and, where the game is open and has two seats,
// alpha-beta, which sees what is decided within its horizon.
func plainLevels(game rules.Game) []kind {
	list := []kind{{Level{Name: "1", Title: "Beginner"}, func() Bot { return &random{} }}}
	if deep, ok := openSearch(game); ok {
		deep.Name, deep.Title = "2", "Strong"
		list = append(list, deep)
	}
	return list
}

// openSearch is alpha-beta for any open game of two seats without chance; false for others.
func openSearch(game rules.Game) (kind, bool) {
	if info := game.Info(); info.MinSeats != 2 || info.MaxSeats != 2 || info.Chance || info.Secrets != rules.Open {
		return kind{}, false
	}
	deep := strength{nodes: 200_000, depth: maxPly}
	return kind{Level{Name: "alphabeta", Nodes: deep.nodes, Depth: deep.depth}, func() Bot { return newAlphaBeta(deep, openRoot) }}, true
}

// referenceKinds are bots to measure others by.
func referenceKinds(game rules.Game) []kind {
	list := []kind{{Level{Name: "random"}, func() Bot { return &random{} }}}
	if greedy := greedyFor(game); greedy != nil {
		list = append(list, kind{Level{Name: "greedy"}, greedy})
	}
	if deep, ok := openSearch(game); ok {
		list = append(list, deep)
	}
	if game.Info().ID == homeworldsID {
		list = append(list, kind{Level{Name: "baseline"}, homeworldsBaseline})
	}
	return list
}

// greedyFor returns the maker of the game's greedy bot, nil where it has none.
func greedyFor(game rules.Game) func() Bot {
	switch game.Info().ID {
	case yokaiID:
		return yokaiGreedy
	case homeworldsID:
		return homeworldsGreedy
	case honshuID:
		return honshuGreedy
	case forhonorID:
		return forhonorGreedy
	}
	return nil
}
