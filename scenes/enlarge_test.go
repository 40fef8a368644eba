package scenes_test

import (
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// TestALongPressShowsLargeAndPlaysNothing rests a finger on pieces and cards of all games: they are seen large with their
// words until the finger is lifted, and nothing is chosen or played. A short tap on the same does what it always does.
func TestALongPressShowsLargeAndPlaysNothing(t *testing.T) {
	for _, tt := range scenestest.EnlargementTables {
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
				name, words := desk.EnlargementText()
				seen := strings.Join(d.TraceTop().Texts(), " ")
				if !strings.Contains(seen, name) || len(words) == 0 || words[len(words)-1] == "" {
					t.Errorf("%q with the words %q is not to be seen among %q", name, words, seen)
				}
				if closing := d.Services.Words.T(lang.CloseByRelease); !strings.Contains(seen, closing) {
					t.Errorf("nothing says %q", closing)
				}
				last := strings.Fields(words[len(words)-1])
				if !strings.Contains(seen, last[len(last)-1]) {
					t.Errorf("the words %q are not seen whole", words)
				}
				if now := desk.Narrate().Message; !strings.HasPrefix(now, name) || !strings.Contains(now, words[0]) {
					t.Errorf("it is read as %q", now)
				}
				held := desk.Page().FocusedControl()
				d.Script.Add(&input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: input.Up, At: held.Rect.Centre(), Touch: true}}})
				d.FinishAnimations()
				if name, _ := desk.EnlargementText(); name != "" {
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
		name, words := desk.EnlargementText()
		if want := "Ponta 2 · " + d.Services.Words.Level("Fair"); name != want || words[0] != d.Services.Words.Who("Fair") {
			t.Errorf("%s: it shows %q with %q, want %q with %q", tag, name, words, want, d.Services.Words.Who("Fair"))
		}
		if desk.Page().FocusedControl() != nil && desk.Page().FocusedControl().Key == "seat1" {
			t.Errorf("%s: the finger gives the focus to a plate that is only to be read", tag)
		}
		d.Script.Add(&input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: input.Up, Touch: true}}})
		d.FinishAnimations()
		if name, _ := desk.EnlargementText(); name != "" {
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
		for !d.Script.IsDone() {
			d.Tick(1)
		}
		if name, _ := desk.EnlargementText(); (name != "") != held {
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
		d.FinishAnimations()
		name, _ := desk.EnlargementText()
		return name
	}
	for _, next := range []input.Action{input.Enlarge, input.Back, input.Confirm, input.Menu} {
		desk.Page().Focus("cell 1")
		if name := press(input.Enlarge); name == "" {
			t.Error("nothing is seen large")
		}
		if closing := d.Services.Words.T(lang.CloseByKey); !strings.Contains(strings.Join(d.TraceTop().Texts(), " "), closing) {
			t.Errorf("nothing says %q", closing)
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

// TestReplaysAndLessonsShowLarge rests a finger on pieces and cards in replays of all games and in lessons, and presses the key
// for it with the focus there: both show the same, no move is stepped or played, and the first key takes it away.
func TestReplaysAndLessonsShowLarge(t *testing.T) {
	type shown struct {
		name  string
		show  func(d *scenestest.Driver) error
		parts []rules.PartKind
	}
	var list []shown
	for _, tt := range scenestest.EnlargementTables {
		if tt.Game != "forhonor-duel" { // who watches chooses no card
			list = append(list, shown{tt.Game + " replay", func(d *scenestest.Driver) error {
				if err := tt.Show(d); err != nil {
					return err
				}
				return d.ReplayWithEnlargement()
			}, tt.Parts})
		}
	}
	for _, l := range lessons.All() {
		list = append(list, shown{l.ID + " lesson", func(d *scenestest.Driver) error {
			d.Services.Navigator.Lesson(l.ID)
			d.FinishAnimations()
			return nil
		}, lessonParts[l.ID]})
	}
	for _, tt := range list {
		if len(tt.parts) == 0 {
			t.Errorf("%s: which parts are seen large there?", tt.name)
		}
		for _, kind := range tt.parts {
			t.Run(tt.name+" "+kind.String(), func(t *testing.T) {
				d := scenestest.New(sideways(), lang.English)
				defer d.Close()
				if err := tt.show(d); err != nil {
					t.Fatal(err)
				}
				scene := d.Services.Stack.Top().(scenestest.Enlarging)
				before := strings.Join(d.TraceTop().Texts(), "\n")
				if err := d.RestOn(kind); err != nil {
					t.Fatal(err)
				}
				name, _ := scene.EnlargementText()
				if now := scene.(stage.Narrator).Narrate().Message; !strings.HasPrefix(now, name) {
					t.Errorf("%q is read as %q", name, now)
				}
				d.Script.Add(&input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: input.Up, Touch: true}}})
				d.FinishAnimations()
				if after := strings.Join(d.TraceTop().Texts(), "\n"); after != before {
					t.Errorf("something has come of it: seen %q, before %q", after, before)
				}
				found := false
				for _, c := range scene.Page().Controls() {
					if p, ok := table.PartOf(c); !ok || p.Kind != kind || c.Rect.Empty() {
						continue
					}
					scene.Page().Focus(c.Key)
					d.Script.Add(&input.Frame{Actions: []input.Action{input.Enlarge}})
					d.FinishAnimations()
					if again, _ := scene.EnlargementText(); again != "" {
						found = true
						break
					}
				}
				if !found {
					t.Error("the key shows nothing")
				}
				d.Script.Add(&input.Frame{Actions: []input.Action{input.Left}})
				d.FinishAnimations()
				if again, _ := scene.EnlargementText(); again != "" || d.Services.Stack.Top() != stage.Scene(scene) {
					t.Errorf("the next key does not take %q away, or leaves", again)
				}
			})
		}
	}
}

// lessonParts are the kinds of parts that the first step of each lesson shows large.
var lessonParts = map[string][]rules.PartKind{
	"yokai": {rules.PartCell}, "dobutsu": {rules.PartCell}, "homeworlds": {rules.PartPiece}, "honshu": {rules.PartCard}, "forhonor": {rules.PartPiece},
}

// TestPlatesAreReachedByKeys goes through the controls of a table and of a replay with a computer player: its plate gets the
// focus, that of a person does not, and both keys show it large.
func TestPlatesAreReachedByKeys(t *testing.T) {
	for _, replay := range []bool{false, true} {
		d := scenestest.New(sideways(), lang.English)
		defer d.Close()
		if err := d.SeatYokai("mori", "spirits", []table.Player{{Name: "Aki"}, {Name: "Ponta", Bot: "3"}}, scenestest.MiddleGame...); err != nil {
			t.Fatal(err)
		}
		if replay {
			if err := d.ReplayWithEnlargement(); err != nil {
				t.Fatal(err)
			}
		}
		scene := d.Services.Stack.Top().(scenestest.Enlarging)
		press := func(action input.Action) {
			d.Script.Add(&input.Frame{Actions: []input.Action{action}})
			d.FinishAnimations()
		}
		reached := map[string]bool{}
		for range scene.Page().Controls() {
			press(input.Next)
			reached[scene.Page().FocusedControl().Key] = true
		}
		if !reached["seat1"] || reached["seat0"] {
			t.Errorf("replay %v: the focus comes to the computer player %v, to the person %v", replay, reached["seat1"], reached["seat0"])
		}
		for _, action := range []input.Action{input.Enlarge, input.Confirm} {
			scene.Page().Focus("seat1")
			press(action)
			if name, _ := scene.EnlargementText(); !strings.HasPrefix(name, "Ponta") {
				t.Errorf("replay %v: %s shows %q", replay, action.Code(), name)
			}
			press(input.Back)
			if name, _ := scene.EnlargementText(); name != "" || d.Services.Stack.Top() != stage.Scene(scene) {
				t.Errorf("replay %v: Escape leaves %q, or the scene", replay, name)
			}
		}
	}
}
