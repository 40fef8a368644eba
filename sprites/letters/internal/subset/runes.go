package subset

import (
	_ "embed"
	"slices"
	"strings"
	"unicode"
)

// kanjiSource lists the kanji of the text face; see the file's own head.
//
//go:embed source/kanji.txt
var kanjiSource string

// symbols are the signs beyond the Latin blocks that both fonts are asked for.
const symbols = "\u2009\u202f–—‘’‚“”„…·•‹›‰€−×÷≥≤≠≈←→↑↓↔↵✓★☆○●◎△▲▽▼◇◆□■♪①②③④⑤⑥⑦⑧⑨"

// japanese are the signs of Japanese writing beside kana and kanji.
const japanese = "\u3000、。〃々〆〇「」『』【】〔〕〜・ー！？（）：；，．＋－／＝％０１２３４５６７８９"

func headingRunes() []rune { return runeSet(latin(), symbols) }

func textRunes() []rune { return runeSet(latin(), symbols, japanese, kana(), kanji()) }

// latin returns ASCII, Latin-1 and Latin Extended-A.
func latin() string { return span(' ', '~') + span('\u00a0', '\u017f') }

// kana returns all hiragana and katakana.
func kana() string { return span('ぁ', 'ゖ') + span('ァ', 'ヺ') + "ゝゞヽヾ" }

// kanji returns the characters of the list, without its notes.
func kanji() string {
	var out strings.Builder
	for line := range strings.Lines(kanjiSource) {
		if !strings.HasPrefix(line, "#") {
			out.WriteString(line)
		}
	}
	return out.String()
}

func span(first, last rune) string {
	var out strings.Builder
	for r := first; r <= last; r++ {
		out.WriteRune(r)
	}
	return out.String()
}

// runeSet returns the runes of all lists in order, each once. Control signs
// such as line ends are left out.
func runeSet(lists ...string) []rune {
	runes := []rune(strings.Join(lists, ""))
	runes = slices.DeleteFunc(runes, unicode.IsControl)
	slices.Sort(runes)
	return slices.Compact(runes)
}
