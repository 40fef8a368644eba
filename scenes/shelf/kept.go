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
	"engawa/sprites"
	"engawa/sprites/letters"
)

// resumeKey is the key of the panel with which the newest match is continued.
const resumeKey = "continue"

// kept is a match that the store keeps, read for showing it.
type kept struct {
	summary store.Summary
	match   *rules.Match
	players []table.Player
}

// load reads a match; false when its file is damaged or gone, which the store then tells.
func load(h *stage.House, sum store.Summary) (*kept, bool) {
	m, err := h.Store.LoadMatch(sum.ID)
	if err != nil {
		return nil, false
	}
	return &kept{summary: sum, match: m, players: table.Players(m)}, true
}

func (k *kept) skin() lang.Skin { return lang.SkinOf(k.match) }

// below returns the seat whose side of the board is near: the only person's, else the first.
func (k *kept) below() rules.Seat {
	if only, ok := table.People(k.players).Only(); ok {
		return only
	}
	return 0
}

// length says how many moves have been played.
func (k *kept) length(words *lang.Catalog) string {
	moves := 0
	for _, mv := range k.match.Log {
		if mv.By != rules.Nature {
			moves++
		}
	}
	return words.T(lang.ShelfMoves, lang.Count("n", moves))
}

// turn says whose turn it is, or that the match is over; "" when several may act.
func (k *kept) turn(words *lang.Catalog) string {
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
func (k *kept) status(words *lang.Catalog) string {
	if turn := k.turn(words); turn != "" {
		return k.length(words) + " · " + turn
	}
	return k.length(words)
}

// fitStatus returns the status, or only whose turn it is where there is no room for more.
func (k *kept) fitStatus(words *lang.Catalog, style letters.Style, width float64) string {
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
func (k *kept) names(words *lang.Catalog) string {
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
func (k *kept) open(h *stage.House) {
	if now, ok := load(h, k.summary); ok {
		k = now
	}
	h.Doors.Table(k.match, k.summary.ID)
}

// resumeControl is the panel of the match that was played last, with the only vermilion button of the shelf.
func (s *Shelf) resumeControl() *ui.Control {
	k, words, r := s.newest, s.house.Words, s.layout.resume
	g := words.Edition(k.summary.Game, k.match.Setup.Options)
	status := k.status(words)
	c := &ui.Control{
		Key: resumeKey, Rect: r, Role: ui.RoleButton,
		Name:  words.Of(words.T(lang.ShelfContinue), g.Title),
		Value: status + " · " + k.names(words),
		Press: func() { k.open(s.house) },
	}
	c.Paint = func(cv *canvas.Canvas, shown ui.Shown) {
		if shown.Focus {
			ui.DrawFocus(cv, r, ui.Radius)
		}
		ui.DrawPaper(cv, ui.Panel(), r)
		inner := r.Inset(10)
		picture := geom.R(inner.X+4, inner.Y, inner.H*thumbAspect, inner.H)
		k.drawThumb(cv, s.house, picture)
		disc := min(62, r.H*0.54)
		button := geom.Around(geom.Pt(r.Right()-18-disc/2, r.Centre().Y-1), disc, disc)
		drawDisc(cv, button, shown)
		text := geom.R(picture.Right()+16, inner.Y, button.X-14-picture.Right()-16, inner.H)
		s.drawResumeText(cv, text, g.Title)
	}
	return c
}

// drawDisc draws the round vermilion button of the panel.
func drawDisc(c *canvas.Canvas, r geom.Rect, shown ui.Shown) {
	paper := ui.Primary()
	paper.Radius, paper.Gloss = r.W/2, false
	face := r.Move(0, -2*shown.Hover*(1-shown.Press)+paper.Depth*shown.Press)
	c.Draw(ui.Sheet(paper, r.W, r.H, shown.Press > 0.6), geom.Pt(face.X, face.Y), canvas.Look{})
	ui.DrawIcon(c, "next", face.Centre(), r.W*0.5, sprites.Paper2)
}

func (s *Shelf) drawResumeText(c *canvas.Canvas, r geom.Rect, title string) {
	const crest, gap = 17.0, 4.0
	over, line := ui.Strong(min(15, r.H*0.165)), ui.Body(min(15, r.H*0.165))
	heading := ui.Heading(min(26, r.H*0.27))
	for heading.Size > 18 && letters.Measure(heading, title) > r.W {
		heading.Size -= 0.5
	}
	status := s.newest.fitStatus(s.house.Words, line, r.W)
	line = ui.Fit(line, status, r.W)
	height := over.Size + gap + heading.Size + gap + 2 + line.Size
	crests := height+crest+gap+2 <= r.H
	if crests {
		height += crest + gap + 2
	}
	y := r.Centre().Y - height/2 + over.Size*0.86
	c.Text(over, s.house.Words.T(lang.ShelfContinue), geom.Pt(r.X, y), sprites.Ink2, canvas.Left)
	y += heading.Size + gap
	c.Text(heading, letters.Ellipsis(heading, title, r.W), geom.Pt(r.X, y), sprites.Ink, canvas.Left)
	y += line.Size + gap + 2
	c.Text(line, letters.Ellipsis(line, status, r.W), geom.Pt(r.X, y), sprites.Ink2, canvas.Left)
	if !crests {
		return
	}
	for seat := range s.newest.players {
		at := geom.Pt(r.X+crest/2+float64(seat)*(crest+6), y+gap+2+crest/2)
		table.DrawCrest(c, rules.Seat(seat), at, crest)
	}
}
