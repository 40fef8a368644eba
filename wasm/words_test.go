package wasm

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"engawa/scenes/lang"
)

// TestThePageSpeaksEveryLanguage wants the words of the page in each language of the program, and every one that a
// script asks for.
func TestThePageSpeaksEveryLanguage(t *testing.T) {
	script, err := words(nil)
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]map[string]string
	text, _, _ := strings.Cut(strings.TrimPrefix(string(script), "window.engawaWords = "), ";\n")
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		t.Fatal(err)
	}
	if len(all) != len(lang.Tags()) {
		t.Errorf("the page speaks %d languages, the program %d: each wants a wasm/page/words/TAG.json", len(all), len(lang.Tags()))
	}
	english := all[string(lang.English)]
	if len(english) < 15 {
		t.Errorf("there are only %d English words", len(english))
	}
	hole := regexp.MustCompile(`\{[a-z]+\}`)
	for _, tag := range lang.Tags() {
		own := all[string(tag)]
		if len(own) != len(english) {
			t.Errorf("%s: %d words, want %d in page/words/%s.json", tag, len(own), len(english), tag)
		}
		for key, text := range english {
			if own[key] == "" || len(hole.FindAllString(own[key], -1)) != len(hole.FindAllString(text, -1)) {
				t.Errorf("%s: %s is %q, in English %q", tag, key, own[key], text)
			}
		}
	}
	for name, asked := range map[string]string{
		"engawa.js": `(?:text|now\(\))\.(\w+)`, "a11y.js": `words\.(\w+)`,
	} {
		source, err := page.ReadFile("page/" + name)
		if err != nil {
			t.Fatal(err)
		}
		found := regexp.MustCompile(asked).FindAllStringSubmatch(string(source), -1)
		if len(found) < 5 {
			t.Errorf("%s asks for %d words", name, len(found))
		}
		for _, m := range found {
			if english[m[1]] == "" {
				t.Errorf("%s asks for the word %s, which is none", name, m[1])
			}
		}
	}
}
