package wasm

import (
	"strings"
	"testing"
)

func TestScriptsTravelWithoutComments(t *testing.T) {
	for _, c := range []struct{ name, source, want string }{
		{"engawa.js", "// Says it.\n(() => {\n  const word = window.engawaWords;\n  word(word);\n})();\n", "(()=>{const e=window.engawaWords;e(e)})()"},
		{"worker.js", "// build is the list before.\nconst kept = build.files;\n", "const kept=build.files"},
		{"engawa.css", "/* dark */\nbody { color: #ffffff; }\n", "body{color:#fff}"},
		{glueName, "// Copyright of others\n// and a licence\n\n// What it does.\nglobalThis.Go = 1;\n", "// Copyright of others\n// and a licence\nglobalThis.Go=1"},
	} {
		got, err := minifyFile(c.name, []byte(c.source))
		if err != nil || string(got) != c.want {
			t.Errorf("%s travels as %q (%v), want %q", c.name, got, err, c.want)
		}
	}
	for _, c := range []struct{ name, source, says string }{
		{"engawa.js", "const = 1", "minifying engawa.js"},
		{glueName, "globalThis.Go = 1", "copyright notice"},
	} {
		if _, err := minifyFile(c.name, []byte(c.source)); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s of %q: %v, want an error that says %q", c.name, c.source, err, c.says)
		}
	}
}
