package result

import (
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// valueOfStart says how the match would have ended by best play, "" where that is not known. It is shown only now,
// after the match; in how many moves, the analysis tells.
func valueOfStart(words *lang.Catalog, m *rules.Match, box stage.Box) string {
	if box.StartValue == nil {
		return ""
	}
	v, known := box.StartValue(m.Setup)
	switch {
	case !known:
		return ""
	case v > 0:
		return words.T(lang.EndValueFirst)
	case v < 0:
		return words.T(lang.EndValueSecond)
	}
	return words.T(lang.EndValueDraw)
}
