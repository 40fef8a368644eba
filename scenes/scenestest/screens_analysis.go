package scenestest

import (
	"errors"
	"math"
	"slices"
	"sync"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
	"engawa/scenes/replay"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// analysisScreens lists the pictures of a match that is analysed: before that, at the start and at a blunder, with the list of all
// moves and one of them on the board, and where there are no tables of perfect play.
func analysisScreens() []Screen {
	people := yokaiPlay("mori", "spirits", "", ShortGame...)
	at := func(moves int, keys ...string) step { return showAnalysis("mori", "spirits", moves, keys...) }
	listMoves := func(d *Driver) error { // else the paper has the moves
		if !slices.ContainsFunc(d.Controls(), func(c *ui.Control) bool { return c.Key == "moves" }) {
			return nil
		}
		return d.Press("moves")
	}
	setUp := inOrder(judge, do(func(d *Driver) { d.Services.Navigator.Explore("yokai", rules.Setup{}) }), press("position"))
	return []Screen{
		{"analysis-offered", inOrder(showReplay(people), press("forward", "forward"))},
		{"analysis", at(0)},
		{"analysis-mistake", at(3)},
		{"analysis-loss", inOrder(judge, showReplay(yokaiPlay("mori", "spirits", "2", ShortGame...)), showLoss, await("again"))},
		{"analysis-moves", at(4, "else")},
		{"analysis-tried", at(4, "else", "move0")},
		{"analysis-end", at(len(ShortGame))},
		{"analysis-list", inOrder(at(len(ShortGame)), listMoves)},
		{"analysis-dobutsu", showAnalysis("dobutsu", "animals", 2)},
		{"explore", explore("mori")},
		{"explore-picked", explore("mori", "cell 4")},
		{"explore-dobutsu", explore("dobutsu", "move0", "move1")},
		{"explore-none", inOrder(withoutTablebases, do(func(d *Driver) { d.Services.Navigator.Explore("yokai", rules.Setup{}) }))},
		{"estimate-homeworlds", showEstimate(homeworlds.Game{}, 2, 40)},
		{"estimate-homeworlds-mistake", showEstimate(homeworlds.Game{}, 2, 40, "mistake")},
		{"estimate-homeworlds-better", showEstimate(homeworlds.Game{}, 2, 40, "mistake", "better")},
		{"estimate-honshu", showEstimate(honshu.Game{}, 3, 900, "close", "last", "analysis")},
		{"estimate-honshu-mistake", showEstimate(honshu.Game{}, 3, 900, "mistake")},
		{"estimate-honshu-better", showEstimate(honshu.Game{}, 3, 900, "mistake", "better")},
		{"estimate-honshu-build", showEstimate(honshu.Game{}, 3, 900, "mistake", "mistake")},
		{"estimate-forhonor-mistake", showEstimate(forhonor.Game{}, 2, 160, "mistake")},
		{"estimate-forhonor-better", showEstimate(forhonor.Game{}, 2, 160, "mistake", "better")},
		{"position", setUp},
		{"position-picked", inOrder(setUp, press("piece wc", "cell 0", "reserve bE", "cell 10"))},
		{"position-refused", inOrder(setUp, press("cell 1", "cell 1"))},
		{"position-homeworlds", inOrder(openSetup("homeworlds"), press("explore"))},
		{"position-homeworlds-three", inOrder(openSetup("homeworlds"), press("count.1", "explore"))},
		{"position-homeworlds-six", inOrder(openSetup("homeworlds"), press("count.4", "explore"))},
		{"position-honshu", inOrder(openSetup("honshu"), press("explore"))},
		{"position-honshu-land", inOrder(openSetup("honshu"), press("explore", "what.more", "what.more", "card.1", "turn.more"))},
		{"position-honshu-cubes", inOrder(openSetup("honshu"), press("explore", "what.more", "what.more", "what.more", "cube.0"))},
		{"position-honshu-hand", inOrder(openSetup("honshu"), press("explore", "what.more", "what.more", "what.more", "what.more", "side.1", "card.11"))},
		{"position-forhonor", inOrder(openSetup("forhonor"), seek("option.draft.0"), seek("explore"))},
		{"analysis-again", tryAgain},
		{"analysis-again-right", inOrder(tryAgain, press("cell 1", "cell 5"), await("no"))},
		{"analysis-none", inOrder(withoutTablebases, showReplay(people), press("analysis"))},
	}
}

// judge has positions judged by what is remembered.
func judge(d *Driver) error {
	d.Services.NewJudge = judges.newJudge
	return nil
}

// withoutTablebases takes away all that positions could be judged by.
func withoutTablebases(d *Driver) error {
	d.Services.NewJudge, d.Services.Tablebases = nil, nil
	return nil
}

// yokaiPlay makes a match of Yōkai no Mori of Aki and Hana, who is played by a bot unless its level is "".
func yokaiPlay(set, skin, level string, moves ...string) play {
	return func() (*rules.Match, error) {
		return YokaiMatch(set, skin, []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: level}}, moves...)
	}
}

// showLoss goes to the move by which the first seat has lost the match of the replay.
func showLoss(d *Driver) error {
	d.Services.Stack.Top().(*replay.Replay).ShowAnalysis(0)
	return nil
}

// await waits until something that is worked out can be pressed.
func await(key string) step {
	const most = 20_000 // ticks
	return func(d *Driver) error {
		for range most {
			if c := d.find(key); c != nil && !c.Off {
				return nil
			}
			d.Tick(1)
		}
		return errors.New(key + " does not come")
	}
}

// pressInTime presses controls one after the other, each as soon as it is there.
func pressInTime(keys ...string) step {
	var steps []step
	for _, key := range keys {
		steps = append(steps, await(key), press(key))
	}
	return inOrder(steps...)
}

// explore explores the game of the rules from its start, and presses keys once the moves there are judged.
func explore(set string, keys ...string) step {
	steps := []step{judge, do(func(d *Driver) {
		d.Services.Navigator.Explore("yokai", rules.Setup{Options: map[string]string{yokai.OptRules: set, yokai.OptStart: "0"}})
	})}
	for _, key := range keys {
		steps = append(steps, await("move0"), seek(key)) // large words divide the moves into pages
	}
	return inOrder(append(steps, await("move0"))...)
}

// showAnalysis shows the analysis of a short match of the rules at the position after so many moves, and presses keys.
func showAnalysis(set, skin string, moves int, keys ...string) step {
	last := inOrder()
	if len(keys) > 0 {
		last = await("move0")
	}
	return inOrder(judge, showReplay(yokaiPlay(set, skin, "2", ShortGame...)), press("analysis"), await("else"),
		press(slices.Repeat([]string{"forward"}, moves)...), pressInTime(keys...), last)
}

// tryAgain plays on from before a blunder of a short match.
func tryAgain(d *Driver) error {
	return inOrder(showAnalysis("mori", "spirits", 5), press("again", "no"))(d)
}

// showEstimate shows the estimate of a match of the weakest level, of at most so many moves, and presses keys.
func showEstimate(g rules.Game, seats, moves int, keys ...string) step {
	return func(d *Driver) error {
		m, text, err := estimates.matchWithEstimate(g, seats, moves)
		if err == nil {
			err = d.Services.Store.SetAnalysis(replay.EstimateID(m, false), text)
		}
		if err != nil {
			return err
		}
		d.Services.Navigator.Replay(m)
		return inOrder(press("analysis"), pressInTime(keys...))(d)
	}
}

// estimates remembers matches and what was estimated of them.
var estimates = &estimateCache{}

type estimateCache struct {
	mu    sync.Mutex
	games map[string]matchEstimate
}

type matchEstimate struct {
	match *rules.Match
	text  string
}

// matchWithEstimate returns a match of the weakest level, of at most so many moves, and its estimate as text.
func (c *estimateCache) matchWithEstimate(g rules.Game, seats, moves int) (*rules.Match, string, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	id := g.Info().ID
	e, ok := c.games[id]
	if !ok {
		m, err := WeakMatch(g, seats, moves)
		if err != nil {
			return nil, "", err
		}
		estimate := analysis.NewEstimate(m, bots.Of(g).Estimator, false)
		for !estimate.Step(math.MaxInt32) {
		}
		if err := estimate.Err(); err != nil {
			return nil, "", err
		}
		if c.games == nil {
			c.games = map[string]matchEstimate{}
		}
		e = matchEstimate{m, estimate.Text()}
		c.games[id] = e
	}
	return e.match.Fork(len(e.match.Log)), e.text, nil
}

// WeakMatch plays a match of the weakest level, of at most so many moves.
func WeakMatch(g rules.Game, seats, moves int) (*rules.Match, error) {
	m, err := rules.NewMatch(g, rules.Setup{Seats: seats}, 5)
	if err != nil {
		return nil, err
	}
	table.SetPlayers(m, Players(seats, 1))
	b, err := bots.New(g, "1")
	if err != nil {
		return nil, err
	}
	for err = m.PlayNature(); err == nil && !m.Over() && len(m.Log) < moves; err = m.PlayNature() {
		seat, _ := m.State().Actors().First()
		do, err := bot.Decide(b, m, seat, bot.Budget{})
		if err != nil {
			return nil, err
		}
		if _, err := m.Do(rules.Move{By: seat, Do: do}); err != nil {
			return nil, err
		}
	}
	return m, err
}

// judges remembers what positions are worth that screens have shown.
var judges = &judgeCache{worths: map[string]bot.Value{}}

// judgeCache keeps the worths of positions, of which it is assumed that none has occurred before.
type judgeCache struct {
	mu     sync.Mutex
	worths map[string]bot.Value
}

// newJudge returns a judge of the 3x4 game that looks first among what is kept.
func (c *judgeCache) newJudge(t bot.Tablebases) bot.Judge {
	judge := bots.Of(yokai.Game{}).NewJudge(t)
	return func(s rules.State, m *bot.Meter) (bot.Value, error) {
		key, err := s.AppendBinary(nil)
		if err != nil {
			return bot.Value{}, err
		}
		c.mu.Lock()
		worth, ok := c.worths[string(key)]
		c.mu.Unlock()
		if ok {
			return worth, nil
		}
		if worth, err = judge(s, m); err == nil && !m.IsHalted {
			c.mu.Lock()
			c.worths[string(key)] = worth
			c.mu.Unlock()
		}
		return worth, err
	}
}
