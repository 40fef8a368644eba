package table

import (
	"slices"
	"time"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
)

// hint asks the strongest bot for one good move of the person whose turn it is. The answer comes some ticks later.
func (t *Table) hint() {
	if !t.choose.active() {
		t.showMessage(t.services.Words.T(lang.TableNoHint), false)
		return
	}
	if t.hintBot.isAsked() {
		return
	}
	seat := t.choose.by
	if t.hintTells(seat) {
		t.showMessage(t.services.Words.T(lang.TableSecretHint), false)
		return
	}
	if err := t.hintBot.ask(t.session.match, seat, t.services); err != nil {
		t.refuse(err)
		return
	}
	if t.hintBot.isAsked() {
		t.clearChoice()
		t.showMessage(t.services.Words.T(lang.TableHintWait), false)
		t.message.waits = true
		t.refresh()
	}
}

// dropHint ends the search for a hint, and takes away that it is under way.
func (t *Table) dropHint() {
	t.hintBot.drop()
	if t.message.waits {
		t.dismiss()
		t.isStale = true
	}
}

// hintTells reports whether a hint for the seat could give its secret away to the others at this device.
func (t *Table) hintTells(seat rules.Seat) bool {
	return t.session.keeps(seat) && t.session.viewer != seat
}

// hintTime is what the search for a hint may take of a tick in which nothing is drawn: somebody waits for it.
const hintTime = 11 * time.Millisecond

// hintShare is what it may take of this tick.
func (t *Table) hintShare() time.Duration {
	if t.Stale() {
		return drawnTime
	}
	return hintTime
}

// advise lets the bot asked for a hint think for its share of one tick, and shows the move once it is found.
func (t *Table) advise() {
	found, ok := t.hintBot.think(t.services.Clock, t.hintShare())
	if !ok {
		return
	}
	t.dropHint()
	if t.choose.active() {
		t.showMessage(t.suggest(found), false)
		t.message.endsWithPress = true
	}
	t.refresh()
}

// endHint takes away a hint that has been read, with the next press: the sentence, and what is lit but for a part of it
// that is pressed.
func (t *Table) endHint(f *input.Frame) {
	if !t.message.endsWithPress {
		return
	}
	pressed, on := presses(f, &t.page)
	if !pressed {
		return
	}
	t.dismiss()
	t.isStale = true
	if p, ok := PartOf(on); !ok || !slices.Contains(t.choice.Marks.Parts, p) {
		t.mark(Marks{})
		t.updateHighlights()
	}
}

// presses reports whether something is pressed in the frame, and on which control of the page, nil for none. To go
// through the controls with keys is no press.
func presses(f *input.Frame, page *ui.Page) (pressed bool, on *ui.Control) {
	for _, p := range f.Pointers {
		if p.Phase == input.Down {
			return true, page.At(p.At, p.Touch)
		}
	}
	for _, n := range f.NamedInputs {
		return true, page.Find(n.Key)
	}
	if f.Has(input.Confirm) {
		return true, page.FocusedControl()
	}
	goes := func(i input.Action) bool { return i <= input.DownWards || i == input.Next || i == input.Previous }
	return len(f.Letters)+len(f.TypedRunes) > 0 || slices.ContainsFunc(f.Actions, func(i input.Action) bool { return !goes(i) }), nil
}

// suggest lights up how the first action of a hint is chosen, and returns the hint in words, with why where that is known and the
// game not lost. What the move is worth is left out where there is no room for both.
func (t *Table) suggest(h hint) string {
	t.services.Sound.Play(audio.Hint)
	t.mark(Marks{Parts: rules.Parts(t.session.match.Game, t.choose.state, h.plan[0]), Kind: MarkHint})
	t.refresh() // the board may have turned to what is lit
	course := t.course(h.plan)
	if course == "" {
		return t.services.Words.T(lang.TableHintMarked)
	}
	key, moves := worthOf(h.plan[0], h.values)
	why, worth := "", ""
	if n, ok := t.board.(Narrator); ok && key != lang.TableHintLost { // what is good about a move saves no lost game
		why = n.Reason(t.session.state(), t.choose.by, h.plan)
	}
	words := t.services.Words
	because := func(why string) string {
		return words.T(lang.TableHintReason, lang.Text("move", lang.Capitalize(course)), lang.Text("why", why))
	}
	if key != "" && (why == "" || key != lang.TableHintWinsNow) { // else the reason says so
		worth = words.T(key, lang.Count("n", moves))
	}
	switch {
	case why == "" && worth == "":
		return words.T(lang.TableHintIs, lang.Text("move", course))
	case why == "":
		why = worth
	case worth != "":
		if text := because(words.T(lang.TableHintReasonWorth, lang.Text("why", why), lang.Text("worth", worth))); t.hasRoomFor(text) {
			return text
		}
	}
	return because(why)
}

// hasRoomFor reports whether a sentence keeps to its place, and to the gaps above and below that.
func (t *Table) hasRoomFor(text string) bool {
	const gap = 4.0
	in := t.places.Message
	return in.Empty() || (sentence{text: text, textScale: t.view.TextScale()}).fits(geom.R(in.X, in.Y-gap, in.W, in.H+2*gap))
}

// nearEnd is in how many moves of both seats the end is near enough for a hint to say so.
const nearEnd = 9

// worthOf returns the text that says what a move is worth, "" where that is not known exactly or the end is far, with the
// number of moves in it, those of the winner.
func worthOf(do rules.Action, values []analysis.Move) (text lang.Key, moves int) {
	at := slices.IndexFunc(values, func(m analysis.Move) bool { return m.Do == do })
	if at < 0 || values[at].Value.IsUnknown {
		return "", 0
	}
	others := slices.Delete(slices.Clone(values), at, at+1)
	draws := func(m analysis.Move) bool { return m.Value.IsUnknown || m.Value.Result >= 0 }
	switch v := values[at].Value; {
	case v.Result != 0 && v.Moves > nearEnd:
		return "", 0
	case v.Result > 0 && v.Moves == 1:
		return lang.TableHintWinsNow, 0
	case v.Result > 0 && v.IsUpperBound:
		return lang.TableHintWinsAtMost, WinnerMoves(v, true)
	case v.Result > 0:
		return lang.TableHintWins, WinnerMoves(v, true)
	case v.Result < 0 && v.IsUpperBound:
		return "", 0
	case v.Result < 0:
		return lang.TableHintLost, WinnerMoves(v, true)
	case len(others) > 0 && !slices.ContainsFunc(others, draws):
		return lang.TableHintOnlyDraw, 0
	}
	return lang.TableHintDraw, 0
}

// course puts a plan into words as far as the person to act carries it out in this turn: the action, and what follows.
func (t *Table) course(plan []rules.Action) string {
	if !t.inTurns {
		plan = plan[:1]
	}
	by, s, sentence := t.choose.by, t.session.state().Clone(), ""
	for _, a := range plan {
		if !s.Actors().Has(by) {
			break
		}
		mv := rules.Move{By: by, Do: a}
		line := Advice(t.board, s, mv)
		switch {
		case sentence == "":
			sentence = line
		case line != "":
			sentence = t.services.Words.T(lang.TableHintThen, lang.Text("first", sentence), lang.Text("next", line))
		}
		if _, err := s.Apply(mv, nil); err != nil {
			break
		}
	}
	return sentence
}
