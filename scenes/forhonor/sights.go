package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
)

// sights are what a sentence shall not hide: the headings and the words about a hero in a draft or a line-up, and on the
// battlefield the banner of broken camps on it, and the hero that is played or gives way, with where it can go.
func (b *Board) sights() (list []geom.Rect) {
	switch top := b.top(); {
	case b.state == nil:
	case top != nil:
		for _, name := range []string{"head", "detail", game.Attackers.String(), game.Defenders.String()} {
			if r := top.Tree().Slot(clearSlot + name); !r.Empty() {
				list = append(list, r)
			}
		}
	default:
		if b.window() != b.layout.window {
			list = append(list, b.layout.breaking)
		}
		for _, q := range b.focal() {
			list = append(list, within(b.aimed.Square(q), b.window()))
		}
	}
	return list
}

// focal are the squares that a choice is about: those of the hero that is played or gives way, and where the latter can
// go.
func (b *Board) focal() (list []game.Square) {
	shoves := b.state.Phase() == game.PhaseShove
	h := b.shown.active
	if shoves {
		h = b.giver()
	}
	if f := b.shown.figure(h); f != nil && f.Post == game.Fielded {
		list = append(list, f.At)
	}
	for _, c := range b.legal {
		if shoves && c.Verb == game.VerbShove {
			list = append(list, c.At)
		}
	}
	return list
}
