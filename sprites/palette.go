package sprites

import "image/color"

// Color is an opaque colour written 0xRRGGBB. It is a color.Color, so it can be
// handed to anything that paints.
type Color uint32

// RGBA returns the colour as color.Color asks, always opaque.
func (c Color) RGBA() (r, g, b, a uint32) { return c.NRGBA().RGBA() }

// NRGBA returns the opaque colour in eight bits a channel.
func (c Color) NRGBA() color.NRGBA { return c.Alpha(1) }

// Alpha returns the colour with the given opacity, from 0 (clear) to 1 (opaque);
// values outside are cut to that range.
func (c Color) Alpha(opacity float64) color.NRGBA {
	return color.NRGBA{R: uint8(c >> 16), G: uint8(c >> 8), B: uint8(c), A: uint8(max(0, min(1, opacity))*255 + 0.5)}
}

// Paper, the material of panels, cards and buttons.
const (
	Paper  Color = 0xF5EAD2 // quiet panels, cards
	Paper2 Color = 0xFBF4E3 // lit paper: buttons, active panels, text on night
	Paper3 Color = 0xE6D6B4 // wells, segments that are not chosen
	Paper4 Color = 0xCDB88D // lips and hairlines
)

// Ink, the key line and all text.
const (
	Ink  Color = 0x211D2B // key line and text
	Ink2 Color = 0x554C58 // second text
	Ink3 Color = 0x8B7F80 // disabled things only
)

// Vermilion: you may act here, and the studio seal.
const (
	Shu  Color = 0xC73A1D // act here, on paper, wood and meadow; text on Paper2 only
	Shu2 Color = 0xF0623A // act here, on night grounds and on the shōgi board
	Shu3 Color = 0xF9C9AE // wash over an area where one may act
	ShuD Color = 0x8E2611 // lip of a vermilion button
)

// Indigo: water, and the plum crest.
const (
	Ai  Color = 0x22395F // indigo
	Ai2 Color = 0x3C6491 // mid indigo
	Ai3 Color = 0x86A9BF // pale indigo
	Ai4 Color = 0xC8DAD8 // palest indigo, glass
)

// Night grounds.
const (
	Night  Color = 0x14203A // deep night
	Night2 Color = 0x1C2C4E // night
	Night3 Color = 0x2C4068 // lit night
)

// Gold: points, gilding, and the fan crest.
const (
	Kin  Color = 0xDFA436 // points, amber
	Kin2 Color = 0xF1CE7E // lit gold
	Kin3 Color = 0xA8741E // dark gold
)

// Pine: leaves, the mark of what is legal, and the pine crest.
const (
	Matsu  Color = 0x3E6A4C // pine
	Matsu2 Color = 0x6E9A6B // leaf
	Matsu3 Color = 0xB7C99A // pale leaf
	MatsuD Color = 0x24453A // deep pine
)

// Reds that are not vermilion.
const (
	Beni    Color = 0x9C2C3F // peak crest, wounds
	Bengara Color = 0x9A4B33 // roofs, fox marks, flames of strength
)

// Wood.
const (
	Kuri   Color = 0x6B4530 // chestnut: posts, trays, moon crest
	Kuri2  Color = 0x94643F // lit chestnut
	Wood   Color = 0xD9AE74 // paulownia boxes
	Wood2  Color = 0xC2925A // paulownia in shade
	Wood3  Color = 0x8F6238 // dark side of paulownia
	Floor  Color = 0xB47E4E // veranda boards
	Floor2 Color = 0x9A6840 // veranda boards in shade
	Floor3 Color = 0x6F472C // gaps between boards
)

// Ash.
const (
	Hai  Color = 0x8D8B86 // ash
	Hai2 Color = 0xBDB8AC // pale ash
	Hai3 Color = 0x5F6069 // dark ash, crane crest
)

// Wisteria and cherry.
const (
	Fuji   Color = 0x76638F // wave crest
	Fuji2  Color = 0xB5A3C4 // pale wisteria
	Sakura Color = 0xE7B7AE // petals, soft pink
	Aotake Color = 0x2B7F86 // bamboo crest
)

// Light and shadow.
const (
	Glow        Color = 0xFFE3A0 // the middle of a lantern's light
	NightShadow Color = 0x060A14 // shadows on night grounds, where ink would not show
	PaperGrain  Color = 0x3A2A18 // grain of the paper under the finished frame
)
