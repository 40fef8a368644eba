package result

import (
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// valueOfStart says how the match would have ended by best play, "" where that is not known. It is shown only now,
// after the match.
func valueOfStart(words *lang.Catalog, m *rules.Match, box stage.Box) string {
	if box.StartValue == nil {
		return ""
	}
	v, known := box.StartValue(m.Setup)
	switch {
	case !known:
		return ""
	case v > 0:
		return words.T(lang.EndValueFirst, lang.Count("n", v))
	case v < 0:
		return words.T(lang.EndValueSecond, lang.Count("n", -v))
	}
	return words.T(lang.EndValueDraw)
}
