//go:build fetchlang

package lang

import (
	"fmt"
	"sync"
	"syscall/js"

	"engawa/internal/pagefile"
)

// The page brings the texts of one language before the program begins: engawa.texts, {tag, data}. Those of all lie
// beside the page as engawa.languages lists them, each {tag, name, file, bytes}. See engawa/wasm.

// remoteFile is a language's file beside the page.
type remoteFile struct {
	language
	file string
	size int // bytes
}

func listFiles() []remoteFile {
	list := js.Global().Get("engawa").Get("languages")
	all := make([]remoteFile, list.Length())
	for k := range all {
		one := list.Index(k)
		all[k] = remoteFile{language{Tag(one.Get("tag").String()), one.Get("name").String()}, one.Get("file").String(), one.Get("bytes").Int()}
	}
	return all
}

// listLanguages returns the languages that lie beside the page.
func listLanguages() []language {
	var list []language
	for _, one := range listFiles() {
		list = append(list, one.language)
	}
	return list
}

// fallback returns the catalogue of the language that the page has brought. Without it there is no program: the page has
// looked at it.
var fallback = sync.OnceValue(func() *Catalog {
	texts := js.Global().Get("engawa").Get("texts")
	data := make([]byte, texts.Get("data").Length())
	js.CopyBytesToGo(data, texts.Get("data"))
	c, err := unpack(Tag(texts.Get("tag").String()), string(data), nil)
	if err != nil {
		panic(err)
	}
	return c
})

// remoteCatalogs are the catalogues of the languages that have come since, and the files on their way.
var (
	remoteCatalogs sync.Map // of *Catalog by Tag
	fetches        = map[Tag]*pagefile.Fetch{}
)

// find returns the catalogue of a language, nil where its texts are not there.
func find(tag Tag) *Catalog {
	if first := fallback(); first.tag == tag {
		return first
	}
	c, ok := remoteCatalogs.Load(tag)
	if !ok {
		return nil
	}
	return c.(*Catalog)
}

// Load asks for the texts of a language, and reports whether they are there. What could not be fetched, or is of no use,
// is asked for again the next time. Only the goroutine of the screens may call it.
func Load(tag Tag) (loaded bool, err error) {
	if tag == Pseudo || find(tag) != nil {
		return true, nil
	}
	f := fetches[tag]
	if f == nil {
		for _, one := range listFiles() {
			if one.tag == tag {
				f = pagefile.Get(one.file, one.size)
			}
		}
		if f == nil {
			return false, fmt.Errorf("lang: there is no language %q", tag)
		}
		fetches[tag] = f
	}
	data, err := f.Data()
	if data == nil && err == nil {
		return false, nil
	}
	delete(fetches, tag)
	if err != nil {
		return false, fmt.Errorf("lang: %w", err)
	}
	c, err := unpack(tag, string(data), fallback())
	if err != nil {
		return false, err
	}
	remoteCatalogs.Store(tag, c)
	return true, nil
}
