package wasm

import (
	"bytes"
	"fmt"
	"path"
	"sync"

	"github.com/tdewolff/minify/v2"
	"github.com/tdewolff/minify/v2/css"
	"github.com/tdewolff/minify/v2/js"
)

// minifier takes comments and spaces out of scripts and styles, and shortens names that no other file sees.
var minifier = sync.OnceValue(func() *minify.M {
	m := minify.New()
	m.AddFunc(".js", js.Minify)
	m.AddFunc(".css", css.Minify)
	return m
})

// minifyFile returns a script or a style as it travels. The comment at the head of a script that is not ours stays: it
// names the owner and the licence.
func minifyFile(name string, source []byte) ([]byte, error) {
	short, err := minifier().Bytes(path.Ext(name), source)
	if err != nil {
		return nil, fmt.Errorf("minifying %s: %w", name, err)
	}
	if name != glueName {
		return short, nil
	}
	licence, _, found := bytes.Cut(source, []byte("\n\n"))
	if !found || !bytes.HasPrefix(licence, []byte("// Copyright")) {
		return nil, fmt.Errorf("%s no longer begins with a copyright notice and an empty line", name)
	}
	return bytes.Join([][]byte{licence, short}, []byte("\n")), nil
}
