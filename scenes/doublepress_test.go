package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/forhonor"
	"engawa/rules/honshu"
	"engawa/scenes/input"
	"engawa/scenes/result"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// doublePresser is a guest whose finger presses once more, in the same place, where a press has played a move.
type doublePresser struct {
	*testUser
	match   *rules.Match
	players []table.Player
	presses int // presses
}

// stack is what the key of a stack of pieces begins with. Each press on one takes a piece, of which two may be wanted.
const stack = "reserve "

// playsItself reports whether the nth move of the seat plays itself: the only one, unless it ends what the seat has just done
// and may still take back.
func (d *doublePresser) playsItself(n int, by rules.Seat) bool {
	back := n > 0 && d.match.Log[n-1].By == by && !slices.ContainsFunc(d.match.Events(n-1), func(e rules.Event) bool { return e.Final || e.Reveals() })
	return !d.match.Game.Info().Turns && !back && len(d.match.At(n).Legal(by, nil)) == 1
}

// countChosenMoves counts the moves from the nth on that people have chosen: none that has played itself.
func (d *doublePresser) countChosenMoves(n int) (count int) {
	for k, mv := range d.match.Log[n:] {
		if mv.By != rules.Nature && d.players[mv.By].Bot == "" && !d.playsItself(n+k, mv.By) {
			count++
		}
	}
	return count
}

// press presses the control, and once more within a quarter of a second where that has played a move. It reports
// whether it has.
func (d *doublePresser) press(key string) bool {
	d.t.Helper()
	c, before, from := d.control(key), len(d.match.Log), d.formatPosition()
	at := c.Rect.Centre()
	d.Script.Tap(at)
	d.run()
	if d.countChosenMoves(before) == 0 {
		d.FinishAnimations()
		return false
	}
	first := len(d.match.Log)
	d.Script.Wait([]int{0, 5, 12}[d.presses%3])
	d.Script.Tap(at)
	d.run()
	d.FinishAnimations()
	d.presses++
	if d.countChosenMoves(first) > 0 && !strings.HasPrefix(key, stack) {
		d.t.Errorf("two presses on %q (%s) at %.0f play %v, from %s", key, c.Name, c.Rect, d.match.Log[before:], from)
	}
	return true
}

// leave leaves what a second press has opened, where a sentence may have to go first.
func (d *doublePresser) leave() {
	for n := 0; n < 2 || n < 3 && !d.plays(); n++ {
		d.strike(input.Back)
	}
}

// plays reports whether the table or the result is on top.
func (d *doublePresser) plays() bool {
	_, is := d.top().(*table.Table)
	_, over := d.top().(*result.Result)
	return is || over
}

// TestADoublePressPlaysOneMove plays the first moves of each game on a phone by a finger that presses twice whatever
// plays a move: within a quarter of a second, before, while and after things move. The second press never plays
// another one.
func TestADoublePressPlaysOneMove(t *testing.T) {
	for _, tt := range []struct {
		game    string
		choices []string
		moves   int
	}{
		{"yokai", []string{"seat1.computer"}, 8},
		{"yokai", []string{"seat1.human"}, 20},
		{"homeworlds", nil, 15},
		{"homeworlds", []string{"seat1.human"}, 19},
		{"honshu", []string{"count.less", "count.less"}, 30},
		{"honshu", nil, 20},
		{"forhonor", nil, 60},
		{"forhonor", []string{"seat1.human"}, 60},
	} {
		for _, shape := range []scenestest.Shape{upright(), sideways(), lateral()} {
			t.Run(fmt.Sprint(tt.game, tt.choices, shape.Name), func(t *testing.T) {
				g := newTestUser(t, shape, &store.Memory{}, byTouch)
				g.FinishAnimations()
				g.choose("box." + tt.game)
				for _, key := range append(tt.choices, "begin") {
					if err := g.Seek(key); err != nil {
						t.Fatal(err)
					}
				}
				d := &doublePresser{testUser: g, match: g.table().Match()}
				d.players = table.Players(d.match)
				d.play(tt.moves)
			})
		}
	}
}

// play plays so many moves with presses that are doubled.
func (d *doublePresser) play(moves int) {
	d.t.Helper()
	const most, still = 8000, 300 // ticks: computers play on while a broken camp has nobody to choose for
	for n := range most {
		if _, over := d.top().(*result.Result); over || d.presses >= moves {
			break
		}
		if open := d.page().Find("open"); open != nil && open.Hold != nil {
			d.FinishAnimations()
			open.Hold.OnDone() // the doors slide open for the person they name
			d.FinishAnimations()
			continue
		}
		s := d.match.State()
		people := d.choosers(s)
		if len(people) == 0 {
			if d.Tick(1); n%still == still-1 {
				d.leave() // computers wait until it is closed
			}
			continue
		}
		d.FinishAnimations()
		if d.match.State() == s && !d.move(s, people) {
			d.leave()
		}
	}
	if _, over := d.top().(*result.Result); d.presses < moves && !over || d.presses < min(moves, 8) {
		d.t.Errorf("%d presses were doubled, want %d, at %s; there are %v", d.presses, moves, d.formatPosition(), d.keys())
	}
}

// formatPosition is the position as text.
func (d *doublePresser) formatPosition() string { return d.match.Game.FormatPosition(d.match.State()) }

// choosers lists the people who have a choice.
func (d *doublePresser) choosers(s rules.State) (list []rules.Seat) {
	for seat := range s.Actors().All() {
		if seat != rules.Nature && d.players[seat].Bot == "" && !d.playsItself(len(d.match.Log), seat) {
			list = append(list, seat)
		}
	}
	return list
}

// move presses what leads to a move, and reports whether one has been played.
func (d *doublePresser) move(s rules.State, people []rules.Seat) bool {
	d.t.Helper()
	for _, by := range people {
		for range 2 { // the first press of what is far away only shows it
			for _, key := range d.moveKeys(s, by) {
				if d.page().Find(key) != nil && d.press(key) {
					return true
				}
			}
		}
	}
	return false
}

// moveKeys returns the keys of what is pressed for a move.
func (d *doublePresser) moveKeys(s rules.State, by rules.Seat) (keys []string) {
	d.t.Helper()
	parts := func(a rules.Action) (list []string) {
		for _, p := range rules.Parts(d.match.Game, s, a) {
			list = append(list, p.String())
		}
		return list
	}
	switch s := s.(type) {
	case *forhonor.State:
		keys = orderKeys(s, by, d.match.Game)
		for _, a := range s.Legal(by, nil) { // some square may be out of sight
			if k := parts(a); d.page().Find(keys[0]) == nil && d.page().Find(k[0]) != nil {
				keys = k
			}
		}
		return append(keys, "button 1000", "button 1100", "anyway", rules.Part{Kind: rules.PartButton, Index: forhonor.ButtonDone}.String())
	case *honshu.State:
		switch legal := s.Legal(by, nil); s.Phase() {
		case honshu.PhaseBuild:
		case honshu.PhaseContest:
			return []string{d.honshuMain(s)}
		case honshu.PhaseChoose:
			keys = []string{rules.Part{Kind: rules.PartCard, Index: int32(s.Pair(1)[0])}.String()}
		default:
			keys = parts(legal[0])[:1]
		}
		return append(keys, "button 1000")
	}
	helper, err := bots.New(d.match.Game, "2")
	if err != nil {
		d.t.Fatal(err)
	}
	a, err := bot.Choose(helper, s.View(by), by, rules.Rand(3, len(d.match.Log)), bot.Budget{Nodes: 400})
	if err != nil {
		d.t.Fatal(err)
	}
	var longest []string // with the power: in an open system nothing else leads to other systems
	for _, way := range rules.Paths(d.match.Game, s, a) {
		if len(way) > len(longest) {
			longest = nil
			for _, p := range way {
				longest = append(longest, p.String())
			}
		}
	}
	return append(longest, "next", "anyway")
}
