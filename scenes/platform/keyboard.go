package platform

import "slices"

// Keyboard is what takes text for the program's fields where its own loop cannot: an input element of a page, or a text
// view of a phone, which bring the keyboard of the screen, its suggestions and the composition of letters.
type Keyboard interface {
	// ShowFields gets the fields, whenever something of them has changed.
	ShowFields(f Fields)
	// TakeEdits returns what was written since the last call.
	TakeEdits() []Edit
	// Lift returns how far the picture is pushed up, in device-independent pixels, so that the field is seen above the
	// keyboard. What is pointed at is reported as if it lay where it is drawn.
	Lift() float64
}

// Fields are the text fields that can be pressed now, and the one that letters go into.
type Fields struct {
	List  []Field `json:"list"`
	Focus string  `json:"focus"` // the key of the field that letters go into, "" for none
	Text  string  `json:"text"`  // of that one
	// Anchor and Caret are the ends of what is selected in the text, in letters; they go where Caret is.
	Anchor int `json:"anchor"`
	Caret  int `json:"caret"`
	// Presses counts how often a field was pressed, which asks for the keyboard of the screen.
	Presses int `json:"presses"`
	// LastServed is the number of the last Written that the program has served.
	LastServed int `json:"seen"`
}

// Field is a text field and where it lies in the window, in device-independent pixels.
type Field struct {
	Key   string  `json:"key"`
	Name  string  `json:"name"` // in the player's language
	X     float64 `json:"x"`
	Y     float64 `json:"y"`
	W     float64 `json:"w"`
	H     float64 `json:"h"`
	Size  float64 `json:"size"` // of its letters
	Lines bool    `json:"lines"`
}

// Edit is what was done to a field by its keyboard.
type Edit struct {
	Number        int    // counted up
	Key           string // of the field
	Text          string // its whole new text
	Anchor, Caret int    // as in Fields
	IsConfirmed   bool   // nothing was written: the text is confirmed
	IsClosed      bool   // nothing was written: the keyboard was put away
}

// Equal reports whether both say the same, whatever of what was written has been served.
func (f Fields) Equal(other Fields) bool {
	return slices.Equal(f.List, other.List) && f.Focus == other.Focus && f.Text == other.Text && f.Anchor == other.Anchor &&
		f.Caret == other.Caret && f.Presses == other.Presses
}
