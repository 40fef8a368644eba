package e2e

import (
	"testing"

	"engawa/internal/drive"
	"engawa/scenes/lang"
	"engawa/scenes/welcome"
)

// TestThePageWelcomesOnce opens the page on a phone on which it has never been: it asks, in the browser's language; a
// name is typed by finger, and the way on leads to a choice of games and from there to a match with that name. When the
// page opens again, the shelf is there at once.
func TestThePageWelcomesOnce(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{First: true, Width: 390, Height: 844, Touch: true, Language: "fr-FR"})
	r.Until("the welcome", button("show"))
	drive.SavePicture(t, "welcome", r.WaitUntilStill())
	var label string
	if r.Eval(button("play")+".textContent", &label); label != lang.For(lang.French).T(lang.WelcomePlay) {
		t.Errorf("the welcome says %q", label)
	}
	p := r.plan().withLanguage(lang.French)
	page := p.show(welcome.New(p.services))
	r.choose(p, page, "name")
	r.types("typing")
	r.Insert("Zoé")
	r.waitForName("name", "Zoé")
	r.choose(p, page, "play")
	r.Until("the choice", button("play.yokai"))
	drive.SavePicture(t, "choice", r.WaitUntilStill())
	r.choose(p, p.show(welcome.NewChoice(p.services)), "play.yokai")
	r.Until("the table with the name", button("hint")+"&&document.body.textContent.includes('Zoé')")
	if got := r.settings().Name; got != "Zoé" {
		t.Errorf("the name that is kept is %q", got)
	}
	drive.SavePicture(t, "table", r.WaitUntilStill())

	r.Reload()
	r.Until("the shelf", button("box.yokai"))
	var again bool
	if r.Eval("!!"+button("show"), &again); again {
		t.Error("the second start welcomes again")
	}
	r.checkConsole()
}
