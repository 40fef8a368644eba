package yokai

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/yokai"
	"engawa/rules/yokai/solved"
	"engawa/rules/yokai/tablebase"
)

// memoryFiles is tablebase files by name. One that is nil is loading.
type memoryFiles map[string][]byte

func (s memoryFiles) File(name string) ([]byte, error) {
	data, there := s[name]
	if !there {
		return nil, errors.New("there is no " + name)
	}
	return data, nil
}

// Without its tablebase the bot refuses with a sentence; it plays as soon as the file is loaded.
func TestPerfectBotNeedsItsTablebase(t *testing.T) {
	few := position(t, "mori", "1le/3/1C1/1L1[] w")
	full := position(t, "mori", "gle/1c1/1C1/ELG[] w")
	name := fileOf(solved.Full())
	begin := func(b bot.Bot) error {
		return b.Begin(full, 0, bot.History{}, rand.New(rand.NewPCG(1, 1)), bot.Budget{})
	}
	on := memoryFiles{name: nil}
	for _, c := range []struct {
		name, code string
		tablebases bot.Tablebases
	}{
		{"no tablebases", bot.CodeNoTablebase, nil},
		{"no file", bot.CodeNoTablebase, memoryFiles{}},
		{"a file that is loading", bot.CodeTablebaseLoading, on},
	} {
		b := perfectBot(t, c.tablebases)
		if err := begin(b); rules.CodeOf(err) != c.code || !strings.Contains(err.Error(), "tables") {
			t.Errorf("%s: %v, want %s", c.name, err, c.code)
		}
		if b.Best() != rules.Hidden || !b.Step(1) {
			t.Errorf("%s: a refused bot goes on", c.name)
		}
		if _, next := choose(t, b, few, 1); next.Board() == few.(*yokai.State).Board() {
			t.Errorf("%s: nothing is played with few pieces, of which there is no tablebase", c.name)
		}
		if !bot.FallsBack(b) {
			t.Errorf("%s: with few pieces the bot does not say that it falls back", c.name)
		}
	}
	if b := perfectBot(t, tablebase.Open()); begin(b) != nil || bot.FallsBack(b) {
		t.Error("with its tablebase the bot says that it falls back")
	}
	// What is no tablebase leaves the play of the level below.
	choose(t, perfectBot(t, memoryFiles{name: []byte("paper")}), full, 1)

	b := perfectBot(t, on)
	if err := begin(b); rules.CodeOf(err) != bot.CodeTablebaseLoading {
		t.Fatal(err)
	}
	on[name], _ = tablebase.Open().File(name)
	if err := begin(b); err != nil {
		t.Errorf("refused though the file is loaded: %v", err)
	}
	b.Close()
}

// TestLoadedOnlyLoadsNothing reads a file that is loaded; one that is not counts as loading.
func TestLoadedOnlyLoadsNothing(t *testing.T) {
	if bot.LoadedOnly(nil) != nil {
		t.Error("without tablebases there are some")
	}
	inside := memoryFiles{"a": []byte("one")}
	if data, err := bot.LoadedOnly(inside).File("a"); string(data) != "one" || err != nil {
		t.Errorf("a file inside: %q, %v", data, err)
	}
	far := &loadingFiles{memoryFiles: inside}
	if data, err := bot.LoadedOnly(far).File("a"); data != nil || err != nil || far.fileCalls > 0 {
		t.Errorf("a file that has not come: %q, %v, asked for %d times", data, err, far.fileCalls)
	}
	far.isLoaded = true
	if data, err := bot.LoadedOnly(far).File("a"); string(data) != "one" || err != nil {
		t.Errorf("a file that has come: %q, %v", data, err)
	}
}

// loadingFiles is a memory whose files have to be fetched.
type loadingFiles struct {
	memoryFiles
	isLoaded  bool
	fileCalls int
}

func (f *loadingFiles) Loaded(string) bool { return f.isLoaded }

func (f *loadingFiles) File(name string) ([]byte, error) {
	f.fileCalls++
	return f.memoryFiles.File(name)
}
