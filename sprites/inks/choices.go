package inks

import "engawa/sprites"

// Safe returns the exchange for eyes that see red and green, or blue and yellow, alike: the four colours of Homeworlds
// and of Honshū lie further apart in lightness and keep their names, and the green of gains turns to blue beside the
// reds, as do the second player's crest and pieces. The camps of For Honor are indigo and amber already. The dark blues stay as they are, which are those of night
// grounds too.
func Safe() []Exchange {
	var list []Exchange
	for k, to := range [4]sprites.Faces{
		{Lit: 0xD4352B, Shade: 0x5E121A, Carved: 0x7E1A1E},
		{Lit: 0xE6AE2E, Shade: 0xC8921C, Carved: 0xBE8820},
		{Lit: 0xC4F4E8, Shade: 0x338472, Carved: 0x3A8876},
		{Lit: 0x6FACFE, Shade: 0x274B7C, Carved: 0x2E5688},
	} {
		from := sprites.Pyramids()[k]
		list = append(list, Exchange{from.Lit, to.Lit}, Exchange{from.Shade, to.Shade}, Exchange{from.Carved, to.Carved})
	}
	for k, to := range [4]sprites.GoodTones{
		{Face: 0x2F62B4, Top: 0x6F9FE0, Side: 0x2D5780, Dark: 0x21406A},
		{Face: 0x84481F, Top: 0xB27440, Side: 0x5A2E12, Dark: 0x40200E},
		{Face: 0xA3B4C8, Top: 0xD2DDE8, Side: 0x75869A, Dark: 0x3E4A5A},
		{Face: 0xFFB52E, Top: 0xFFDC80, Side: 0xBC8010, Dark: 0x80560A},
	} {
		from := sprites.Goods()[k]
		list = append(list, Exchange{from.Face, to.Face}, Exchange{from.Top, to.Top}, Exchange{from.Side, to.Side}, Exchange{from.Dark, to.Dark})
	}
	first, second := sprites.Bands()[0], sprites.Bands()[1]
	return append(list, Exchange{sprites.Matsu, 0x15587E},
		Exchange{first.Face, 0x35468C}, Exchange{first.Lip, 0x6A7CBE}, Exchange{second.Face, 0x2C9AB7}, Exchange{second.Lip, 0x63BCD4})
}

// Contrast returns the exchange for eyes that need strong differences: papers turn white, inks black, nights deeper,
// and what is written or marked in colour darker.
func Contrast() []Exchange {
	sides := sprites.Sides()
	return []Exchange{
		{sprites.Paper, 0xFFFFFF}, {sprites.Paper2, 0xFFFFFF}, {sprites.Paper3, 0xF0EADB}, {sprites.Paper4, 0x7E6D48}, {0xF1E5CC, 0xFCF9F1},
		{sprites.Ink, 0x000000}, {sprites.Ink2, 0x2A242F}, {sprites.Ink3, 0x544E58},
		{sprites.Shu, 0xA22204}, {sprites.ShuD, 0x5C1404}, {sprites.Shu3, 0xFFE4D2},
		{sprites.Night, 0x0A1122},
		{sprites.Kin3, 0x6E4A08}, {sprites.Matsu, 0x1E4A36}, {sprites.MatsuD, 0x0E2A20},
		{sprites.Beni, 0x7E1F30}, {sprites.Bengara, 0x6E2C18},
		{0x7E5638, 0x4E3220}, {0x966A48, 0x5E3E28}, // the wood of the bank, on which is written
		{sides[0].Dark, 0x0E2142}, {sides[1].Dark, 0x6B4208},
	}
}

// Grounds returns the exchange of high contrast for grounds of many tones, which must stay smooth: what lies between
// them is drawn along, and none of them is met exactly.
func Grounds() []Exchange {
	return []Exchange{
		{sprites.Night2, 0x0E1830}, {sprites.Night3, 0x182746},

		// The faces of worlds, and their rims.
		{0x4B70A6, 0x294265}, {0x436799, 0x243A5A}, {0x3C5E92, 0x1F3350}, {0x345488, 0x1A2B46}, {0x2C4B7E, 0x14233F},
		{0x7FA3CF, 0xDCEAFA},

		// The garden of the night.
		{0x263D6E, 0x0E1830}, {0x2B4472, 0x101B34}, {0x1B2D52, 0x0C1528}, {0x35507F, 0x24375C},

		// Tatami stays as it is.
		{0xD3CEA6, 0xD3CEA6}, {0xCCC79D, 0xCCC79D}, {0xC6C195, 0xC6C195}, {0xBCB78B, 0xBCB78B}, {0xB3AD81, 0xB3AD81},
	}
}

// Letters returns where the letters of high contrast differ from [Contrast]: the papers with which is written on nights
// and on wood stay light.
func Letters() []Exchange {
	return []Exchange{{sprites.Paper3, 0xFFFFFF}, {sprites.Paper4, 0xFFFFFF}, {sprites.Hai2, 0xFFFFFF}, {0x9FB0CC, 0xE4ECF8}}
}
