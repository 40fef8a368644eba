package position

import (
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
)

// battle is the arrangement of For Honor by hand: a hero is chosen and put on a square, soldiers are counted on. It
// changes the words of the text.
type battle struct {
	nothingHeld
	editor *Editor
	state  *forhonor.State
	camp   forhonor.Camp // whose heroes and soldiers are shown
	chosen [forhonor.NumCamps]int
}

// newBattle returns the arrangement of a position.
func newBattle(e *Editor, s *forhonor.State) *battle { return &battle{editor: e, state: s} }

// show implements byHand.
func (b *battle) show(s rules.State) { b.state = s.(*forhonor.State) }

// hero returns the hero that is chosen, NoHero before heroes are shared out.
func (b *battle) hero() forhonor.Hero { return b.state.Figures(b.camp)[b.chosen[b.camp]].Hero }

// change replaces a word of the text.
func (b *battle) change(word, by string) {
	b.editor.rewrite(func(w string) string {
		if w == word {
			return by
		}
		return w
	})
}

// standing returns the word of a hero in the text, and of it what stands before its place, its square, its life, and what
// follows.
func (b *battle) standing(h forhonor.Hero) (word, before string, at forhonor.Square, life int, after string) {
	for _, word := range strings.Fields(b.editor.text) {
		before, place, ok := strings.Cut(word, "@")
		if !ok || !strings.HasSuffix(before, "."+h.String()) {
			continue
		}
		place, acted := strings.CutSuffix(place, "+")
		if acted {
			after = "+"
		}
		square, lives, _ := strings.Cut(place, "/")
		at, _ = forhonor.ParseSquare(square)
		life, _ = strconv.Atoi(lives)
		return word, before, at, life, after
	}
	return "", "", forhonor.NoSquare, 0, ""
}

// put sets the chosen hero on a square, NoSquare for off the battlefield, with that life, 0 for all of it.
func (b *battle) put(to forhonor.Square, life int) {
	h := b.hero()
	word, before, _, old, after := b.standing(h)
	place := "off"
	if life == 0 {
		life = old
	}
	if life == 0 {
		life = h.Life()
	}
	if to != forhonor.NoSquare {
		place = to.String() + "/" + strconv.Itoa(life)
	}
	if by := before + "@" + place + after; word != "" && by != word {
		b.change(word, by)
	}
}

// soldiersWord is what a word about soldiers begins with.
const soldiersWord = "soldiers="

// soldiers returns the word about the soldiers of the camp in the text, and how many stand in each file.
func (b *battle) soldiers() (word string, files []string) {
	n := forhonor.Camp(0)
	for _, word := range strings.Fields(b.editor.text) {
		if list, ok := strings.CutPrefix(word, soldiersWord); ok {
			if n == b.camp {
				return word, strings.Split(list, ",")
			}
			n++
		}
	}
	return "", make([]string, forhonor.NumFiles)
}

// enlist counts the soldiers of a file on, and begins again after as many as there is room for.
func (b *battle) enlist(file int) {
	_, files := b.soldiers()
	queue, arrived := strings.CutSuffix(files[file], "+")
	n, _ := strconv.Atoi(queue)
	files[file] = strconv.Itoa((n + 1) % (forhonor.MaxQueue + 1))
	if arrived && n+1 < forhonor.MaxQueue-1 {
		files[file] += "+"
	}
	list := forhonor.Camp(0)
	b.editor.rewrite(func(word string) string {
		if strings.HasPrefix(word, soldiersWord) {
			if list++; list == b.camp+1 {
				return soldiersWord + strings.Join(files, ",")
			}
		}
		return word
	})
}

// clear implements byHand: heroes leave the battlefield, and soldiers too.
func (b *battle) clear() {
	b.editor.rewrite(func(word string) string {
		if before, _, ok := strings.Cut(word, "@"); ok {
			return before + "@off"
		} else if strings.HasPrefix(word, soldiersWord) {
			return soldiersWord + "0,0,0,0"
		}
		return word
	})
}

// mover implements byHand: it chooses the team that is set up.
func (b *battle) mover() widget.Widget {
	var list []string
	for camp := range forhonor.Camp(forhonor.NumCamps) {
		list = append(list, b.editor.words.Camp(camp.String(), ""))
	}
	return b.editor.choice(lang.PositionTeam, list, int(b.camp), func(k int) {
		b.camp = forhonor.Camp(k)
		b.editor.Arrange(b.editor.View())
	})
}

// build implements byHand: the battlefield, and below it heroes, soldiers and what is set of the chosen hero. While heroes
// are being shared out there is nothing to set.
func (b *battle) build(bool) widget.Widget {
	if b.hero() == forhonor.NoHero {
		return b.editor.picture()
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		const labelled, steps = 480.0, 46.0
		heroes, files := widget.Even(pieceGap), widget.Even(pieceGap)
		for k, f := range b.state.Figures(b.camp) {
			heroes.Children = append(heroes.Children, widget.Grow(b.heroCell(k, f)))
		}
		_, counts := b.soldiers()
		for file := range forhonor.NumFiles {
			files.Children = append(files.Children, widget.Grow(b.file(file, counts[file])))
		}
		all := widget.Column(gap, widget.Grow(widget.Builder(b.field)), widget.Fixed(finger, heroes))
		if room.H > labelled {
			all.Children = append(all.Children, widget.Fixed(lineLabel, label("label.soldiers", b.editor.words.T(lang.PositionSoldiers))))
		}
		all.Children = append(all.Children, widget.Fixed(finger, files),
			widget.Fixed(steps, widget.Even(gap, b.columnSteps(), b.rowSteps())), widget.Fixed(steps, widget.Even(gap, b.lifeSteps(), b.editor.roundSteps(lang.PositionRound, 30))))
		return all
	})
}

// field is the battlefield: a press puts the chosen hero there, and dragging takes it along.
func (b *battle) field(_ widget.Env, room widget.Size) widget.Widget {
	const largest = 60.0
	lie := forhonorart.Landscape
	if room.H > room.W {
		lie = forhonorart.Upright
	}
	chartIn := func(r geom.Rect) forhonorart.Chart { return forhonorart.Fit(lie, r, largest, b.editor.View().Scale) }
	draw := func(c *canvas.Canvas, r geom.Rect, _ ui.ControlState) {
		const pale, line = 0.45, 2.0
		chart := chartIn(r)
		c.Fill(chart.Board().Inset(-line), sprites.Ink)
		if b.editor.refusal != nil {
			c = c.Faded(pale)
		}
		forhonorart.Draw(c, b.state, chart)
		if _, _, at, _, _ := b.standing(b.hero()); at != forhonor.NoSquare {
			c.Fill(chart.Square(at), sprites.Shu.Alpha(0.3))
		}
	}
	_, _, at, _, _ := b.standing(b.hero())
	control := ui.Control{Key: "field", Role: ui.RoleSlider, Name: b.editor.words.T(lang.PositionField), Value: at.String(), Slide: func(p geom.Point) {
		if to, ok := chartIn(geom.R(0, 0, room.W, room.H)).At(p); ok && !to.Void() && b.state.HeroAt(to) == forhonor.NoHero {
			b.put(to, 0)
		}
	}, Adjust: func(step int) {
		if to := int(at) + step; at != forhonor.NoSquare && to >= 0 && to < forhonor.NumSquares {
			b.put(forhonor.Square(to), 0)
		}
	}}
	return drawn(control, draw)
}

// heroCell is a hero of the team, to be chosen.
func (b *battle) heroCell(k int, f forhonor.Figure) widget.Widget {
	isChosen := b.chosen[b.camp] == k
	name := b.editor.words.HeroName(f.Hero.String())
	control := ui.Control{Key: "hero." + strconv.Itoa(k), Role: ui.RoleChoice, On: isChosen, Name: name, Tip: name, Press: func() {
		b.chosen[b.camp] = k
		b.editor.Arrange(b.editor.View())
	}}
	draw := func(c *canvas.Canvas, r geom.Rect, _ ui.ControlState) {
		ui.DrawSurface(c, ui.Well(), r)
		if isChosen {
			c.Fill(r.Inset(2), sprites.Kin2)
		}
		token := forhonorsprites.HeroToken{Hero: forhonorsprites.Hero(f.Hero), Camp: forhonorsprites.Camp(b.camp)}
		c.Draw(canvas.Sprite(token), r.Centre(), canvas.Look{Size: (r.H - 6) / token.Box().H})
	}
	return drawn(control, draw)
}

// columnName is the letter of a column.
func columnName(column int) string { return forhonor.SquareAt(column, 1).String()[:1] }

// file is the number of soldiers in a file, counted on by a press.
func (b *battle) file(file int, count string) widget.Widget {
	column := columnName(forhonor.Attackers.FileSquare(file, 0).Column())
	queue, arrived := strings.CutSuffix(count, "+") // one more has arrived behind a gap
	n, _ := strconv.Atoi(queue)
	if arrived {
		n++
	}
	name := b.editor.words.T(lang.PositionFile, lang.Text("column", column), lang.Count("n", n))
	text := column + " " + strconv.Itoa(n)
	return widget.Button{Text: text, Group: "file", Control: ui.Control{
		Key: "file." + strconv.Itoa(file), Name: text, Value: name, Tip: name, Press: func() { b.enlist(file) },
	}}
}

// columnSteps sets the column of the chosen hero, before A that it is off the battlefield.
func (b *battle) columnSteps() widget.Widget {
	_, _, at, _, _ := b.standing(b.hero())
	values, now := []string{b.editor.words.T(lang.PositionOff)}, 0
	for column := range forhonor.Columns {
		values = append(values, b.editor.words.T(lang.PositionColumn)+" "+columnName(column))
	}
	row := b.camp.EdgeRow()
	if at != forhonor.NoSquare {
		now, row = at.Column()+1, at.Row()
	}
	return b.editor.steps("column", lang.PositionColumn, values, now, func(k int) { b.put(forhonor.SquareAt(k-1, row), 0) })
}

// rowSteps sets the row of the chosen hero.
func (b *battle) rowSteps() widget.Widget {
	_, _, at, _, _ := b.standing(b.hero())
	if at == forhonor.NoSquare {
		return b.editor.steps("row", lang.PositionRow, []string{b.editor.words.T(lang.PositionRow) + " –"}, 0, nil)
	}
	return b.editor.steps("row", lang.PositionRow, b.editor.numbered(lang.PositionRow, forhonor.Rows), at.Row()-1, func(k int) {
		b.put(forhonor.SquareAt(at.Column(), k+1), 0)
	})
}

// lifeSteps sets the life of the chosen hero.
func (b *battle) lifeSteps() widget.Widget {
	_, _, at, life, _ := b.standing(b.hero())
	if at == forhonor.NoSquare {
		return b.editor.steps("life", lang.PositionLife, []string{b.editor.words.T(lang.PositionLife) + " –"}, 0, nil)
	}
	return b.editor.steps("life", lang.PositionLife, b.editor.numbered(lang.PositionLife, b.hero().Life()), life-1, func(k int) { b.put(at, k+1) })
}
