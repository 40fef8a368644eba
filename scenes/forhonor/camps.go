package forhonor

import (
	"math"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
)

// campsOverlay is the panel with the heroes of both camps, before the battle begins.
type campsOverlay struct {
	widget.TreeCache[campsModel]
	readOnly
	moves campsMoves
}

// campsMoves is what moves on that panel.
type campsMoves struct {
	turningHero game.Hero // that is being turned over
	turn        float64   // how far, 0 to 1
	isClosing   bool      // the panel goes
	closedShare float64   // how far it has gone, 0 to 1
}

// hiddenHero returns the hero whose face is not seen yet, NoHero for none.
func (m *campsMoves) hiddenHero() game.Hero {
	if m.turn < 0.5 {
		return m.turningHero
	}
	return game.NoHero
}

// campsModel is what the panel shows but for what moves.
type campsModel struct {
	words      *lang.Catalog
	menu       bool // it stands beside the head
	heroes     [game.NumCamps][game.CampSize]campHero
	hiddenHero game.Hero // not seen yet
	isOrdered  bool      // heroes act in their order
	introduces bool      // it says what heroes are good at, and waits for a press
	goal       string    // how the match is won
}

// campHero is a hero of a camp; NoHero while it is not known.
type campHero struct {
	hero  game.Hero
	seat  rules.Seat
	owner string
}

func (o *campsOverlay) update(b *Board) {
	m := campsModel{words: b.words(), introduces: b.introduces, goal: goalWords(b.words(), b.state.Rules()), menu: b.view.Class == stage.Tall && !b.isWatched, hiddenHero: o.moves.hiddenHero(), isOrdered: b.state.Rules().IsOrderFixed && b.display.countHeroes() == game.NumCamps*game.CampSize}
	for camp := range b.display.figures {
		for k, f := range b.display.figures[camp] {
			m.heroes[camp][k] = campHero{f.Hero, f.Owner, b.playerName(f.Owner)}
		}
	}
	if o.Build == nil {
		o.Build = func(m campsModel) widget.Widget { return buildCamps(m, &o.moves) }
	}
	o.Arrange(b.panelRoom(campsPanel), b.env())
	o.Show(m)
}

// leave takes the panel away.
func (o *campsOverlay) leave(b *Board, speed anim.Speed) anim.Step {
	o.moves.isClosing = true
	b.scene.Change()
	return anim.Series(anim.NewTween(speed.Ticks(overlayFadeMS), anim.CubicOut, func(p float64) { o.moves.closedShare = p }), anim.Do(func() {
		o.moves = campsMoves{}
		b.overlays.Remove(o)
	}))
}

// Narration implements [widget.Overlay].
func (o *campsOverlay) Narration() []string { return o.Tree().Narration() }

// Cover implements [widget.Overlay].
func (o *campsOverlay) Cover() widget.Cover { return widget.Opaque }

// Back implements [widget.Overlay].
func (o *campsOverlay) Back() bool { return false }

func (o *campsOverlay) ground(b *Board) widget.Widget {
	if o.moves.isClosing {
		return widget.Stack{widget.Inert{Child: b.field()}, b.inSafe(b.sitting(campsPanel).arrange())}
	}
	return b.buildBesidePanel(campsPanel)
}

func (o *campsOverlay) view() widget.Widget {
	faded := func(c *canvas.Canvas, _ geom.Rect) *canvas.Canvas { return c.Faded(1 - o.moves.closedShare) }
	return widget.Effect{On: faded, Child: widget.Embed{Tree: o.Tree()}}
}

func (o *campsOverlay) message(b *Board) (string, bool) { return "", b.introduces }

func (o *campsOverlay) touch(b *Board, p rules.Part) bool {
	if p != button(buttonCommit) || !b.introduces {
		return b.touchCommon(p)
	}
	b.introduces = false
	b.cover(b.overlayOf(b.state))
	return true
}

// buildCamps is the tree of the panel: the camps side by side, or one above the other; heroes on cards, or in large words
// in rows with large names.
func buildCamps(m campsModel, moves *campsMoves) widget.Widget {
	return widget.Panel{Surface: ui.LitPanel(), Child: widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		listed := e.TextScale > 1 || m.introduces
		both := func(half func(game.Camp) widget.Widget) widget.Widget {
			return m.besideOrBelow(listed, half)
		}
		camps := both(func(camp game.Camp) widget.Widget { return m.cards(camp, moves) })
		if listed {
			camps = both(func(camp game.Camp) widget.Widget { return m.rows(camp, m.row) })
		}
		if m.introduces && e.TextScale <= 1 {
			var fits widget.FirstFit
			for _, size := range []float64{20, 18, 16.5, 15, 13, 0} {
				fits = append(fits, both(func(camp game.Camp) widget.Widget { return m.rows(camp, m.introduction(size)) }))
			}
			camps = fits
		}
		head := widget.Share(0.12, handHead(m.words.T(lang.ForhonorCamps), "")).Within(0, 44)
		if m.menu {
			head = besideMenu(head.Child, true)
		}
		var goal, press widget.Widget
		if m.introduces {
			const wide, lip, roomyTeams = 300.0, 8.0, 420.0 // the last is the height with room for the goal
			if e.TextScale <= 1 && room.H >= roomyTeams {
				goal = widget.Natural(widget.Padding{Top: lip, Child: widget.Lines(m.goal, ui.Body(15), sprites.Ink2).Aligned(canvas.Centre)})
			}
			press = widget.Fixed(mainButtonHeight+lip, widget.Padding{Top: lip, Child: widget.Align{X: widget.Centre, Child: widget.Sized{W: min(wide, room.W*0.8), Child: commitButton(m.words.T(lang.ForhonorCampsGo), true)}}})
		}
		return widget.Pad(sideOfHand(room), 12, widget.Column(0, head, widget.Grow(camps), goal, press))
	})}
}

// besideOrBelow sets the camps side by side, or one above the other, with a line between them.
func (m *campsModel) besideOrBelow(listed bool, half func(game.Camp) widget.Widget) widget.Widget {
	const gap, hair = 20.0, 1.5
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		stacked := room.H > room.W && !(listed && room.W > room.H*0.8)
		line := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Fill(r, sprites.Paper4) }}
		apart := widget.Widget(widget.Pad(0, gap/2, line))
		if stacked {
			apart = line
		}
		space := (gap - hair) / 2
		parts := widget.Row(0, widget.Grow(half(game.Attackers)), widget.Gap(space), widget.Fixed(hair, apart), widget.Gap(space), widget.Grow(half(game.Defenders)))
		parts.Vertical = stacked
		return parts
	})
}

// name is the name of a camp over its heroes.
func (m *campsModel) name(camp game.Camp) widget.Widget {
	name := widget.Line(m.words.Camp(camp.String(), ""), ui.Strong(17), sprites.Sides()[camp].Dark).Aligned(canvas.Centre).Scalable()
	return widget.Fixed(28, name)
}

// cards are the heroes of a camp, with its name close to them.
func (m *campsModel) cards(camp game.Camp, moves *campsMoves) widget.Widget {
	const title, close = 28.0, 6.0
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		var list []widget.Widget
		for k, one := range m.heroes[camp] {
			list = append(list, m.pressable(one, m.card(one, k, camp, moves)))
		}
		grid, high := cardGrid(widget.Size{W: room.W, H: room.H - title - close}, list)
		return widget.Column(0, m.name(camp), widget.Gap(close), widget.Fixed(high, grid)).Along(widget.Centre)
	})
}

// pressable lets a hero that is known be looked at closely.
func (m *campsModel) pressable(one campHero, look widget.Widget) widget.Widget {
	if one.hero == game.NoHero {
		return look
	}
	part := button(buttonPanel + int(one.hero))
	return widget.Pressable{Child: look, Control: ui.Control{Key: part.String(), Of: part, Name: m.words.List(m.words.HeroName(one.hero.String()), one.owner), Role: ui.RoleCell}}
}

// card is the card of a hero with the crest of its owner and, in a fixed order, its place in that.
func (m *campsModel) card(one campHero, k int, camp game.Camp, moves *campsMoves) widget.Widget {
	words, placed := m.words, m.isOrdered
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		name := heroNameStyle(words, room.H)
		return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { moves.drawCard(c, words, one, k, camp, r, name, placed) }}
	})
}

// drawCard draws such a card, which may be being turned over.
func (m *campsMoves) drawCard(c *canvas.Canvas, words *lang.Catalog, one campHero, k int, camp game.Camp, r geom.Rect, name letters.Style, placed bool) {
	h := one.hero
	if h == m.turningHero && h != game.NoHero && m.turn < 1 {
		open := max(0.05, math.Abs(math.Cos(math.Pi*m.turn)))
		r = geom.Around(r.Centre(), r.W, r.H*(0.9+0.1*open))
		if m.hiddenHero() == h {
			h = game.NoHero
		}
	}
	drawHeroCard(c, words, h, camp, r, name)
	if h == game.NoHero {
		return
	}
	size := min(34, r.W*0.26)
	table.DrawCrest(c, one.seat, geom.Pt(r.Right()-size*0.55, r.Y+size*0.6), size)
	if placed {
		c.Draw(placePicture(k+1), geom.Pt(r.X+size*0.55, r.Y+r.H*0.5), canvas.Look{Size: size / 36})
	}
}

// owners is how many players lead the heroes of a camp.
func (m *campsModel) owners(camp game.Camp) int {
	var seats rules.Seats
	for _, one := range m.heroes[camp] {
		seats = seats.With(one.seat)
	}
	return seats.Len()
}

// rows are the heroes of a camp in rows below its name.
func (m *campsModel) rows(camp game.Camp, row func(campHero, game.Camp) widget.Widget) widget.Widget {
	kids, high := []widget.Widget{m.name(camp)}, 76.0
	if m.introduces {
		high = 112
	}
	for _, one := range m.heroes[camp] {
		kids = append(kids, widget.Basis(high, m.pressable(one, row(one, camp))).Within(24, high))
	}
	return widget.Column(3, kids...)
}

// introduction returns a row that says what a hero is good at below its name, which has that size; in small ones what
// it can do, in fewer words; 0 is for its name alone.
func (m *campsModel) introduction(size float64) func(campHero, game.Camp) widget.Widget {
	const crest, least = 26.0, 14.0
	gap := 16.0
	if size == 0 {
		gap = 6
	}
	return func(one campHero, camp game.Camp) widget.Widget {
		hero := m.words.Hero(one.hero.String())
		small := size - 2
		line := widget.Lines(hero.Good, ui.Body(small), sprites.Ink2).AtLeast(small).Muted()
		name := widget.Line(hero.Name, ui.Strong(size), sprites.Ink).Muted()
		if size < least {
			line = widget.Line(hero.Short, ui.Body(size), sprites.Ink2).AtLeast(size).Muted()
		}
		texts := widget.Column(0, widget.Natural(name), widget.Natural(line)).Along(widget.Centre)
		if size == 0 {
			texts = widget.Column(0, widget.Natural(widget.Line(hero.Name, ui.Strong(15), sprites.Ink).Elided().Muted())).Along(widget.Centre)
		}
		return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			return widget.Row(gap, widget.Fixed(room.H, drawnToken(one.hero, camp)), widget.Grow(texts), widget.If(m.owners(camp) > 1, ownerCrest(one.seat, crest)))
		})
	}
}

// drawnToken is the token of a hero, as high as its room.
func drawnToken(h game.Hero, camp game.Camp) widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		drawToken(c, forhonorsprites.HeroToken{Hero: forhonorsprites.Hero(h), Camp: forhonorsprites.Camp(camp)}, r.Centre(), r.H)
	}}
}

// ownerCrest is the crest of a seat, so broad.
func ownerCrest(seat rules.Seat, size float64) widget.Widget {
	return widget.Fixed(size, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { table.DrawCrest(c, seat, r.Centre(), size) }})
}

// row is the token of a hero, its name in large letters and the crest of its owner; the name has a line of its own where
// it needs that. Heroes that are not known yet are shown as such.
func (m *campsModel) row(one campHero, camp game.Camp) widget.Widget {
	const gap, most = 8.0, 34.0
	if one.hero == game.NoHero || one.hero == m.hiddenHero {
		one := widget.Line(m.words.T(lang.ForhonorUnknown), ui.Body(14), sprites.Ink2).Aligned(canvas.Centre).Scalable()
		lines := one.Copy()
		lines.Lines = 2
		return widget.Pad(1, 3, widget.Panel{Surface: ui.Well(), Child: widget.Pad(11, 0, widget.FirstFit{one, lines})})
	}
	token := drawnToken(one.hero, camp)
	crest := func(size float64) widget.Widget { return ownerCrest(one.seat, size) }
	name := widget.Line(m.words.HeroName(one.hero.String()), ui.Strong(17), sprites.Ink).Muted().Scalable()
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		size := min(most, room.H*0.6)
		beside := func(name *widget.Text) widget.Widget {
			return widget.Row(gap, widget.Fixed(room.H, token), widget.Grow(name), crest(size))
		}
		if room.H <= 50 {
			return beside(name)
		}
		low := room.H * 0.52
		whole := name.AtLeast(min(name.Style.Size*e.Scale(), room.H*0.7))
		return widget.FirstFit{beside(whole), widget.Column(0, widget.Grow(name),
			widget.Fixed(low, widget.Row(0, widget.Fixed(low, token), widget.Spacer(), crest(min(size, low)))))}
	})
}
