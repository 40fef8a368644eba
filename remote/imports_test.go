package remote_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestImportsPointOneWay holds what the package comments say: the frames know nothing of either side, host and client
// nothing of each other, and nobody knows the screens.
func TestImportsPointOneWay(t *testing.T) {
	const bolt, websocket = "go.etcd.io/bbolt", "github.com/coder/websocket"
	allowed := map[string][]string{
		".":                   {"engawa/rules"},
		"journal":             {bolt, bolt + "/errors"},
		"journal/journaltest": {"engawa/remote/journal", "github.com/anishathalye/porcupine"}, // tests import it
		"deal":                {"engawa/rules"},
		"socket":              {"engawa/rules", "engawa/remote", websocket},
		"client":              {"engawa/rules", "engawa/remote", "engawa/remote/deal", "engawa/remote/socket"},
		"notify":              {"engawa/rules", "engawa/remote", "engawa/remote/push"},
		"push":                {"engawa/rules", "engawa/remote"},
		"push/pushtest":       {"engawa/remote/push"}, // tests import it
		"simulation":          {},                     // tests alone
		"host": {
			"engawa/rules", "engawa/rules/bot", "engawa/rules/bots", "engawa/remote", "engawa/remote/deal", "engawa/remote/journal", "engawa/remote/notify", "engawa/remote/socket",
			websocket,
		},
	}
	seen := map[string]bool{}
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		room := path.Dir(filepath.ToSlash(name))
		seen[room] = true
		for _, config := range file.Imports {
			imported, err := strconv.Unquote(config.Path.Value)
			if err != nil {
				return err
			}
			first, _, _ := strings.Cut(imported, "/")
			if (first == "engawa" || strings.Contains(first, ".")) && !slices.Contains(allowed[room], imported) {
				t.Errorf("%s may not import %s", name, imported)
			}
		}
		return nil
	})
	if err != nil || len(seen) != len(allowed) {
		t.Errorf("%d rooms are read of %d: %v", len(seen), len(allowed), err)
	}
}
