package sprites

// Token is a palette colour with the name the art direction gives it.
type Token struct {
	Name  string // upper case, for example "PAPER2"
	Color Color
}

// Tokens returns the whole palette in the order of the art direction.
func Tokens() []Token {
	return []Token{
		{"PAPER", Paper},
		{"PAPER2", Paper2},
		{"PAPER3", Paper3},
		{"PAPER4", Paper4},
		{"INK", Ink},
		{"INK2", Ink2},
		{"INK3", Ink3},
		{"SHU", Shu},
		{"SHU2", Shu2},
		{"SHU3", Shu3},
		{"SHUD", ShuD},
		{"AI", Ai},
		{"AI2", Ai2},
		{"AI3", Ai3},
		{"AI4", Ai4},
		{"NIGHT", Night},
		{"NIGHT2", Night2},
		{"NIGHT3", Night3},
		{"KIN", Kin},
		{"KIN2", Kin2},
		{"KIN3", Kin3},
		{"MATSU", Matsu},
		{"MATSU2", Matsu2},
		{"MATSU3", Matsu3},
		{"MATSUD", MatsuD},
		{"BENI", Beni},
		{"BENGARA", Bengara},
		{"KURI", Kuri},
		{"KURI2", Kuri2},
		{"WOOD", Wood},
		{"WOOD2", Wood2},
		{"WOOD3", Wood3},
		{"FLOOR", Floor},
		{"FLOOR2", Floor2},
		{"FLOOR3", Floor3},
		{"HAI", Hai},
		{"HAI2", Hai2},
		{"HAI3", Hai3},
		{"FUJI", Fuji},
		{"FUJI2", Fuji2},
		{"SAKURA", Sakura},
		{"AOTAKE", Aotake},
		{"GLOW", Glow}, {"NIGHT_SHADOW", NightShadow}, {"PAPER_GRAIN", PaperGrain},
	}
}

// Crest is one player's colour and drawing. A player is always crest, colour and
// name together, so that no one is known by colour alone.
type Crest struct {
	Name  string // name of the drawing in the catalogue, without its folder
	Color Color
}

// Crests returns the eight crests in seating order. The first six are those of
// tables up to six; crane and bamboo join at tables of seven and eight.
func Crests() []Crest {
	return []Crest{
		{"plum", Ai}, {"pine", Matsu}, {"fan", Kin3}, {"wave", Fuji},
		{"moon", Kuri}, {"peak", Beni}, {"crane", Hai3}, {"bamboo", Aotake},
	}
}

// Band is the tones of a player's pieces in the children's skin of the 3x4 game: of the band around the animal, and of the lip.
type Band struct{ Face, Lip Color }

// Bands returns the tones of both players in seating order, each like the crest.
func Bands() [2]Band { return [2]Band{{0x4C80B5, 0x6FA9D6}, {0x4D9764, 0x76B389}} }

// Faces are the three tones of a pyramid: lit face, shaded face and the pattern
// carved into the lit one.
type Faces struct{ Lit, Shade, Carved Color }

// Pyramids returns the tones of the pyramids in the order red, yellow, green,
// blue; their patterns are scales, stripes, feathers and waves.
func Pyramids() [4]Faces {
	return [4]Faces{
		{0xBC4145, 0x6E1B28, 0x7E232E}, {0xF0C653, 0xB98322, 0xBD8A28},
		{0x8FC188, 0x3D714F, 0x467A52}, {0x5E94C6, 0x274B7C, 0x2E5688},
	}
}

// Cloth are the three tones of one side of a battle.
type Cloth struct{ Cloth, Dark, Pale Color }

// Sides returns the tones of the attackers and of the defenders.
func Sides() [2]Cloth {
	return [2]Cloth{{0x2F568A, 0x1B3359, 0xA9C4DA}, {0xDB9C34, 0x8F5C12, 0xF6DDA2}}
}

// GoodTones are the five tones of a good of Honshū: of its cube's front, top
// and side, of what is carved or sewn in it, and of the ground that yields it.
type GoodTones struct{ Face, Top, Side, Dark, Ground Color }

// Goods returns the tones of fish, timber, stone and rice.
func Goods() [4]GoodTones {
	return [4]GoodTones{
		{0x4F86B4, 0x8DB8D4, 0x2D5780, 0x21406A, 0xD6CCB6},
		{0x9A653B, 0xC4935F, 0x6B4327, 0x4A2D1C, 0xDDBF98},
		{0x8E9195, 0xBDBFBE, 0x62666D, 0x42464E, 0xD2CEC2},
		{0xE3AC35, 0xF4D27C, 0xA97819, 0x7A530E, 0xF2E0A4},
	}
}
