//go:build !fetchlang

package lang

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"sync"
)

//go:embed texts
var files embed.FS

// listLanguages returns the folders of texts.
func listLanguages() []language {
	var list []language
	folders, err := fs.ReadDir(files, textsFolder)
	if err != nil {
		panic(err) // the folder is part of the program
	}
	for _, entry := range folders {
		tag := Tag(entry.Name())
		name, err := readName(folder{languageFile: readFile(tag, languageFile)})
		if err != nil {
			panic("lang: " + string(tag) + ": " + err.Error())
		}
		list = append(list, language{tag, name})
	}
	return list
}

// readFile returns a file of a language. The files are part of the program, and the tests read them all: one that lacks
// panics.
func readFile(tag Tag, name string) string {
	data, err := files.ReadFile(path.Join(textsFolder, string(tag), name))
	if err != nil {
		panic("lang: " + err.Error())
	}
	return string(data)
}

// readFolder returns all files of a language.
func readFolder(tag Tag) folder {
	list, err := fs.ReadDir(files, path.Join(textsFolder, string(tag)))
	if err != nil {
		panic("lang: " + err.Error())
	}
	all := folder{}
	for _, file := range list {
		all[file.Name()] = readFile(tag, file.Name())
	}
	return all
}

// catalogs are the catalogues by Tag: each is read when it is first asked for, as a window seldom needs two.
var catalogs sync.Map // of func() *Catalog

// find returns the catalogue of a language, nil for a tag that is not one.
func find(tag Tag) *Catalog {
	if tag.index() < 0 {
		return nil
	}
	catalog, ok := catalogs.Load(tag)
	if !ok {
		catalog, _ = catalogs.LoadOrStore(tag, sync.OnceValue(func() *Catalog {
			c, err := load(tag)
			if err != nil {
				panic("lang: " + string(tag) + ": " + err.Error())
			}
			return c
		}))
	}
	return catalog.(func() *Catalog)()
}

// load reads the catalogue of a language.
func load(tag Tag) (*Catalog, error) {
	printed, err := readFolder(tag).typeset()
	if err != nil {
		return nil, err
	}
	return newCatalog(tag, printed)
}

// fallback returns the catalogue that stands for languages that have none.
func fallback() *Catalog { return find(English) }

// Load asks for the texts of a language, and reports whether they are there. All are part of this program.
func Load(Tag) (loaded bool, err error) { return true, nil }

// Pack returns all files of a language in one, as they are printed, which a program without them can load.
func Pack(tag Tag) ([]byte, error) {
	if tag.index() < 0 {
		return nil, fmt.Errorf("lang: there is no language %q", tag)
	}
	all, err := readFolder(tag).typeset()
	if err != nil {
		return nil, fmt.Errorf("lang: %s: %w", tag, err)
	}
	var packed bytes.Buffer
	for k, name := range slices.Sorted(maps.Keys(all)) {
		packed.WriteByte("{,"[min(k, 1)])
		packed.WriteString(strconv.Quote(name) + ":")
		if err := json.Compact(&packed, []byte(all[name])); err != nil {
			return nil, fmt.Errorf("lang: %s/%s: %w", tag, name, err)
		}
	}
	packed.WriteString("}\n")
	return packed.Bytes(), nil
}
