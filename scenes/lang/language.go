package lang

import (
	"fmt"
	"slices"
	"strings"
	"sync"
)

// Each language is a folder of flat JSON files: its texts, one file a screen or a game's part, and three files that are
// no texts.
const (
	textsFolder  = "texts"
	languageFile = "language.json" // about the language: its own name
	typesetFile  = "typeset.json"  // what is typed, and what is printed in its place
	nounsFile    = "nouns.json"    // the names of pieces with their grammar, see noun.go
)

// folder is the contents of a language's files by their names.
type folder map[string]string

// language is the tag and the name of a language.
type language struct {
	tag  Tag
	name string
}

// languages are all languages, in the order of their names.
var languages = sync.OnceValue(func() []language {
	list := listLanguages()
	slices.SortStableFunc(list, func(a, b language) int { return strings.Compare(a.name, b.name) })
	return list
})

// readName returns a language's own name.
func readName(files folder) (name string, err error) {
	err = files.read(languageFile, func(key, value string) {
		if key == "name" {
			name = value
		}
	})
	if err == nil && name == "" {
		err = fmt.Errorf("%s has no name", languageFile)
	}
	return name, err
}

// read calls add for each pair of a file.
func (f folder) read(name string, add func(key, value string)) error {
	if err := decode(f[name], add); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// newCatalog makes the catalogue of a language from its files as they are printed, see [folder.typeset].
func newCatalog(tag Tag, files folder) (*Catalog, error) {
	c := &Catalog{tag: tag, skin: Spirits, texts: make(texts, 2300), nouns: map[nounID]Word{}, grammar: grammarOf(tag)}
	if _, err := readName(files); err != nil {
		return nil, err
	}
	twice := ""
	addText := func(key, value string) {
		if _, double := c.texts[Key(key)]; double {
			twice = key
		}
		c.texts[Key(key)] = value
	}
	for name, contents := range files {
		add := addText
		switch name {
		case languageFile:
			continue
		case nounsFile:
			add = c.addNoun
		}
		if err := decode(contents, add); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	if twice != "" {
		return nil, fmt.Errorf("the text %s is given twice", twice)
	}
	return c, nil
}

// signs are pairs of what is typed and what is printed in its place.
type signs [][2]string

func readSigns(files folder) (s signs, err error) {
	err = files.read(typesetFile, func(typed, printed string) { s = append(s, [2]string{typed, printed}) })
	return s, err
}

// typeset returns the files of a language as they are printed, without the one that tells how.
func (f folder) typeset() (folder, error) {
	signs, err := readSigns(f)
	if err != nil {
		return nil, err
	}
	printed := folder{}
	for name, contents := range f {
		if name != typesetFile {
			printed[name] = signs.typeset(contents)
		}
	}
	return printed, nil
}

// typeset turns a text as it is typed into one as it is printed. A whole file is done at once, which is many times faster
// than each text: no sign is part of a key or of JSON itself.
func (s signs) typeset(text string) string {
	for _, pair := range s {
		text = strings.ReplaceAll(text, pair[0], pair[1])
	}
	return text
}
