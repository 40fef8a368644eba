package stage

import "slices"

// Narration is what a scene tells in words, beside the names of its controls, for those who do not see the picture. It
// holds nothing that the viewer may not know.
type Narration struct {
	Title   string   // what the screen is; "" where a control says it
	Message string   // the sentence of the moment, such as the reason of a refusal; "" for none
	Say     string   // the sentence that stands until something happens, such as whose turn it is; "" for none
	Text    []string // what is to be seen, in paragraphs
	Log     Log
	// IsActionable reports whether the control of the key is one that something can be done with now, of many that are only
	// there; nil where a screen makes no difference between its controls.
	IsActionable func(key string) bool
	// Skip reports whether the control of the key is narrated elsewhere already; nil where none is.
	Skip func(key string) bool
}

// Log is what has happened on a screen, the oldest line first.
type Log struct {
	Of     string // the match it is of; "" where nothing is logged
	Reader string // whose knowledge its words are of; another reader reads other words for the same lines
	Lines  []LogLine
}

// LogLine is one line of a Log.
type LogLine struct {
	Key  string // tells it apart in its Log, and is the key of the control it is seen as, if it is
	Text string
}

// Narrator is implemented by scenes that narrate.
type Narrator interface{ Narrate() Narration }

// Has reports whether the scene is on the stack.
func (s *Stack) Has(scene Scene) bool { return slices.Contains(s.scenes, scene) }
