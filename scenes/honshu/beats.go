package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// beat is what somebody else has just done, or that a round ends. It rests for as long as the settings say, in words and
// with the squares of a card that has been built lit up.
type beat struct {
	text       string
	card       game.Card // that has been built; NoCard for the end of a round
	seat       rules.Seat
	cells      []game.Cell // of the land of that seat, which the card has added
	isPlaying  bool        // it is being shown; else the table says the words while nobody here chooses
	matchMoves int         // how many moves the match had
}

// follows reports whether beats are shown: in a match that is played here, where lands are seen.
func (b *Board) follows() bool { return !b.isWatched && !b.lesson && !b.leavesOut }

// showBeat shows a beat and lets it rest, until a press goes on; what is built lies on the land by then.
func (b *Board) showBeat(seat rules.Seat, card game.Card, text string, speed anim.Speed) anim.Step {
	show := anim.Do(func() {
		b.beat = beat{text: text, card: card, seat: seat, isPlaying: true, matchMoves: b.match.Len()}
		if card != game.NoCard {
			b.beat.cells = showingCells(b.lands[seat], func(p game.Placement) bool { return p.Card == card })
		}
		b.scene.Change()
	})
	if speed.Ticks(phaseMS) == 0 {
		return show
	}
	return anim.Series(show, anim.NewPause(anim.Ticks(b.services.Settings.Rest.Milliseconds())))
}

// playRoundEnd says that the round ends and what becomes of the hands, before they move or the next phase begins; nil at
// other moments.
func (b *Board) playRoundEnd(e rules.Event, speed anim.Speed) anim.Step {
	ends := e.Kind == rules.EvPhase && game.Phase(e.Thing) != game.PhaseOver ||
		e.Kind == rules.EvMove && e.Thing == game.ThingHand && e.From == game.PlaceHand
	if !ends || b.hand.phase != game.PhaseBuild || b.beat.isRoundEnd() || !b.follows() {
		return nil
	}
	return b.showBeat(rules.Public, game.NoCard, b.speaker().roundEnd(b.state), speed)
}

// isRoundEnd reports whether the end of a round is being shown.
func (t beat) isRoundEnd() bool { return t.isPlaying && t.card == game.NoCard }

// handMoves are the sentences about what becomes of the hands; "" where they stay.
var handMoves = [...]lang.Key{game.HandsLeft: lang.HonshuHandsLeft, game.HandsRight: lang.HonshuHandsRight, game.HandsDealt: lang.HonshuHandsDealt}

// roundEnd says that the round ends, and what becomes of the hands.
func (s speaker) roundEnd(st *game.State) string {
	text := s.words.T(lang.HonshuRoundEnds, lang.Count("n", st.Round()))
	if key := handMoves[st.HandMoveAfter(st.Round())]; key != "" {
		text += " " + s.words.T(key)
	}
	return text
}

// buildBeat says what a seat builds, and what its land gains.
func (b *Board) buildBeat(seat rules.Seat, p game.Placement) string {
	after, _ := b.state.Preview(seat, p)
	by := after.Score(b.state.Scoring()).Total() - b.state.Map(seat).Score(b.state.Scoring()).Total()
	return b.words().T(lang.HonshuBuilds, b.speaker().who(seat), cardArg(p.Card), lang.Text("by", difference(by)))
}

// restingPose is how a card lies that has just been built on a land, as the land is seen then.
func (b *Board) restingPose(seat rules.Seat, p game.Placement) pose {
	room, most := b.pictureOf(seat)
	chart := honshuart.Fit(honshuart.BoxOf(b.lands[seat].Build(p)), room, most, b.view.Scale)
	return pose{at: chart.Box(honshuart.BoxOfCard(p)).Centre(), height: 3 * chart.Side}
}

// showingCells are the squares of a card that are seen on a land, of the card whose placement is the one asked for.
func showingCells(m *game.Map, isIt func(game.Placement) bool) (cells []game.Cell) {
	m.Cells(func(at game.Cell) bool {
		if p, _, ok := m.PrintedSquare(at); ok && isIt(p) {
			cells = append(cells, at)
		}
		return true
	})
	return cells
}

// buildBand is the beat that is being shown, in the place of the table's sentences; nil for none.
func (b *Board) buildBand() widget.Widget {
	if !b.beat.isPlaying {
		return nil
	}
	surface := ui.LitPlate()
	if b.beat.isRoundEnd() {
		surface.Face = sprites.Kin2
	}
	text := &widget.Text{Text: b.beat.text, Style: ui.Strong(16), Ink: sprites.Ink, Align: canvas.Centre, MinSize: 12, Scaled: true, Elide: true, Key: "beat"}
	return widget.Panel{Surface: surface, Child: widget.Pad(10, 4, widget.Align{Y: widget.Centre, Child: text})}
}

// drawLitCard lights up the squares of a land that the card of the beat has added.
func (b *Board) drawLitCard(c *canvas.Canvas, seat rules.Seat, chart honshuart.Chart) {
	if b.beat.seat != seat || b.beat.cells == nil {
		return
	}
	const light = 0.35
	for _, at := range b.beat.cells {
		c.Fill(chart.Cell(at), sprites.Kin2.Alpha(light))
	}
	honshuart.DrawRim(c, chart, b.beat.cells, sprites.Kin2)
}

// endBeat takes away the beat that was shown before something else happens.
func (b *Board) endBeat() { b.beat = beat{} }

// keepBeat lets the beat rest when its movement ends, and takes it away where another position is shown.
func (b *Board) keepBeat() {
	b.beat.isPlaying = false
	if b.match.Len() != b.beat.matchMoves {
		b.endBeat()
	}
}
