package setup

import (
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Measures of pages, in logical units.
const (
	twoColumns     = 540.0 // width from which options stand in two columns
	rowGap         = 6.0   // from row to row
	rowMin         = 2.0   // least height of a player's row above and below what is in it
	rowMax         = 7.0   // the same where there is room
	largeRow       = 20.0  // and where the players are few
	explainedGap   = 10.0  // from one option with its sentence to the next
	explainedAir   = 12.0  // how much more where there is room
	hintTop        = 8.0   // above the sentence about an option
	hintEdge       = 2.0   // at both sides of it
	largePrintRoom = 54.0  // ground on which the large print view finds room
	turnGap        = 8.0   // above the row that leads to the other pages
)

// block is a part of a page that is not divided.
type block struct {
	child          widget.Widget
	min, max       float64 // height
	gap, extraGap  float64 // above it, and how much more where there is room
	seat           bool    // it is about a player
	options        []option
	hasExplanation bool    // these say themselves what they are; the first such stands on a page of its own
	hint           float64 // height of the longest sentence about them
}

// optionPages is what can be chosen, on as many pages as it takes, with the buttons below the one that is open. Windows that
// are not low have a row that leads to the others.
type optionPages struct {
	m    *model
	look look
}

// Layout implements [widget.Widget].
func (s optionPages) Layout(ctx *widget.Context, c widget.Constraints) *widget.Box {
	low, width, high := s.m.class == stage.Low, c.Max.W, c.Max.H-s.look.footHeight-s.look.footGap
	most := high
	if !low {
		most -= turnHeight(ctx.Env) + turnGap
	}
	blocks := s.blocks(ctx, width, most)
	pages := s.pages(ctx.Env, blocks, width, high)
	turned := len(pages) > 1 && !low
	if turned {
		pages = s.pages(ctx.Env, blocks, width, high-turnHeight(ctx.Env)-turnGap)
	}
	at := min(s.m.page, len(pages)-1)
	t := pageTurner{a: s.m.agreement, page: at, pageCount: len(pages)}
	if at+1 < len(pages) {
		t.seats = pages[at][len(pages[at])-1].seat && pages[at+1][0].seat
		for _, o := range optionsOf(pages[at+1]) {
			t.coming = append(t.coming, o.name)
		}
	}
	list := []widget.Widget{widget.Grow(s.page(ctx.Env, pages[at], c.Max.H))}
	if turned {
		list = append(list, widget.Gap(turnGap), widget.Fixed(turnHeight(ctx.Env), t.row()))
	}
	list = append(list, widget.Gap(s.look.footGap), widget.Fixed(s.look.footHeight, buildFooter(s.m.agreement, t)))
	return widget.Column(0, list...).Layout(ctx, c)
}

// pages breaks everything over pages that are so high. The line above the players makes way where nothing but the order
// of players can be chosen there, and they have no room on one page with it.
func (s optionPages) pages(e widget.Env, blocks []block, width, high float64) [][]block {
	ground := s.ground(e)
	pages := pack(blocks, width, high, ground)
	if n := len(s.m.seats); !s.m.counts() && len(pages[0]) <= n {
		if slim := pack(blocks[1:], width, high, ground); len(slim[0]) >= n {
			return slim
		}
	}
	return pages
}

// ground is the height that is left free below players, for the large print view.
func (s optionPages) ground(e widget.Env) float64 {
	if s.m.class == stage.Tall && isLarge(e) {
		return largePrintRoom
	}
	return 0
}

// blocks lists the parts of all pages, of which none is higher than most if it can be divided.
func (s optionPages) blocks(ctx *widget.Context, width, most float64) []block {
	a := s.m.agreement
	top := widget.ChoiceHeight(ctx.Env)
	list := []block{{child: buildPlayersHead(a), min: top, max: top}}
	for _, row := range seatRows(ctx, a, width) {
		high, _ := widget.Measure(ctx, row, width)
		b := block{child: row, min: high + 2*rowMin, max: high + 2*rowMax, gap: rowGap, seat: true}
		switch {
		case a.isRoomy(ctx.Env):
			b.max, b.extraGap = high+2*largeRow, rowGap
		case len(a.seats) >= manySeats:
			b.min, b.gap, b.extraGap = high+rowMin, rowGap/2, rowGap/2
		}
		list = append(list, b)
	}
	columns, between := 1, block{gap: rowGap}
	if width >= twoColumns {
		columns, between = 2, block{gap: 10, extraGap: 16}
	}
	for k, n := 0, 1; k < len(a.options); k, n = k+n, columns {
		b := between
		switch b.hasExplanation = k > 0; {
		case !b.hasExplanation:
			b.gap = max(b.gap, s.look.divide)
		case columns == 1:
			b.gap, b.extraGap = explainedGap, explainedAir
		}
		b.options = a.options[k:min(k+n, len(a.options))]
		fill := func(b block, cell func(o option) widget.Widget) block {
			cells := []widget.Widget{}
			for _, o := range a.options[k:min(k+n, len(a.options))] {
				cells = append(cells, cell(o))
			}
			if b.child = cells[0]; columns == 2 {
				b.child = widget.Even(36, append(cells, widget.Empty{})[:2]...)
			}
			b.min, _ = widget.Measure(ctx, b.child, width)
			b.max = b.min
			return b
		}
		if !b.hasExplanation {
			b = fill(b, func(o option) widget.Widget { return optionBlock(a, o, columns == 1) })
			b.hint = hintHeight(ctx, b.options, width)
			list = append(list, b)
			continue
		}
		if whole := fill(b, func(o option) widget.Widget { return blockWithHint(a, o) }); whole.min <= most {
			list = append(list, whole)
			continue
		}
		// Default and sentence stand on the next page.
		rest := fill(block{gap: rowGap, hasExplanation: true}, func(o option) widget.Widget { return explanation(a, o, true) })
		rest.min, rest.max = min(rest.min, most), min(rest.max, most)
		list = append(list, fill(b, func(o option) widget.Widget { return choiceWithDefault(a, o, false) }), rest)
	}
	return list
}

// pack breaks blocks over pages that are so high: players and the main option, and all other options on pages of their
// own. Below options there is room for a sentence about any of
// them; not so below the first option after players in one column, as long as others follow. Below players so much ground
// is left free.
func pack(blocks []block, width, high, ground float64) (pages [][]block) {
	var page []block
	used := 0.0
	for n, b := range blocks {
		need, free := b.min, 0.0
		if len(page) > 0 {
			need += b.gap
		}
		first := len(page) > 0 && page[len(page)-1].options == nil
		if b.options != nil && !b.hasExplanation && (!first || width >= twoColumns || n == len(blocks)-1) {
			free = longestHint(append(page[:len(page):len(page)], b))
		} else if b.seat {
			free = ground
		}
		turns := b.hasExplanation && !blocks[n-1].hasExplanation
		if len(page) > 0 && (turns || used+need+free > high) {
			pages, page, used, need = append(pages, page), nil, 0, b.min
		}
		page, used = append(page, b), used+need
	}
	return append(pages, page)
}

// longestHint is the height of the longest sentence about the options of a page.
func longestHint(page []block) (high float64) {
	for _, b := range page {
		high = max(high, b.hint)
	}
	return high
}

// optionsOf lists the options of a page.
func optionsOf(page []block) (list []option) {
	for _, b := range page {
		list = append(list, b.options...)
	}
	return list
}

// page is what stands on a page so high with the buttons, with a sentence below it, after one about the main option, and whose game it is at its foot.
func (s optionPages) page(e widget.Env, page []block, high float64) widget.Widget {
	const cardFrom = 560.0 // height from which the sentence has a ground of its own, where the players are few
	const little = 0.001   // of what is left over goes to the sentence as long as blocks can be further apart
	var list []widget.Widget
	for k, b := range page {
		if k > 0 {
			var between widget.Widget = widget.Empty{}
			if s.look.hasRule && b.options != nil && page[k-1].seat {
				between, b.extraGap = widget.Rule(b.gap), 0
			}
			if b.options != nil && page[k-1].seat {
				heading := ui.Control{Key: "options", Role: ui.RoleText, Head: true, Name: s.m.words.T(lang.SetupOptions)}
				between = widget.Stack{between, widget.Pressable{Control: heading, Child: widget.Empty{}}}
			}
			list = append(list, &widget.Item{Child: between, Basis: b.gap, Min: b.gap, Max: b.gap + b.extraGap, Grow: 1})
		}
		list = append(list, widget.Basis(b.max, b.child).Within(b.min, b.max))
	}
	if air := page[len(page)-1].extraGap; air > 0 {
		list = append(list, widget.Grow(widget.Empty{}).Within(0, air))
	}
	rest, text := &widget.Item{Grow: little}, s.m.hint(page)
	sentence := func(text string) widget.Widget {
		below := 0.0
		if page[0].options == nil {
			below = s.ground(e)
		}
		words := hintText(text, minTextSize(e, hintSize))
		child := widget.Widget(widget.Pad(hintEdge, 0, words))
		if page[0].options == nil && high >= cardFrom && s.m.isRoomy(e) {
			child = widget.Panel{Surface: ui.Row(), Child: widget.Pad(cardPad, cardPad, words)}
		}
		return widget.Padding{Top: hintTop, Bottom: below, Child: child}
	}
	var hint, credit widget.Widget
	if text != "" {
		hint = widget.Natural(sentence(text)).Optional()
	}
	if s.look.showsCredit {
		line := &widget.Text{Text: s.m.credit, Style: ui.Body(creditSize), Ink: sprites.Ink2, Lines: 2, Silent: true}
		credit = widget.Natural(widget.Padding{Top: hintTop, Left: hintEdge, Bottom: 4, Child: line}).Optional()
		rest.Basis = longestHint(page) + 2*creditSize
	}
	rest.Child = widget.Column(0, hint, widget.Spacer(), credit)
	if o := optionsOf(page); page[0].options == nil && len(o) > 0 {
		about := s.m.hints[o[0].key]
		if text == about {
			text = s.m.hints[s.m.explainedOption]
		}
		if text != about && text != "" {
			both := widget.Column(0, widget.Natural(explanation(s.m.agreement, o[0], true)), widget.Natural(sentence(text)), widget.Spacer(), credit)
			rest.Child = widget.FirstFit{both, rest.Child}
		}
	}
	return widget.Column(0, append(list, rest)...)
}
