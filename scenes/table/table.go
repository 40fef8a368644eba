package table

import (
	"strconv"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Times of the table, in ticks.
const (
	botPause     = 24  // a bot's move is not shown sooner after a person's
	messageTicks = 300 // how long a sentence stays
	forcedPause  = 45  // before the only move is played by itself
	endPause     = 150 // between the last move and the result: what decided it can be read, beside the board
	secondTicks  = 15  // in which a second press may follow on one
)

// Table is the scene of a match being played.
type Table struct {
	messages

	services     *stage.Services
	board        Board
	make         Maker // of the board
	session      *session
	commands     commands       // carry out what people here want
	remote       *remoteTable   // where the match is played; nil for here
	slot         store.MatchID  // where the match is saved; "" keeps nothing
	hasSavedDeal bool           // what was dealt before the first move has been kept
	cameOver     bool           // the match had ended before it came here
	wayBack      *stage.WayBack // to the replay below, from which the match was played on; nil for none
	task         task           // that the replay has set

	view       stage.View
	tree       *widget.Tree // of the Board
	furniture  furniture    // what every table has
	places     Places       // in the tree
	page       ui.Page
	choose     chooser
	presenter  *Presenter
	inTurns    bool // turns of the game have several moves
	shownMoves int  // moves of the log that have been shown or are being shown

	pending        rules.Action // waits for confirmation
	more           moreChoices  // that follow on it, or on what is being played
	pause          int          // ticks to wait before a bot's or a forced move
	second         secondPress
	pressedAt      geom.Point // last
	ending         int
	hasShownResult bool // the result has been shown once
	below          rules.Seat
	isFlipped      bool
	log            moveLog
	position       uint64 // the hash of the position that the Board was given last
	hintBot        hintBot
	bots           botTurns
	isStale        bool
	turns          bool // there is a button that turns the pages of a sentence
	hasMotion      bool // something of the Board's own has moved in the last tick
	handover       *handover
	warningsBySeat map[rules.Seat][]string // the warnings before each seat's last turn ended
	looking        bool                    // the person alone here looks at what it keeps
	manipulation   manipulation
	hover          hover
	choice         Choice // shown to the Board last
	relayout       bool   // the Board is to lay everything out again when it shows a position next
	narrationCache narrationCache
	endTexts       endWords
	large          Enlarger
	guide          Guide      // leads a match that is played to learn; nil in all others
	room           stage.View // given last, of which the guide has taken its part
	hidesPublic    bool       // the Board leaves out what the table screen shows
	strip          geom.Rect  // the place of the menu where the Board has none for who only watches
}

// New returns the table for a match, saved under the slot after every move.
func New(svc *stage.Services, m *rules.Match, slot store.MatchID, board Maker) *Table {
	seen := SeenBy(m, rules.Public)
	return newTable(svc, newSession(seen, svc.Tablebases), slot, board)
}

// newTable returns the table for a match as it is seen.
func newTable(svc *stage.Services, of *session, slot store.MatchID, board Maker) *Table {
	seen, m := of.Match, of.match
	t := &Table{services: svc, make: board, session: of, slot: slot, log: moveLog{litLine: -1}, inTurns: m.Game.Info().Turns}
	t.commands = localCommands{t}
	t.setBoard(board(seen))
	t.page.Press = func(c *ui.Control) {
		if p, ok := PartOf(c); ok {
			t.pick(p)
		}
	}
	t.page.Carry = func(c *ui.Control) *ui.Drag {
		p, ok := PartOf(c)
		if !ok {
			return nil
		}
		return t.dragOf(p)
	}
	t.page.LongPress = t.showLarge
	t.page.OnPress = func(c *ui.Control) {
		if c.Role == ui.RoleButton {
			svc.Sound.Play(audio.Button)
		}
	}
	t.session.updateViewer()
	t.below = t.side()
	t.shownMoves = len(m.Log)
	t.hasShownResult = t.session.hasEnded()
	t.cameOver = t.hasShownResult
	return t
}

// setBoard has the match shown on a Board.
func (t *Table) setBoard(b Board) { t.board, t.presenter = b, NewPresenter(b, t.services.Speed) }

// side is whose side lies below: the viewer's; that of the player who chooses openly where the device goes round; else that of
// the first person at this device.
func (t *Table) side() rules.Seat {
	if t.session.people.Has(t.session.viewer) {
		return t.session.viewer
	}
	if next, ok := t.session.nextPerson(); ok && t.session.choosesOpenly(next) {
		return next
	}
	for seat := range t.session.people.All() {
		return seat
	}
	return 0
}

// Arrange implements stage.Scene.
func (t *Table) Arrange(v stage.View) {
	if t.watching() {
		t.finish()
	}
	t.view, t.room = v, v
	t.page.TextScale, t.log.min = v.TextScale(), 0
	if v.Class != stage.Wide {
		t.log.min = logFinger
	}
	if t.guide != nil {
		t.view = t.guide.Room(v, t.layOut)
	}
	t.view = t.spectatorRoom(t.view)
	t.relayout = true
	t.show()
}

// show snaps the board to the present position and offers what can be done.
func (t *Table) show() {
	t.shownMoves = len(t.session.match.Log)
	t.showBoard(t.session.state())
	t.startChoosing()
	t.updateHighlights()
}

// startChoosing lets the person whose turn it is choose, if it is a person's.
func (t *Table) startChoosing() {
	before, pending := t.choose, t.pending
	t.pending = 0
	t.choose.stop()
	next, person := t.session.nextPerson()
	_, mustCover := t.session.needsCover()
	first, looks := t.session.firstLook()
	if !mustCover && (t.handover == nil || !t.handover.nextPeeks) {
		t.handover = nil // the person they were closed for has nothing to hide any more
	}
	switch {
	case t.session.hasEnded() || t.watching() || t.guide != nil && !t.guide.Plays():
	case mustCover:
		t.cover(next)
	case looks:
		t.askToLook(first)
	case person:
		t.turnTo(next)
		t.choose.begin(t.session.match.Game, t.session.viewOf(next), next)
		if t.choose.resume(before) {
			t.pending = pending
		}
		t.showPendingMove()
		if t.playsForced() {
			t.pause = forcedPause
		} else if t.message.endsAtChoice {
			t.dismiss()
		}
	}
	if h := t.handover; h != nil && h.nextPeeks && h.move == nil {
		t.showHandover() // the room may have changed
	}
	t.updateChoice()
}

// watching reports whether the picture still lags behind the match.
func (t *Table) watching() bool {
	return t.presenter.Moving() || t.shownMoves < len(t.session.match.Log)
}

// refresh lists the controls again.
func (t *Table) refresh() {
	t.readTree()
	t.tree.Fill(SlotFurniture, t.buildFurniture())
	t.page.Set(t.view.Area, t.controls()...)
	t.isStale = true
}

// Update implements stage.Scene.
func (t *Table) Update(f *input.Frame) {
	t.keepDeal()
	t.recheckStore()
	t.receiveFrames()
	moved := t.board.Tick()
	if moved && (t.handover == nil || !t.handover.isClosed()) {
		t.isStale = true
	}
	if t.hasMotion && !moved {
		t.refresh() // what can be touched lies elsewhere now
	}
	t.hasMotion = moved
	if t.handover != nil {
		t.updateHandover(f)
		return
	}
	f = t.enlarge(f)
	t.dropSecond(f)
	if t.looksAway(f) || t.pressesSentence(f) {
		return
	}
	t.endHint(f)
	t.tickMessages()
	if t.bots.advancePulse(t.session.thinking() && !t.services.Settings.ReducedMotion) {
		t.isStale = true
	}
	t.advise()
	if hasPress(f) && t.presenter.Skip() {
		f = withoutPress(f)
	}
	f = t.skipBotAnimation(f)
	if t.watching() {
		t.animate(f)
		if t.handover != nil {
			return // what was pressed was meant for the table, which is covered now
		}
	}
	t.handle(f)
	t.handleTyping(f)
	t.handleActions(f)
	t.follow(f)
	t.page.Update(f)
	if !t.watching() {
		t.advance()
	}
	if t.view.TextScale() > 1 && t.isStale && t.turns != t.hasPages() {
		t.refresh()
	}
}

// Stale implements stage.Scene.
func (t *Table) Stale() bool {
	if t.handover != nil && t.handover.isClosed() {
		return t.isStale || t.handover.isStale() // what lies behind is not seen
	}
	return t.isStale || t.page.Stale() || t.handover != nil && t.handover.isStale()
}

// Draw implements stage.Scene.
func (t *Table) Draw(c *canvas.Canvas) {
	t.isStale = false
	if t.handover != nil && t.handover.isClosed() {
		t.handover.draw(c, t.view)
		return
	}
	t.tree.Draw(c, t.page.StateOf)
	t.drawAbove(c)
	t.page.DrawTip(c)
	t.large.Draw(c)
	if t.handover != nil {
		t.handover.draw(c, t.view)
	}
}

// Return implements stage.Returner: settings may have changed.
func (t *Table) Return() {
	t.manipulation.letGo()
	if !t.watching() {
		t.startChoosing()
	}
	t.isStale = true
}

// Leave implements stage.Leaver.
func (t *Table) Leave() {
	t.session.dismiss()
	t.dropHint()
	t.task.drop()
	if t.remote != nil {
		t.remote.hangUp()
	}
}

// Hide implements stage.Hider: before the program goes to the background, secrets leave the screen.
func (t *Table) Hide() {
	t.page.Release()
	t.large.Close()
	if t.handover != nil {
		t.handover.host.Page.Release()
		t.showPrivate(false)
	}
	t.lookAway()
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
	if t.handover != nil {
		return &t.handover.host.Page
	}
	return &t.page
}

// Bed implements stage.Sounding: a game may bring a bed of sound of its own.
func (t *Table) Bed() audio.Bed {
	if bed := t.services.Boxes[t.gameID()].Bed; bed != nil {
		return bed(t.skin())
	}
	return audio.CricketsAndWater
}
