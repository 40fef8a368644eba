package yokai

import (
	"fmt"
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Kind is what a shōgi piece is. The names are those of the spirits; in the
// children's skin the same kinds are lion, elephant, giraffe, chick and hen.
type Kind uint8

// The kinds of piece.
const (
	Koro    Kind = iota // koropokkuru or lion: one step any way, the king
	Kitsune             // fox or elephant: one step aslant
	Tanuki              // raccoon dog or giraffe: one step straight
	Kodama              // tree spirit or chick: one step ahead
	Samurai             // promoted kodama or hen: straight and aslant ahead
	kinds
)

// Side says whose piece it is.
type Side uint8

// The two sides.
const (
	Yours  Side = iota // pale wood, point upwards
	Theirs             // dark wood, point downwards
)

// Skin chooses between the game's two looks.
type Skin uint8

// The two skins.
const (
	Forest  Skin = iota // Yōkai no Mori: wooden pieces with spirits
	Dobutsu             // children's picture book: white pieces with animals
)

// PieceBox returns the box of every piece in units: the pentagon is 92 wide and 96
// high about the origin, the lip hangs 6.5 below, and ink stands over.
func PieceBox() vector.Box { return vector.Box{X: -52, Y: -56, W: 104, H: 118} }

// Piece is one shōgi piece as it is to be drawn.
type Piece struct {
	Kind Kind
	Side Side
	Skin Skin
	// IsSecond says that the piece belongs to the second player. In the children's skin pieces have the colour of their
	// player's crest: blue, and green for the second.
	IsSecond bool
	// IsTurned draws the creature upside down, for two people who sit opposite
	// each other over one phone.
	IsTurned bool
}

// Draw draws the piece in the units of PieceBox, its middle at the canvas's
// origin. The face stays upright on both sides unless Turned. A kind that does
// not exist is an error and draws nothing.
func (k Piece) Draw(c *vector.Canvas) error {
	creature, err := k.creature()
	if err != nil {
		return err
	}
	look := k.look()
	c.Save()
	defer c.Restore()
	k.print(c, k.body(), look.lip)
	k.print(c, k.outline(), look.face)
	look.inside(c, k)
	k.drawCreature(c, creature)
	k.drawArrows(c, look.arrow)
	return nil
}

// Render draws the piece on an image of its own that shows PieceBox at scale
// pixels a unit; the middle of the piece is at (52, 56) × scale.
func (k Piece) Render(scale float64) (*image.RGBA, error) {
	return renderPiece(scale, k.Draw)
}

// Shadow returns the shadow of the piece held lift pixels above the board at
// scale pixels a unit. Its bounds are in the pixels of Render's image, so they
// reach beyond it; draw it with its upper left corner at the sprite's resting
// place plus Bounds().Min.
func (k Piece) Shadow(scale, lift float64) *image.RGBA {
	w, h := pieceSize(scale)
	c := vector.NewCanvas(w, h)
	c.SetMatrix(pieceMatrix(scale))
	c.Fill(k.body(), vector.Solid(sprites.Ink))
	return sprites.Shadow(c.Image(), sprites.PieceShadow(15*scale).WithLift(lift))
}

func pieceSize(scale float64) (w, h int) {
	box := PieceBox()
	return int(math.Ceil(box.W * scale)), int(math.Ceil(box.H * scale))
}

func pieceMatrix(scale float64) vector.Matrix {
	box := PieceBox()
	return vector.Scale(scale, scale).Mul(vector.Translate(-box.X, -box.Y))
}

func renderPiece(scale float64, draw func(*vector.Canvas) error) (*image.RGBA, error) {
	w, h := pieceSize(scale)
	c := vector.NewCanvas(w, h)
	c.SetMatrix(pieceMatrix(scale))
	if err := draw(c); err != nil {
		return nil, err
	}
	return c.Image(), nil
}

func (k Piece) creature() (*vector.Drawing, error) {
	if k.Kind >= kinds {
		return nil, fmt.Errorf("sprites/yokai: there is no piece of kind %d, expected 0 to %d", k.Kind, kinds-1)
	}
	spirits := [kinds]string{"koro", "kitsune", "tanuki", "kodama", "samurai"}
	animals := [kinds]string{"lion", "elephant", "giraffe", "chick", "hen"}
	if k.Skin == Dobutsu {
		return Drawings().Drawing("creatures/" + animals[k.Kind])
	}
	return Drawings().Drawing("creatures/" + spirits[k.Kind])
}

func (k Piece) drawCreature(c *vector.Canvas, creature *vector.Drawing) {
	c.Save()
	defer c.Restore()
	look := k.look()
	c.Translate(0, look.middle)
	c.Scale(look.size, look.size)
	if k.IsTurned {
		c.Rotate(math.Pi)
	}
	creature.Draw(c)
}
