package scenes

import "engawa/scenes/stage"

// Story implements stage.Teller: the sentence is what the slip is there for.
func (d *dialog) Narrate() stage.Narration { return stage.Narration{Title: d.text} }
