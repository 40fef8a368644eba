package forhonor

import (
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

// invitation is what is said before a hero is looked at, where there is room for it.
func (m *handModel) invitation() widget.Widget {
	if m.class == stage.Wide {
		return widget.Align{Y: widget.Start, Child: widget.Lines(m.invite, ui.Body(17), sprites.Ink2)}
	}
	return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
		if e.TextScale > 1 {
			return widget.Empty{} // the room is for the sentence that asks
		}
		return widget.FirstFit{widget.Align{Y: widget.Start, Child: widget.Lines(m.invite, ui.Body(15), sprites.Ink2)}, widget.Empty{}}
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
