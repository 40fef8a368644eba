package wasm

import (
	"encoding/json"
	"fmt"
	"path"
	"strings"
)

// wordsFolder holds what the page itself says, before and beside the program: a flat JSON file for each language of
// engawa/scenes/lang.
const wordsFolder = "page/words"

// words returns the script that hands the words of all languages to the page's other scripts, by language.
func words() ([]byte, error) {
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
	return fmt.Appendf(nil, "window.engawaWords = %s;\n", script), nil
}
