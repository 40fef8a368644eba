// Package result shows the end of a match: who has won, carved over a great evening sun; the last position; and a
// scroll that unrolls with one row a seat, the pieces each has taken, and the story of the end. Games won by points of
// several sorts have a table of them, with bars made of their own stuff; a touch lights up where points come from. From
// here one plays again, looks at the board or at the replay, or goes back to the shelf.
//
// It knows no rules: ranks follow the payoffs, ties share one. It imports rules, the small rooms of scenes,
// scenes/table for the players, scenes/book/diagram and scenes/koma for pictures, audio and sprites.
package result

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/book/diagram"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// Times in milliseconds.
const (
	unrollMS = 400
	growMS   = 400
	stampMS  = 130
)

// Result is the scene.
type Result struct {
	house *stage.House
	match *rules.Match
	look  func()
	board table.Board // never arranged; nil for none

	ledger *ledger // of a game won by several sorts of points; nil for others
	lit    estate  // what the picture shows of the table

	words    *lang.Catalog
	outcome  outcome
	story    lang.End
	value    string // of the start, "" where it is not known
	last     diagram.Diagram
	pictured bool

	view   stage.View
	plan   plan
	page   ui.Page
	petals []petal
	tick   int // of the petals

	show     anim.Step // unrolls the scroll; nil once all is to be seen
	begun    bool
	unrolled float64   // how far the scroll is open, 0 to 1
	grown    float64   // how long the bars are, 0 to 1
	stamped  []float64 // how far the rank of each row has come, 0 to 1
	stale    bool
}

// New returns the result of a match that is over, in which a seat has resigned, or that is drawn by agreement. Look goes back to the board; the
// Board draws what the result shows of the game, as far as it can.
func New(h *stage.House, m *rules.Match, board table.Maker, look func()) stage.Scene {
	skin := lang.SkinOf(m)
	r := &Result{house: h, match: m, look: look, outcome: judge(m, skin)}
	if board != nil {
		r.board = board(table.Spectate(m))
	}
	if sides, ok := r.board.(table.Sides); ok {
		r.outcome.together(sides, m.State())
	}
	r.count()
	r.lit = r.rest()
	below := rules.Seat(0)
	if len(r.outcome.winners) > 0 {
		below = r.outcome.winners[0]
	}
	r.last, r.pictured = diagram.Of(m.State(), skin, below)
	r.stamped = make([]float64, len(r.outcome.rows))
	r.page.Pressed = func(*ui.Control) { h.Sound.Play(audio.Button) }
	return r
}

// Arrange implements stage.Scene.
func (r *Result) Arrange(v stage.View) {
	r.view = v
	r.words = r.house.Words.In(lang.SkinOf(r.match))
	r.nameSides()
	r.story = r.outcome.story(r.words, r.match.Game.Info().ID)
	if r.outcome.sided && r.outcome.end == store.NoteResign { // by a player, for the side
		last := &r.outcome.rows[len(r.outcome.rows)-1]
		r.story = r.words.End(r.game(), r.outcome.end, "", r.mateNames(last))
	}
	r.ledger = ledgerOf(r.board, r.match, &r.outcome)
	r.value = valueOfStart(r.words, r.match, r.house.Boxes[r.game()])
	said := text{title: r.outcome.title(r.words), value: r.value, rows: len(r.outcome.rows)}
	if r.ledger != nil {
		said.columns, said.mates, said.most = r.ledger.columns, r.outcome.sided, r.ledger.most
		for k := range r.outcome.rows {
			var counts []int
			for _, column := range said.columns {
				counts = append(counts, r.outcome.rows[k].of(column.Key))
			}
			said.counts = append(said.counts, counts)
		}
		if _, ties := r.ledger.kind(table.ColumnTie); ties && r.outcome.end != store.NoteResign {
			// The title and the numbers tell all but how a tie is decided.
			said.tie = r.ledger.tie(r.words, r.outcome.rows)
			r.story = lang.End{Line: said.tie}
		}
	}
	said.end, said.line = r.story.Title, r.story.Line
	for _, ch := range r.choices() {
		said.buttons = append(said.buttons, r.words.T(ch.name))
	}
	r.plan = planFor(v, said)
	if !r.pictured && r.ledger == nil {
		r.plan.picture.H = 0
	}
	r.petals = fallingPetals(v.Area, r.covered())
	r.page.Set(v.Area, r.controls()...)
	if r.page.Focused() == nil {
		r.page.Focus("again")
	}
	r.stale = true
	r.begin()
}

// begin starts the movement the first time the screen is seen.
func (r *Result) begin() {
	if r.begun {
		return
	}
	r.begun = true
	speed := r.house.Speed()
	set := func(v *float64) func(float64) {
		return func(t float64) { *v, r.stale = t, true }
	}
	steps := []anim.Step{
		anim.NewTween(speed.Ticks(unrollMS), anim.CubicOut, set(&r.unrolled)),
		anim.NewTween(speed.Ticks(growMS), anim.CubicOut, set(&r.grown)),
	}
	for k := len(r.stamped) - 1; k >= 0; k-- {
		steps = append(steps, anim.NewTween(speed.Ticks(stampMS), anim.CubicOut, set(&r.stamped[k])))
	}
	r.show = anim.Series(steps...)
	if speed == anim.Off {
		r.show.Finish()
		r.show, r.tick = nil, atRest
	}
}

// Update implements stage.Scene.
func (r *Result) Update(f *input.Frame) {
	if f.Has(input.Back) {
		r.look()
		return
	}
	if r.show != nil {
		if !f.Empty() {
			r.show.Finish()
		}
		if r.show.Tick() {
			r.show = nil
		}
	}
	if r.tick < atRest {
		r.tick, r.stale = r.tick+1, true
	}
	r.page.Update(f)
}

// choice is one of the buttons, the most important first.
type choice struct {
	key, icon string
	name      lang.Key
	press     func()
}

// choices leaves sharing out where there is least room; it is in the menu of the table too.
func (r *Result) choices() []choice {
	const roomy = 640.0
	list := []choice{
		{"again", "replay", lang.EndPlayAgain, r.again},
		{"look", "eye", lang.EndSeeBoard, r.look},
		{"replay", "history", lang.EndReplay, func() { r.house.Doors.Replay(r.match) }},
		{"shelf", "back", lang.EndShelf, r.house.Doors.Shelf},
	}
	if r.view.Class == stage.Low && r.view.Safe.W < roomy {
		return list
	}
	return append(list, choice{"share", "share", lang.MenuShare, func() { r.house.Doors.Share(r.match) }})
}

// again begins a new match of the same players.
func (r *Result) again() {
	game := r.match.Game.Info().ID
	fresh, err := rematch(r.match, r.house.Seed())
	if err != nil {
		r.house.Doors.Tell(r.words.Refusal(game, err))
		return
	}
	r.house.Doors.Table(fresh, r.house.Store.NewMatch(game))
}

// Stale implements stage.Scene.
func (r *Result) Stale() bool { return r.stale || r.page.Stale() }

// Page implements stage.Paged.
func (r *Result) Page() *ui.Page { return &r.page }

// Draw implements stage.Scene.
func (r *Result) Draw(c *canvas.Canvas) {
	r.stale = false
	drawEvening(c)
	drawPetals(c, r.petals, r.covered(), r.tick)
	r.drawTitle(c)
	switch {
	case r.plan.picture.Empty():
	case r.ledger != nil:
		r.drawEstate(c, r.plan.picture)
	default:
		r.last.Draw(c, r.plan.picture)
	}
	r.drawWinner(c)
	r.drawAside(c)
	r.drawScroll(c)
	r.page.Draw(c)
}
