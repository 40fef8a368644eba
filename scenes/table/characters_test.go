package table

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/games"
	"engawa/rules/toys/pebbles"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// TestEveryLevelHasACharacter wants a name, a face and a sentence in every language for each level of every game, and the
// same character for the same title.
func TestEveryLevelHasACharacter(t *testing.T) {
	for _, g := range append(games.All(), pebbles.Game{}) {
		for _, level := range bots.Levels(g) {
			c := CharacterOf(level)
			if c.Name == "" || c.Face == 0 {
				t.Errorf("%s: nobody plays at level %s (%s)", g.Info().ID, level.Name, level.Title)
			}
			for _, tag := range lang.Tags() {
				if who := lang.For(tag).Who(level.Title); !strings.HasSuffix(who, ".") || strings.Count(who, ".") != 1 {
					t.Errorf("%s: who plays at level %s is told by %q, want one sentence", tag, level.Title, who)
				}
			}
		}
	}
	names, titles := map[string]bool{}, bot.Titles()
	for k, c := range characters {
		if k >= len(titles) || titles[k] != c.Title || c.Face != sprites.Face(k+1) {
			t.Errorf("%s, with face %d, plays at the level %q in place %d", c.Name, c.Face, c.Title, k)
		}
		if names[c.Name] || lang.IsDefaultName(c.Name) || !IsCharacter(c.Name) || !IsCharacter(c.Name+" 12") {
			t.Errorf("%q is no name of its own", c.Name)
		}
		names[c.Name] = true
	}
	for _, name := range []string{"", "Aki", "Pontas", "Kuri A", "2"} {
		if IsCharacter(name) {
			t.Errorf("%q is taken for a character", name)
		}
	}
	if c := CharacterOf(bot.RandomLevel()); c != (Character{}) {
		t.Errorf("a bot without a title is %s", c.Name)
	}
}

// TestComputersOfOneMatchHaveNamesOfTheirOwn names as many of the same character as a match has seats, beside a person
// who has one of those names already.
func TestComputersOfOneMatchHaveNamesOfTheirOwn(t *testing.T) {
	for _, c := range characters {
		taken := map[string]bool{"Goma": true}
		for seat := 1; seat < rules.MaxSeats; seat++ {
			name := c.NameAmong(taken)
			if taken[name] || lang.IsDefaultName(name) || !IsCharacter(name) || seat == 1 && name != c.Name {
				t.Errorf("number %d of %s is called %q", seat, c.Name, name)
			}
			taken[name] = true
		}
	}
}

// TestComputersOfOneMatchHaveFacesOfTheirOwn seats as many of one character as there can be.
func TestComputersOfOneMatchHaveFacesOfTheirOwn(t *testing.T) {
	c, names, faces := characters[0], map[string]bool{}, map[sprites.Face]bool{}
	for range rules.MaxSeats {
		name := c.NameAmong(names)
		names[name], faces[c.FaceOf(name)] = true, true
	}
	if len(faces) != rules.MaxSeats || c.FaceOf("Aki") != c.Face || (Character{}).FaceOf("Mame") != 0 {
		t.Errorf("%d seats have %d faces", rules.MaxSeats, len(faces))
	}
}

// TestCharactersFitOnPlates writes every name whole and, where there is a second line, the level, on the plates of a phone with
// words of the usual size and with large ones. The face is as large as it can be told from others.
func TestCharactersFitOnPlates(t *testing.T) {
	for _, tag := range lang.Tags() {
		words := lang.For(tag)
		for _, c := range characters {
			for _, scale := range []ui.TextScale{1, 2} {
				room := geom.R(10, 10, 180, 54)
				kind := words.T(lang.TableComputer, lang.Text("level", words.Level(c.Title)))
				p := Plate{Seat: 1, Name: c.Name, Status: kind, Level: words.Level(c.Title), Face: c.Face, TextScale: scale}.WithTitle(words, room)
				cv, trace := canvas.NewTrace(200, 80, 1)
				p.Draw(cv, room)
				if texts := trace.Texts(); !slices.Contains(texts, c.Name) || !slices.Contains(texts, kind) && !slices.Contains(texts, p.Level) {
					t.Errorf("%s, %v times: the plate of %s says %q", tag, scale, c.Name, texts)
				}
				if got := p.plan(room).crest; got < faceMin {
					t.Errorf("%s, %v times: the face of %s is %.0f high, want %.0f", tag, scale, c.Name, got, faceMin)
				}
			}
		}
	}
}

// TestThePlateSaysTheLevelBesideWhatTheSeatDoes leaves it out where it has no room or stands already.
func TestThePlateSaysTheLevelBesideWhatTheSeatDoes(t *testing.T) {
	words := lang.For(lang.English)
	for _, tt := range []struct {
		status, title string
		wide          float64
		want          string
	}{
		{"thinking", "", 240, "thinking · Fair"}, {"4 ships", "Sky", 300, "4 ships · Fair · Sky"}, {"computer · Fair", "", 240, "computer · Fair"},
		{"thinking about everything", "", 215, "thinking about everything"},
	} {
		p := Plate{Name: "Ponta", Status: tt.status, Level: "Fair", Title: tt.title, Face: sprites.Tanuki}
		if got := p.WithTitle(words, geom.R(0, 0, tt.wide, 60)).Status; got != tt.want {
			t.Errorf("the plate says %q, want %q", got, tt.want)
		}
	}
}

// TestGentleComputersLeaveMoreTime compares how long they wait after somebody's move.
func TestGentleComputersLeaveMoreTime(t *testing.T) {
	wait := func(level string, rest store.Rest) (person, bot int) {
		for k, first := range []string{"", "random"} {
			d := bidMatch(t, Player{Name: "Aki", Bot: first}, Player{Name: "Hana", Bot: level})
			d.services.Settings.Rest, d.services.Settings.Speed = rest, store.Normal
			d.do(rules.Move{By: 0, Do: d.Match().State().Legal(0, nil)[0]})
			if k == 0 {
				person = d.pause
			} else {
				bot = d.pause
			}
		}
		return person, bot
	}
	person, bot := wait("random", store.LongRest)
	gentlePerson, gentleBot := wait("1", store.LongRest)
	if gentlePerson <= person || gentleBot <= bot {
		t.Errorf("the easiest waits %d ticks after a person and %d after a bot, others %d and %d", gentlePerson, gentleBot, person, bot)
	}
	if _, none := wait("1", store.NoRest); none > 1 {
		t.Errorf("without a pause the easiest waits %d ticks", none)
	}
}

// TestMoodsFollowTheEnd looks at a match that is going on and at its end.
func TestMoodsFollowTheEnd(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
	if got := d.mood(0); got != sprites.Thinking {
		t.Errorf("who is to act is in mood %d", got)
	}
	d.commands.resign(0)
	if sad, happy := d.mood(0), d.mood(1); sad != sprites.Sad || happy != sprites.Happy {
		t.Errorf("in the end the moods are %d and %d", sad, happy)
	}
}
