package book

import (
	"strings"

	"engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/sourcemark"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites/letters"
)

// sourceIndent is how far words begin from the edge in which the signs of source stand.
const sourceIndent = sourcemark.Side + 8

// statement is words with the source whose sign stands before them.
type statement struct {
	text   string
	source lang.Source
}

// indent returns how far the words begin from the edge.
func (s statement) indent() float64 {
	if s.source == lang.SourceNone {
		return 0
	}
	return sourceIndent
}

// widget is the statement as a control to be read, written like t, whose lines begin indent from the edge.
func (s statement) widget(key string, words *lang.Catalog, t *widget.Text, indent float64) widget.Widget {
	t.Text, t.Silent = s.text, true
	text := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		before := 0.0 // the first line, where lines are centred
		if t.Align == canvas.Centre && s.source != lang.SourceNone {
			before = (room.W - letters.Measure(t.Style, letters.Wrap(t.Style, s.text, room.W)[0])) / 2
		}
		return widget.Decorated{Child: t, Below: func(c *canvas.Canvas, r geom.Rect) {
			sourcemark.Draw(c, s.source, geom.Pt(r.X+before-sourceIndent+sourcemark.Side/2, r.Y+canvas.LineHeight(t.Style)/2), sourcemark.Side)
		}}
	})
	return widget.Pressable{
		Control: ui.Control{Key: key, Role: ui.RoleText, Name: s.text, Value: words.Source(s.source)}, OwnFocus: true,
		Child: widget.Padding{Left: indent, Child: text},
	}
}

// cardStatements reports what is printed on a card: of a map card row by row, of a hero's what it can do.
func cardStatements(words *lang.Catalog, game, code string) []statement {
	if h, ok := forhonor.ParseHero(code); ok && game == (forhonor.Game{}).Info().ID {
		own, _ := words.Faction(h.Faction().String())
		list := []statement{{text: words.T(lang.ForhonorPanelClass, lang.Text("faction", own), lang.Text("class", words.Hero(code).Class)) + " · " + code}}
		for _, fact := range sourcemark.Facts(words, h) {
			list = append(list, statement{fact.Text, fact.Source})
		}
		return list
	}
	var list []statement
	for _, row := range diagram.CardSquares(code) {
		var squares []string
		for _, square := range row {
			squares = append(squares, words.LandSquare(square))
		}
		list = append(list, statement{text: strings.Join(squares, " · ")})
	}
	return list
}

// textsOf returns the words of statements.
func textsOf(list []statement) []string {
	texts := make([]string, len(list))
	for k, one := range list {
		texts[k] = one.text
	}
	return texts
}
