package lang

import (
	"encoding/json"
	"io/fs"
	"maps"
	"strings"
	"testing"
)

// decodeFlat decodes a flat object into a map, as encoding/json does.
func decodeFlat(data string) (map[string]string, error) {
	m := map[string]string{}
	err := decode(data, func(key, value string) { m[key] = value })
	return m, err
}

func TestFilesAreDecodedAsJSON(t *testing.T) {
	n := 0
	err := fs.WalkDir(files, textsFolder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		n++
		data, err := files.ReadFile(path)
		if err != nil {
			return err
		}
		var want map[string]string
		if err := json.Unmarshal(data, &want); err != nil {
			t.Errorf("%s: %v", path, err)
		}
		if got, err := decodeFlat(string(data)); err != nil || !maps.Equal(got, want) {
			t.Errorf("%s is not decoded as encoding/json does: %v", path, err)
		}
		if text := string(data); !strings.HasPrefix(text, "{\n  \"") || !strings.HasSuffix(text, "\"\n}\n") {
			t.Errorf("%s is not laid out as the other files are", path)
		}
		return nil
	})
	if err != nil || n < 3*20 {
		t.Errorf("%d files are decoded: %v", n, err)
	}
}

// TestLanguagesHaveTheSameFiles keeps the texts of all languages in the same files and the same order.
func TestLanguagesHaveTheSameFiles(t *testing.T) {
	order := func(tag Tag) map[string]string {
		list, err := fs.ReadDir(files, textsFolder+"/"+string(tag))
		if err != nil {
			t.Fatal(err)
		}
		all := map[string]string{}
		for _, file := range list {
			var keys []string
			if name := file.Name(); name != typesetFile && name != nounsFile {
				if err := decode(readFile(tag, name), func(key, _ string) { keys = append(keys, key) }); err != nil {
					t.Fatal(err)
				}
			}
			all[file.Name()] = strings.Join(keys, "\n")
		}
		return all
	}
	english := order(English)
	for _, tag := range Tags() {
		other := order(tag)
		for name := range other {
			if _, ok := english[name]; !ok {
				t.Errorf("%s/%s: English has no such file", tag, name)
			}
		}
		for name, keys := range english {
			if other[name] != keys {
				t.Errorf("texts/%s/%s: it must be there and have the keys of texts/%s/%s, in the same order", tag, name, English, name)
			}
		}
	}
}

func TestWhatIsNoFlatObjectIsRefused(t *testing.T) {
	for _, data := range []string{"", "[]", `{"a"}`, `{"a":1}`, `{"a":"b"`, `{"a":"b"}x`, `{"a":"b",}`, `{"a":{"b":"c"}}`, `{"a":"\x"}`, `{"a":"b" "c":"d"}`, `{"a" "b"}`} {
		if got, err := decodeFlat(data); err == nil {
			t.Errorf("%s became %q", data, got)
		}
	}
	for _, data := range []string{"{}", " {\t}\n", `{"a":"\"\\\/é\ud83d\ude00","":""}`} {
		var want map[string]string
		if err := json.Unmarshal([]byte(data), &want); err != nil {
			t.Fatal(err)
		}
		if got, err := decodeFlat(data); err != nil || !maps.Equal(got, want) {
			t.Errorf("%s became %q (%v), want %q", data, got, err, want)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(`{"a": "b", "c\n": "\u00e9"}`)
	f.Fuzz(func(t *testing.T, data string) {
		got, err := decodeFlat(data)
		if err != nil {
			return
		}
		var want map[string]string
		if json.Unmarshal([]byte(data), &want) == nil && !maps.Equal(got, want) {
			t.Errorf("%q became %q, want %q", data, got, want)
		}
	})
}

func BenchmarkLoad(b *testing.B) {
	for _, tag := range Tags() {
		b.Run(string(tag), func(b *testing.B) {
			for b.Loop() {
				if _, err := load(tag); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkDecode measures what of it is reading the files, here and with encoding/json.
func BenchmarkDecode(b *testing.B) {
	var all []string
	list, err := fs.Glob(files, textsFolder+"/de/*.json")
	if err != nil {
		b.Fatal(err)
	}
	for _, name := range list {
		data, err := files.ReadFile(name)
		if err != nil {
			b.Fatal(err)
		}
		all = append(all, string(data))
	}
	b.Run("here", func(b *testing.B) {
		for b.Loop() {
			for _, data := range all {
				if _, err := decodeFlat(data); err != nil {
					b.Fatal(err)
				}
			}
		}
	})
	b.Run("json", func(b *testing.B) {
		for b.Loop() {
			for _, data := range all {
				var m map[string]string
				if err := json.Unmarshal([]byte(data), &m); err != nil {
					b.Fatal(err)
				}
			}
		}
	})
}
