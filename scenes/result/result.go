// Package result shows the end of a match: who has won, in carved letters over a setting sun; the last position, and
// how the seats have stood in the course of the match; and a scroll that unrolls with one row a seat, the pieces each has
// taken, and the sentence that says what decided it. Games won by points of several sorts have a table of them, with bars
// made of their own stuff; a touch lights up where points come from. From here one plays again, looks at the board or at the analysis in the replay, or goes back to the shelf.
//
// It knows no rules: ranks follow the payoffs, ties share one. It imports rules, the base packages of scenes,
// scenes/table for the players, scenes/diagram and scenes/yokaiart for pictures, audio and sprites.
package result

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Times in milliseconds.
const (
	unrollMS = 400
	growMS   = 400
	stampMS  = 130
)

// Result is the scene.
type Result struct {
	services *stage.Services
	match    *rules.Match
	look     func()
	back     *stage.WayBack // nil for none
	rematch  *stage.Rematch // of a match elsewhere; nil for here

	pieces     pieces
	outcome    outcome
	last       diagram.Diagram // the last position
	hasPicture bool            // there is a picture of it
	progress   *progress       // nil where nothing tells it
	selection  selection

	words      *lang.Catalog
	scoreTable *scoreTable // of a game won by several sorts of points; nil for others
	facts      *facts
	view       stage.View
	host       widget.Host[model]
	petals     []fallingPetal
	reserved   []geom.Rect // what petals keep clear of
	tick       int         // of the petals

	show     anim.Step // unrolls the scroll; nil once all is to be seen
	hasBegun bool
	moving   movement
}

// movement is how far everything has come into sight, 0 to 1.
type movement struct {
	scrollShare float64   // the scroll
	barShare    float64   // the bars
	rankShares  []float64 // the rank of each row
}

// New returns the result of a match that is over, in which a seat has resigned, or that is drawn by agreement. Look goes back to the board; the
// Board draws what the result shows of the game, as far as it can; below is whose side lay below there. Back goes back to the replay from which the match was played on, nil for none. Again is how one plays again after a match elsewhere;
// nil for here.
func New(svc *stage.Services, m *rules.Match, below rules.Seat, board table.Maker, look func(), back *stage.WayBack, again *stage.Rematch) stage.Scene {
	skin := lang.SkinOf(m)
	r := &Result{services: svc, match: m, look: look, back: back, rematch: again, outcome: newOutcome(m, skin), selection: everything}
	r.pieces = piecesOf(board, m, &r.outcome)
	r.last, r.hasPicture = diagram.Of(m.State(), skin, below)
	r.progress = progressOf(m, &r.pieces, &r.outcome, svc.Boxes[r.game()].Progress)
	r.moving.rankShares = make([]float64, len(r.outcome.rows))
	r.host.Build = build
	r.host.Page.OnPress = func(*ui.Control) { svc.Sound.Play(audio.Button) }
	return r
}

// Arrange implements stage.Scene.
func (r *Result) Arrange(v stage.View) {
	r.view = v
	r.host.Arrange(v.Safe, widget.Env{TextScale: v.TextScale(), LeftHanded: r.services.Settings.LeftHanded})
	r.facts = r.gather()
	r.host.Show(r.model())
	r.reserved = r.reservedAreas()
	r.petals = fallingPetals(v.Area, r.reserved)
	r.host.Page.FocusIfNone(r.choices()[0].key)
	r.begin()
}

// choose shows what a row has built, or what gives its points in a column; the winner's again where that is shown
// already. Where the picture is small it opens large.
func (r *Result) choose(s selection) {
	const roomy = 150.0
	if r.selection == s {
		s = everything
	}
	r.selection = s
	r.host.Show(r.model())
	if p := r.host.Tree().Slot(slotPicture); s != everything && min(p.W, p.H) < roomy {
		r.enlarge()
	}
}

// begin starts the movement the first time the screen is seen.
func (r *Result) begin() {
	if r.hasBegun {
		return
	}
	r.hasBegun = true
	speed := r.services.Speed()
	set := func(v *float64) func(float64) {
		return func(t float64) { *v = t; r.host.Redraw() }
	}
	steps := []anim.Step{
		anim.NewTween(speed.Ticks(unrollMS), anim.CubicOut, set(&r.moving.scrollShare)),
		anim.NewTween(speed.Ticks(growMS), anim.CubicOut, set(&r.moving.barShare)),
	}
	for k := len(r.moving.rankShares) - 1; k >= 0; k-- {
		steps = append(steps, anim.NewTween(speed.Ticks(stampMS), anim.CubicOut, set(&r.moving.rankShares[k])))
	}
	r.show = anim.Series(steps...)
	if speed == anim.Off {
		r.show.Finish()
		r.show, r.tick = nil, atRest
	}
}

// Update implements stage.Scene.
func (r *Result) Update(f *input.Frame) {
	if r.rematch != nil && r.show == nil {
		if r.rematch.Tick(); r.services.Stack.Top() != r {
			return // somebody wants to play again
		}
	}
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
		r.tick++
		r.host.Redraw()
	}
	r.host.Update(f)
}

// startRematch begins a new match of the same players, here or where this one was played.
func (r *Result) startRematch() {
	if r.rematch != nil {
		r.rematch.Ask()
		return
	}
	game := r.game()
	fresh, err := rematch(r.match, r.services.Seed())
	if err != nil {
		r.services.Navigator.Tell(r.words.Refusal(game, err))
		return
	}
	if r.back != nil {
		r.back.Go() // the new match lies on the replay as well
	}
	r.services.Navigator.Table(fresh, r.services.Store.NewMatch(game))
}

// Stale implements stage.Scene.
func (r *Result) Stale() bool { return r.host.Stale() }

// Page implements stage.Paged.
func (r *Result) Page() *ui.Page { return &r.host.Page }

// Draw implements stage.Scene.
func (r *Result) Draw(c *canvas.Canvas) {
	drawSunset(c)
	drawPetals(c, r.petals, r.reserved, r.tick)
	r.host.Draw(c)
}
