package scenes_test

import (
	"strings"
	"testing"

	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/table"
)

// TestALongPressShowsLargeAndPlaysNothing rests a finger on pieces and cards of all games: they are seen large with their
// words until the finger is lifted, and nothing is chosen or played. A short tap on the same does what it always does.
func TestALongPressShowsLargeAndPlaysNothing(t *testing.T) {
	for _, tt := range scenestest.EnlargedTables {
		for _, kind := range tt.Parts {
			t.Run(tt.Game+" "+kind.String(), func(t *testing.T) {
				d := scenestest.New(upright(), lang.English)
				defer d.Close()
				if err := tt.Show(d); err != nil {
					t.Fatal(err)
				}
				desk := d.Services.Stack.Top().(*table.Table)
				moves, before := len(desk.Match().Log), strings.Join(d.TraceTop().Texts(), "\n")
				if err := d.RestOn(kind); err != nil {
					t.Fatal(err)
				}
				name, words := desk.Enlarged()
				seen := strings.Join(d.TraceTop().Texts(), " ")
				if !strings.Contains(seen, name) || len(words) == 0 || words[len(words)-1] == "" {
					t.Errorf("%q with the words %q is not to be seen among %q", name, words, seen)
				}
				last := strings.Fields(words[len(words)-1])
				if !strings.Contains(seen, last[len(last)-1]) {
					t.Errorf("the words %q are not seen whole", words)
				}
				if now := desk.Narrate().Now; !strings.HasPrefix(now, name) || !strings.Contains(now, words[0]) {
					t.Errorf("it is read as %q", now)
				}
				held := desk.Page().Focused()
				d.Script.Add(&input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: input.Up, At: held.Rect.Centre(), Touch: true}}})
				d.Settle()
				if name, _ := desk.Enlarged(); name != "" {
					t.Errorf("%q is still seen", name)
				}
				if after := strings.Join(d.TraceTop().Texts(), "\n"); len(desk.Match().Log) != moves || d.Services.Stack.Top() != desk || after != before {
					t.Errorf("something has come of it: %d moves, want %d; seen %q, before %q", len(desk.Match().Log), moves, after, before)
				}
			})
		}
	}
}

// TestALongPressIntroducesAComputerPlayer rests a finger on the plates of a person and of a computer player.
func TestALongPressIntroducesAComputerPlayer(t *testing.T) {
	for _, tag := range lang.Tags() {
		d := scenestest.New(upright(), tag)
		defer d.Close()
		if err := d.SeatYokai("mori", "spirits", []table.Player{{Name: "Aki"}, {Name: "Ponta 2", Bot: "3"}}); err != nil {
			t.Fatal(err)
		}
		desk := d.Services.Stack.Top().(*table.Table)
		if err := d.RestOnKey("seat0"); err == nil {
			t.Errorf("%s: a person is introduced", tag)
		}
		if err := d.RestOnKey("seat1"); err != nil {
			t.Fatal(tag, err)
		}
		name, words := desk.Enlarged()
		if want := "Ponta 2 · " + d.Services.Words.Level("Fair"); name != want || words[0] != d.Services.Words.Who("Fair") {
			t.Errorf("%s: it shows %q with %q, want %q with %q", tag, name, words, want, d.Services.Words.Who("Fair"))
		}
		if desk.Page().Focused() != nil && desk.Page().Focused().Key == "seat1" {
			t.Errorf("%s: a plate that is only to be read has the focus", tag)
		}
		d.Script.Add(&input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: input.Up, Touch: true}}})
		d.Settle()
		if name, _ := desk.Enlarged(); name != "" {
			t.Errorf("%s: %q is still seen", tag, name)
		}
	}
}

// TestTheRightButtonOfTheMouseShowsLarge holds it on a piece, and lets go.
func TestTheRightButtonOfTheMouseShowsLarge(t *testing.T) {
	d := scenestest.New(sideways(), lang.English)
	defer d.Close()
	if err := d.ShowYokai("mori", "spirits"); err != nil {
		t.Fatal(err)
	}
	desk := d.Services.Stack.Top().(*table.Table)
	at, err := d.CentreOf("cell 1")
	if err != nil {
		t.Fatal(err)
	}
	for _, held := range []bool{true, true, false} {
		d.Script.Add(&input.Frame{Hover: at, Hovering: true, Inspects: held})
		for !d.Script.Done() {
			d.Tick(1)
		}
		if name, _ := desk.Enlarged(); (name != "") != held {
			t.Errorf("held %v, it shows %q", held, name)
		}
	}
	if len(desk.Match().Log) != 0 {
		t.Error("a move was played")
	}
}

// TestAKeyShowsLargeWhatTheFocusIsOn presses it on a piece; the next key takes the piece away again and does nothing else.
func TestAKeyShowsLargeWhatTheFocusIsOn(t *testing.T) {
	d := scenestest.New(sideways(), lang.English)
	defer d.Close()
	if err := d.ShowYokai("mori", "spirits"); err != nil {
		t.Fatal(err)
	}
	desk := d.Services.Stack.Top().(*table.Table)
	press := func(action input.Action) string {
		d.Script.Add(&input.Frame{Actions: []input.Action{action}})
		d.Settle()
		name, _ := desk.Enlarged()
		return name
	}
	for _, next := range []input.Action{input.Enlarge, input.Back, input.Confirm, input.Menu} {
		desk.Page().Focus("cell 1")
		if name := press(input.Enlarge); name == "" {
			t.Error("nothing is seen large")
		}
		if name := press(next); name != "" || d.Services.Stack.Top() != desk || len(desk.Match().Log) != 0 {
			t.Errorf("after action %s %q is seen, the table left, or a move played", next.Code(), name)
		}
	}
	desk.Page().Focus("menu")
	if name := press(input.Enlarge); name != "" {
		t.Errorf("a button shows %q", name)
	}
}
