package rulestest

import (
	"slices"
	"strings"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// oneLine reports whether a text can stand on a line of the text protocol.
func oneLine(text string) bool {
	return text != "" && text == strings.TrimSpace(text) && !strings.ContainsAny(text, "\n\r\t\x00#")
}

// positionText: a position can be written and read again. One that is over may be refused: notations for play do not
// hold every end.
func positionText(p *position) {
	text := p.game.FormatPosition(p.state)
	if !oneLine(text) {
		fail("the position text %q is not one line", text)
	}
	setup := p.match.Setup.Clone()
	back, err := p.game.ParsePosition(setup, text)
	if err != nil {
		if fault := refusalFault(err); fault != "" || p.state.Actors() != 0 {
			fail("its own position text %q is refused: %v %s", text, err, fault)
		}
		return
	}
	if again := p.game.FormatPosition(back); again != text {
		fail("the position text %q comes back as %q", text, again)
	}
	if p.state.Actors() != 0 && !p.state.Actors().Has(rules.Nature) && back.Hash() != p.state.Hash() {
		fail("the position read from %q has another hash", text)
	}
	setup.From = text
	start, err := p.game.New(setup)
	if err != nil || !same(start, back) {
		fail("Setup.From %q does not begin with that position: %v", text, err)
	}
}

// actionText: every action has a text that is read as that action, Hidden is "-", and reading plays nothing.
func actionText(p *position) {
	before := encode(p.state)
	for _, m := range p.moves(60) {
		text := p.game.FormatAction(p.state, m)
		if !oneLine(text) {
			fail("the action text %q is not one line", text)
		}
		do, err := p.game.ParseAction(p.state, m.By, text)
		if err != nil || do != m.Do {
			fail("the text %q of action %d of seat %s is read as %d, %v", text, m.Do, m.By, do, err)
		}
	}
	if text := p.game.FormatAction(p.state, rules.Move{By: 0, Do: rules.Hidden}); text != "-" {
		fail("a hidden action is written %q, expected %q", text, "-")
	}
	if string(before) != string(encode(p.state)) {
		fail("reading or writing an action changes the position")
	}
}

// textBad: text that is no legal action or no position is refused with a reason, and never panics.
func textBad(p *position) {
	texts := []string{"", " ", "-", "?", "zzz", "\x00", "日本", "99999999999999999999", "a;b", strings.Repeat("9", 5000)}
	for _, m := range p.moves(4) {
		text := p.game.FormatAction(p.state, m)
		texts = append(texts, text, text+" "+text, text+"!", text[1:], text[:len(text)-1], "-"+text)
	}
	for _, by := range append(p.seats(), rules.Nature) {
		legal := gamekit.Choices(p.state, by)
		for _, text := range texts {
			do, err := p.game.ParseAction(p.state, by, text)
			if err == nil && !slices.Contains(legal, do) {
				fail("the text %q of seat %s is read as %d, which is not legal", text, by, do)
			}
			if fault := refusalFault(err); err != nil && fault != "" {
				fail("the text %q of seat %s: %s", text, by, fault)
			}
			if want := p.refusalCode(by); want != "" && oneLine(text) && err != nil && p.isAction(text) && rules.CodeOf(err) != want {
				fail("the text %q of seat %s is refused as %q, expected the code %q", text, by, err, want)
			}
		}
	}
	for _, text := range append(texts, p.game.FormatPosition(p.state)+"x") {
		s, err := p.game.ParsePosition(p.match.Setup, text)
		if err == nil {
			if fault := findUnsound(p.game, s); fault != "" {
				fail("the position text %q is accepted, but %s", text, fault)
			}
		} else if fault := refusalFault(err); fault != "" {
			fail("the position text %q: %s", text, fault)
		}
	}
}

// isAction reports whether the text is a legal action of somebody here, so that only the seat can be wrong.
func (p *position) isAction(text string) bool {
	for by := range p.state.Actors().All() {
		if _, err := p.game.ParseAction(p.state, by, text); err == nil {
			return true
		}
	}
	return false
}

// turnText: a turn played at random can be written and read as one text, with the same result.
func turnText(p *position) {
	notation, ok := p.game.(rules.Notation)
	by, alone := p.state.Actors().Only()
	if !ok || !alone || by == rules.Nature || !startsTurn(p, by) {
		return
	}
	s := p.state.Clone()
	var turn []rules.Action
	for only, one := s.Actors().Only(); one && only == by; only, one = s.Actors().Only() {
		legal := s.Legal(by, nil)
		do := legal[p.rng.IntN(len(legal))]
		if _, err := s.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			return // legal-accepted reports it
		}
		turn = append(turn, do)
	}
	text := notation.FormatTurn(p.state, by, turn)
	if !oneLine(text) {
		fail("the turn text %q is not one line", text)
	}
	back, _, err := notation.ParseTurn(p.match.Fork(p.ply), by, text)
	if err != nil {
		fail("the turn %q is refused: %v", text, err)
	}
	again := p.state.Clone()
	for _, do := range back {
		if _, err := again.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			fail("the turn %q is read as actions that cannot be played: %v", text, err)
		}
	}
	if again.Hash() != s.Hash() {
		fail("the turn %q leads to another position than its actions", text)
	}
}

// startsTurn reports whether the seat has not acted just before.
func startsTurn(p *position, by rules.Seat) bool {
	return p.ply == 0 || p.match.Log[p.ply-1].By != by
}
