package setup

import (
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites/letters"
)

// stepper chooses how strongly the computer plays.
func (p seatModel) stepper() widget.Widget {
	words, who := p.terms, lang.Text("who", p.displayName)
	steps := widget.Steps{
		Key: p.key + levelKey, Values: p.titles, At: p.level, Set: func(level int) { p.actions.setLevel(p.n, level) }, OneLine: true,
		Name: words.Of(p.displayName, words.T(lang.SetupComputer)), Icon: "flame", Icons: flameCount(p.level, len(p.levels)),
		Less: words.T(lang.SetupWeaker, who), More: words.T(lang.SetupStronger, who),
	}
	if elo := p.levels[p.level].Elo; elo != 0 {
		steps.Detail = p.place(p.level)
		meaning := words.T(lang.SetupStrengthIs)
		if p.why != "" {
			meaning = p.why + "\n\n" + meaning
		}
		about := words.T(lang.SetupElo, lang.Text("n", strconv.Itoa(elo)))
		if who := words.Who(p.levels[p.level].Title); who != "" {
			about = who + " " + about
		}
		meaning = about + "\n\n" + meaning
		steps.Explain = func() { p.actions.services.Navigator.Tell(meaning) }
	}
	if p.level != p.evenLevel {
		return steps
	}
	steps.DetailNote = words.T(lang.RecordYours)
	return widget.Decorated{Child: steps, Above: func(c *canvas.Canvas, r geom.Rect) {
		ui.DrawYours(c, geom.Pt(r.Right()-yoursSeal/4, r.Y+yoursSeal/6), yoursSeal)
	}}
}

// place writes which of the levels a level is: numbers of strength say nothing without a scale.
func (a *seating) place(level int) string {
	return a.terms.T(lang.SetupStrength, lang.Count("n", level+1), lang.Count("all", len(a.levels)))
}

// flameCount returns how many flames say how strong a level is, by its place among so many.
func flameCount(at, levels int) int {
	last := max(1, levels-1)
	return 1 + (at*(widget.MaxIcons-1)+last/2)/last
}

// minLevelWidth is the least width of a level.
func (a *seating) minLevelWidth(e widget.Env) float64 {
	style, widest := minLetters(e), 0.0
	for _, title := range a.titles {
		widest = max(widest, letters.Measure(style, title))
	}
	for n, level := range a.levels {
		if level.Elo != 0 {
			widest = max(widest, widget.DetailWidth(e.TextScale, a.place(n)))
		}
	}
	return widest + widget.StepsWidth
}
