package forhonor

import (
	"math"
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
	threeLines = 74.0 // the least height of one with name, score and gain below each other
	scoreRow   = 17.0 // the height of the first and the last of these
	nameShare  = 0.42 // of the height of a low one, for its upper line
	scoreGap   = 10.0 // between a score and what stands beside it
	scoreEdge  = 10.0 // free at both ends
	goalGap    = 5.0  // between what is said of a camp and its goal
)

// scorePanel is the view model of the panel of the score.
type scorePanel struct {
	scoreFacts
	class stage.Class
}

// scoreLook is the score of both camps, what the zones would add to it, the round and the initiative cards. Every form of it
// names the camps, and where there is room it says what the numbers beside the scores are.
func (b *Board) scoreLook(f scorePanel) widget.Widget {
	share, most := 0.34, 290.0 // what of the breadth is for the initiative cards
	switch f.class {
	case stage.Tall:
		share, most = 0.25, 96
	case stage.Low:
		share, most = 0.22, 78
	}
	return widget.Panel{Surface: ui.Panel(), Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		wide := min(share*room.W, most)
		round := widget.Line(f.roundText(wide), ui.Body(14), sprites.Ink2).Aligned(canvas.Centre)
		cards := widget.Fixed(wide, b.initiative(f.scoreFacts))
		both := func(of func(game.Camp) widget.Widget, between widget.Widget) widget.Widget {
			return widget.Row(4, widget.Grow(of(game.Attackers)), between, widget.Grow(of(game.Defenders)))
		}
		if room.H >= largeScore && f.class != stage.Tall {
			upper := widget.FirstFit{both(f.buildScoreRow(true, true), cards), both(f.buildScoreRow(true, false), cards), both(f.buildScoreRow(false, false), cards)}
			lower := widget.FirstFit{both(f.zones, widget.Fixed(wide, f.roundAndLead(round))), both(f.zones, round)}
			return widget.Padding{Top: 5, Bottom: 9, Left: scoreEdge, Right: scoreEdge, Child: widget.Column(3, widget.Grow(upper), widget.Fixed(scoreLine, lower))}
		}
		middle := widget.Fixed(wide, widget.Column(0, widget.Share(nameShare, round), widget.Grow(cards.Child)))
		list := widget.FirstFit{both(f.buildScoreRow(true, false), middle), both(f.buildScoreRow(false, false), middle), both(f.buildScoreColumn(true), middle), both(f.buildScoreColumn(false), middle)}
		if room.H >= threeLines {
			lines := widget.Column(0, widget.Fixed(scoreRow, both(f.name, round)), widget.Grow(both(f.buildScore, cards)), widget.Fixed(scoreRow, f.gainsAndGoal()))
			list = append(widget.FirstFit{lines}, list...)
		}
		return widget.Pad(scoreEdge, 6, list)
	})}
}

// roundText tells the round in as many words as have room in that breadth; "" before the first.
func (f *scoreFacts) roundText(wide float64) string {
	last, limited := f.rules.LastRound()
	n, all := lang.Count("n", f.round), lang.Count("all", last)
	list := []string{f.words.T(lang.ForhonorRoundBegins, n), strconv.Itoa(f.round)}
	if limited {
		list = []string{f.words.T(lang.ForhonorRound, n, all), f.words.T(lang.ForhonorRoundShort, n, all), strconv.Itoa(f.round) + "/" + strconv.Itoa(last)}
	}
	if f.round == 0 {
		return ""
	}
	for _, text := range list {
		if letters.Measure(ui.Body(13), text) <= wide {
			return text
		}
	}
	return list[len(list)-1]
}

// buildScoreRow returns a camp as its score with its name and what the score would gain beside that, in words or as a number, and
// its goal if wanted.
func (f *scoreFacts) buildScoreRow(worded, goal bool) func(game.Camp) widget.Widget {
	wide := 0.0 // of both camps', and for any gain, so that beads begin alike and do not come and go
	for camp := range game.Camp(game.NumCamps) {
		name := letters.Measure(nameStyle(), f.words.Camp(camp.String(), ""))
		if goal {
			name += goalGap + letters.Measure(goalStyle(), f.goalText())
		}
		wide = max(wide, name, letters.Measure(gainStyle(worded), f.gainText(-game.HeldPoints*game.NumZones, worded)))
	}
	return func(camp game.Camp) widget.Widget {
		name := f.name(camp)
		if goal {
			name = flexOutward(goalGap, camp, f.wholeName(camp), f.goal(camp)).Across(widget.Centre)
		}
		block := widget.Column(0, widget.Share(0.5, name), widget.Grow(f.gain(camp, worded)))
		return f.total(camp, widget.Gap(scoreGap), widget.Fixed(wide, block), f.beads(camp))
	}
}

// buildScoreColumn returns a camp as its name over its score, with what the score would gain beside it where that is wanted.
func (f *scoreFacts) buildScoreColumn(showsGain bool) func(game.Camp) widget.Widget {
	return func(camp game.Camp) widget.Widget {
		score := f.buildScore(camp)
		if showsGain {
			score = f.total(camp, widget.Gap(scoreGap), widget.Grow(f.gain(camp, false)))
		}
		return widget.Column(0, widget.Share(nameShare, f.campName(camp)), widget.Grow(score))
	}
}

// buildScore is a score with its beads.
func (f *scoreFacts) buildScore(camp game.Camp) widget.Widget { return f.total(camp, f.beads(camp)) }

// flexOutward sets what stands beside a score from the outer end of the panel inwards.
func flexOutward(gap float64, camp game.Camp, list ...widget.Widget) *widget.Flex {
	if camp == game.Defenders {
		slices.Reverse(list)
		return widget.Row(gap, list...).Along(widget.End)
	}
	return widget.Row(gap, list...)
}

// outerAlign is the alignment at the outer end of the panel.
func outerAlign(camp game.Camp) canvas.Align {
	if camp == game.Defenders {
		return canvas.Right
	}
	return canvas.Left
}

// total is a score with what stands beside it. Those of both camps are equally broad.
func (f *scoreFacts) total(camp game.Camp, beside ...widget.Widget) widget.Widget {
	const most, least = 38.0, 16.0
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return widget.FitSize{From: min(most, room.H*0.86), To: least, Child: func(size float64) widget.Widget {
			style := ui.CarvedStyle(size)
			wide := letters.Measure(style, "000")
			for _, one := range f.standings {
				wide = max(wide, letters.Measure(style, strconv.Itoa(one.score)))
			}
			number := widget.Line(strconv.Itoa(f.standings[camp].score), style, forhonorsprites.Camp(camp).Cloth().Dark).Aligned(outerAlign(camp))
			return flexOutward(0, camp, append([]widget.Widget{widget.Fixed(wide, number)}, beside...)...)
		}}
	})
}

// beads count a score where they have room.
func (f *scoreFacts) beads(camp game.Camp) widget.Widget {
	const least = 170.0
	rod := widget.Pad(scoreGap, 0, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawBeads(c, r, f.standings[camp]) }})
	return widget.Grow(widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return widget.If(room.W-scoreGap >= least, rod)
	}))
}

// becomes reports whether the score would be another if the round ended now.
func (f *scoreFacts) becomes(camp game.Camp) bool {
	return f.round > 0 && f.standings[camp].projectedScore != f.standings[camp].score
}

// gainText writes what a score would gain if the round ended now, or lose.
func (f *scoreFacts) gainText(by int, worded bool) string {
	if worded {
		return f.words.T(lang.ForhonorScoreGain, lang.Text("by", formatSigned(by)))
	}
	return formatSigned(by)
}

func gainStyle(worded bool) letters.Style {
	if worded {
		return ui.Body(14)
	}
	return ui.Strong(14.5)
}

// gain is what the score of a camp would gain if the round ended now; empty where it stays, or nobody looks.
func (f *scoreFacts) gain(camp game.Camp, worded bool) widget.Widget {
	if !f.becomes(camp) {
		return widget.Empty{}
	}
	by := f.standings[camp].projectedScore - f.standings[camp].score
	return showIf(f.isDetailed, widget.Line(f.gainText(by, worded), gainStyle(worded), changeInk(by)).Aligned(outerAlign(camp)))
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

func nameStyle() letters.Style { return ui.Strong(15) }

// name is the name of a camp in its colour.
func (f *scoreFacts) name(camp game.Camp) widget.Widget {
	return widget.Line(f.words.Camp(camp.String(), ""), nameStyle(), forhonorsprites.Camp(camp).Cloth().Dark).Aligned(outerAlign(camp))
}

// wholeName is the name of a camp in its full size.
func (f *scoreFacts) wholeName(camp game.Camp) widget.Widget {
	return widget.Line(f.words.Camp(camp.String(), ""), nameStyle(), forhonorsprites.Camp(camp).Cloth().Dark).AtLeast(nameStyle().Size)
}

// goal is the score from which a camp can break the other, until it has that.
func (f *scoreFacts) goal(camp game.Camp) widget.Widget {
	return widget.If(f.standings[camp].score < f.rules.BreakPoints(), widget.Line(f.goalText(), goalStyle(), sprites.Ink2).AtLeast(goalStyle().Size))
}

func (f *scoreFacts) goalText() string {
	return f.words.T(lang.ForhonorScoreGoal, lang.Count("n", f.rules.BreakPoints()))
}

// gainsAndGoal is what both scores would gain, in words where there is room, and the goal between them.
func (f *scoreFacts) gainsAndGoal() widget.Widget {
	goal := f.goal(game.Attackers)
	if f.standings[game.Defenders].score < f.standings[game.Attackers].score {
		goal = f.goal(game.Defenders)
	}
	row := func(gain func(game.Camp) widget.Widget) widget.Widget {
		return widget.Row(goalGap, widget.Grow(gain(game.Attackers)), widget.Natural(goal), widget.Grow(gain(game.Defenders)))
	}
	whole := func(camp game.Camp) widget.Widget {
		if !f.becomes(camp) {
			return widget.Empty{}
		}
		by := f.standings[camp].projectedScore - f.standings[camp].score
		style := gainStyle(true).WithSize(13)
		return showIf(f.isDetailed, widget.Line(f.gainText(by, true), style, changeInk(by)).Aligned(outerAlign(camp)).AtLeast(style.Size))
	}
	return widget.FirstFit{row(whole), row(func(camp game.Camp) widget.Widget { return f.gain(camp, false) })}
}

func goalStyle() letters.Style { return ui.Body(13) }

// roundAndLead is the round, and beside it which camp leads by how much.
func (f *scoreFacts) roundAndLead(round widget.Widget) widget.Widget {
	by := f.standings[game.Attackers].score - f.standings[game.Defenders].score
	camp := game.Attackers
	if by < 0 {
		camp, by = game.Defenders, -by
	}
	if by == 0 || f.round == 0 {
		return round
	}
	text := f.words.T(lang.ForhonorScoreLead, lang.Text("camp", f.words.Camp(camp.String(), "")), lang.Count("n", by))
	const short = 80.0 // room for the shorter words of a round
	var fits widget.FirstFit
	for _, room := range []float64{math.Inf(1), short} {
		for _, size := range []float64{14, 13} {
			lead := widget.Line(text, ui.Strong(size), forhonorsprites.Camp(camp).Cloth().Dark).AtLeast(size)
			fits = append(fits, widget.Row(10, widget.Line(f.roundText(room), ui.Body(size), sprites.Ink2).AtLeast(size), lead).Along(widget.Centre))
		}
	}
	return fits
}

// campName is the name of a camp, or its pennant where the name of either has no room.
func (f *scoreFacts) campName(camp game.Camp) widget.Widget {
	flag := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return widget.Middle(pennant(camp, min(22, room.H)))
	})
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		for camp := range game.Camp(game.NumCamps) {
			if letters.Measure(nameStyle().WithSize(13), f.words.Camp(camp.String(), "")) > room.W {
				return flag
			}
		}
		return f.name(camp)
	})
}
