package forhonor

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// choosing shows a seat the position of a match, and lets it choose.
func choosing(t *testing.T, m *rules.Match, by rules.Seat, v stage.View) *Board {
	t.Helper()
	b := testBoard(m, by, v, store.Normal)
	view := m.State().View(by)
	b.show(view)
	c := table.Choice{State: view, By: by}
	for _, a := range view.Legal(by, nil) {
		if part := rules.Parts(m.Game, view, a)[0]; !slices.Contains(c.Next, part) {
			c.Next = append(c.Next, part)
		}
	}
	b.Choose(c)
	return b
}

// checkApart fails for rooms that overlap or reach beyond the safe part of the window.
func checkApart(t *testing.T, about string, safe geom.Rect, rooms map[string]geom.Rect) {
	t.Helper()
	for name, r := range rooms {
		if r.Empty() {
			continue
		}
		if !r.Within(safe) {
			t.Errorf("%s: %s at %v is not within %v", about, name, r, safe)
		}
		for other, o := range rooms {
			if name < other && !o.Empty() && r.Inset(0.5).Overlaps(o.Inset(0.5)) {
				t.Errorf("%s: %s at %v lies over %s at %v", about, name, r, other, o)
			}
		}
	}
}

// rooms are the places of a duel.
func rooms(t *widget.Tree) map[string]geom.Rect {
	list := map[string]geom.Rect{}
	for _, name := range []string{table.SlotTool(toolMenu), table.SlotTool(toolHint), table.SlotMessage, table.SlotConfirm} {
		list[name] = t.Slot(name)
	}
	for _, c := range t.Controls() {
		list[c.Key] = c.Rect
	}
	return list
}

func TestNothingOverlapsInADuel(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, firstRound)
	for name, v := range stagetest.Views() {
		for _, left := range []bool{false, true} {
			b := testBoard(m, 0, v, store.Normal)
			b.services.Settings.LeftHanded = left
			b.arrange(v)
			b.show(m.State().View(0))
			about := fmt.Sprintf("%s, left %v", name, left)
			for _, c := range []table.Choice{{}, {By: 0, State: m.State().View(0)}} {
				b.Choose(c)
				tree := b.top().Tree()
				if tree.Short {
					t.Errorf("%s: something has no room", about)
				}
				list := rooms(tree)
				checkApart(t, about, v.Safe, list)
				for key, r := range list {
					if !r.Empty() && key != "message" && min(r.W, r.H) < minTarget {
						t.Errorf("%s: %s at %v is too small to be pressed", about, key, r)
					}
				}
			}
		}
	}
}

// Words that are wanted twice as large have the headline of a duel grow, over nothing else, where the units of a phone
// cannot grow as far.
func TestTheHeadlineOfADuelGrows(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, firstRound)
	for name, v := range stagetest.Views() {
		v.Text = 2
		v = v.For(nil)
		b := testBoard(m, 0, v, store.Normal)
		b.show(m.State().View(0))
		usual := b.top().Tree().Slot(table.SlotMessage)
		b.Choose(table.Choice{By: 0, State: m.State().View(0)})
		checkApart(t, name, v.Safe, rooms(b.top().Tree()))
		for card := range game.Card(game.NumCards + 1) {
			if b.overlayState.duel.card = combatPart(card); b.top().Tree().Short {
				t.Errorf("%s: with %q chosen there is no room for %s", name, card, b.top().Tree().Overflows)
			}
		}
		want := v.Class != stage.Wide && v.TextScale() >= 1.25
		head := b.top().Tree().Slot(table.SlotMessage)
		if grown := head.H >= 1.6*usual.H; grown != want {
			t.Errorf("%s: words are %.2f times larger, and the headline has %.0f units instead of %.0f", name, v.TextScale(), head.H, usual.H)
		}
	}
}

// A screen reader says who has joined the attacker in a duel, in the first round alone.
func TestADuelShowsWhoHasJoinedIn(t *testing.T) {
	for n, until := range []func(*game.State) bool{firstRound, secondRound} {
		m := moment(t, rules.Setup{Seats: 2}, until)
		b := testBoard(m, 0, windows()[0], store.Normal)
		b.show(m.State().View(0))
		alone := b.top().Narration()
		b.overlayState.ally = b.display.figures[0][0].Hero
		if joined := b.top().Narration(); (len(joined) > len(alone)) != (n == 0) {
			t.Errorf("round %d: told is %q, and with a friend %q", n+1, alone, joined)
		}
	}
}

// legalParts reports whether the parts are those of a legal action.
func legalParts(m *rules.Match, by rules.Seat, parts []rules.Part) bool {
	view := m.State().View(by)
	return slices.ContainsFunc(view.Legal(by, nil), func(a rules.Action) bool { return slices.Equal(rules.Parts(m.Game, view, a), parts) })
}

// A card of a duel is picked by the first touch and committed by the second or by the button; one that has been played
// is not.
func TestACardIsPickedThenCommitted(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, secondRound)
	b := choosing(t, m, 0, windows()[0])
	b.top()
	m1 := b.overlayState.duel.Model()
	k := m1.chooser
	if k == nobody {
		t.Fatal("nobody chooses")
	}
	if parts, ok := b.compose(button(buttonCommit)); !ok || parts != nil {
		t.Errorf("with nothing picked the button composes %v, %t", parts, ok)
	}
	spent := m1.cards[k]
	if b.touch(combatPart(spent)) || b.overlayState.duel.card != (rules.Part{}) {
		t.Errorf("%s has been played and is picked again", spent)
	}
	for card := game.Sword; card <= game.Shield; card++ {
		if card == spent {
			continue
		}
		if !b.touch(combatPart(card)) || b.overlayState.duel.card != combatPart(card) {
			t.Errorf("%s is not picked", card)
		}
		for _, p := range []rules.Part{combatPart(card), button(buttonCommit)} {
			if b.touch(p) {
				t.Errorf("%s answers a touch instead of composing", p)
			}
			if parts, ok := b.compose(p); !ok || !legalParts(m, 0, parts) {
				t.Errorf("%s composes %v, %t", p, parts, ok)
			}
		}
	}
	if !b.Back() || b.overlayState.duel.card != (rules.Part{}) {
		t.Error("what has been picked is not let go")
	}
}

// partOfLetter returns what a typed letter points at.
func partOfLetter(b *Board, letter rune) (rules.Part, bool) {
	for _, target := range targets(b) {
		if strings.ContainsRune(target.Shortcut, letter) {
			return target.Of.(rules.Part), true
		}
	}
	return rules.Part{}, false
}

func TestDigitsStandForCards(t *testing.T) {
	b := choosing(t, moment(t, rules.Setup{Seats: 2}, firstRound), 0, windows()[0])
	for letter, want := range map[rune]game.Card{'1': game.Sword, '2': game.Charge, '3': game.Shield, '&': game.Sword, 'é': game.Charge, '"': game.Shield} {
		if p, ok := partOfLetter(b, letter); !ok || p != combatPart(want) {
			t.Errorf("%q stands for %v, want %s", letter, p, want)
		}
	}
	for _, letter := range "04x" {
		if p, ok := partOfLetter(b, letter); ok {
			t.Errorf("%q stands for %v", letter, p)
		}
	}
	b.Choose(table.Choice{})
	if p, ok := partOfLetter(b, '1'); ok {
		t.Errorf("1 stands for %v while nobody chooses", p)
	}
}

// pictures is everything that a viewer sees and hears while the last move of a match is shown, and afterwards.
func pictures(m *rules.Match, viewer rules.Seat, v stage.View) string {
	b := testBoard(m, viewer, v, store.Normal)
	var all []string
	look := func() {
		c, trace := canvas.NewTrace(v.Area.W, v.Area.H, v.Scale)
		b.Tree().Draw(c, nil)
		all = append(all, fmt.Sprintf("%+v", trace.Strokes))
	}
	n := len(m.Log) - 1
	b.show(m.At(n).View(viewer))
	for _, e := range m.Events(n) {
		step := b.Play(e.For(viewer, m.State().Seats()), b.services.Speed())
		for k := 0; step != nil && !step.Tick() && k < 100; k++ {
			b.Tick()
			look()
		}
	}
	b.show(m.State().View(viewer))
	look()
	for _, c := range targets(b) {
		all = append(all, fmt.Sprint(c.Key, c.Rect, c.Round, c.Layer, c.Name, c.Tip, c.Shortcut))
	}
	return fmt.Sprintf("%s\n%+v\n%s", strings.Join(all, "\n"), b.services.Sound.(*audio.Recorder).Played, b.Describe(m.State().View(viewer)))
}

// What a seat has chosen is seen and heard by nobody else, whatever it is.
func TestNobodySeesWhatAnotherHasChosen(t *testing.T) {
	fixed := map[string]string{game.OptOrder: "fixed"}
	for name, c := range map[string]struct {
		setup rules.Setup
		until func(*game.State) bool
	}{
		"draft":        {rules.Setup{Seats: 3}, func(s *game.State) bool { return s.Phase() == game.PhasePick && s.Ready() == 0 }},
		"line-up":      {rules.Setup{Seats: 4, Options: fixed}, func(s *game.State) bool { return s.Phase() == game.PhaseLine && s.Ready() == 0 }},
		"first round":  {rules.Setup{Seats: 4}, firstRound},
		"second round": {rules.Setup{Seats: 2}, secondRound},
	} {
		m := moment(t, c.setup, c.until)
		by, _ := m.State().Actors().First()
		seen := [2]map[string]string{}
		for k, do := range m.State().Legal(by, nil)[:2] {
			if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
				t.Fatal(err)
			}
			seen[k] = map[string]string{}
			for viewer := rules.Public; int(viewer) < m.State().Seats(); viewer++ {
				for n, v := range windows() {
					if viewer != by {
						seen[k][fmt.Sprintf("%s in window %d", viewer, n)] = pictures(m, viewer, v)
					}
				}
			}
			m.Undo()
		}
		for at, first := range seen[0] {
			if first != seen[1][at] {
				t.Errorf("%s: %s sees what %s has chosen", name, at, by)
			}
		}
	}
}

// A hero looked at closely in a draft is put away when the table is handed over.
func TestAPanelIsPutAwayBeforeAnotherLooks(t *testing.T) {
	m := playMatch(t, rules.Setup{Seats: 2}, 1, 0)
	hand, _ := m.State().(*game.State).Hand(0)
	for h := range hand.All() {
		b := choosing(t, m, 0, windows()[1])
		b.openPanel(h)
		b.arrange(windows()[0])
		if !b.overlays.Has(&b.overlayState.hero) {
			t.Errorf("the panel of %s is lost when the window changes", h)
		}
		b.show(m.State().View(rules.Public))
		if b.overlays.Has(&b.overlayState.hero) {
			t.Errorf("the panel of %s is seen by the next who looks", h)
		}
	}
}

// The sentence of a result says who loses how much, in every language, for every pair of cards.
func TestEveryRoundHasASentence(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, firstRound)
	for _, tag := range lang.Tags() {
		b := testBoard(m, 0, windows()[0], store.Normal)
		b.services.Words = lang.For(tag)
		b.show(m.State().View(0))
		f, texts := b.fightOf(b.display.fight), map[string]bool{}
		for one := game.Sword; one <= game.Shield; one++ {
			for other := game.Sword; other <= game.Shield; other++ {
				o, _ := f.predictOutcome(0, one, other)
				texts[f.endWords([2]game.Card{one, other}, o)] = true
			}
		}
		if len(texts) != game.NumCards*game.NumCards {
			t.Errorf("%s: only %d of nine pairs of cards are told apart", tag, len(texts))
		}
	}
}
