// Package position sets up positions of any game, by their text: the board is drawn from it, and the rules say what is
// wrong with it. Pieces of the 3x4 game (files pieces*.go), systems of Homeworlds (systems*.go) and the battlefield of For
// Honor (battle.go) are laid out by hand as well. From a position one explores, where the game can be explored, or begins
// a match.
//
// It imports rules, rules/bots, rules/yokai, homeworlds and forhonor, scenes/diagram, scenes/yokaiart, homeworldsart and
// forhonorart, exchange for its text area, table for
// players, the base packages of scenes, audio and sprites.
package position

import (
	"slices"
	"strings"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/bots"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Editor is the scene.
type Editor struct {
	stage.Modal
	game  rules.Game
	match *rules.Match // whose setup, players and look are those of the position
	words *lang.Catalog

	text     string
	setup    rules.Setup // that the text is read by
	state    rules.State // what it says; of the last text that could be read
	refusal  error       // why it cannot be read; nil for nothing
	message  string      // what is to be said instead
	begin    string      // the text with which it is opened
	byHand   byHand      // nil in games that are set up by text alone
	hasMoved bool        // something in the hand has moved
}

// byHand is the arrangement of a game's pieces by hand.
type byHand interface {
	show(s rules.State)               // lays out a position that the rules allow
	build(upright bool) widget.Widget // what is set up and what there is to take, below each other or side by side
	mover() widget.Widget             // chooses who is to move
	clear()                           // takes all pieces away
	letGo() bool                      // gives up what is picked; false where nothing is
	drawDragged(c *canvas.Canvas)
}

// newByHand returns the arrangement by hand of a game, nil for a game that has none.
func newByHand(e *Editor) byHand {
	switch s := e.state.(type) {
	case *yokai.State:
		return newPieces(e, s)
	case *homeworlds.State:
		return newSystems(e, s)
	case *forhonor.State:
		return newBattle(e, s)
	}
	return nil
}

// New returns the editor with the position in which a match stands.
func New(svc *stage.Services, m *rules.Match) *Editor {
	e := &Editor{
		Modal: stage.NewModal(svc, audio.Button), game: m.Game, match: m, words: svc.Words.WithSkin(lang.SkinOf(m)),
		setup: m.Setup, state: ordinary(m.State()),
	}
	e.begin = m.Game.FormatPosition(e.state)
	e.byHand = newByHand(e)
	e.read(e.begin)
	return e
}

// read takes in a text, and asks the rules whether it is a position. It may be one of another number of seats.
func (e *Editor) read(text string) {
	text = strings.Join(strings.Fields(text), " ")
	e.text, e.message, e.refusal = text, "", nil
	for _, seats := range e.seatCounts() {
		setup := e.match.Setup.Clone()
		setup.From = text
		if seats != setup.Seats {
			setup.Seats, setup.Teams = seats, nil
		}
		m, err := rules.NewMatch(e.game, setup, 0)
		if err == nil {
			e.setup, e.state, e.refusal = m.Setup, m.State(), nil
			if e.byHand != nil {
				e.byHand.show(e.state)
			}
			return
		}
		if e.refusal == nil {
			e.refusal = err
		}
	}
}

// seatCounts returns the numbers of seats by which a text is read, that of the match first: its refusals are the ones to be
// read.
func (e *Editor) seatCounts() []int {
	info := e.game.Info()
	list := []int{e.match.Setup.Seats}
	for n := info.MinSeats; n <= info.MaxSeats; n++ {
		if !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	return list
}

// set shows another text.
func (e *Editor) set(text string) {
	e.read(text)
	e.Arrange(e.View())
}

// refuse says why something has not been done.
func (e *Editor) refuse(sentence string) {
	e.message = sentence
	e.Services.Sound.Play(audio.NotAllowed)
	e.Arrange(e.View())
}

// says returns the sentence about the position: what the rules refuse, or that it can be played.
func (e *Editor) says() string {
	switch {
	case e.message != "":
		return e.message
	case e.refusal != nil:
		return e.words.Refusal(e.game.Info().ID, e.refusal)
	case e.state.Actors() == 0:
		return e.words.T(lang.PositionOver)
	}
	if seat, ok := e.state.Actors().Only(); ok && seat >= 0 {
		return e.words.T(lang.PositionToMove, lang.Text("name", e.name(seat)))
	}
	return e.words.T(lang.PositionFits)
}

// name returns what the player of a seat is called.
func (e *Editor) name(seat rules.Seat) string {
	if int(seat) < e.match.State().Seats() {
		return table.PlayerName(e.match, seat)
	}
	return lang.DefaultName(seat)
}

// explores reports whether positions of the game can be explored.
func (e *Editor) explores() bool { return bots.Of(e.game).NewJudge != nil }

// explore shows what the position is worth and how it goes on.
func (e *Editor) explore() {
	e.Services.Stack.Pop()
	e.Services.Navigator.Explore(e.game.Info().ID, e.setup)
}

// play begins a match in which the players of the seats go on from the position. Where they are all people in a game that
// can be explored, the strongest computer plays against the one to move.
func (e *Editor) play() {
	game := e.game.Info().ID
	m, err := rules.NewMatch(e.game, e.setup, e.Services.Seed())
	if err == nil {
		err = m.PlayNature()
	}
	if err != nil {
		e.refuse(e.words.Refusal(game, err))
		return
	}
	players := make([]table.Player, m.State().Seats())
	known, people := table.Players(e.match), true
	for k := range players {
		players[k] = table.Player{Name: lang.DefaultName(rules.Seat(k))}
		if k < len(known) {
			players[k] = known[k]
		}
		people = people && players[k].Bot == ""
	}
	if seat, ok := m.State().Actors().Only(); ok && people && e.explores() {
		levels := bots.Levels(e.game)
		for k := range players {
			if rules.Seat(k) != seat {
				players[k].Bot = levels[len(levels)-1].Name
			}
		}
	}
	table.SetPlayers(m, players)
	if look := e.match.Tags[lang.TagSkin]; look != "" {
		m.Tags[lang.TagSkin] = look
	}
	m.Tags[store.TagUncounted] = "1"
	e.Services.Stack.Pop() // the match lies on the explorer below, where there is one
	e.Services.Navigator.Table(m, e.Services.Store.NewMatch(game))
}

// copy puts the text into the clipboard.
func (e *Editor) copy() {
	if e.Services.Outside.Copy(e.text) {
		e.message = e.words.T(lang.ShareCopied)
		e.Arrange(e.View())
		return
	}
	e.refuse(e.words.T(lang.ShareNoClipboard))
}

// can reports what the device can do with texts.
func (e *Editor) can() stage.Abilities {
	if e.Services.Outside == nil {
		return stage.Abilities{}
	}
	return e.Services.Outside.Can()
}

// Take implements stage.Taker: a text that has come is read at once.
func (e *Editor) Take(a stage.Arrival) {
	if a.Err != nil {
		e.refuse(e.words.T(lang.OpenNotPasted))
		return
	}
	e.set(a.Text)
}

// Update implements stage.Scene.
func (e *Editor) Update(f *input.Frame) {
	switch {
	case f.Has(input.Back) && e.byHand != nil && e.byHand.letGo():
		e.Arrange(e.View())
		return
	case f.Has(input.Back):
		e.Services.Stack.Pop()
		return
	case f.Has(input.Paste) && e.can().Paste:
		e.Services.Outside.Paste()
	}
	e.Modal.Update(f)
}

// Stale implements stage.Scene.
func (e *Editor) Stale() bool { return e.hasMoved || e.Modal.Stale() }

// Draw implements stage.Scene.
func (e *Editor) Draw(c *canvas.Canvas) {
	e.hasMoved = false
	e.Modal.Draw(c)
	if e.byHand != nil {
		e.byHand.drawDragged(c)
	}
}

// Narrate implements stage.Narrator.
func (e *Editor) Narrate() stage.Narration {
	n := stage.Narration{Title: e.words.T(lang.PositionTitle), Message: e.says()}
	if p, ok := e.byHand.(*pieces); ok { // whose labels yield to tips
		n.Text = p.labels()
	}
	return n
}

// picture is the position that could be read last, with the names of the players whose lands it shows.
func (e *Editor) picture() widget.Widget {
	paint := widget.Paint{Draw: e.drawState}
	lands := 0
	if e.state != nil {
		lands = len(diagram.All(e.state, lang.SkinOf(e.match)))
	}
	if lands < 2 {
		return paint
	}
	var names []string
	for k := range lands {
		names = append(names, e.name(rules.Seat(k)))
	}
	control := ui.Control{Key: "picture", Role: ui.RoleText, Name: strings.Join(names, ", ")}
	return widget.Pressable{Control: control, OwnFocus: true, Child: paint}
}

// drawState draws the position that could be read last, paler while the text is none: a picture with its name for each seat
// that has one of its own.
func (e *Editor) drawState(c *canvas.Canvas, r geom.Rect) {
	const between, pale, nameLine, nameSize = 10.0, 0.45, 22.0, 15.0
	if e.refusal != nil {
		c = c.Faded(pale)
	}
	list := diagram.All(e.state, lang.SkinOf(e.match))
	if len(list) == 0 {
		return
	}
	columns := columnsFor(len(list), r)
	rows := (len(list) + columns - 1) / columns
	w := (r.W - between*float64(columns-1)) / float64(columns)
	h := (r.H - between*float64(rows-1)) / float64(rows)
	for k, d := range list {
		at := geom.R(r.X+float64(k%columns)*(w+between), r.Y+float64(k/columns)*(h+between), w, h)
		if len(list) > 1 { // each of a seat
			var head geom.Rect
			head, at = at.CutTop(nameLine)
			style := ui.Strong(nameSize)
			name := ui.Lines(style, e.name(rules.Seat(k)), head.W, 1)
			c.Lines(style, name, geom.Pt(head.Centre().X, head.Y), nameLine, sprites.Ink, canvas.Centre)
		}
		d.Draw(c, at)
	}
}

// columnsFor returns in how many columns pictures stand so that their places are as near to squares as can be.
func columnsFor(n int, r geom.Rect) int {
	best, off := 1, 0.0
	for columns := 1; columns <= n; columns++ {
		rows := (n + columns - 1) / columns
		w, h := r.W/float64(columns), r.H/float64(rows)
		if ratio := max(w, h) / min(w, h); columns == 1 || ratio < off {
			best, off = columns, ratio
		}
	}
	return best
}
