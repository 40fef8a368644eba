package forhonor

import (
	"slices"

	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// minSizeShare is what of the size that is wanted words that are read may be smaller at most before fewer are written.
const minSizeShare = 0.84

// buildHeroInfo reports what the hero can do that is about to be picked; the sign in the corner says that there is more.
func (m *handModel) buildHeroInfo() widget.Widget {
	if m.detail == game.NoHero {
		if m.invite == "" {
			return widget.Empty{} // its place is kept, so that cards stay where they are
		}
		return m.invitation()
	}
	words := widget.Memo("about", heroInfoModel{m.words, m.detail, m.class == stage.Wide, m.opening}, buildHeroInfo)
	if !m.opening {
		return words
	}
	part := button(buttonPanel + int(m.detail))
	name := m.words.T(lang.ForhonorPanelOpen, lang.Text("hero", m.words.HeroName(m.detail.String())))
	return widget.Pressable{Child: words, Control: ui.Control{Key: part.String(), Of: part, Name: name, Role: ui.RoleCell}}
}

// overviewLine is the height of a line of the list of all heroes of a hand.
const overviewLine = 20.0

// overview lists what each hero of the hand can do, in one line each, in so many columns; nil where some are not seen.
func (m *handModel) overview(columns int) widget.Widget {
	const size, names, gap = 14.0, 0.26, 12.0
	grid := widget.Grid{Columns: slices.Repeat([]float64{1}, columns), Gap: gap}
	for _, card := range m.hand[:m.size] {
		if card.hero == game.NoHero {
			return nil
		}
		hero := m.words.Hero(card.hero.String())
		grid.Children = append(grid.Children, widget.Row(6,
			widget.Share(names, unchanging(hero.Name, ui.Strong(size), sprites.Ink)), widget.Grow(unchanging(hero.Short, ui.Body(size), sprites.Ink2))).Across(widget.Centre))
	}
	rows := (m.size + columns - 1) / columns
	return widget.Sized{H: overviewLine * float64(rows), Child: grid}
}

// invitation is what is said before a hero is looked at, where there is room for it: on phones, whose cards are small, what
// all heroes of the hand can do.
func (m *handModel) invitation() widget.Widget {
	if m.class == stage.Wide {
		return widget.Align{Y: widget.Start, Child: widget.Lines(m.invite, ui.Body(17), sprites.Ink2)}
	}
	return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
		if e.TextScale > 1 {
			return widget.Empty{} // the room is for the sentence that asks
		}
		columns := 1
		if m.class == stage.Low {
			columns = 2
		}
		top := func(w widget.Widget) widget.Widget { return widget.Align{Y: widget.Start, Child: w} }
		invite := widget.Lines(m.invite, ui.Body(14), sprites.Ink2)
		list := m.overview(columns)
		if list == nil {
			return widget.FirstFit{top(invite), widget.Empty{}}
		}
		return widget.FirstFit{top(widget.Column(4, list, invite)), widget.Narrated{Words: m.invite, Child: top(list)}, top(invite), widget.Empty{}}
	})
}

// heroInfoModel is what is shown about a hero.
type heroInfoModel struct {
	words *lang.Catalog
	hero  game.Hero
	wide  bool
	sign  bool
}

// buildHeroInfo names the hero and its faction and says how far it moves and what it can do: all of that, or a few words
// where those would have to be much smaller than they are wanted.
func buildHeroInfo(m heroInfoModel) widget.Widget {
	const sign = 20.0
	hero := m.words.Hero(m.hero.String())
	faction, _ := m.words.Faction(m.hero.Faction().String())
	head := hero.Name + " · " + faction + " · " + m.words.T(lang.ForhonorAllowance, lang.Count("n", m.hero.Faction().Allowance()))
	first, body := widget.Line(head, ui.Strong(15.5), sprites.Ink).Scalable(), widget.Lines(hero.Long, ui.Body(15), sprites.Ink2).Scalable()
	if m.wide {
		first, body = widget.Lines(head, ui.Strong(18), sprites.Ink), widget.Lines(hero.Long, ui.Body(18), sprites.Ink2)
		first.Balance = false
	}
	icon := widget.If(m.sign, widget.Fixed(sign, widget.Align{Y: widget.Start, Child: widget.Icon("info", sign, sprites.Ink2)}))
	return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
		fits := func(text *widget.Text) widget.Widget {
			return widget.Column(0, widget.Row(6, widget.Grow(first), icon), &widget.Item{Child: widget.Align{Y: widget.Start, Child: text}, Grow: 1, Basis: 1})
		}
		short := body.Copy()
		short.Text = hero.Short
		if e.TextScale > 1 {
			wanted := body.Style.Size
			if body.Scaled {
				wanted *= e.Scale()
			}
			return widget.FirstFit{fits(body.AtLeast(minSizeShare * wanted)), fits(short)}
		}
		return widget.FirstFit{fits(body), fits(short)}
	})
}
