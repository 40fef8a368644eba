package lang

import "engawa/rules"

// Skin names how a game's pieces look; the same piece has another name in another skin.
type Skin string

// The skins of the 3x4 game.
const (
	Spirits Skin = "spirits" // the moonlit wood of Yōkai no Mori
	Animals Skin = "animals" // the meadow of Dōbutsu shōgi
)

// Skins returns the skins in the order of a menu.
func Skins() []Skin { return []Skin{Spirits, Animals} }

// Valid reports whether the skin is known.
func (s Skin) Valid() bool { return s == Spirits || s == Animals }

// TagSkin is the tag of a match that names its skin.
const TagSkin = "skin"

// OwnSkin returns the skin of the edition whose rules the options of a setup choose.
func OwnSkin(options map[string]string) Skin {
	if dobutsu(options) {
		return Animals
	}
	return Spirits
}

// dobutsu reports whether the options of a setup choose the rules of Dōbutsu shōgi.
func dobutsu(options map[string]string) bool { return options["rules"] == "dobutsu" }

// SkinOf returns the skin of a match: the one that its tag names, else that of its edition.
func SkinOf(m *rules.Match) Skin {
	if skin := Skin(m.Tags[TagSkin]); skin.Valid() {
		return skin
	}
	return OwnSkin(m.Setup.Options)
}
