package forhonor

import (
	"engawa/rules"
	"engawa/scenes/widget"
)

// overlay is something that covers the battlefield. Those that are Opaque come and go with the match; those that are
// Modal are opened and closed by the player, and lie over the table's own things too.
type overlay interface {
	widget.Overlay
	Tree() *widget.Tree

	update(b *Board)                                     // takes over what the board shows now
	ground(b *Board) widget.Widget                       // what is seen of the battlefield, and what lies beside the overlay
	view() widget.Widget                                 // the overlay itself
	message(b *Board) (text string, ok bool)             // the sentence to show; false leaves that to the board
	touch(b *Board, p rules.Part) bool                   // answers a touch without choosing anything
	choose(b *Board)                                     // lets go what cannot be chosen any more
	compose(b *Board, p rules.Part) ([]rules.Part, bool) // the parts of what is picked, when it is committed
	suggest(b *Board, parts []rules.Part)                // picks what a hint points at
}

// readOnly is what overlays have in common on which nothing is chosen.
type readOnly struct{}

func (readOnly) choose(*Board)                                   {}
func (readOnly) compose(*Board, rules.Part) ([]rules.Part, bool) { return nil, false }
func (readOnly) suggest(*Board, []rules.Part)                    {}

// onePick is a card that is chosen in secret: a touch picks it, and another one or the main button commits it.
type onePick struct{ card rules.Part } // the zero Part for none

// Back implements [widget.Overlay]: the card is let go.
func (o *onePick) Back() bool {
	had := o.card != rules.Part{}
	o.card = rules.Part{}
	return had
}

func (o *onePick) touch(b *Board, p rules.Part) bool {
	if b.touchCommon(p) {
		return true
	}
	if p.Kind != rules.PartCard || !b.choosesInSecret() || !b.canPick(p) || o.card == p {
		return false
	}
	o.card = p
	return true
}

func (o *onePick) choose(b *Board) {
	if !b.canPick(o.card) {
		o.card = rules.Part{}
	}
}

func (o *onePick) compose(b *Board, p rules.Part) ([]rules.Part, bool) {
	commit, picks := p == button(buttonCommit), o.card != rules.Part{}
	if b.choosesInSecret() && picks && (commit || p == o.card) {
		return []rules.Part{o.card}, true
	}
	return nil, commit && b.choosesInSecret()
}

func (o *onePick) suggest(_ *Board, parts []rules.Part) {
	o.card = rules.Part{}
	for _, p := range parts {
		if p.Kind == rules.PartCard {
			o.card = p
		}
	}
}

// top returns the overlay on top as it is now, nil for none.
func (b *Board) top() overlay {
	o, ok := b.overlays.Top().(overlay)
	if !ok || b.state == nil {
		return nil
	}
	o.update(b)
	return o
}

// cover lays an overlay of the match over the battlefield in the place of another, below what the player has opened;
// nil takes the other away.
func (b *Board) cover(o overlay) {
	top := b.overlays.Top()
	b.overlays = widget.Overlays{}
	if o != nil {
		b.overlays.Push(o)
	}
	if top != nil && top.Cover() == widget.Modal {
		b.overlays.Push(top)
	}
}

// visibleOverlays returns the overlays that are seen as they are now, the lowest first.
func (b *Board) visibleOverlays() (list []overlay) {
	seen, _ := b.overlays.Visible()
	for _, o := range seen {
		o := o.(overlay)
		o.update(b)
		list = append(list, o)
	}
	return list
}

// touchCommon answers the touches that all overlays of the match have in common: panels are opened, and what waits to be
// confirmed stays as it is.
func (b *Board) touchCommon(p rules.Part) bool {
	if h, ok := cardHero(p, buttonPanel); ok {
		b.openPanel(h)
		return true
	}
	return b.pending()
}
