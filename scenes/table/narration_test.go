package table

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/toys/bintext"
	"engawa/scenes/a11y"
	"engawa/scenes/input"
	"engawa/scenes/lang"
)

// read is what a screen reader gets now.
func (d *testTable) read() a11y.Screen { return d.words.Read(d.services.Stack, d.services.Words) }

// name presses something by its name alone, and lets movements end.
func (d *testTable) name(t *testing.T, key string) {
	t.Helper()
	now := d.read()
	i := now.Find("control." + key)
	if i == nil || !i.Pressable() {
		t.Fatalf("%q cannot be pressed in words; there are %+v", key, now.Items)
	}
	d.script.Add(&input.Frame{NamedInputs: []input.NamedInput{i.Does}})
	d.run()
}

func TestBehindTheCoverNothingIsNarrated(t *testing.T) {
	d := newTestTable(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana"}}, 3, 6))
	d.run()
	shut := d.read()
	for _, i := range shut.Items {
		if strings.HasPrefix(i.ID, "narration.") && strings.Contains(i.Name, bintext.Format(d.session.state())) || strings.HasPrefix(i.ID, "line.") {
			t.Errorf("behind the shut cover %s tells %q", i.ID, i.Name)
		}
	}
	if open := shut.Find("control.open"); open == nil || !strings.Contains(open.Name, "Aki") {
		t.Errorf("the cover cannot be opened in words: %+v", shut.Items)
	}
	if shut.Find("control.card 2") != nil {
		t.Error("a card can be pressed through the shut cover")
	}
}

func TestAnEveningWithSecretsInWords(t *testing.T) {
	d := newTestTable(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana"}}, 3, 6))
	d.run()
	var texts []string
	for _, step := range []struct {
		key    string
		viewer rules.Seat
	}{{"open", 0}, {"card 2", rules.Public}, {"open", 1}} {
		d.name(t, step.key)
		if d.session.viewer != step.viewer {
			t.Fatalf("after %q %s looks, want %s", step.key, d.session.viewer, step.viewer)
		}
		texts = append(texts, d.read().Announcements...)
	}
	if !slices.ContainsFunc(texts, func(s string) bool { return strings.HasPrefix(s, "Aki: ") }) {
		t.Errorf("that Aki has bid is not told, only %q", texts)
	}
}

// TestALookEndsWithWhateverIsPressedNext lets a person alone look at its secret in words, and then several behind
// cover.
func TestALookEndsWithWhateverIsPressedNext(t *testing.T) {
	d := newHomeworldsTable(t, []Player{{Name: "Aki"}, {Name: "Hana", Bot: "1"}, {Name: "Ren", Bot: "1"}}, "0 evil", "1 good", "2 good")
	d.run()
	d.name(t, "seat0")
	now := d.read()
	if kept := now.Find("control.kept"); kept == nil || kept.Name != "card Evil" {
		t.Fatalf("what is kept is told as %+v", kept)
	}
	d.name(t, "menu")
	if _, open := d.services.Stack.Top().(*menu); !open || d.Table.looking {
		t.Errorf("after the look the button leads to a %T, want the menu; looking: %v", d.services.Stack.Top(), d.Table.looking)
	}

	d = newHomeworldsTable(t, threePlayers(), "0 evil", "1 good", "2 good")
	d.run()
	if now = d.read(); now.Find("control.kept") != nil {
		t.Error("what is kept is told before anybody has asked for it")
	}
	d.name(t, "open")
	now = d.read()
	if kept := now.Find("control.kept"); kept == nil || kept.Name != "card Evil" {
		t.Fatalf("behind the cover what is kept is told as %+v", kept)
	}
	d.name(t, "done")
	if d.Table.handover != nil || d.session.viewer != rules.Public {
		t.Error("the cover does not open on the public table")
	}
	if now = d.read(); now.Find("control.kept") != nil {
		t.Error("the secret is still told")
	}
}

func TestWhatCanBeDoneIsToldApart(t *testing.T) {
	d := newTestTable(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana", Bot: "random"}}, 3, 6))
	now := d.read()
	place := func(id string) int {
		return slices.IndexFunc(now.Items, func(i a11y.Item) bool { return i.ID == id })
	}
	leads, narration := place("heading.leads"), place("heading.position")
	if mine := place("control.card 2"); leads < 0 || mine < leads || mine > narration {
		t.Errorf("a card that can be bid stands at %d, the choices from %d to %d", mine, leads, narration)
	}
	if say := now.Find("say"); say == nil || !strings.Contains(say.Name, "Aki") || !strings.Contains(say.Name, d.services.Words.T(lang.TableYourMove)) {
		t.Errorf("whose turn it is is told as %+v", say)
	}
}
