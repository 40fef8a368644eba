package store

import (
	"bytes"
	"math"
	"reflect"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/lang"
)

// nonDefaultSettings returns settings in which nothing has its default.
func nonDefaultSettings() Settings {
	d := DefaultSettings()
	return Settings{
		Name: "Ada", Lang: lang.French, EffectsVolume: 0.25, MusicVolume: 1, Muted: !d.Muted, Speed: Fast, Rest: LongRest, Marks: !d.Marks,
		LastMove: !d.LastMove, Danger: !d.Danger, Warnings: !d.Warnings, Confirm: !d.Confirm, Forced: !d.Forced, Notices: !d.Notices,
		ReducedMotion: !d.ReducedMotion, Coordinates: !d.Coordinates, FaceAcross: !d.FaceAcross, Fullscreen: !d.Fullscreen, LeftHanded: !d.LeftHanded, HeadCount: !d.HeadCount,
		TextSize: 150, HighContrast: !d.HighContrast, SafeColours: !d.SafeColours,
		ReplaySpeed: 400, Folder: "/home/aki", Silenced: []string{"toy.careful", "toy.loud"},
		Keys: map[string][]string{"hint": {"F7", "Ctrl+H"}}, Pad: map[string]string{"hint": "home"},
		Setups: map[string]GameSetup{"toy": {
			Setup:   rules.Setup{Seats: 2, Options: map[string]string{"mood": "wild"}},
			Players: []Player{{Name: "Aki"}, {Name: "Hana", Level: "2.5"}},
			Skin:    lang.Animals,
		}},
	}
}

func TestSettingsRoundTrip(t *testing.T) {
	for _, s := range []Settings{DefaultSettings(), nonDefaultSettings()} {
		data, err := s.Encode()
		if err != nil {
			t.Fatal(err)
		}
		back, err := DecodeSettings(data)
		if err != nil || !reflect.DeepEqual(back, s) {
			t.Errorf("%+v\nbecame %+v, %v\n%s", s, back, err, data)
		}
	}
}

// Every exported field is in the file, and unlike gives each another value than its default.
func TestSettingsFieldsAreAllKept(t *testing.T) {
	a, b := reflect.ValueOf(DefaultSettings()), reflect.ValueOf(nonDefaultSettings())
	var s Settings
	exported := 0
	for k := range a.NumField() {
		field := a.Type().Field(k)
		if !field.IsExported() {
			continue
		}
		exported++
		if reflect.DeepEqual(a.Field(k).Interface(), b.Field(k).Interface()) {
			t.Errorf("the test does not change %s", field.Name)
		}
	}
	if got := len(s.fields()) + 1; got != exported {
		t.Errorf("%d fields are kept, %d are exported", got, exported)
	}
}

func TestDecodeSettingsForgives(t *testing.T) {
	s, err := DecodeSettings([]byte(`{"lang":"xx","effectsVolume":7,"musicVolume":-1,"speed":"warp","marks":"yes","danger":false,
		"confirm":null,"later":1.5,"future":{"a":[1,2]},
		"setups":{"toy":{"setup":{"seats":99,"from":"x"},"players":[{"name":" A\u0007ki ` + strings.Repeat("x", 50) + `","level":-3}],"skin":"fur"},"bad":7}}`))
	if err != nil {
		t.Fatal(err)
	}
	d := DefaultSettings()
	if s.Lang != "" || s.EffectsVolume != 1 || s.MusicVolume != 0 || s.Speed != Normal || s.Marks != d.Marks || s.Danger || s.Confirm {
		t.Errorf("the settings are %+v", s)
	}
	toy := s.Setups["toy"]
	if _, ok := s.Setups["bad"]; ok || toy.Setup.Seats != rules.MaxSeats || toy.Setup.From != "" || toy.Skin != "" || toy.Players[0].Level != "" {
		t.Errorf("the setups are %+v", s.Setups)
	}
	if name := toy.Players[0].Name; !strings.HasPrefix(name, "Aki xxx") || len([]rune(name)) != MaxPlayerName {
		t.Errorf("the name became %q", name)
	}
	data, err := s.Encode()
	if err != nil || !bytes.Contains(data, []byte(`"later": 1.5`)) || !bytes.Contains(data, []byte(`"future"`)) {
		t.Errorf("fields of a newer program are lost: %s, %v", data, err)
	}
	nan := DefaultSettings()
	nan.EffectsVolume = math.NaN()
	if got := nan.Clamp().EffectsVolume; got != d.EffectsVolume {
		t.Errorf("a volume that is no number became %v", got)
	}
}

// TestLevelsOfOlderFilesAreRead reads levels as names, and as the numbers that older programs wrote.
func TestLevelsOfOlderFilesAreRead(t *testing.T) {
	for _, tt := range []struct{ file, want string }{
		{`3`, "3"}, {`"3"`, "3"}, {`"2.5"`, "2.5"}, {`2.5`, "2.5"},
		{`0`, ""}, {`-3`, ""}, {`null`, ""}, {`""`, ""}, {`true`, ""}, {`[4]`, ""}, {`{"a":1}`, ""},
		{`1e300`, "10000000"}, {`" 4\u0007 "`, "4"}, {`"abcdefghijkl"`, "abcdefgh"},
	} {
		s, err := DecodeSettings([]byte(`{"setups":{"toy":{"setup":{"seats":2},"players":[{"name":"Aki"},{"name":"Hana","level":` + tt.file + `}]}}}`))
		if err != nil {
			t.Fatal(err)
		}
		players := s.Setups["toy"].Players
		if len(players) != 2 || players[0] != (Player{Name: "Aki"}) || players[1] != (Player{Name: "Hana", Level: tt.want}) {
			t.Errorf("with level %s the players are %+v, want level %q", tt.file, players, tt.want)
		}
	}
}

func TestDecodeSettingsRefuses(t *testing.T) {
	for _, text := range []string{"", "{", "[]", "7", "null", "\x00", `{"lang":"fr"}garbage`} {
		s, err := DecodeSettings([]byte(text))
		if err == nil {
			t.Errorf("%q was taken for settings", text)
		}
		if !reflect.DeepEqual(s, DefaultSettings()) {
			t.Errorf("%q gave %+v instead of the defaults", text, s)
		}
	}
}

func TestSettingsCloneIsIndependent(t *testing.T) {
	a := nonDefaultSettings()
	b := a.Clone()
	b.Setups["toy"].Players[0].Name = "Ren"
	b.Setups["toy"].Setup.Options["mood"] = "calm"
	delete(b.Setups, "none")
	if !reflect.DeepEqual(a, nonDefaultSettings()) {
		t.Errorf("changing the copy changed %+v", a)
	}
}

func FuzzSettings(f *testing.F) {
	data, err := nonDefaultSettings().Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add([]byte(`{"effectsVolume":1e999,"setups":{"a":null,"":{}},"x":[{}]}`))
	f.Add([]byte(`{"setups":{"toy":{"players":[{"name":"Aki","level":3},{"level":"2.5"},{"level":1e99},{"level":[]}]}}}`))
	f.Add([]byte(`{"Lang":"fr","lang":null,"setups":null}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := DecodeSettings(data)
		if err != nil {
			return
		}
		if !reflect.DeepEqual(s, s.Clamp()) {
			t.Errorf("%q was not clamped: %+v", data, s)
		}
		once, err := s.Encode()
		if err != nil {
			t.Fatalf("%q cannot be written again: %v", data, err)
		}
		again, err := DecodeSettings(once)
		if err != nil {
			t.Fatalf("%q became %q, which cannot be read: %v", data, once, err)
		}
		if twice, _ := again.Encode(); !bytes.Equal(once, twice) {
			t.Errorf("%q is not stable: %q, then %q", data, once, twice)
		}
	})
}

func TestWarningsAreSilencedOneByOne(t *testing.T) {
	var s Settings
	s.FlipSilence("toy", "w2")
	s.FlipSilence("toy", "w1")
	if !s.Silences("toy", "w1") || s.Silences("toy", "w3") || s.Silences("other", "w1") {
		t.Errorf("silenced is %v", s.Silenced)
	}
	kept := s.Clone()
	s.FlipSilence("toy", "w1")
	if s.Silences("toy", "w1") || !s.Silences("toy", "w2") || !kept.Silences("toy", "w1") {
		t.Errorf("silenced is %v, in the clone %v", s.Silenced, kept.Silenced)
	}
	s.Silenced = []string{"b.x", "a.x", "b.x"}
	if got := s.Clamp().Silenced; len(got) != 2 || got[0] != "a.x" {
		t.Errorf("clamped to %v", got)
	}
}
