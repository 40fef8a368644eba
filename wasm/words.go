package wasm

import (
	"encoding/json"
	"fmt"
	"path"
	"strings"

	"engawa/scenes/lang"
)

// wordsFolder holds what the page itself says, before and beside the program: a flat JSON file for each language of
// engawa/scenes/lang.
const wordsFolder = "page/words"

// languageFile is a language whose texts lie beside the page, as its scripts and the program get to know of it.
type languageFile struct {
	Tag   string `json:"tag"`
	Name  string `json:"name"` // its own name for itself
	File  string `json:"file"`
	Bytes int    `json:"bytes"`
}

// addLanguages lays the texts of all languages beside the page, which asks for those that are wanted. Their names carry
// hashes of their bytes. The list is in the order of the program's menu.
func addLanguages(files map[string][]byte) (list []languageFile, err error) {
	for _, tag := range lang.Tags() {
		texts, err := lang.Pack(tag)
		if err != nil {
			return nil, err
		}
		name := languagePrefix + string(tag) + "-" + hash(texts)[:short] + ".json"
		files[name] = texts
		list = append(list, languageFile{string(tag), tag.Name(), name, len(texts)})
	}
	return list, nil
}

// languagePrefix begins the names of the files with the texts of a language.
const languagePrefix = "lang-"

// words returns the script that hands to the page's other scripts what it says itself, by language, and the list of the
// languages.
func words(languages []languageFile) ([]byte, error) {
	list, err := page.ReadDir(wordsFolder)
	if err != nil {
		return nil, err
	}
	all := map[string]map[string]string{}
	for _, file := range list {
		data, err := page.ReadFile(path.Join(wordsFolder, file.Name()))
		if err != nil {
			return nil, err
		}
		var texts map[string]string
		if err := json.Unmarshal(data, &texts); err != nil {
			return nil, fmt.Errorf("%s: %w", file.Name(), err)
		}
		all[strings.TrimSuffix(file.Name(), ".json")] = texts
	}
	script, err := json.Marshal(all)
	if err != nil {
		return nil, err
	}
	names, err := json.Marshal(languages)
	if err != nil {
		return nil, err
	}
	return fmt.Appendf(nil, "window.engawaWords = %s;\nwindow.engawaLanguages = %s;\n", script, names), nil
}
