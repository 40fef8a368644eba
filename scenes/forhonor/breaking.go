package forhonor

import (
	"strings"

	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// breaking is what is shown of camps that are broken, or that will be when the round ends as things stand.
type breaking struct {
	words       *lang.Catalog
	isBroken    [game.NumCamps]bool
	looms       [game.NumCamps]bool // the other camp will be broken
	readyHeroes [game.NumCamps]int  // heroes that are ready
	points      int                 // from which on a camp can break the other
}

func (b *Board) breaking() breaking {
	k := breaking{words: b.words(), isBroken: b.display.isBroken, points: b.state.Rules().BreakPoints()}
	for camp := range b.display.figures {
		k.looms[camp] = b.looms(game.Camp(camp))
		for _, f := range b.display.figures[camp] {
			if f.Post.Ready() {
				k.readyHeroes[camp]++
			}
		}
	}
	return k
}

// looms reports whether the camp breaks the other if it keeps its score.
func (b *Board) looms(camp game.Camp) bool {
	return b.state.Round() > 0 && b.state.Score(camp) >= b.state.Rules().BreakPoints()
}

// texts describes a broken camp, with how many heroes it has left and how they heal; else of one that will be broken.
// Loud is set for the first.
func (k *breaking) texts() (title, text string, loud bool) {
	s := speaker{words: k.words}
	for camp := range game.Camp(game.NumCamps) {
		if k.isBroken[camp] {
			return s.words.T(lang.ForhonorBrokenTitle, s.camp(camp)), s.words.T(lang.ForhonorBrokenLeft, lang.Count("n", k.readyHeroes[camp]), lang.Count("points", k.points)), true
		}
	}
	for camp := range game.Camp(game.NumCamps) {
		if k.looms[camp] {
			return "", s.words.T(lang.ForhonorLooms, s.camp(camp), lang.Count("points", k.points),
				lang.Text("other", s.words.Camp(camp.Other().String(), "the"))), false
		}
	}
	return "", "", false
}

// narration tells it for players who do not see it.
func (k *breaking) narration() []string {
	if title, text, _ := k.texts(); title+text != "" {
		return []string{strings.TrimSpace(title + " " + text)}
	}
	return nil
}

// sentence names in one sentence the camps that are broken.
func (k *breaking) sentence() string {
	s := speaker{words: k.words}
	for camp := range game.Camp(game.NumCamps) {
		if k.isBroken[camp] {
			return s.words.T(lang.ForhonorBroken, s.camp(camp))
		}
	}
	return ""
}

// shortWarning names in a few words the camps that will be broken.
func (k *breaking) shortWarning() string {
	s := speaker{words: k.words}
	for camp := range game.Camp(game.NumCamps) {
		if k.looms[camp] {
			return s.words.T(lang.ForhonorLoomsShort, s.camp(camp.Other()))
		}
	}
	return ""
}

// banner is the view model of the banner of broken camps.
type banner struct {
	breaking
	onField   bool // it lies on the battlefield
	isWatched bool // there it has room for one line

	explainsDeck bool // it says where turns come from, where there is nothing else to say
}

// banner returns what the banner shows now. On the battlefield, which it would hide, it is seen while a person here chooses a hero.
func (b *Board) banner() banner {
	calls := b.choice.State != nil && b.state.Phase() == game.PhaseCall
	m := banner{breaking: b.breaking(), onField: b.layout.breaking.Within(b.layout.window), isWatched: b.layout.watch}
	if m.onField && !m.isWatched && !calls {
		return banner{}
	}
	acted := 0
	for _, f := range b.display.figures[b.side()] {
		if f.HasActed {
			acted++
		}
	}
	const turns = 2 // that are explained
	m.explainsDeck = calls && !b.learns && b.state.Round() == 1 && acted < turns
	return m
}

// bannerRect is where the banner hides a part of the battlefield; empty where it does not, as where its words have no room.
func (b *Board) bannerRect() geom.Rect {
	m := b.banner()
	if !m.onField || m.isWatched {
		return geom.Rect{}
	}
	t := &b.bannerTree
	t.Build = buildBanner
	t.Arrange(b.layout.breaking, b.env())
	t.Show(m)
	if len(t.Tree().Narration()) == 0 {
		return geom.Rect{}
	}
	return b.layout.breaking
}

// buildBanner is the banner of a broken camp, or the warning that one may break; over the battlefield each in one sentence,
// and in a replay only the former.
func buildBanner(m banner) widget.Widget {
	const size, least = 14.0, 13.0 // of the words; titles are a little larger
	title, text, loud := m.texts()
	if text == "" && m.explainsDeck {
		text = m.words.T(lang.ForhonorCardsRule)
	}
	if text == "" || m.onField && m.isWatched && !loud {
		return widget.Empty{}
	}
	head := func(title *widget.Text) widget.Widget {
		return widget.Row(6, widget.If(loud, widget.Icon("warning", 20, sprites.Beni)), widget.Grow(title)).Across(widget.Centre)
	}
	panel := func(w widget.Widget) widget.Widget {
		return widget.Panel{Surface: ui.LitPlate(), Child: widget.Pad(10, 4, w)}
	}
	strong := func(text string, size float64) *widget.Text {
		return widget.Lines(text, ui.Strong(size+0.5), sprites.Ink)
	}
	if m.onField { // few words, but large ones where these are wanted
		return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
			whole, short := strong(m.sentence(), size).Scalable(), strong(title, size).Scalable()
			if !loud {
				whole, short = strong(text, size).AtLeast(least).Scalable(), short.Copy()
				if short.Text = m.shortWarning(); short.Text == "" {
					return widget.FirstFit{panel(head(whole)), widget.Empty{}}
				}
			}
			if e.Scale() > 1 {
				whole = whole.AtLeast(minSizeShare * whole.Style.Size * e.Scale())
			}
			return widget.FirstFit{panel(head(whole)), panel(head(short))}
		})
	}
	whole := widget.FitSize{From: size, To: least, Child: func(size float64) widget.Widget {
		more := widget.Lines(text, ui.Body(size), sprites.Ink2).AtLeast(size)
		column := widget.Column(0, widget.Gap(3), widget.If(loud, head(strong(title, size).AtLeast(size+0.5))), more, widget.Gap(3))
		return widget.Column(0, widget.Spacer(), panel(column))
	}}
	var brief widget.Widget = widget.Empty{} // where there is too little room the panel of the score tells it
	if loud {
		brief = widget.Column(0, widget.Spacer(), panel(head(strong(title, least))))
	}
	return widget.FirstFit{whole, brief}
}
