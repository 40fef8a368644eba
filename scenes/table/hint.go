package table

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
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
	if err := t.hintBot.ask(t.session.match, seat, t.services.Tablebases); err != nil {
		t.refuse(err)
		return
	}
	if t.hintBot.isAsked() {
		t.clearChoice()
	}
}

// hintTells reports whether a hint for the seat could give its secret away to the others at this device.
func (t *Table) hintTells(seat rules.Seat) bool {
	return t.session.keeps(seat) && t.session.viewer != seat
}

// advise lets the bot asked for a hint think for its share of one tick, and shows the move once it is found.
func (t *Table) advise() {
	plan, found := t.hintBot.think(t.services.Clock, t.share())
	if found && t.choose.active() {
		t.showMessage(t.suggest(plan), false)
		t.message.endsWithPress = true
	}
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

// suggest lights up how the first action of a plan is chosen, and returns the plan in words.
func (t *Table) suggest(plan []rules.Action) string {
	t.services.Sound.Play(audio.Hint)
	t.mark(Marks{Parts: rules.Parts(t.session.match.Game, t.choose.state, plan[0]), Kind: MarkHint})
	t.refresh() // the board may have turned to what is lit
	course := t.course(plan)
	if course == "" {
		return t.services.Words.T(lang.TableHintMarked)
	}
	sentence := t.services.Words.T(lang.TableHintIs, lang.Text("move", course))
	if r, ok := t.board.(Reasoner); ok {
		if why := r.Reason(t.session.state(), t.choose.by, plan); why != "" {
			sentence += " " + why
		}
	}
	return sentence
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
