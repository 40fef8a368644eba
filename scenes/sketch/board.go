// Package sketch holds the interface of boards that is proposed, and a fifth game's board against it. It compiles and is
// tested, but nothing uses it.
package sketch

import (
	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Board shows one game. It knows no rule: it is told positions and choices, and answers with a view model and a tree.
type Board interface {
	// Show takes over the position as the viewer sees it. It ends every movement and choice.
	Show(p Position)
	// Choose takes over what has been chosen so far, what can follow, and what is lit up.
	Choose(c Choice)
	// Press is told of every part that is pressed before the table does anything with it.
	Press(p rules.Part) Answer
	// Back lets go what Press has opened or picked, and reports whether there was anything.
	Back() bool
	// Play returns the movement that shows the event, nil where there is nothing to see.
	Play(e rules.Event, speed anim.Speed) anim.Step
	// Tick advances what moves by itself, and reports whether the picture has changed.
	Tick() bool

	// Model returns all that is to be seen but for what moves. It is comparable: equal models are equal pictures.
	Model() any
	// Build makes the tree of a model, with what the table brings to every game.
	Build(model any, f Furniture) widget.Widget
	// Layers are what lies over the table now, the lowest first.
	Layers() []widget.Layer

	// Line is the log's sentence for a move, Say one sentence about the position, and Describe all of it in words.
	Line(s rules.State, m rules.Move) string
	Say(s rules.State) string
	Describe(s rules.State) string
}

// Position is what a Board is to show.
type Position struct {
	State   rules.State
	Near    rules.Seat // whose side is below
	Watched bool       // nothing will ever be chosen
	Lesson  bool       // nothing may lie over what a lesson speaks of
}

// Choice is how far the player has got, with what is lit up meanwhile.
type Choice struct {
	By           rules.Seat
	State        rules.State // nil while nobody here chooses
	Picked, Next []rules.Part
	Action       rules.Action // complete, waits to be confirmed
	Lit          []rules.Part
	Gaze         rules.Part // under the mouse, or with the keyboard's focus
}

// Answer says what has become of a press.
type Answer struct {
	Done   bool         // the Board has answered it, nothing is to be chosen
	Choose []rules.Part // the parts of a whole action that it stands for
	Let    bool         // what has been picked is to be let go
}

// Furniture is what the table brings, as widgets that a Board puts where it likes; nil for what there is none of.
type Furniture struct {
	Slips                 []widget.Widget // of the seats
	Tools                 []widget.Widget // round buttons: menu, undo, hint …
	Message, Confirm, Log widget.Widget
}

// The optional groups: what not every game has.
type (
	// Carrier is for things that are dragged, turned and flipped.
	Carrier interface {
		Grab(p rules.Part, at geom.Point) bool
		Drag(at geom.Point)
		Drop(at geom.Point, played bool)
		Turn(steps int, flip bool) bool
	}
	// Keeper is for seats that keep secrets.
	Keeper interface {
		Kept(s rules.State, by rules.Seat) widget.Widget // its words are told from the tree
		Looked(by rules.Seat)
	}
	// Scorer is for the result: its columns and what it says of a seat; pictures are widgets.
	Scorer interface {
		Columns(s rules.State) []string
		Cell(s rules.State, seat rules.Seat, column string) widget.Widget
		Annals(m *rules.Match) []rules.Line
	}
	// Sides is for games whose seats play for sides.
	Sides interface {
		Side(s rules.State, seat rules.Seat) int
		SideSign(side int) widget.Widget
	}
	// Chronicler is for replays: rounds, what a line of the log lights up, what doors open for.
	Chronicler interface {
		Round(s rules.State) int
		LineParts(s rules.State, m rules.Move) []rules.Part
		Purpose(s rules.State, next rules.Seat) string
	}
	// Speller is for things that are typed: letters that stand for parts, and names.
	Speller interface {
		Typed(letter rune) (rules.Part, bool)
		Named(name string) (refused string)
	}
)

// Screen shows a Board: it asks for the model once a change has been told, and lays the tree out if it is another.
type Screen struct {
	board Board
	host  widget.Host[any]
}

// NewScreen returns the Screen of a Board with what the table brings.
func NewScreen(b Board, f Furniture) *Screen {
	s := &Screen{board: b}
	s.host.Build = func(m any) widget.Widget { return b.Build(m, f) }
	return s
}

// Update is called once a tick.
func (s *Screen) Changed() { s.host.Show(s.board.Model()) }

// Tree returns the placed tree.
func (s *Screen) Tree(room geom.Rect, e widget.Env) *widget.Tree {
	s.host.Arrange(room, e)
	return s.host.Tree()
}

// Draw draws it.
func (s *Screen) Draw(c *canvas.Canvas, shown func(*ui.Control) ui.Shown) {
	s.host.Tree().Draw(c, shown)
}
