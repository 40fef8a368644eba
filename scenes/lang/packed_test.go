package lang

import (
	"errors"
	"maps"
	"reflect"
	"strings"
	"testing"
)

// packedFile returns the file of a language.
func packedFile(t testing.TB, tag Tag) string {
	t.Helper()
	data, err := Pack(tag)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestAPackedLanguageIsTheSame(t *testing.T) {
	for _, tag := range Tags() {
		c, err := unpack(tag, packedFile(t, tag), For(English))
		if err != nil {
			t.Fatal(err)
		}
		if own := For(tag); !maps.Equal(c.texts, own.texts) || !reflect.DeepEqual(c.nouns, own.nouns) || c.tag != tag || c.grammar != own.grammar {
			t.Errorf("%s is another language when it has been packed", tag)
		}
	}
	if _, err := Pack("xx"); err == nil {
		t.Error("a language that does not exist is packed")
	}
}

// TestAFileOfNoUseIsRefused gives the decoder what a bad line or another build may bring.
func TestAFileOfNoUseIsRefused(t *testing.T) {
	whole := packedFile(t, French)
	for name, data := range map[string]string{
		"nothing":             "",
		"a page":              "<!doctype html><title>404</title>",
		"an empty folder":     "{}",
		"the first half":      whole[:len(whole)/2],
		"all but the end":     strings.TrimSuffix(whole, "}\n"),
		"more":                whole + "{}",
		"a broken letter":     strings.Replace(whole, "é", "\xc3", 1),
		"a text less":         strings.Replace(whole, `"common.no":"Non",`, "", 1),
		"another text":        strings.Replace(whole, `"common.no":`, `"common.nay":`, 1),
		"a text twice":        strings.Replace(whole, `"common.no":"Non",`, `"common.no":"Non","common.no":"Non",`, 1),
		"a noun less":         strings.Replace(whole, `"spirits.`, `"ghosts.`, 1),
		"no name":             strings.Replace(whole, `{"name":"Français"}`, `{}`, 1),
		"a number for a text": strings.Replace(whole, `"common.no":"Non"`, `"common.no":1`, 1),
	} {
		if data == whole {
			t.Fatalf("%s: nothing has been changed", name)
		}
		if _, err := unpack(French, data, For(English)); err == nil {
			t.Errorf("%s is taken for French", name)
		} else if !strings.HasPrefix(err.Error(), "lang: fr: ") {
			t.Errorf("%s: %q names no language", name, err)
		}
	}
	other := strings.Replace(whole, `"common.no":"Non",`, "", 1)
	if _, err := unpack(French, other, For(English)); !errors.Is(err, errOtherKeys) {
		t.Errorf("a file of another build: %v", err)
	}
}

func TestEveryLanguageOfThisProgramIsLoaded(t *testing.T) {
	for _, tag := range append(Tags(), Pseudo) {
		if loaded, err := Load(tag); !loaded || err != nil || For(tag).Tag() != tag {
			t.Errorf("%s: %v, %v", tag, loaded, err)
		}
	}
	if got := For("xx").Tag(); got != English {
		t.Errorf("an unknown language is %s", got)
	}
}

// FuzzUnpack gives the decoder files of any kind, which are refused or give every text that is asked for.
func FuzzUnpack(f *testing.F) {
	f.Add(`{"language.json":{"name":"X"},"nouns.json":{"spirits.L.name":"K"},"a.json":{"b":"it's {n|one|many}"}}`)
	f.Add(`{"language.json":{"name":"X"},"b.json":{"c":"d\\u00e9"}}`)
	f.Add(packedFile(f, English))
	english := For(English)
	f.Fuzz(func(t *testing.T, data string) {
		c, err := unpack(German, data, nil)
		if err != nil {
			return
		}
		for key := range c.texts {
			c.T(key, Count("n", 2), Noun("piece", "L"))
		}
		c, err = unpack(German, data, english)
		if err == nil && !c.hasKeysOf(english) {
			t.Error("texts are missing")
		}
	})
}
