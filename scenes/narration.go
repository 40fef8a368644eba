package scenes

import "engawa/scenes/stage"

// Narrate implements stage.Narrator: the sentence is what the plate is there for.
func (d *dialog) Narrate() stage.Narration { return stage.Narration{Title: d.text} }
