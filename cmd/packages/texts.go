package main

import (
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
)

// textFiles holds what packages say, a file a language. A further language needs a further file and nothing else.
//
//go:embed texts/*.json
var textFiles embed.FS

// firstLanguage is the language for those who read none of the others, and of formats that take one only.
const firstLanguage = "en"

// texts are what packages say in one language.
type texts struct {
	Tag             string              `json:"-"`               // the file's name, as "en"
	WindowsLanguage uint16              `json:"windowsLanguage"` // Windows' number of the language
	GenericName     string              `json:"genericName"`     // what sort of program it is
	Summary         string              `json:"summary"`
	Keywords        []string            `json:"keywords"` // by which menus find it
	FileType        string              `json:"fileType"` // what a saved match is called
	Description     []string            `json:"description"`
	Readme          map[string][]string `json:"readme"` // by system: linux, windows, macos
}

// readTexts returns the texts of all languages, the first language first and the others in the order of their tags.
func readTexts() ([]texts, error) {
	entries, err := textFiles.ReadDir("texts")
	if err != nil {
		return nil, err
	}
	var all []texts
	for _, e := range entries {
		data, err := textFiles.ReadFile(path.Join("texts", e.Name()))
		if err != nil {
			return nil, err
		}
		one, err := parseTexts(strings.TrimSuffix(e.Name(), ".json"), data)
		if err != nil {
			return nil, fmt.Errorf("texts/%s: %w", e.Name(), err)
		}
		all = append(all, one)
	}
	first := slices.IndexFunc(all, func(t texts) bool { return t.Tag == firstLanguage })
	if first < 0 {
		return nil, fmt.Errorf("there is no texts/%s.json", firstLanguage)
	}
	return slices.Concat(all[first:first+1], all[:first], all[first+1:]), nil
}

// parseTexts reads the texts of a language, of which none may be missing.
func parseTexts(tag string, data []byte) (texts, error) {
	one := texts{Tag: tag}
	reader := json.NewDecoder(bytes.NewReader(data))
	reader.DisallowUnknownFields()
	if err := reader.Decode(&one); err != nil {
		return one, err
	}
	list := slices.Concat([]string{one.GenericName, one.Summary, one.FileType}, one.Keywords, one.Description)
	for _, system := range []string{"linux", "windows", "macos"} {
		if len(one.Readme[system]) == 0 {
			return one, fmt.Errorf("the readme for %s is missing", system)
		}
		list = append(list, one.Readme[system]...)
	}
	for _, text := range list {
		if text == "" || strings.ContainsAny(text, "\n;") && slices.Contains(one.Keywords, text) {
			return one, fmt.Errorf("%q is no text", text)
		}
	}
	if one.WindowsLanguage == 0 || len(one.Keywords) == 0 || len(one.Description) == 0 {
		return one, errors.New("the language's number, keywords or description are missing")
	}
	return one, nil
}

// readme returns the README.txt for a system: all languages one after the other.
func readme(all []texts, system string, info source) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "Engawa %s\n", info.build.Version)
	for _, t := range all {
		for _, paragraph := range slices.Concat(t.Readme[system], t.Description[len(t.Description)-1:]) {
			b.WriteString("\n" + paragraph + "\n")
		}
	}
	return []byte(b.String())
}
