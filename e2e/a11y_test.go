package e2e

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/forhonor"
	"engawa/rules/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// screenReaderUser plays the page as a user of a screen reader does: it knows the words of the page alone, and presses its buttons.
type screenReaderUser struct {
	*pagePlayer
	pressCount int // buttons pressed so far
}

// Scripts that ask the page for its words.
const (
	allItems = `[...document.querySelectorAll("#a11y [data-id]")]
		.map((e) => ({id: e.dataset.id, tag: e.tagName, name: e.getAttribute("aria-label") || e.textContent, on: e.getAttribute("aria-pressed")}))`
	canChoose  = `document.querySelector('#a11y [data-id="heading.leads"]')`
	newsScript = `[...document.querySelectorAll("#news p")].map((p) => p.textContent).join("\n")`
)

// item is something that can be heard or pressed.
type item struct{ ID, Tag, Name, On string }

func (l *screenReaderUser) items() (items []item) {
	l.t.Helper()
	l.Eval(allItems, &items)
	return items
}

// has reports whether there is a button for the control.
func (l *screenReaderUser) has(key string) (there bool) {
	l.t.Helper()
	l.Eval("!!"+button(key), &there)
	return there
}

// button is the script of the button that stands for a control.
func button(key string) string {
	return `document.querySelector('#a11y button[data-id="control.` + key + `"]')`
}

// press presses buttons once they are there: in turn as assistive technology does, and by focus and key.
func (l *screenReaderUser) press(keys ...string) {
	l.t.Helper()
	for _, key := range keys {
		l.Until("the button of "+key, button(key))
		if l.pressCount++; l.pressCount%2 == 0 {
			l.Eval(button(key)+".focus()", nil)
			l.Key(kb.Enter)
		} else {
			l.Eval(button(key)+".click()", nil)
		}
		l.Frames(6) // the program hears of it, and says what has changed
	}
}

// pressOnPages presses a button that may stand on another page of the panel.
func (l *screenReaderUser) pressOnPages(key string) {
	l.t.Helper()
	if !l.has(key) && l.has("more") {
		l.press("more")
	}
	l.press(key)
}

// waitForFocus waits until the button of a control has the focus, whatever has become of its words.
func (l *screenReaderUser) waitForFocus(key string) {
	l.t.Helper()
	l.Eval(button(key)+".focus()", nil)
	l.Key(kb.Enter)
	l.Frames(20)
	l.Key(kb.Enter) // and once more, as the focus must not be lost
	l.Frames(20)
	l.Until("the focus to stay on "+key, button(key)+" === document.activeElement")
}

// waitForTitle waits until the page is headed so.
func (l *screenReaderUser) waitForTitle(title string) {
	l.t.Helper()
	l.Until("the title "+title, fmt.Sprintf(`document.querySelector("#a11y h1").textContent === %q`, title))
}

// table is the match on the table, which is kept from its first move on.
func (l *screenReaderUser) table() *rules.Match {
	l.t.Helper()
	if len(matches(l.t, l.files())) == 0 {
		return newMatch(l.t, map[string]string{"rules": "dobutsu"})
	}
	return l.match()
}

// play plays an action of the match by the parts that the rules name.
func (l *screenReaderUser) play(m *rules.Match, a rules.Action) {
	l.t.Helper()
	for _, part := range rules.Parts(m.Game, m.State(), a) {
		l.press(part.String())
	}
	if l.has("anyway") { // the table warns
		l.press("anyway")
	}
	l.waitForMove(m)
}

// waitForMove waits until the first seat has made another move than those of the match before.
func (l *screenReaderUser) waitForMove(before *rules.Match) {
	l.t.Helper()
	for range 200 {
		if countOwnMoves(l.table()) > countOwnMoves(before) {
			return
		}
		l.Frames(3)
	}
	l.t.Fatalf("after %d own moves nothing more was played; the page says %q, last told %q", countOwnMoves(before), l.items(), l.newsText())
}

// countOwnMoves counts the moves of the first seat.
func countOwnMoves(m *rules.Match) (n int) {
	for _, mv := range m.Log {
		if mv.By == 0 {
			n++
		}
	}
	return n
}

func (l *screenReaderUser) newsText() (news string) {
	l.t.Helper()
	l.Eval(newsScript, &news)
	return news
}

// TestAGameInWordsAlone plays a game of Dōbutsu shōgi against the computer from the shelf to the result, and begins the
// next one, by the buttons of the page in words.
func TestAGameInWordsAlone(t *testing.T) {
	t.Parallel()
	l := &screenReaderUser{pagePlayer: openPage(t, drive.PageOptions{Width: 760, Height: 480, Query: "seed=3", Server: drive.InsertScript(quick)})}
	words := lang.For(lang.English)
	l.waitForTitle("Engawa")
	l.check()
	l.checkHidden()

	for range lang.Tags() { // through all languages, back to English
		var tag lang.Tag
		l.Eval(`document.documentElement.lang`, &tag)
		tag = tag.Next()
		l.press("language")
		l.Until(tag.Name(), fmt.Sprintf(`document.documentElement.lang === %q && document.getElementById("a11y").lang === %[1]q`, tag))
		l.Until("words in "+tag.Name(), fmt.Sprintf(`document.getElementById("a11y").textContent.includes(%q)`, lang.For(tag).T(lang.ShelfTagline)))
	}
	l.Until("English again", `document.documentElement.lang === "en"`)

	l.waitForFocus("language") // which presses it twice
	for k := 2; k%len(lang.Tags()) != 0; k++ {
		l.press("language")
	}
	l.Until("English once more", `document.documentElement.lang === "en"`)

	l.press("settings")
	l.waitForTitle(words.T(lang.SettingsTitle))
	l.check()
	l.press("close")
	l.waitForTitle("Engawa")

	l.press("box.yokai")
	l.Until("the focus to be at the beginning of another screen", `document.activeElement === document.querySelector("#a11y h1")`)
	for _, key := range []string{"option.rules.1", iBegin} {
		l.pressOnPages(key)
	}
	l.check()
	l.press("begin")
	l.waitForTitle(words.Edition("yokai", map[string]string{"rules": "dobutsu"}).Title)
	l.Until("what can be done", canChoose)
	l.check()

	for m := l.table(); !m.Over(); m = l.table() {
		if !m.State().Actors().Has(0) {
			l.Frames(3)
			continue
		}
		strong, err := bots.New(m.Game, "5")
		if err != nil {
			t.Fatal(err)
		}
		a, err := bot.Choose(strong, m.State(), 0, rules.Rand(1, len(m.Log)), bot.Budget{Nodes: 4000})
		if err != nil {
			t.Fatal(err)
		}
		l.play(m, a)
	}
	other := table.Players(l.match())[1].Name
	if news := l.newsText(); len(l.match().Log) > 2 && !strings.Contains(news, other) {
		t.Errorf("what %s has played is not told, only %q", other, news)
	}
	l.Until("the result", button("again"))
	l.check()
	l.press("again")
	l.waitForTitle(words.Edition("yokai", map[string]string{"rules": "dobutsu"}).Title)
	l.Until("what can be done", canChoose)
	if old := matches(t, l.files())[0]; !old.Over() {
		t.Errorf("the first match is not over: %s", old.Game.FormatPosition(old.State()))
	}
	l.checkConsole()
}

// checkHidden checks that the words are there for those who listen, and not to be seen; and that the keyboard comes to them
// from the picture, and back.
func (l *screenReaderUser) checkHidden() {
	l.t.Helper()
	var seen struct {
		Display, Visibility, Role, Label, Live string
		Wide, High                             float64
	}
	l.Eval(`(() => {
		const words = document.getElementById("a11y"), canvas = document.querySelector("canvas"), box = words.getBoundingClientRect();
		const style = getComputedStyle(words);
		return {display: style.display, visibility: style.visibility, wide: box.width, high: box.height, role: canvas.getAttribute("role"),
			label: canvas.getAttribute("aria-label"), live: document.getElementById("news").getAttribute("aria-live")};
	})()`, &seen)
	if seen.Display == "none" || seen.Visibility == "hidden" || seen.Wide > 1 || seen.High > 1 {
		l.t.Errorf("the words are laid out as %+v, want them there and unseen", seen)
	}
	if seen.Role != "img" || seen.Label == "" || seen.Live != "polite" {
		l.t.Errorf("the picture is told as %+v", seen)
	}
	l.Eval(`document.querySelector("canvas").focus()`, nil)
	l.Key(kb.F6)
	l.Until("the words to have the focus", `document.getElementById("a11y").contains(document.activeElement)`)
	l.Eval(`document.getElementById("back").click()`, nil)
	l.Until("the picture to have the focus", `document.activeElement === document.querySelector("canvas")`)
}

// momentOf begins a match of a person against gentle computer players and returns it at the moment that is wanted.
func momentOf(t *testing.T, game string, seats int, wanted func(rules.State) bool) *rules.Match {
	t.Helper()
	players := []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "1"}, {Name: "Ren", Bot: "1"}}[:seats]
	return playUntil(t, game, rules.Setup{Seats: seats}, 3, players, func(m *rules.Match) bool {
		return m.State().Actors().Has(0) && wanted(m.State())
	})
}

// TestTurnsOfEveryGameInWords plays turns that are put together of several choices: a turn of Homeworlds, a card that
// is laid and built, a card of a duel.
func TestTurnsOfEveryGameInWords(t *testing.T) {
	t.Parallel()
	words := lang.For(lang.English)
	for _, tt := range []struct {
		name  string
		match *rules.Match
		play  func(l *screenReaderUser, m *rules.Match)
	}{
		{"homeworlds", momentOf(t, "homeworlds", 2, func(rules.State) bool { return true }), func(l *screenReaderUser, _ *rules.Match) {
			for range 6 { // two stars and a ship found a home; then a turn
				m := l.match()
				if !m.State().Actors().Has(0) {
					l.Frames(20)
					continue
				}
				l.play(m, goodMove(t, m))
			}
		}},
		{"honshu", momentOf(t, "honshu", 2, func(s rules.State) bool { return s.(*honshu.State).Phase() == honshu.PhaseBuild }), func(l *screenReaderUser, m *rules.Match) {
			l.pressByName(words.T(lang.HonshuTurnRight))
			l.pressByName(words.T(lang.HonshuSpotForCard)) // a square to which the card can be brought
			l.press("button 1000")
			l.waitForMove(m)
		}},
		{"forhonor", momentOf(t, "forhonor", 2, func(s rules.State) bool { return s.(*forhonor.State).Phase() == forhonor.PhaseCombat }), func(l *screenReaderUser, m *rules.Match) {
			a := m.State().View(0).Legal(0, nil)[0]
			for _, part := range append(rules.Parts(m.Game, m.State(), a), rules.Part{Kind: rules.PartButton, Index: 1000}, rules.Part{Kind: rules.PartButton, Index: 1100}) {
				if countOwnMoves(l.match()) == countOwnMoves(m) && l.has(part.String()) {
					l.press(part.String())
				}
			}
			l.waitForMove(m)
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			r := openPage(t, drive.PageOptions{Width: 1024, Height: 640, Query: "seed=3", Server: drive.InsertScript(storeMatchScript(t, tt.match, swift))})
			l := &screenReaderUser{pagePlayer: r}
			l.waitForTitle("Engawa")
			l.press("continue")
			l.waitForTitle(words.Game(tt.match.Game.Info().ID).Title)
			l.Until("what can be done", canChoose)
			l.check()
			tt.play(l, tt.match)
			l.checkConsole()
		})
	}
}

// pressByName presses a button by a part of its name.
func (l *screenReaderUser) pressByName(part string) {
	l.t.Helper()
	for _, i := range l.items() {
		if i.Tag == "BUTTON" && strings.Contains(i.Name, part) {
			l.press(strings.TrimPrefix(i.ID, "control."))
			return
		}
	}
	l.t.Fatalf("no button is called %s; there are %q", strconv.Quote(part), l.items())
}
