package table

import (
	"math"
	"strconv"
	"time"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
)

// Times of the table, in ticks.
const (
	botPause     = 24  // a bot's move is not shown sooner after the one before
	messageTicks = 300 // how long a sentence stays
	forcedPause  = 45  // before the only move is played by itself
	endPause     = 70  // between the last move and the result
)

// A bot thinks in slices of so many positions, as many in a tick as fit into thinkTime; without a clock one slice. The
// rest of a tick of 16.7 ms is left for drawing.
const (
	nodesPerSlice = 1000
	thinkTime     = 7 * time.Millisecond
)

// breathTicks is how long a thinking bot's lantern takes to brighten and darken, and breathStep how often it is drawn.
const (
	breathTicks = 96
	breathStep  = 4
)

// Table is the scene of a match being played.
type Table struct {
	house   *stage.House
	board   Board
	session *session
	slot    store.MatchID // where the match is saved; "" keeps nothing

	view   stage.View
	frame  Frame
	page   ui.Page
	choose chooser
	queue  anim.Queue
	shown  int // moves of the log that have been shown or are being shown

	pending rules.Action // waits for confirmation
	message message
	pause   int // ticks to wait before a bot's or a forced move
	ending  int
	seen    bool // the result has been shown once
	below   rules.Seat
	turned  bool
	logTop  int     // lines of the log scrolled up from the end
	lit     int     // line of the log whose move is lit, -1 for none
	adviser bot.Bot // asked for a hint
	breath  int     // ticks that the thinking bot's lantern has breathed
	stale   bool
	doors   *doors
}

type message struct {
	text  string
	ticks int
	alarm bool
}

// New returns the table for a match, saved under the slot after every move.
func New(h *stage.House, m *rules.Match, slot store.MatchID, b Board) *Table {
	t := &Table{house: h, board: b, session: newSession(m), slot: slot, lit: -1}
	t.page.Pressed = func(c *ui.Control) {
		if c.Role == ui.RoleButton {
			h.Sound.Play(audio.Button)
		}
	}
	t.session.settleViewer()
	t.below = t.side()
	t.shown = len(m.Log)
	t.seen = m.Over()
	return t
}

// side is whose side lies below: the viewer's, else that of the first person at this device.
func (t *Table) side() rules.Seat {
	if t.session.people.Has(t.session.viewer) {
		return t.session.viewer
	}
	for seat := range t.session.people.All() {
		return seat
	}
	return 0
}

// Arrange implements stage.Scene.
func (t *Table) Arrange(v stage.View) {
	t.view = v
	t.queue.Finish()
	t.face()
	t.show()
}

// face turns the board and has it arrange the room for whoever sits below.
func (t *Table) face() {
	below := t.below
	if t.turned {
		below = rules.Seat((int(below) + 1) % len(t.session.players))
	}
	t.board.Face(below)
	t.frame = t.board.Arrange(t.view)
}

// show snaps the board to the present position and offers what can be done.
func (t *Table) show() {
	t.shown = len(t.session.match.Log)
	t.board.Show(t.session.state())
	t.offer()
}

// offer lets the person whose turn it is choose, if it is a person's.
func (t *Table) offer() {
	before, pending := t.choose, t.pending
	t.pending = 0
	t.choose.stop()
	m := t.session.match
	next, person := t.session.nextPerson()
	_, mustCover := t.session.covered()
	switch {
	case m.Over() || t.watching():
	case mustCover:
		t.closeDoors(next)
	case person:
		t.choose.begin(m.Game, t.session.viewOf(next), next)
		if t.choose.resume(before) {
			t.pending = pending
		}
		if t.house.Settings.Forced && len(t.choose.legal) == 1 {
			t.pause = forcedPause
		}
	}
	t.chosen()
}

// watching reports whether the picture still lags behind the match.
func (t *Table) watching() bool { return !t.queue.Empty() || t.shown < len(t.session.match.Log) }

// refresh lists the controls anew.
func (t *Table) refresh() {
	t.page.Set(t.view.Area, t.controls()...)
	t.stale = true
}

// Update implements stage.Scene.
func (t *Table) Update(f *input.Frame) {
	if t.board.Tick() {
		t.stale = true
	}
	if t.doors != nil {
		t.updateDoors(f)
		return
	}
	t.tickMessage()
	t.breathe()
	t.advise()
	if t.watching() {
		t.animate(f)
	}
	t.impulses(f)
	t.page.Update(f)
	if !t.watching() {
		t.proceed()
	}
}

// animate advances the movement of the last moves; any press brings it to its end at once.
func (t *Table) animate(f *input.Frame) {
	t.stale = true
	if pressed(f) {
		t.finish()
		return
	}
	if t.queue.Empty() {
		t.enqueue()
	}
	if t.queue.Tick() && t.shown == len(t.session.match.Log) {
		t.settle()
	}
}

func pressed(f *input.Frame) bool {
	for _, p := range f.Pointers {
		if p.Phase == input.Down {
			return true
		}
	}
	return f.Has(input.Confirm)
}

// finish brings all movement to its end.
func (t *Table) finish() {
	for t.watching() {
		if t.queue.Empty() {
			t.enqueue()
		}
		t.queue.Finish()
	}
	t.settle()
}

// enqueue queues the movement of the next move of the log.
func (t *Table) enqueue() {
	n := t.shown
	if n >= len(t.session.match.Log) {
		return
	}
	t.shown++
	for _, e := range t.session.events(n) {
		t.queue.Add(&lazy{make: func() anim.Step { return t.board.Play(e, t.house.Speed()) }})
	}
	if t.queue.Empty() {
		t.queue.Add(anim.Do(func() {}))
	}
}

// lazy makes its step when it is reached, so that it starts from what is then on the screen.
type lazy struct {
	make func() anim.Step
	step anim.Step
	done bool
}

func (l *lazy) start() {
	if l.make != nil {
		l.step, l.make = l.make(), nil
		l.done = l.step == nil
	}
}

func (l *lazy) Tick() bool {
	l.start()
	return l.done || l.step.Tick()
}

func (l *lazy) Finish() {
	l.start()
	if !l.done {
		l.step.Finish()
	}
}

// settle follows a movement that has ended: the picture is the position, and the next seat may act.
func (t *Table) settle() {
	t.session.settleViewer()
	if t.session.secretive() {
		t.below = t.side()
		t.face()
	}
	t.show()
	if t.session.match.Over() {
		if !t.seen {
			t.ending = endPause
			t.celebrate()
		}
		return
	}
	if next, ok := t.session.nextPerson(); ok && next == t.session.viewer {
		t.house.Sound.Play(audio.YourTurn)
	}
}

func (t *Table) celebrate() {
	payoffs := t.session.match.State().Payoffs()
	for seat := range t.session.people.All() {
		if payoffs[seat] > 0 {
			t.house.Sound.Play(audio.Win)
			return
		}
	}
	t.house.Sound.Play(audio.Lose)
}

// proceed does what comes by itself when nothing moves: bots think, the only move is played, the result is shown.
func (t *Table) proceed() {
	if t.ending > 0 {
		if t.ending--; t.ending == 0 {
			t.result()
		}
		return
	}
	if t.pause > 0 {
		t.pause--
		if t.session.thinking() {
			t.think()
		}
		return
	}
	if t.session.match.Over() {
		return
	}
	if _, ok := t.session.botTurn(); ok {
		t.think()
		return
	}
	if t.house.Settings.Forced && t.choose.active() && len(t.choose.legal) == 1 && t.choose.picked == nil && t.pending == 0 {
		t.tell(t.house.Words.T(lang.TableForced), false)
		t.do(rules.Move{By: t.choose.by, Do: t.choose.legal[0]})
	}
}

// think lets the bot whose turn it is think for one tick.
func (t *Table) think() {
	var mv rules.Move
	var err error
	decided := t.slices(func() (done bool) {
		mv, done, err = t.session.think(nodesPerSlice)
		return done || err != nil
	})
	if err != nil {
		t.tell(t.house.Words.Refusal(t.session.match.Game.Info().ID, err), true)
		t.pause = messageTicks
		return
	}
	if decided {
		t.do(mv)
	}
}

// breathe lets the lantern of a thinking bot breathe.
func (t *Table) breathe() {
	if !t.session.thinking() || t.house.Settings.ReducedMotion {
		t.breath = 0
		return
	}
	if t.breath++; t.breath%breathStep == 0 {
		t.stale = true
	}
}

// glow is how bright the lantern is, 0 to 1.
func (t *Table) glow() float64 {
	return 0.6 + 0.4*math.Cos(2*math.Pi*float64(t.breath)/breathTicks)
}

// do plays a move with what Nature does after it, saves, and starts the movement that shows it.
func (t *Table) do(mv rules.Move) {
	m := t.session.match
	if _, err := m.Do(mv); err != nil {
		t.refuse(err)
		return
	}
	if err := m.Settle(); err != nil {
		t.refuse(err)
	}
	t.after()
}

// after follows any change of the log: the match is saved, and what is being chosen rests until the change has been
// shown. A choice in progress goes on then if the change does not touch it, as when another seat has bid.
func (t *Table) after() {
	t.dropHint()
	t.lit, t.logTop = -1, 0
	t.pause = t.scaled(botPause)
	t.board.Mark(Marks{})
	t.board.Choose(Choice{})
	t.save()
	t.refresh()
}

func (t *Table) scaled(ticks int) int {
	return max(1, int(float64(ticks)*float64(t.house.Speed())))
}

func (t *Table) save() {
	if t.slot == "" {
		return
	}
	// What goes wrong is told through the Store's problems.
	_ = t.house.Store.SaveMatch(t.slot, t.session.match, t.house.Now())
	for _, p := range t.house.Store.Problems() {
		t.house.Doors.Tell(p.Text(t.house.Words))
	}
}

func (t *Table) result() {
	t.seen = true
	t.house.Doors.Result(t.session.match, func() { t.house.Stack.Pop() })
}

// Stale implements stage.Scene.
func (t *Table) Stale() bool {
	return t.stale || t.page.Stale() || t.doors != nil && t.doors.stale
}

// Draw implements stage.Scene.
func (t *Table) Draw(c *canvas.Canvas) {
	t.stale = false
	if t.doors != nil && t.doors.shut() {
		t.doors.draw(c, t.view, t)
		return
	}
	t.board.Backdrop(c)
	t.drawBelow(c)
	t.board.Draw(c)
	t.page.Draw(c)
	t.drawAbove(c)
	if t.doors != nil {
		t.doors.draw(c, t.view, t)
	}
}

// Return implements stage.Returner: settings may have changed.
func (t *Table) Return() {
	if !t.watching() {
		t.offer()
	}
	t.stale = true
}

// Leave implements stage.Leaver.
func (t *Table) Leave() {
	t.session.stopThinking()
	t.dropHint()
}

// Hide implements stage.Hider: before the program goes to the background, secrets leave the screen.
func (t *Table) Hide() {
	t.page.Release()
	if !t.session.secretive() || t.session.viewer == rules.Public {
		return
	}
	t.finish()
	t.session.hide()
	t.show()
}

// Match returns the match being played.
func (t *Table) Match() *rules.Match { return t.session.match }

func seatKey(prefix string, seat int) string { return prefix + strconv.Itoa(seat) }

// Page implements stage.Paged.
func (t *Table) Page() *ui.Page {
	if t.doors != nil {
		return &t.doors.page
	}
	return &t.page
}
