package store

import (
	"encoding/json"
	"maps"
	"slices"
	"testing"

	"engawa/scenes/lang"
)

func TestInParts(t *testing.T) { checkDisk(t, InParts(&Memory{})) }

// changeSettings changes settings as the program does.
func changeSettings(t *testing.T, s *Store, change func(*Settings)) {
	t.Helper()
	settings := s.Settings()
	change(&settings)
	if err := s.SetSettings(settings); err != nil {
		t.Fatal(err)
	}
}

// A change of a setting writes its own part and nothing else, whatever file there was before.
func TestAChangeWritesItsOwnPart(t *testing.T) {
	var before Memory
	s := Open(&before, findToy)
	changeSettings(t, s, func(s *Settings) {
		s.Lang, s.TextSize, s.Silenced = lang.French, 150, []string{"toy.loud"}
		s.Setups["toy"], s.Setups["other"] = GameSetup{Skin: lang.Animals}, GameSetup{Skin: lang.Spirits}
	})
	whole := holding(t, &before, settingsFile)
	s = Open(InParts(&before), findToy)
	changeSettings(t, s, func(s *Settings) {
		s.EffectsVolume, s.TextSize = 0.25, 100
		s.Setups["toy"] = GameSetup{Players: []Player{{Name: "<Aki>"}}}
	})
	want := map[string]string{
		settingsFile:                   whole,
		"settings.effects-volume.json": "0.25",
		"settings.text-size.json":      "100",
		"settings.setups.toy.json":     `{"setup":{"seats":0},"players":[{"name":"<Aki>"}]}`,
	}
	files := map[string]string{}
	for name, data := range before.files {
		files[name] = string(data)
	}
	if !maps.Equal(files, want) {
		t.Errorf("the disk holds\n%q, want\n%q", files, want)
	}
	if got := Open(InParts(&before), findToy).Settings(); !sameSettings(t, got, s.Settings()) {
		t.Errorf("read again the settings are %+v, want %+v", got, s.Settings())
	}
	if names, err := InParts(&before).Names(); err != nil || !slices.Equal(names, []string{settingsFile}) {
		t.Errorf("listed are %q, %v", names, err)
	}
}

// What a part holds is given back as it was, fields of any name, fields that are gone, and none of what is damaged.
func TestPartsAreTheWhole(t *testing.T) {
	var m Memory
	d := InParts(&m)
	for _, tt := range []struct{ write, read string }{
		{`{"lang":"fr","setups":{"toy":{"a":1},"É x-1":2},"Ö.b":[1,{"c":"<"}],"-a":null}`, ""},
		{`{"lang":"fr","setups":{"toy":{"a":1}}}`, ""},
		{`{"lang":"en","setups":7}`, ""},
		{`{"lang":"en","setups":{}}`, `{"lang":"en"}`},
		{`{"lang":"de"}`, ""},
	} {
		writeFile(t, d, settingsFile, tt.write)
		if tt.read == "" {
			tt.read = tt.write
		}
		if got := compact(json.RawMessage(holding(t, d, settingsFile))); !sameJSON(t, got, []byte(tt.read)) {
			t.Errorf("%s is read as %s", tt.write, got)
		}
	}
	writeFile(t, &m, "settings.lang.json", "{")
	writeFile(t, &m, "settings.muted.json", "true")
	writeFile(t, &m, "settings.x.json.damaged", "x")
	if got := holding(t, d, settingsFile); !sameJSON(t, []byte(got), []byte(`{"muted":true}`)) {
		t.Errorf("with a damaged part the settings are %s", got)
	}
	writeFile(t, d, settingsFile, "no object")
	if got := holding(t, d, settingsFile); got != "no object" {
		t.Errorf("what is no object is read as %q", got)
	}
	if err := d.Update(settingsFile, removeFile); err != nil || holding(t, d, settingsFile) != "" {
		t.Errorf("removed, the file holds %q, %v", holding(t, d, settingsFile), err)
	}
}

func sameJSON(t *testing.T, a, b []byte) bool {
	t.Helper()
	var one, two any
	if err := json.Unmarshal(a, &one); err != nil {
		t.Fatalf("%s: %v", a, err)
	}
	if err := json.Unmarshal(b, &two); err != nil {
		t.Fatalf("%s: %v", b, err)
	}
	left, _ := json.Marshal(one) // it has just been read
	right, _ := json.Marshal(two)
	return string(left) == string(right)
}

func TestNamesOfParts(t *testing.T) {
	for _, name := range []string{"", "a", "effectsVolume", "É", "_", "-", "a-b", "x.y", "2"} {
		back, ok := fieldOf(partName(name))
		if !ok || back != name {
			t.Errorf("%q becomes %q and that %q", name, partName(name), back)
		}
		if err := checkName(partOf(settingsFile, partName(name))); err != nil {
			t.Error(err)
		}
	}
	for _, bad := range []string{"settings.json", "settings.json.damaged", "settings.a-.json", "settings._zz.json", "settings.-1.json",
		"settings._61.json", "match-toy-1.json", "match.a.json"} {
		if file, part, ok := parsePart(bad); ok {
			t.Errorf("%s is the part %s of %s", bad, part, file)
		}
	}
}

// FuzzParts holds that settings of any form, put in the place of any others, are read as they were written.
func FuzzParts(f *testing.F) {
	for _, text := range []string{`{"lang":"fr"}`, `{"setups":{"toy":{}, "":1},"":2}`, `{"setups":[],"setups.toy":3}`, "null", "", "{"} {
		f.Add([]byte(text), []byte(`{"muted":true,"setups":{"toy":{"skin":"animals"}}}`))
		f.Add([]byte(`{"muted":true,"setups":{"toy":7}}`), []byte(text))
	}
	f.Fuzz(func(t *testing.T, first, second []byte) {
		var m Memory
		d := InParts(&m)
		for _, data := range [][]byte{first, second} {
			parts, object := divide(data, setupsField)
			for part := range parts {
				if checkName(partOf(settingsFile, part)) != nil {
					return // no setting has such a name
				}
			}
			writeFile(t, d, settingsFile, string(data))
			got := holding(t, d, settingsFile)
			if !object {
				if got != string(data) {
					t.Errorf("%q, which is no object, is read as %q", data, got)
				}
				continue
			}
			if back, _ := divide([]byte(got), setupsField); !maps.EqualFunc(back, parts, slices.Equal) {
				t.Errorf("%q is read as %q", data, got)
			}
		}
	})
}
