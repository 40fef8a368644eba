package book

import (
	"testing"

	"engawa/scenes/lang"
)

// BenchmarkArrange measures the breaking of a whole book into pages, which happens when it is opened or its window
// changes.
func BenchmarkArrange(b *testing.B) {
	for _, e := range editions {
		b.Run(e.game, func(b *testing.B) {
			book, _, _ := openGameBook(e.game, lang.French, e.skin, windows[4], true)
			for b.Loop() {
				book.Arrange(view(windows[4]))
			}
		})
	}
}

// BenchmarkTurn measures the turning of a page beside a list of chapters.
func BenchmarkTurn(b *testing.B) {
	book, _, _ := openGameBook("forhonor", lang.French, "", windows[0], true)
	for b.Loop() {
		book.open(book.pageIndex + 1)
		book.open(book.pageIndex - 1)
	}
}
