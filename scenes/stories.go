package scenes

import "engawa/scenes/stage"

// Story implements stage.Teller: the sentence is what the slip is there for.
func (d *dialog) Story() stage.Story { return stage.Story{Title: d.text} }
