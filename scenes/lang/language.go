package lang

import (
	"embed"
	"io/fs"
	"path"
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

//go:embed texts
var files embed.FS

// language is what is known of a language beside its texts.
type language struct {
	tag  Tag
	name string
}

// languages are the folders of texts, in the order of their names.
var languages = sync.OnceValue(func() []language {
	var list []language
	folders, err := fs.ReadDir(files, textsFolder)
	if err != nil {
		panic(err) // the folder is part of the program
	}
	for _, folder := range folders {
		one := language{tag: Tag(folder.Name())}
		readTexts(one.tag, languageFile, func(key, value string) {
			if key == "name" {
				one.name = value
			}
		})
		list = append(list, one)
	}
	slices.SortFunc(list, func(a, b language) int { return strings.Compare(a.name, b.name) })
	return list
})

// readFile returns a file of a language. The files are part of the program, and the tests read them all: one that lacks
// panics.
func readFile(tag Tag, name string) string {
	data, err := files.ReadFile(path.Join(textsFolder, string(tag), name))
	if err != nil {
		panic("lang: " + err.Error())
	}
	return string(data)
}

// readTexts calls add for each pair of a file of a language.
func readTexts(tag Tag, name string, add func(key, value string)) {
	mustDecode(tag, name, readFile(tag, name), add)
}

func mustDecode(tag Tag, name, data string, add func(key, value string)) {
	if err := decode(data, add); err != nil {
		panic("lang: " + string(tag) + "/" + name + ": " + err.Error())
	}
}

// load reads the catalogue of a language.
func load(tag Tag) *Catalog {
	c := &Catalog{tag: tag, skin: Spirits, texts: make(texts, 2300), nouns: map[nounID]Word{}, grammar: grammarOf(tag)}
	list, err := fs.ReadDir(files, path.Join(textsFolder, string(tag)))
	if err != nil {
		panic("lang: " + err.Error())
	}
	signs := readSigns(tag)
	for _, file := range list {
		name := file.Name()
		add := func(key, value string) {
			if _, double := c.texts[Key(key)]; double {
				panic("lang: the text " + key + " is given twice in " + string(tag))
			}
			c.texts[Key(key)] = value
		}
		switch name {
		case languageFile, typesetFile:
			continue
		case nounsFile:
			add = c.addNoun
		}
		mustDecode(tag, name, signs.typeset(readFile(tag, name)), add)
	}
	return c
}

// signs are pairs of what is typed and what is printed in its place.
type signs [][2]string

func readSigns(tag Tag) (s signs) {
	readTexts(tag, typesetFile, func(typed, printed string) { s = append(s, [2]string{typed, printed}) })
	return s
}

// typeset turns a text as it is typed into one as it is printed. A whole file is done at once, which is many times faster
// than each text: no sign is part of a key or of JSON itself.
func (s signs) typeset(text string) string {
	for _, pair := range s {
		text = strings.ReplaceAll(text, pair[0], pair[1])
	}
	return text
}
