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
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// analysisScreens lists the pictures of a match that is analysed: before that, at the start and at a blunder, with the list of all
// moves and one of them on the board, and where there are no tables of perfect play.
func analysisScreens() []Screen {
	at := func(moves int, keys ...string) func(d *Driver) error {
		return func(d *Driver) error { return d.showAnalysis("mori", "spirits", moves, keys...) }
	}
	return []Screen{
		{"analysis-offered", func(d *Driver) error {
			m, err := YokaiMatch("mori", "spirits", []table.Player{{Name: "Aki"}, {Name: "Hana"}}, ShortGame...)
			if err == nil {
				d.Services.Navigator.Replay(m)
				err = d.Press("forward", "forward")
			}
			return err
		}},
		{"analysis", at(0)},
		{"analysis-mistake", at(3)},
		{"analysis-loss", func(d *Driver) error {
			m, err := YokaiMatch("mori", "spirits", []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "2"}}, ShortGame...)
			if err != nil {
				return err
			}
			d.Services.NewJudge = judges.newJudge
			d.Services.Navigator.Loss(m, 0)
			return d.await("again")
		}},
		{"analysis-moves", at(4, "else")},
		{"analysis-tried", at(4, "else", "move0")},
		{"analysis-end", at(len(ShortGame))},
		{"analysis-list", func(d *Driver) error {
			err := d.showAnalysis("mori", "spirits", len(ShortGame))
			if err == nil && slices.ContainsFunc(d.Controls(), func(c *ui.Control) bool { return c.Key == "moves" }) { // else the paper has the moves
				err = d.Press("moves")
			}
			return err
		}},
		{"analysis-dobutsu", func(d *Driver) error { return d.showAnalysis("dobutsu", "animals", 2) }},
		{"explore", func(d *Driver) error { return d.showExplorer("mori") }},
		{"explore-picked", func(d *Driver) error { return d.showExplorer("mori", "cell 4") }},
		{"explore-dobutsu", func(d *Driver) error { return d.showExplorer("dobutsu", "move0", "move1") }},
		{"explore-none", func(d *Driver) error {
			d.Services.Tablebases = nil
			d.Services.Navigator.Explore("yokai", rules.Setup{})
			return nil
		}},
		{"estimate-homeworlds", func(d *Driver) error { return d.showEstimate(homeworlds.Game{}, 2, 40) }},
		{"estimate-homeworlds-mistake", func(d *Driver) error { return d.showEstimate(homeworlds.Game{}, 2, 40, "mistake") }},
		{"estimate-homeworlds-better", func(d *Driver) error { return d.showEstimate(homeworlds.Game{}, 2, 40, "mistake", "better") }},
		{"estimate-honshu", func(d *Driver) error { return d.showEstimate(honshu.Game{}, 3, 900, "last") }},
		{"estimate-honshu-mistake", func(d *Driver) error { return d.showEstimate(honshu.Game{}, 3, 900, "mistake") }},
		{"estimate-honshu-better", func(d *Driver) error { return d.showEstimate(honshu.Game{}, 3, 900, "mistake", "better") }},
		{"estimate-honshu-build", func(d *Driver) error { return d.showEstimate(honshu.Game{}, 3, 900, "mistake", "mistake") }},
		{"estimate-forhonor-mistake", func(d *Driver) error { return d.showEstimate(forhonor.Game{}, 2, 160, "mistake") }},
		{"estimate-forhonor-better", func(d *Driver) error { return d.showEstimate(forhonor.Game{}, 2, 160, "mistake", "better") }},
		{"position", func(d *Driver) error { return d.showPosition() }},
		{"position-picked", func(d *Driver) error { return d.showPosition("piece wc", "cell 0", "reserve bE", "cell 10") }},
		{"position-refused", func(d *Driver) error { return d.showPosition("cell 1", "cell 1") }},
		{"position-homeworlds", func(d *Driver) error { return d.showPositionOf("homeworlds") }},
		{"position-honshu", func(d *Driver) error { return d.showPositionOf("honshu") }},
		{"position-forhonor", func(d *Driver) error { return d.showPositionOf("forhonor") }},
		{"analysis-none", func(d *Driver) error {
			d.Services.NewJudge = nil
			d.Services.Tablebases = nil
			m, err := YokaiMatch("mori", "spirits", []table.Player{{Name: "Aki"}, {Name: "Hana"}}, ShortGame...)
			if err == nil {
				d.Services.Navigator.Replay(m)
				err = d.Press("analysis")
			}
			return err
		}},
	}
}

// showExplorer explores the game of the rules from its start, and presses keys once the moves there are judged.
func (d *Driver) showExplorer(set string, keys ...string) error {
	d.Services.NewJudge = judges.newJudge
	d.Services.Navigator.Explore("yokai", rules.Setup{Options: map[string]string{yokai.OptRules: set, yokai.OptStart: "0"}})
	for _, key := range keys {
		if err := d.await("move0"); err != nil {
			return err
		}
		if err := d.find(key); err != nil { // large words divide the moves into pages
			return err
		}
		d.FinishAnimations()
	}
	return d.await("move0")
}

// pressInTime presses controls one after the other, each as soon as it is there.
func (d *Driver) pressInTime(keys []string) error {
	for _, key := range keys {
		if err := d.await(key); err != nil {
			return err
		}
		if err := d.Press(key); err != nil {
			return err
		}
		d.FinishAnimations()
	}
	return nil
}

// showPosition sets up a position from the explorer, and presses keys there.
func (d *Driver) showPosition(keys ...string) error {
	d.Services.NewJudge = judges.newJudge
	d.Services.Navigator.Explore("yokai", rules.Setup{})
	return d.Press(append([]string{"position"}, keys...)...)
}

// showPositionOf sets up a position from the set-up of a game that cannot be explored.
func (d *Driver) showPositionOf(game string) error {
	d.Services.Navigator.Setup(game)
	return d.Press("explore")
}

// showAnalysis shows the analysis of a short match of the rules at the position after so many moves.
func (d *Driver) showAnalysis(set, skin string, moves int, keys ...string) error {
	m, err := YokaiMatch(set, skin, []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "2"}}, ShortGame...)
	if err != nil {
		return err
	}
	d.Services.NewJudge = judges.newJudge
	d.Services.Navigator.Replay(m)
	if err := d.Press("analysis"); err != nil {
		return err
	}
	if err := d.await("else"); err != nil {
		return err
	}
	for range moves {
		if err := d.Press("forward"); err != nil {
			return err
		}
	}
	for _, key := range keys {
		if err := d.await(key); err != nil {
			return err
		}
		if err := d.Press(key); err != nil {
			return err
		}
	}
	if len(keys) > 0 {
		return d.await("move0")
	}
	return nil
}

// showEstimate shows the estimate of a match of the weakest level, of at most so many moves, and presses keys.
func (d *Driver) showEstimate(g rules.Game, seats, moves int, keys ...string) error {
	m, text, err := estimates.matchWithEstimate(g, seats, moves)
	if err == nil {
		err = d.Services.Store.SetAnalysis(replay.EstimateID(m, false), text)
	}
	if err != nil {
		return err
	}
	d.Services.Navigator.Replay(m)
	if err := d.Press("analysis"); err != nil {
		return err
	}
	return d.pressInTime(keys)
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

// await waits until something that is worked out can be pressed.
func (d *Driver) await(key string) error {
	const most = 20_000 // ticks
	for range most {
		if paged, ok := d.Services.Stack.Top().(stage.Paged); ok {
			if c := paged.Page().Find(key); c != nil && !c.Off {
				return nil
			}
		}
		d.Tick(1)
	}
	return errors.New(key + " does not come")
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
