package shelf

import (
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// resumeKey is the key of the panel with which the newest match is continued.
const resumeKey = "continue"

// storedMatch is a match that the store keeps, read for showing it.
type storedMatch struct {
	summary store.Summary
	match   *rules.Match
	players []table.Player
}

// load reads a match; false when its file is damaged or gone, which the store then tells.
func load(svc *stage.Services, sum store.Summary) (*storedMatch, bool) {
	m, err := svc.Store.LoadMatch(sum.ID)
	if err != nil {
		return nil, false
	}
	return &storedMatch{summary: sum, match: m, players: table.Players(m)}, true
}

func (k *storedMatch) skin() lang.Skin { return lang.SkinOf(k.match) }

// below returns the seat whose side of the board is near: the only person's, else the first.
func (k *storedMatch) below() rules.Seat {
	if only, ok := table.People(k.players).Only(); ok {
		return only
	}
	return 0
}

// turn says whose turn it is, or that the match is over; "" when several may act.
func (k *storedMatch) turn(words *lang.Catalog) string {
	if k.summary.Over {
		return words.T(lang.ShelfFinished)
	}
	seat, ok := k.match.State().Actors().Only()
	if !ok || seat < 0 || int(seat) >= len(k.players) {
		return ""
	}
	if table.People(k.players).Len() == 1 && k.players[seat].Bot == "" {
		return words.T(lang.ShelfYourTurn)
	}
	return words.T(lang.ShelfTurnOf, lang.Text("name", k.players[seat].Name))
}

// status says how long the match is and whose turn it is.
func (k *storedMatch) status(words *lang.Catalog) string {
	if turn := k.turn(words); turn != "" {
		return table.LengthOf(words, k.match) + " · " + turn
	}
	return table.LengthOf(words, k.match)
}

// fitStatus returns the status, or only whose turn it is where there is no room for more.
func (k *storedMatch) fitStatus(words *lang.Catalog, style letters.Style, width float64) string {
	status := k.status(words)
	if letters.Measure(ui.Fit(style, status, width), status) <= width {
		return status
	}
	if turn := k.turn(words); turn != "" {
		return turn
	}
	return status
}

// names lists the players.
func (k *storedMatch) names(words *lang.Catalog) string {
	names := make([]string, len(k.players))
	for seat, p := range k.players {
		names[seat] = p.Name
		if p.Bot != "" {
			names[seat] += " (" + p.Level(words, k.match.Game) + ")"
		}
	}
	return strings.Join(names, " · ")
}

// open goes on with the match as it is now: another window may have played on.
func (k *storedMatch) open(svc *stage.Services) {
	if now, ok := load(svc, k.summary); ok {
		k = now
	}
	svc.Navigator.Table(k.match, k.summary.ID)
}

// resume is the panel of the match that was played last, with the only vermilion button of the shelf.
func (s *Shelf) resume() widget.Widget {
	k, words := s.newest, s.services.Words
	if k == nil {
		return nil
	}
	g := words.Edition(k.summary.Game, k.match.Setup.Options)
	return widget.Pressable{
		Control: ui.Control{
			Key: resumeKey, Role: ui.RoleButton, Name: words.Of(words.T(lang.ShelfContinue), g.Title),
			Value: k.status(words) + " · " + k.names(words), Press: func() { k.open(s.services) },
		},
		OwnFocus: true,
		Ground: func(c *canvas.Canvas, r geom.Rect, state ui.ControlState) {
			if state.Focus {
				ui.DrawFocus(c, r, ui.Radius)
			}
			ui.DrawSurface(c, ui.Panel(), r)
		},
		Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			disc := min(62, room.H*0.54)
			button := widget.Align{Y: widget.Centre, Child: widget.Padding{Bottom: 2, Child: widget.Reactive{W: disc, H: disc, Draw: drawDisc}}}
			return widget.Padding{Top: 10, Right: 18, Bottom: 10, Left: 14, Child: widget.Row(0,
				k.thumb(s.services), widget.Gap(16), widget.Grow(k.buildSummary(words, g.Title, room.H-20)), widget.Gap(14), button)}
		}),
	}
}

// drawDisc draws the round vermilion button of the panel.
func drawDisc(c *canvas.Canvas, r geom.Rect, state ui.ControlState) {
	paper := ui.Primary()
	paper.Radius, paper.Gloss = r.W/2, false
	face := r.Move(0, -2*state.Hover*(1-state.Press)+paper.Depth*state.Press)
	c.Draw(ui.SurfacePicture(paper, r.W, r.H, state.Press > 0.6), geom.Pt(face.X, face.Y), canvas.Look{})
	ui.DrawIcon(c, "next", face.Centre(), r.W*0.5, sprites.Paper2)
}

// buildSummary is what the panel says of the match in so much height: that it can be continued, which game it is, how far it is,
// and where there is room who plays.
func (k *storedMatch) buildSummary(words *lang.Catalog, title string, high float64) widget.Widget {
	const crest, gap, air = 17.0, 4.0, 1.1 // air: height of a line against its size
	size := min(15, high*0.165)
	small, heading := ui.Body(size), ui.Heading(min(26, high*0.27))
	line := func(style letters.Style, w widget.Widget) *widget.Item { return widget.Fixed(style.Size*air, w) }
	written := func(text string, style letters.Style, ink sprites.Color) *widget.Text {
		return widget.Line(text, style, ink).Elided().Muted()
	}
	status := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return written(k.fitStatus(words, small, room.W), small, sprites.Ink2)
	})
	return widget.Column(gap,
		line(small, written(words.T(lang.ShelfContinue), ui.Strong(size), sprites.Ink2)),
		line(heading, written(title, heading, sprites.Ink).AtLeast(18)), line(small, status),
		widget.Natural(k.crests(crest, 6)).Optional()).Along(widget.Centre)
}

// crests is the crests of who plays, side by side.
func (k *storedMatch) crests(size, gap float64) widget.Widget {
	row := widget.Row(gap)
	for seat := range k.players {
		row.Children = append(row.Children, widget.Paint{W: size, H: size, Draw: func(c *canvas.Canvas, r geom.Rect) {
			table.DrawCrest(c, rules.Seat(seat), r.Centre(), size)
		}})
	}
	return row
}
