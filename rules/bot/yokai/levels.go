package yokai

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/alphabeta"
	"engawa/rules/yokai"
)

// rootOf accepts a State of the 3x4 game in which a seat is to move.
func rootOf(view rules.State, _ rules.Seat) (alphabeta.Root[yokai.Board], error) {
	s, ok := view.(*yokai.State)
	if !ok {
		return alphabeta.Root[yokai.Board]{}, rules.Errorf(rules.CodeState, "this bot plays yokai; the State is of another game")
	}
	r := alphabeta.Root[yokai.Board]{Position: s.Board(), Repeats: true}
	for key, count := range s.OccurrenceCounts() {
		if count >= yokai.RepetitionLimit-1 {
			r.Twice = append(r.Twice, key)
		}
	}
	return r, nil
}

// Bots are the bots of the 3x4 game; a chick counts about 100 points.
func Bots() bot.List {
	acts := func(name, title string, elo int, params reactiveBot) bot.Level {
		return bot.Level{Name: name, Title: title, Elo: elo, New: func() bot.Bot { b := params; return &b }}
	}
	searchesBy := func(name, title string, elo int, params byRules[alphabeta.Params]) bot.Level {
		nodes := max(params.mori.Nodes, params.dobutsu.Nodes)
		return bot.Level{Name: name, Title: title, Elo: elo, Nodes: nodes, New: func() bot.Bot { return newSearchBot(params) }}
	}
	searches := func(name, title string, elo int, params alphabeta.Params) bot.Level {
		return searchesBy(name, title, elo, sameParams(params))
	}
	looksUp := func(name, title string, elo int, params byRules[tablebaseParams]) bot.Level {
		return bot.Level{Name: name, Title: title, Elo: elo, Nodes: tablebaseNodes, New: func() bot.Bot { return newTablebaseBot(params) }}
	}
	levels := []bot.Level{
		acts("1", "Beginner", 610, reactiveBot{careful: 95, takes: 10}),
		acts("2", "Novice", 800, reactiveBot{careful: 97, takes: 75, keeps: 15}),
		searches("2.2", "Gentle", 940, alphabeta.Params{Depth: 1, Nodes: 20_000, HalfLoss: 40}),
		searches("2.4", "Casual", 1150, alphabeta.Params{Depth: 2, Nodes: 20_000, HalfLoss: 250}),
		searches("2.6", "Easy", 1340, alphabeta.Params{Depth: 2, Nodes: 20_000, HalfLoss: 60}),
		searches("2.8", "Steady", 1560, alphabeta.Params{Depth: 3, Nodes: 20_000, HalfLoss: 100}),
		searches("3", "Fair", 1730, alphabeta.Params{Depth: 3, Nodes: 20_000, Quiescence: 1, HalfLoss: 90}),
		searches("3.5", "Skilled", 1900, alphabeta.Params{Depth: 4, Nodes: 20_000, Quiescence: 1, HalfLoss: 97}),
		searches("4", "Strong", 2140, alphabeta.Params{Depth: 5, Nodes: 40_000, Quiescence: 1, HalfLoss: 84}),
		searches("4.5", "Veteran", 2370, alphabeta.Params{Depth: 6, Nodes: 50_000, Quiescence: 1, HalfLoss: 66}),
		searches("4.7", "Expert", 2600, alphabeta.Params{Depth: 7, Nodes: 50_000, Quiescence: 1, HalfLoss: 46}),
		// In the smaller game of Dōbutsu a search sees more, and strength grows otherwise with depth.
		searchesBy("5", "Elite", 2770, byRules[alphabeta.Params]{
			mori:    alphabeta.Params{Depth: 8, Nodes: 60_000, Quiescence: 1, HalfLoss: 33},
			dobutsu: alphabeta.Params{Depth: 8, Nodes: 60_000, Quiescence: 1, HalfLoss: 29},
		}),
		searchesBy("5.5", "Master", 2960, byRules[alphabeta.Params]{
			mori:    alphabeta.Params{Depth: 10, Nodes: 150_000, Quiescence: 1, HalfLoss: 20},
			dobutsu: alphabeta.Params{Depth: 10, Nodes: 150_000, Quiescence: 1, HalfLoss: 14},
		}),
		searchesBy("6", "Champion", 3110, byRules[alphabeta.Params]{
			mori:    alphabeta.Params{Depth: 13, Nodes: 500_000, Quiescence: 1, HalfLoss: 2},
			dobutsu: alphabeta.Params{Depth: 13, Nodes: 300_000, Quiescence: 1, HalfLoss: 2},
		}),
		looksUp("6.5", "Grandmaster", 3280, byRules[tablebaseParams]{
			mori: tablebaseParams{
				ErrorRate: 25, Search: alphabeta.Params{Depth: 11, Nodes: 200_000, Quiescence: 1, HalfLoss: 2}, HoldsOut: true,
			},
			dobutsu: tablebaseParams{
				ErrorRate: 9, Search: alphabeta.Params{Depth: 8, Nodes: 60_000, Quiescence: 1, HalfLoss: 33},
			},
		}),
		looksUp("7", "Perfect", 3450, sameParams(perfectParams)),
	}
	return bot.List{Game: yokai.Game{}.Info().ID, Levels: levels, References: []bot.Level{
		bot.RandomLevel(), {Name: "greedy", New: newGreedy}, alphabeta.Reference(),
	}, NewJudge: newJudge}
}

// newGreedy looks one action ahead and takes what evaluates best.
func newGreedy() bot.Bot {
	return alphabeta.New(alphabeta.Params{Depth: 1, Nodes: 1024}, rootOf)
}

// reactiveBot plays the 3x4 game as somebody does who has just learnt it: it takes a lion that it can take, and goes back
// where it has just come from only when nothing else is left. Otherwise it plays at random among the moves that it has not
// ruled out. The numbers say with how many of a hundred moves it thinks of something, where that can be helped.
type reactiveBot struct {
	bot.Decision
	careful int // it does not leave its own lion to be caught
	takes   int // it takes what costs it nothing
	keeps   int // it puts no piece where that would be lost
}

// Begin implements [Bot]. The decision is made at once.
func (b *reactiveBot) Begin(view rules.State, seat rules.Seat, h bot.History, rng *rand.Rand, _ bot.Budget) error {
	s, err := bot.Prepare[*yokai.State](&b.Decision, "yokai", view, seat, rng)
	if err != nil {
		return err
	}
	board, choice, back := s.Board(), b.Actions, wayBack(h, seat)
	consider := func(chance int, keep func(a rules.Action, after yokai.Board) bool) {
		list := filter(choice, func(a rules.Action) bool { return keep(a, board.Play(a)) })
		if len(list) > 0 && rng.IntN(100) < chance {
			choice = list
		}
	}
	consider(100, func(_ rules.Action, after yokai.Board) bool { return after.Ending() == yokai.Catch })
	consider(b.careful, func(_ rules.Action, after yokai.Board) bool { return !canCatch(after) })
	consider(100, func(a rules.Action, _ yokai.Board) bool { return a != back })
	consider(b.takes, func(a rules.Action, after yokai.Board) bool {
		c, _ := yokai.Fields(a)
		return board.At(c.To) != 0 && !isLost(after, c.To)
	})
	consider(b.keeps, func(a rules.Action, after yokai.Board) bool {
		c, _ := yokai.Fields(a)
		return !isLost(after, c.To)
	})
	b.BestSoFar = choice[rng.IntN(len(choice))]
	b.Start(bot.Unlimited, nil, func() {})
	return nil
}

// wayBack returns the move that takes the seat's last one back; 0 for a drop, and where nothing has been moved.
func wayBack(h bot.History, seat rules.Seat) rules.Action {
	for _, m := range slices.Backward(h.Moves) {
		if m.By != seat {
			continue
		}
		if c, ok := yokai.Fields(m.Do); ok && c.Drop == yokai.NoKind {
			return yokai.MoveAction(c.To, c.From, false)
		}
		break
	}
	return 0
}

// isLost reports whether the piece on the cell can be taken and nothing takes back.
func isLost(b yokai.Board, cell int) bool {
	side := b.At(cell).Side()
	return b.Attackers(side.Other(), cell) != 0 && b.Attackers(side, cell) == 0
}

// filter returns those of the list to keep, in a list of their own.
func filter[T any](list []T, keep func(T) bool) []T {
	return slices.DeleteFunc(slices.Clone(list), func(x T) bool { return !keep(x) })
}

// canCatch reports whether the side to move may take the lion now.
func canCatch(p yokai.Board) bool {
	for _, a := range p.Moves(make([]rules.Action, 0, yokai.MaxMoves)) {
		if p.Play(a).Ending() == yokai.Catch {
			return true
		}
	}
	return false
}
