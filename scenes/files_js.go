package scenes

import "engawa/scenes/stage"

// newFiles returns nil: a browser has a dialog of its own for files.
func newFiles() stage.Files { return nil }
