// Package position sets up positions of any game, by their text: the board is drawn from it, and the rules say what is
// wrong with it. Pieces of the 3x4 game (files pieces*.go), systems of Homeworlds (systems*.go), lands of Honshū (lands*.go)
// and the battlefield of For Honor (battle.go) are laid out by hand as well. From a position one explores, where the game
// can be explored, or begins a match.
//
// It imports rules, rules/bots and those of the four games, scenes/diagram, the art of each game, exchange for its text
// area, table for players, the base packages of scenes, audio and sprites.
package position

import (
	"errors"
	"slices"
	"strings"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/bots"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/widget"
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
	hasSlid  bool        // the pointer that went down last has slid over something
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

// nothingHeld is the part of an arrangement in which nothing is picked or dragged.
type nothingHeld struct{}

func (nothingHeld) letGo() bool                { return false }
func (nothingHeld) drawDragged(*canvas.Canvas) {}

// newByHand returns the arrangement by hand of a game, nil for a game that has none.
func newByHand(e *Editor) byHand {
	switch s := e.state.(type) {
	case *yokai.State:
		return newPieces(e, s)
	case *homeworlds.State:
		return newSystems(e, s)
	case *forhonor.State:
		return newBattle(e, s)
	case *honshu.State:
		return &lands{editor: e, state: s}
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

// seatCounts returns the numbers of seats by which a text is read, that of the text before first: its refusals are the ones
// to be read.
func (e *Editor) seatCounts() []int {
	info := e.game.Info()
	list := []int{e.setup.Seats}
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

// rewrite shows the text with other words; one that becomes empty goes.
func (e *Editor) rewrite(word func(string) string) {
	e.Services.Sound.Play(audio.PickUp)
	list := strings.Fields(e.text)
	for k := range list {
		list[k] = word(list[k])
	}
	e.set(strings.Join(list, " "))
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
		sentence := e.words.Refusal(e.game.Info().ID, e.refusal)
		if why, ok := errors.AsType[*rules.Error](e.refusal); ok && len(why.Parts) == 1 && why.Parts[0].Kind == rules.PartSeat {
			return e.words.Of(e.name(rules.Seat(why.Parts[0].Index)), sentence)
		}
		return sentence
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
	for _, p := range f.Pointers {
		e.hasSlid = e.hasSlid && p.Phase != input.Down
	}
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

// picture is the position that could be read last, paler while the text is none.
func (e *Editor) picture() widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		const pale = 0.45
		if e.refusal != nil {
			c = c.Faded(pale)
		}
		if d, ok := diagram.Of(e.state, lang.SkinOf(e.match), 0); ok {
			d.Draw(c, r)
		}
	}}
}
