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

// readTexts calls add for each pair of a file of a language. The files are part of the program, and the tests read them
// all: one that is none panics.
func readTexts(tag Tag, name string, add func(key, value string)) {
	data, err := files.ReadFile(path.Join(textsFolder, string(tag), name))
	if err == nil {
		err = decode(string(data), add)
	}
	if err != nil {
		panic("lang: " + string(tag) + "/" + name + ": " + err.Error())
	}
}

// load reads the catalogue of a language.
func load(tag Tag) *Catalog {
	c := &Catalog{tag: tag, skin: Spirits, texts: texts{}, nouns: map[nounID]Word{}, grammar: grammarOf(tag)}
	list, err := fs.ReadDir(files, path.Join(textsFolder, string(tag)))
	if err != nil {
		panic(err)
	}
	set := typesetter(tag)
	for _, file := range list {
		switch file.Name() {
		case languageFile, typesetFile:
		case nounsFile:
			readTexts(tag, nounsFile, func(key, value string) { c.addNoun(key, set.Replace(value)) })
		default:
			readTexts(tag, file.Name(), func(key, value string) {
				if _, double := c.texts[Key(key)]; double {
					panic("lang: the text " + key + " is given twice in " + string(tag))
				}
				c.texts[Key(key)] = set.Replace(value)
			})
		}
	}
	return c
}

// typesetter turns texts as they are typed into texts as they are printed.
func typesetter(tag Tag) *strings.Replacer {
	var pairs []string
	readTexts(tag, typesetFile, func(typed, printed string) { pairs = append(pairs, typed, printed) })
	return strings.NewReplacer(pairs...)
}
