package replay

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Explore returns a screen that plays moves of both sides from the end of a match, with what each is worth; it keeps
// nothing, and changes the match. The game must have a judge, see [bots.Of].
func Explore(svc *stage.Services, m *rules.Match, board table.Maker) *Replay {
	r := New(svc, m, board)
	v := &r.review
	v.explores, v.open, v.choosing, r.setsUp = true, true, true, false // its keys lead there
	r.askJudge()
	r.foreign, r.moveCount = false, r.last()
	r.page.Focus(keyPlay)
	return r
}

// Explores reports whether moves of both sides are played in it.
func (r *Replay) Explores() bool { return r.review.explores }

// buildEditorButton leads to the editor of positions.
func (r *Replay) buildEditorButton() widget.Widget {
	return widget.Sized{W: finger, H: finger, Child: r.button(keySetUp, lang.PositionTitle, "pencil", r.openEditor)}
}

// openEditor sets up another position, at first the one that is shown.
func (r *Replay) openEditor() {
	r.stop()
	r.services.Navigator.Position(r.match.Fork(r.moveCount))
}

// explore plays a move of the position that is shown. What followed there is forgotten, unless it began so.
func (r *Replay) explore(do rules.Action) {
	r.stop()
	if r.play(do) {
		r.goTo(r.moveCount + 1)
		r.refresh()
	}
}

// play makes a move that follows on the position that is shown, and reports whether there is one then.
func (r *Replay) play(do rules.Action) bool {
	by, ok := r.match.At(r.moveCount).Actors().Only()
	if !ok {
		return false
	}
	if mv := (rules.Move{By: by, Do: do}); r.moveCount == r.last() || r.match.Log[r.moveCount] != mv {
		r.forget()
		if _, err := r.match.Do(mv); err != nil {
			return false
		}
	}
	r.review.page = 0
	return true
}

// point picks a part of the board, as at a table: moves are made there as well as in the list. A part that cannot follow
// begins again; one that is pressed again is let go.
func (r *Replay) point(p rules.Part) {
	v := &r.review
	picked := append(slices.Clone(v.pickedParts), p)
	if slices.Contains(v.pickedParts, p) {
		picked = nil
	} else if next, do := r.follow(picked); len(next) == 0 && do == rules.Hidden {
		picked = []rules.Part{p}
	}
	next, do := r.follow(picked)
	switch {
	case do != rules.Hidden:
		r.explore(do)
		return
	case len(next) == 0:
		picked = nil
	default:
		r.services.Sound.Play(audio.PickUp)
	}
	v.pickedParts = picked
	r.showChoice()
}

// follow returns the parts that can be picked after others, and the move that those make by themselves.
func (r *Replay) follow(picked []rules.Part) (next []rules.Part, do rules.Action) {
	st := r.match.At(r.moveCount)
	if st.Actors() == 0 {
		return nil, rules.Hidden
	}
	for _, a := range st.Legal(r.mover(), nil) {
		for _, way := range rules.Paths(r.match.Game, st, a) {
			switch {
			case len(way) < len(picked) || !slices.Equal(way[:len(picked)], picked):
			case len(way) == len(picked):
				do = a
			case !slices.Contains(next, way[len(picked)]):
				next = append(next, way[len(picked)])
			}
		}
	}
	return next, do
}

// showChoice has the board light up what is picked and what can follow.
func (r *Replay) showChoice() {
	next, _ := r.follow(r.review.pickedParts)
	r.board.Choose(table.Choice{Picked: r.review.pickedParts, Next: next, State: r.state(r.moveCount), By: r.mover(), Changed: table.ChangedPicks})
	r.refresh()
}

// forget takes back all moves after the position that is shown.
func (r *Replay) forget() {
	for n := range r.review.lists {
		if n > r.moveCount {
			delete(r.review.lists, n)
		}
	}
	r.match.Truncate(r.moveCount)
}

// extend adds the best move to the match while the best line is shown, and reports whether there is a move to show. At
// the end it stops; while moves are being judged it waits.
func (r *Replay) extend() bool {
	if !r.review.explores || r.match.At(r.moveCount).Actors() == 0 {
		r.stop()
		return false
	}
	list, known := r.choices()
	switch {
	case known && len(list) > 0:
		return r.play(list[0].Do)
	case r.review.err() != nil:
		r.stop()
	}
	return false
}

// currentValue returns what the position is worth that is shown, to a seat; false while that is not known.
func (r *Replay) currentValue() (bot.Value, rules.Seat, bool) {
	st := r.match.At(r.moveCount)
	if st.Actors() == 0 {
		return bot.Value{Result: st.Payoffs()[0]}, 0, true
	}
	list, known := r.choices()
	if !known || len(list) == 0 {
		return bot.Value{}, 0, false
	}
	return list[0].Value, r.mover(), true
}

// explorerHead says what the position is worth and whose moves are listed; what the screen is for, as long as that is not
// known.
func (r *Replay) explorerHead() *widget.Text {
	if _, _, known := r.value(); !known {
		return &widget.Text{Text: r.services.Words.T(lang.ExploreTitle), Style: r.plan.textScale.Strong(17), Ink: sprites.Ink, Lines: 2, MinSize: 13, Key: keyHead, Head: true}
	}
	text := r.verdictText()
	text.Key, text.Lines, text.Head = keyHead, 2, true
	if r.match.At(r.moveCount).Actors() != 0 {
		text.Text += " · " + r.moverText()
	}
	return text
}

// crowdedWidth is the breadth below which the keys of the explorer stand closer together.
const crowdedWidth = 260.0

// explorerKeys takes moves back and brings them again, plays the best line, and leads to another position and to a match
// from here.
func (r *Replay) explorerKeys() widget.Widget {
	words := r.services.Words
	play, icon := lang.ExploreBest, "play"
	if r.plays {
		play, icon = lang.ReplayPause, "pause"
	}
	back := r.button(keyBack, lang.ReplayBack, "back", func() { r.seek(r.moveCount - 1) })
	run := r.button(keyPlay, play, icon, r.toggle)
	forward := r.button(keyForward, lang.ReplayForward, "next", func() { r.seek(r.moveCount + 1) })
	over := r.match.At(r.moveCount).Actors() == 0
	back.Off, forward.Off, run.Off, run.Primary = r.moveCount == r.firstDecision(), r.moveCount == r.last(), r.moveCount == r.last() && (over || r.review.err() != nil), true
	other := r.button(keySetUp, lang.PositionTitle, "pencil", r.openEditor)
	from := widget.Button{Icon: "hand", Text: words.T(lang.ReplayFromHereShort), Control: ui.Control{
		Key: keyFork, Name: words.T(lang.ReplayFromHere), Tip: words.T(lang.ReplayTryHere), Off: over, Press: func() { r.playPerfect(r.moveCount) },
	}}
	short := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		switch {
		case room.W < minForkWidth:
			from.FullTextWidth = minForkWidth // its sign alone
		case room.W < analysisIcon:
			from.Icon = ""
		case room.W >= forkWidth:
			from.Text = from.Name
		}
		return from
	})
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		near := buttonGap
		if room.W < crowdedWidth {
			near /= 2
		}
		row := widget.Row(near)
		for _, b := range []widget.Widget{back, run, forward, other} {
			row.Children = append(row.Children, widget.Fixed(finger, b))
		}
		row.Children = append(row.Children, widget.Grow(short))
		return row
	})
}

// firstDecision returns the first position at which somebody is to move: before it chance has drawn who begins.
func (r *Replay) firstDecision() (n int) {
	for n < r.last() && r.match.Log[n].By == rules.Nature {
		n++
	}
	return n
}
