package yokai

import (
	"embed"

	"engawa/sprites"
)

//go:embed art
var sources embed.FS

// Drawings returns the faces of the pieces: spirits and animals.
func Drawings() sprites.Catalogue { return sprites.NewCatalogue(sources) }
