// Package replay steps through a match on the game's own board: back and forth, by itself, by turns or rounds, or to any
// move by the slider and the list of moves; and from any position one can play on in a match of its own. What the board opens at a touch it
// opens here too. It knows no game.
//
// The match can be analysed: a strip and marks in the list tell what each move has given away. In games that have a judge
// all moves of a position are listed by their worth, and one can try again from a mistake against the perfect computer;
// in others the strongest level estimates, and what it would have done in place of a mistake is played on the board. The
// work is done in slices between pictures. The same screen explores the game: from a position on one plays any moves
// oneself, with what each is worth, and sees the best line.
//
// It imports rules, rules/analysis, rules/bot and rules/bots, scenes/table for the contract of a board, the base packages of scenes,
// audio and sprites.
package replay

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// pauseMS is how long a position stands while the match plays by itself.
const pauseMS = 700

// Replay is the scene.
type Replay struct {
	services *stage.Services
	match    *rules.Match
	board    table.Board
	viewer   rules.Seat

	inTurns    bool   // a turn has several moves
	foreign    bool   // the match is over and is not among those that are kept
	canAnalyse bool   // there can be an analysis
	setsUp     bool   // another position can be set up from one of the match
	recap      *recap // what is shown instead of the whole match; nil for that

	view      stage.View
	room      stage.View // of it, the Board's
	plan      plan
	page      ui.Page
	tree      *widget.Tree     // of the board, as the page lists it
	memory    widget.Memory    // of what lies beside it
	moveCount int              // the position shown is that after so many moves
	presenter *table.Presenter // shows the move before it
	plays     bool             // by itself
	pause     int              // ticks until the next move
	isStale   bool
	review    review
	large     table.Enlarger
	task      *table.Task // of what is being played on from here; nil for none

	logLines    []logEntry // of the list of moves
	logTop      int        // the move that a press has left at the top of that; 0 while it follows the position
	hoveredMove int        // of the line under the mouse; 0 for none
}

// New returns the replay of a match from where play begins, on a board of its own. While the match runs, only what everybody
// at the table knows is shown.
func New(svc *stage.Services, m *rules.Match, board table.Maker) *Replay {
	r := newReplay(svc, m, table.Spectate(m), board)
	r.moveCount = r.opening()
	if m.Over() {
		r.foreign = !svc.Store.Holds(m)
	}
	r.canAnalyse = analysable(m, svc.Store)
	r.setsUp = store.Shareable(m) && reviewable(m, svc.Store)
	return r
}

// newReplay returns the replay of a match as it is seen.
func newReplay(svc *stage.Services, m *rules.Match, seen *table.Match, board table.Maker) *Replay {
	r := &Replay{services: svc, match: m, board: board(seen), viewer: seen.Viewer(), inTurns: m.Game.Info().Turns}
	r.presenter = table.NewPresenter(r.board, r.moves)
	r.page.Press = func(c *ui.Control) {
		if p, ok := table.PartOf(c); ok {
			r.touch(p)
		}
	}
	r.page.OnPress = func(c *ui.Control) {
		if c.Key == keyClose || c.Key == keyFork || c.Key == keyReturn {
			svc.Sound.Play(audio.Button)
		}
	}
	r.page.LongPress = r.showLarge
	r.page.Focus(keyPlay)
	return r
}

// state returns the position after n moves as the viewer may see it.
func (r *Replay) state(n int) rules.State { return r.match.At(n).View(r.viewer) }

// last returns the number of moves.
func (r *Replay) last() int { return len(r.match.Log) }

// Arrange implements stage.Scene.
func (r *Replay) Arrange(v stage.View) {
	r.view = v
	r.finish()
	r.moveCount = min(r.moveCount, r.last()) // moves of a match may have been taken back meanwhile
	r.plan = planFor(v, r.canAnalyse && table.IsSolved(r.match), r.review.explores, r.layOut)
	r.findSteps()
	r.snap()
}

// layOut has the Board lay itself out in a room, with nothing on the table, and returns the places that it leaves there.
func (r *Replay) layOut(v stage.View) table.Places {
	r.room = v
	r.board.Show(table.Position{Relayout: true, View: v, Near: r.below(), Watched: true})
	return table.PlacesOf(r.board.Tree(), r.match.Setup.Seats)
}

// below is the seat whose side lies below: the first person's.
func (r *Replay) below() rules.Seat {
	if r.recap != nil {
		return r.recap.near
	}
	players := table.Players(r.match)
	return rules.Seat(max(0, slices.IndexFunc(players, func(p table.Player) bool { return p.Bot == "" })))
}

// snap shows the present position at once.
func (r *Replay) snap() {
	r.presenter.Drop()
	r.show()
	r.showPosition()
}

// show has the Board show the present position.
func (r *Replay) show() {
	r.board.Show(table.Position{State: r.position().View(r.viewer), View: r.room, Near: r.below(), Watched: true})
}

// mark has the Board light parts up.
func (r *Replay) mark(m table.Marks) {
	r.board.Choose(table.Choice{Marks: m, Changed: table.ChangedMarks})
}

// showPosition lights up the move that led to the position, and lists the controls.
func (r *Replay) showPosition() {
	marks := table.Marks{Kind: table.MarkLog}
	if before, mv, ok := r.currentMoveFrom(); ok {
		if mv.By != rules.Nature && mv.Do != rules.Hidden {
			parts := rules.Parts(r.match.Game, before, mv.Do)
			marks.Parts = slices.DeleteFunc(slices.Clone(parts), func(p rules.Part) bool {
				return p.Kind == rules.PartButton // there is nothing to press in a replay
			})
		}
	}
	marks.Better = r.alternative()
	r.mark(marks)
	if r.review.explores {
		r.review.pickedParts = nil
		r.showChoice()
		return
	}
	r.refresh()
}

// moveAt returns the n-th move, counted from 1, as the viewer may know it.
func (r *Replay) moveAt(n int) rules.Move {
	mv, _ := r.match.ViewMove(n-1, r.viewer)
	return mv
}

// moving reports whether a move is being shown.
func (r *Replay) moving() bool { return r.presenter.Moving() }

// goTo shows the position after n moves; the one that follows the present one by its movement, others at once.
func (r *Replay) goTo(n int) {
	r.takeBack()
	r.finish()
	n = max(r.first(), min(n, r.last()))
	if n == r.moveCount {
		return
	}
	before, follows := r.moveCount, n == r.step(1)
	r.moveCount = n
	if !follows || r.services.Speed() == anim.Off {
		r.services.Sound.Play(audio.PageTurn)
		r.snap()
		return
	}
	r.mark(table.Marks{})
	for k := before; k < n; k++ {
		_, events := r.match.ViewMove(k, r.viewer)
		r.presenter.Add(events)
	}
	r.refresh()
}

// animate advances the movement of the move being shown.
func (r *Replay) animate() {
	r.isStale = true
	if r.presenter.Tick() {
		r.show()
		r.showPosition()
	}
	if r.board.Tree() != r.tree {
		r.refresh() // something has been laid over the board, or taken away
	}
}

// finish ends the movement at once.
func (r *Replay) finish() {
	if r.moving() {
		r.snap()
	}
}

// stop and toggle end and begin playing by itself. At the end it begins from the start again.
func (r *Replay) stop() {
	if r.plays {
		r.plays = false
		r.refresh()
	}
}

func (r *Replay) toggle() {
	if r.plays {
		r.stop()
		return
	}
	if r.moveCount == r.last() && !r.review.explores {
		r.goTo(r.opening())
	}
	r.plays, r.pause = true, 1
	r.refresh()
}

// seek goes to a position by the player's hand.
func (r *Replay) seek(n int) {
	r.plays, r.review.findsLoss = false, false
	r.goTo(n)
	r.refresh()
}

// Update implements stage.Scene.
func (r *Replay) Update(f *input.Frame) {
	f = r.enlarge(f)
	if f.Has(input.Back) {
		if !r.closeTouched() {
			r.close()
		}
		return
	}
	if r.board.Tick() {
		r.isStale = true
	}
	rest := *f
	rest.Actions = nil
	for _, i := range f.Actions {
		switch i {
		case input.Left, input.Undo:
			r.seek(r.step(-1))
		case input.Right, input.Redo:
			r.seek(r.step(1))
		case input.First:
			r.seek(r.first())
		case input.Last:
			r.seek(r.last())
		default:
			rest.Actions = append(rest.Actions, i)
		}
	}
	if f.Wheel > 0 {
		r.seek(r.step(-1))
	} else if f.Wheel < 0 {
		r.seek(r.step(1))
	}
	r.page.Update(&rest)
	r.pointAtLine(f)
	r.analyse()
	switch {
	case r.moving():
		r.animate()
	case r.advanceTrial():
	case r.plays:
		r.playOn()
	}
}

// playOn waits, shows the next move, and stops after the last one; a recap then goes back to the table. There is no wait
// between moves of chance.
func (r *Replay) playOn() {
	if r.moveCount == r.last() && r.recap == nil && !r.extend() {
		return
	}
	if r.pause--; r.pause > 0 {
		return
	}
	if r.moveCount == r.last() {
		r.close()
		return
	}
	r.goTo(r.step(1))
	switch {
	case r.recap != nil:
		r.pause = r.stepTicks()
	case r.match.Log[r.moveCount-1].By == rules.Nature:
		r.pause = 1 // what chance does belongs together
	default:
		r.pause = max(r.scaleSpeed(0.5).Ticks(pauseMS), r.moves().Ticks(pauseMS))
	}
}

// Stale implements stage.Scene.
func (r *Replay) Stale() bool { return r.isStale || r.page.Stale() }

// Page implements stage.Paged.
func (r *Replay) Page() *ui.Page { return &r.page }

// Draw implements stage.Scene.
func (r *Replay) Draw(c *canvas.Canvas) {
	r.isStale = false
	r.tree.Draw(c, r.page.StateOf)
	r.page.DrawTip(c)
	r.large.Draw(c)
}
