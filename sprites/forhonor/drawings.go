package forhonor

import (
	"embed"

	"engawa/sprites"
)

//go:embed art
var sources embed.FS

// Drawings returns the busts of the heroes and the pictures of the combat cards.
func Drawings() sprites.Catalogue { return sprites.NewCatalogue(sources) }
