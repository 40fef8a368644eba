package forhonor

import (
	"slices"
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
)

// Measures of the panel of the score.
const (
	largeScore = 80.0 // the least height of one with zones and long words
	scoreLine  = 24.0 // the height of its lower line
	nameShare  = 0.42 // of the height of a low one, for its upper line
	scoreGap   = 10.0 // between a score and what stands beside it
	scoreEdge  = 10.0 // free at both ends
)

// scorePanel is the view model of the panel of the score.
type scorePanel struct {
	scoreFacts
	class stage.Class
}

// scoreLook is the score of both camps, the zones that they hold, the round and the initiative cards. Where the panel
// is low the names of the camps stand above their scores.
func (b *Board) scoreLook(f scorePanel) widget.Widget {
	share, most := 0.27, 216.0 // what of the breadth is for the initiative cards
	switch f.class {
	case stage.Tall:
		share, most = 0.25, 96
	case stage.Low:
		share, most = 0.18, 64
	}
	return widget.Panel{Paper: ui.Panel(), Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		wide := min(share*room.W, most)
		round := widget.Line(f.roundText(room.H, wide), ui.Body(14), sprites.Ink2).Aligned(canvas.Centre)
		cards := b.initiative(f.scoreFacts)
		if room.H >= largeScore {
			upper := widget.Row(4, widget.Grow(f.total(game.Attackers)), widget.Fixed(wide, widget.Padding{Bottom: 3, Child: cards}), widget.Grow(f.total(game.Defenders)))
			lower := widget.Row(scoreGap, widget.Grow(f.zones(game.Attackers)), round, widget.Grow(f.zones(game.Defenders)))
			return widget.Padding{Top: 5, Bottom: 9, Left: scoreEdge, Right: scoreEdge, Child: widget.Column(0, widget.Grow(upper), widget.Fixed(scoreLine, lower))}
		}
		middle := widget.Column(0, widget.Share(nameShare, round), widget.Grow(cards))
		return widget.Pad(scoreEdge, 6, widget.Row(4, widget.Grow(f.half(game.Attackers)), widget.Fixed(wide, middle), widget.Grow(f.half(game.Defenders))))
	})}
}

// roundText tells the round, in as many words as a panel so high has room for in that breadth; "" before the first.
func (f *scoreFacts) roundText(high, wide float64) string {
	const worded, whole = 80.0, 110.0
	last, limited := f.rules.LastRound()
	n, all := lang.Count("n", f.round), lang.Count("all", last)
	switch {
	case f.round == 0:
		return ""
	case !limited && wide >= worded:
		return f.words.T(lang.ForhonorRoundBegins, n)
	case !limited:
		return strconv.Itoa(f.round)
	case high >= largeScore && wide > whole:
		return f.words.T(lang.ForhonorRound, n, all)
	case wide >= worded:
		return f.words.T(lang.ForhonorRoundShort, n, all)
	}
	return strconv.Itoa(f.round) + "/" + strconv.Itoa(last)
}

// half is a camp on a low panel: its name over the score, or what that would become where there is no room beside it.
func (f *scoreFacts) half(camp game.Camp) widget.Widget {
	column := func(above, total widget.Widget) widget.Widget {
		return widget.Column(0, widget.Share(nameShare, above), widget.Grow(total))
	}
	whole, bare := f.totals(camp)
	above := f.projected(camp, f.thenText(camp, false), 14.5, canvas.Centre)
	return widget.FirstFit{column(f.campName(camp), whole), column(above, bare)}
}

// total is a score with what it would become where there is room for that.
func (f *scoreFacts) total(camp game.Camp) widget.Widget {
	whole, bare := f.totals(camp)
	return widget.FirstFit{whole, bare}
}

// outward sets what stands beside a score from the outer end of the panel inwards.
func outward(gap float64, camp game.Camp, list ...widget.Widget) *widget.Flex {
	if camp == game.Defenders {
		slices.Reverse(list)
		return widget.Row(gap, list...).Along(widget.End)
	}
	return widget.Row(gap, list...)
}

// outer is the alignment at the outer end of the panel.
func outer(camp game.Camp) canvas.Align {
	if camp == game.Defenders {
		return canvas.Right
	}
	return canvas.Left
}

// totals are a score with what it would become, and one without. Beads count it where they have room. Both camps' take
// the same breadths, so that their beads begin alike and are equally long.
func (f *scoreFacts) totals(camp game.Camp) (whole, bare widget.Widget) {
	const most, least, wordy, leastBeads = 38.0, 16.0, 40.0, 170.0 // wordy is the height with room for words over a number
	st, cloth := f.standings[camp], forhonorsprites.Camp(camp).Cloth()
	number := func(style letters.Style) widget.Widget {
		wide := letters.Measure(style, "000")
		for _, one := range f.standings {
			wide = max(wide, letters.Measure(style, strconv.Itoa(one.score)))
		}
		return widget.Fixed(wide, widget.Line(strconv.Itoa(st.score), style, cloth.Dark).Aligned(outer(camp)))
	}
	words := letters.Measure(ui.Body(13), f.words.T(lang.ForhonorScoreThen))
	beads := func(kept float64) widget.Widget { // behind a gap; room for what it may become is kept, so that beads do not come and go
		rod := widget.Pad(scoreGap, 0, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawBeads(c, r, st) }})
		return widget.Grow(widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			return widget.If(room.W-scoreGap-kept >= leastBeads, rod)
		}))
	}
	from := func(room widget.Size) float64 { return min(most, room.H*0.86) }
	fitted := func(room widget.Size, beside ...widget.Widget) widget.Widget {
		return widget.FitSize{From: from(room), To: least, Child: func(size float64) widget.Widget {
			return outward(0, camp, append([]widget.Widget{number(ui.Carved(size))}, beside...)...)
		}}
	}
	bare = widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return fitted(room, beads(words+scoreGap))
	})
	if !f.becomes(game.Attackers) && !f.becomes(game.Defenders) {
		return bare, bare
	}
	then := func(worded bool, size float64) widget.Widget {
		wide := 0.0
		for camp := range game.Camp(game.NumCamps) {
			if f.becomes(camp) {
				wide = max(wide, letters.Measure(ui.Strong(size), f.thenText(camp, worded)))
			}
		}
		if !worded {
			return widget.Fixed(wide, f.projected(camp, f.thenText(camp, false), size, outer(camp)))
		}
		above := f.projected(camp, f.words.T(lang.ForhonorScoreThen), 0, outer(camp))
		return widget.Fixed(max(wide, words), widget.Column(0, widget.Share(0.46, above), widget.Grow(f.projected(camp, f.thenText(camp, true), size, outer(camp)))))
	}
	whole = widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		arrow := fitted(room, widget.Gap(scoreGap), then(false, 14.5), beads(0))
		if room.H < wordy {
			return arrow
		}
		worded := outward(0, camp, number(ui.Carved(from(room))), widget.Gap(scoreGap), then(true, 16), beads(0))
		return widget.FirstFit{worded, arrow}
	})
	return whole, bare
}

// becomes reports whether the score would be another if the round ended now.
func (f *scoreFacts) becomes(camp game.Camp) bool {
	return f.round > 0 && f.standings[camp].projected != f.standings[camp].score
}

// thenText writes what the score of a camp would become; an arrow without words points from the score, which stands
// outside.
func (f *scoreFacts) thenText(camp game.Camp, worded bool) string {
	switch text := strconv.Itoa(f.standings[camp].projected); {
	case worded:
		return text
	case camp == game.Defenders:
		return text + " ←"
	default:
		return "→ " + text
	}
}

// projected is a line about what the score would become, in small letters for size 0; empty where it stays.
func (f *scoreFacts) projected(camp game.Camp, text string, size float64, align canvas.Align) widget.Widget {
	style, st := ui.Strong(size), f.standings[camp]
	if size == 0 {
		style = ui.Body(13)
	}
	if !f.becomes(camp) {
		return widget.Empty{}
	}
	return widget.Line(text, style, changeInk(st.projected-st.score)).Aligned(align)
}

// drawBeads counts a score in beads.
func drawBeads(c *canvas.Canvas, r geom.Rect, st standing) {
	left := st.camp == game.Attackers
	rod := forhonorsprites.Abacus{Camp: forhonorsprites.Camp(st.camp), Beads: min(forhonorsprites.AbacusBeads, max(0, st.score/game.CardPoints)), FromTheLeft: left}
	box := canvas.RectOf(rod.Box())
	size := min(r.W/box.W, r.H*0.82/box.H, 1)
	x := r.X
	if !left {
		x = r.Right() - box.W*size
	}
	draw(c, rod, geom.Pt(x-box.X*size, r.Centre().Y-(box.Y+box.H/2)*size), size)
}

// campName is the name of a camp, or its pennant where the name of either has no room.
func (f *scoreFacts) campName(camp game.Camp) widget.Widget {
	const roomy = 20.0
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		for camp := range game.Camp(game.NumCamps) {
			if letters.Measure(ui.Body(13), f.words.Camp(camp.String(), "")) > room.W {
				return widget.Middle(pennant(game.Camp(camp), min(22, room.H)))
			}
		}
		style := ui.Body(14)
		if room.H < roomy {
			style = ui.Body(13)
		}
		return widget.Line(f.words.Camp(camp.String(), ""), style, sprites.Ink).Aligned(outer(camp)).Elided()
	})
}
