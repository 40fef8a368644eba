package letters

import (
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Wrap breaks text into lines no wider than width in user units. It breaks at
// blanks, behind hyphens between nouns and between Japanese characters, never before closing signs or small
// kana nor after opening brackets; no-break spaces hold. A word too wide for a
// line of its own is cut where it must be. Line ends in the text are kept; the
// empty text is one empty line. The lines belong to everybody who asks for them: nobody changes them.
func Wrap(s Style, text string, width float64) []string {
	lines := wrapLines.lines(wrapKey{s, width, text, false})
	return lines[:len(lines):len(lines)]
}

func wrap(s Style, text string, width float64) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(text, "\n") {
		lines = append(lines, wrapParagraph(s, paragraph, width)...)
	}
	return lines
}

// WrapEven breaks text as Wrap does, into as many lines, but as narrow ones as hold it, so that no short word is left
// alone in the last. The lines belong to everybody who asks for them.
func WrapEven(s Style, text string, width float64) []string {
	lines := wrapLines.lines(wrapKey{s, width, text, true})
	return lines[:len(lines):len(lines)]
}

func wrapEven(s Style, text string, width float64) []string {
	lines := wrap(s, text, width)
	if len(lines) < 2 {
		return lines
	}
	least := 0.0
	for _, word := range Words(text) {
		least = max(least, Measure(s, word))
	}
	steps := int(width - least)
	if steps <= 0 { // words are cut as it is
		return lines
	}
	narrower := sort.Search(steps, func(n int) bool { return len(wrap(s, text, least+float64(n))) <= len(lines) })
	if narrower < steps {
		lines = wrap(s, text, least+float64(narrower))
	}
	return lines
}

func wrapParagraph(s Style, text string, width float64) []string {
	var lines []string // with the blanks at their ends
	line := ""
	var end pen // behind the line
	wasCut := false
	for _, word := range pieces(text) {
		black, next := trimEnd(word), end
		if next.measure(s, black); black == "" || next.end <= width {
			next.measure(s, word[len(black):])
			line, end = line+word, next
			continue
		}
		if strings.TrimSpace(line) != "" {
			lines = append(lines, line)
		}
		line = strings.TrimLeftFunc(word, breakable)
		for !fits(s, line, width) {
			head := cut(s, line, width)
			if head == line {
				break
			}
			lines = append(lines, head)
			line, wasCut = line[len(head):], true
		}
		end = pen{}
		end.measure(s, line)
	}
	lines = append(lines, line)
	if !wasCut {
		holdTogether(s, lines, width)
	}
	for k := range lines {
		lines[k] = trimEnd(lines[k])
	}
	return lines
}

// How short lines may be, as shares of the width.
const (
	shortestLine = 0.5  // that gives a word to the next one
	aloneShare   = 0.25 // of a last word that does not look forgotten
)

// holdTogether moves words to the next line that belong to it: a number before what it counts, the word before a number at
// the end of a part of a sentence, and one more to a short word that would be alone in the last line. There are as many
// lines as before.
func holdTogether(s Style, lines []string, width float64) {
	for k := len(lines) - 2; k >= 0; k-- {
		words, next := pieces(lines[k]), pieces(lines[k+1])
		word := words[len(words)-1]
		isAlone := k == len(lines)-2 && len(next) == 1 && Measure(s, trimEnd(next[0])) < width*aloneShare
		if !isAlone && !isNumber(word, false) && !isNumber(next[0], true) {
			continue
		}
		rest, longer := strings.TrimSuffix(lines[k], word), word+lines[k+1]
		if Measure(s, trimEnd(rest)) >= width*shortestLine && fits(s, longer, width) {
			lines[k], lines[k+1] = rest, longer
		}
	}
}

// isNumber reports whether a word is a number, and whether a sign of punctuation follows it.
func isNumber(word string, isEnd bool) bool {
	word = trimEnd(word)
	digits := strings.TrimRight(word, ".,;:!?")
	return (digits != word) == isEnd && strings.ContainsAny(digits, "0123456789") && strings.Trim(digits, "0123456789+−–-×/.,") == ""
}

// fits reports whether the line, without its trailing blanks, is within width.
func fits(s Style, line string, width float64) bool {
	return Measure(s, trimEnd(line)) <= width
}

func trimEnd(line string) string { return strings.TrimRightFunc(line, breakable) }

// cut returns the longest beginning of a word that fits, at least one rune.
func cut(s Style, word string, width float64) string {
	end := 0
	for i, r := range word {
		next := i + utf8.RuneLen(r)
		if r == utf8.RuneError {
			next = i + 1
		}
		if end > 0 && Measure(s, word[:next]) > width {
			break
		}
		end = next
	}
	return word[:end]
}

// breakable reports whether a line may end at the blank r and swallow it.
func breakable(r rune) bool {
	return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' && r != '\u2007'
}

// pieces cuts a paragraph at every place where a line may end. Blanks stay at
// the end of the piece before.
func pieces(text string) []string {
	var out []string
	start := 0
	var before, last rune
	for i, r := range text {
		if i > 0 && (mayBreak(last, r) || joins(before, last, r)) {
			out = append(out, text[start:i])
			start = i
		}
		before, last = last, r
	}
	return append(out, text[start:])
}

// Words returns what Wrap keeps in one line as long as the line is wide enough: words with the signs that no-break
// spaces hold to them.
func Words(text string) (words []string) {
	for paragraph := range strings.SplitSeq(text, "\n") {
		for _, piece := range pieces(paragraph) {
			if word := strings.TrimFunc(piece, breakable); word != "" {
				words = append(words, word)
			}
		}
	}
	return words
}

// mayBreak reports whether a line may end between two runes.
func mayBreak(a, b rune) bool {
	switch {
	case breakable(b):
		return false
	case breakable(a):
		return true
	case !ideographic(a) && !ideographic(b):
		// A dash between words may end a line.
		return a == '–' || a == '—'
	}
	return !strings.ContainsRune(noStart, b) && !strings.ContainsRune(noEnd, a) &&
		a != '\u00a0' && b != '\u00a0' && a != '\u202f' && b != '\u202f'
}

// joins reports whether a line may end behind the hyphen b: between two nouns, as in "Kodama-Samurai", and not within a
// word or a notation.
func joins(a, b, c rune) bool { return b == '-' && unicode.IsLower(a) && unicode.IsUpper(c) }

// Signs that may not begin and that may not end a line of Japanese.
const (
	noStart = "、。，．・：；？！」』】〕）〉》〜ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々,.:;?!)]}’”…"
	noEnd   = "「『【〔（〈《([{‘“"
)

// ideographic reports whether a rune belongs to Japanese writing, in which
// lines may end between any two characters.
func ideographic(r rune) bool {
	const first = 0x2e80 // none comes before, and most text is Latin
	return r >= first && (unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana) ||
		(r >= 0x3000 && r <= 0x303f) || (r >= 0xff00 && r <= 0xffef) || r == 'ー')
}

// Ellipsis returns the text if it is no wider than width in user units, else
// its longest beginning that fits together with a closing "…". If not even
// that sign fits, it is returned alone.
func Ellipsis(s Style, text string, width float64) string {
	if Measure(s, text) <= width {
		return text
	}
	best := ""
	for i := range text {
		head := strings.TrimRightFunc(text[:i], unicode.IsSpace)
		if Measure(s, head+"…") > width {
			break
		}
		best = head
	}
	return best + "…"
}
