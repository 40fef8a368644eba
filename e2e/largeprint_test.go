package e2e

import (
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/scenes/input"
	"engawa/scenes/stage"
)

// largePrintScript gives a player who has never been here words of twice their size.
const largePrintScript = `if (!localStorage["engawa/settings.json"]) localStorage["engawa/settings.json"] = '{"warnings":false,"forced":false,"rest":"none","reducedMotion":true,"textSize":200,"lang":"fr"}'`

// TestAGameInLargePrint plays a recorded match of two people on a phone's page by finger, with words of twice their
// size, to its end, and presses nothing on the table but the large print view and what is read through it.
func TestAGameInLargePrint(t *testing.T) {
	t.Parallel()
	script := recordedMatch(t, "dobutsu-catch")
	r := openPage(t, drive.PageOptions{Width: 390, Height: 844, Scale: 1.5, Touch: true, Language: "fr-FR", Server: drive.InsertScript(largePrintScript)})
	s := &matchDriver{t: t, on: r, width: r.width, height: r.height, game: "yokai", board: newBoard, seed: 1}
	s.begin(persons, animals, otherBegins)
	p := s.plan() // what has been said stands in the large print view, so that one table goes along with the whole match
	s.table(p, s.read())
	for _, mv := range script.Log {
		if mv.By == rules.Nature {
			continue // who begins has been agreed
		}
		m := s.read()
		for _, part := range rules.Parts(m.Game, m.State(), mv.Do) {
			s.readAndPress(p, "control."+part.String())
		}
		s.expect(m, mv.By, mv.Do, "through the large print view")
	}
	m := s.read()
	if !m.Over() || rules.End(m.Game, m.State()) != rules.End(script.Game, script.State()) {
		t.Fatalf("the match comes to %s, want %s", position(m), position(script))
	}
	s.rematch()
	r.checkConsole()
}

// readAndPress opens the large print view by its tool, else from the menu, goes on to the page with what stands for a
// control, and presses that.
func (s *matchDriver) readAndPress(p *plan, key string) {
	s.t.Helper()
	const settled = 200 // ticks after which the tool has found its place
	s.on.pass(settled)
	p.pass(settled)
	if p.top().Find(stage.LargePrintKey) != nil {
		s.press(p, stage.LargePrintKey)
	} else {
		s.press(p, "menu", "read")
	}
	s.on.pass(30)
	for n := 0; p.top().Find(key) == nil; n++ {
		if n == 0 {
			drive.SavePicture(s.t, "largeprint", s.on.picture())
		}
		if control(s.t, p.top(), "next").Off {
			drive.SavePicture(s.t, "unread", s.on.picture())
			s.t.Fatalf("%q stands on no page of the large print view", key)
		}
		s.press(p, "next")
	}
	s.press(p, key)
	p.pass(2)
	s.on.pass(30)
}

// pass lets time pass in the plan's program, in which nobody touches anything.
func (p *plan) pass(ticks int) {
	for range ticks {
		p.services.Stack.Update(&input.Frame{})
	}
}
