package yokai

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"engawa/library"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/yokai"
	"engawa/rules/yokai/solved"
)

// shelf is a Library of books by name. A book that is nil is on its way.
type shelf map[string][]byte

func (s shelf) Book(name string) ([]byte, error) {
	data, there := s[name]
	if !there {
		return nil, errors.New("there is no " + name)
	}
	return data, nil
}

// Without its book the bot refuses with a sentence; it plays as soon as the book has come.
func TestPerfectBotNeedsItsBook(t *testing.T) {
	few := position(t, "mori", "1le/3/1C1/1L1[] w")
	full := position(t, "mori", "gle/1c1/1C1/ELG[] w")
	book := fileOf(solved.Full())
	begin := func(b bot.Bot) error { return b.Begin(full, 0, bot.Past{}, rand.New(rand.NewPCG(1, 1)), bot.Budget{}) }
	on := shelf{book: nil}
	for _, c := range []struct {
		name, code string
		library    bot.Library
	}{
		{"no library", bot.CodeNoBook, nil},
		{"no book", bot.CodeNoBook, shelf{}},
		{"a book on its way", bot.CodeBookComing, on},
	} {
		b := perfectBot(t, c.library)
		if err := begin(b); rules.CodeOf(err) != c.code || !strings.Contains(err.Error(), "book") {
			t.Errorf("%s: %v, want %s", c.name, err, c.code)
		}
		if b.Best() != rules.Hidden || !b.Step(1) {
			t.Errorf("%s: a refused bot goes on", c.name)
		}
		if _, next := choose(t, b, few, 1); next.Board() == few.(*yokai.State).Board() {
			t.Errorf("%s: nothing is played with few pieces, about which there is no book", c.name)
		}
		if !bot.IsLimited(b) {
			t.Errorf("%s: with few pieces the bot does not say that it is limited", c.name)
		}
	}
	if b := perfectBot(t, library.Open()); begin(b) != nil || bot.IsLimited(b) {
		t.Error("with its book the bot says that it is limited")
	}
	// What is no digest leaves the play of the level below.
	choose(t, perfectBot(t, shelf{book: []byte("paper")}), full, 1)

	b := perfectBot(t, on)
	if err := begin(b); rules.CodeOf(err) != bot.CodeBookComing {
		t.Fatal(err)
	}
	on[book], _ = library.Open().Book(book)
	if err := begin(b); err != nil {
		t.Errorf("refused though the book has come: %v", err)
	}
	b.Close()
}

// TestAtHandFetchesNothing lends a book that has come, and one that has not as if it were on its way.
func TestAtHandFetchesNothing(t *testing.T) {
	if bot.AtHand(nil) != nil {
		t.Error("of no library there is one at hand")
	}
	inside := shelf{"a": []byte("one")}
	if data, err := bot.AtHand(inside).Book("a"); string(data) != "one" || err != nil {
		t.Errorf("a book inside: %q, %v", data, err)
	}
	far := &fetching{shelf: inside}
	if data, err := bot.AtHand(far).Book("a"); data != nil || err != nil || far.asked > 0 {
		t.Errorf("a book that has not come: %q, %v, asked for %d times", data, err, far.asked)
	}
	far.come = true
	if data, err := bot.AtHand(far).Book("a"); string(data) != "one" || err != nil {
		t.Errorf("a book that has come: %q, %v", data, err)
	}
}

// fetching is a shelf whose books have to be fetched.
type fetching struct {
	shelf
	come  bool
	asked int
}

func (f *fetching) Fetched(string) bool { return f.come }

func (f *fetching) Book(name string) ([]byte, error) {
	f.asked++
	return f.shelf.Book(name)
}
