package bot

// Library is what bots look things up in that are too large to be part of every program.
type Library interface {
	// Book returns the contents of the book with that name, which must not be changed. They are nil, without an error,
	// while they are still on their way, as on a web page that fetches them; the error is a sentence that says why they
	// cannot be had.
	Book(name string) ([]byte, error)
}

// Codes of what a Reader's Begin refuses with.
const (
	CodeNoBook     = "no-book"     // a book that it needs cannot be had
	CodeBookComing = "book-coming" // it is on its way: ask again later
)

// Reader is implemented by bots that need a Library. Read is called once, before the first Begin.
type Reader interface {
	Read(Library)
}

// Lend gives a bot that reads a Library. A nil Library is as good as none.
func Lend(b Bot, l Library) {
	if r, ok := b.(Reader); ok && l != nil {
		r.Read(l)
	}
}

// Limited is implemented by bots that have to decide some positions as the level below does. Limited reports whether
// the decision begun last is such a one.
type Limited interface{ Limited() bool }

// IsLimited reports whether the bot decides the position at hand as the level below does.
func IsLimited(b Bot) bool {
	l, ok := b.(Limited)
	return ok && l.Limited()
}

// Fetcher is implemented by a Library that has to fetch its books.
type Fetcher interface {
	// Fetched reports whether the book with that name has come. It fetches nothing.
	Fetched(name string) bool
}

// AtHand returns a Library that lends what can be read at once, and fetches nothing. It is nil for nil.
func AtHand(l Library) Library {
	if f, ok := l.(Fetcher); ok {
		return atHand{l, f}
	}
	return l
}

type atHand struct {
	Library
	fetcher Fetcher
}

// Book implements [Library]: a book that has not come counts as on its way.
func (l atHand) Book(name string) ([]byte, error) {
	if !l.fetcher.Fetched(name) {
		return nil, nil
	}
	return l.Library.Book(name)
}
