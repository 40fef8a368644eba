// Package invite is where a table of this program's own host is made and shown: the choice of its game, and the panel on
// which every seat has a code for who is to sit there. Programs without such a host do not carry it.
//
// It imports remote and remote/client, rules, rules/bot and rules/bots for the levels, the base packages of scenes, scenes/table for the crests,
// scenes/shelf/veranda for the boxes, sprites and audio; no other scene, and no game.
package invite

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/shelf/veranda"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Games is the panel on which the game of a new table is chosen.
type Games struct {
	stage.Panel
	choose func(g rules.Game)
	status status
}

// NewGames returns the panel; choose is called with the game. The host begins meanwhile.
func NewGames(svc *stage.Services, choose func(g rules.Game)) *Games {
	svc.Host.Start()
	return &Games{Panel: stage.NewPanel(svc, audio.PickUp), choose: choose, status: status{host: svc.Host}}
}

// Arrange implements stage.Scene.
func (p *Games) Arrange(v stage.View) {
	const high, apart = 78.0, 16.0
	words := p.Services.Words
	var items []widget.PageItem
	if text := p.status.problem(words); text != "" {
		items = append(items, widget.ParagraphItem("problem", text, ui.Strong(16)))
	}
	for _, g := range p.Services.Games {
		if _, ok := g.(rules.Remote); !ok {
			continue
		}
		id := g.Info().ID
		edition := words.Edition(id, nil)
		label := veranda.Label{Name: edition.Title, Below: []string{edition.Players}}
		box := widget.Paint{H: high, Draw: func(c *canvas.Canvas, r geom.Rect) { veranda.DrawBand(c, id, r, label) }}
		items = append(items, widget.PageItem{Child: widget.Padding{Top: 4, Right: 4, Bottom: apart, Left: 4, Child: widget.Pressable{
			Control: ui.Control{Key: "game." + id, Role: ui.RoleButton, Name: edition.Title, Value: edition.Players, Press: func() { p.choose(g) }},
			Child:   box, Lifts: true,
		}}})
	}
	p.CloseKey = lang.Cancel
	p.LayIn(v, 1, lang.InviteGame, nil, items, p.Arrange)
	p.Page().FocusIfNone("game." + p.Services.Games[0].Info().ID)
}

// Update implements stage.Scene.
func (p *Games) Update(f *input.Frame) {
	if p.status.poll() {
		p.Arrange(p.View())
	}
	p.Panel.Update(f)
}

// status is the state of the host at the last look.
type status struct {
	host  stage.Host
	ticks int
	stage.HostState
}

// lookTicks is how often the host is looked at: its network may come and go.
const lookTicks = 15

// poll looks at the host from time to time, and reports whether anything has changed.
func (s *status) poll() bool {
	if s.ticks++; s.ticks < lookTicks {
		return false
	}
	s.ticks = 0
	return s.look()
}

// look looks at the host now.
func (s *status) look() bool {
	now := s.host.State()
	changed := now != s.HostState
	s.HostState = now
	return changed
}

// problem is a sentence about why the host does not run, "" for none.
func (s *status) problem(words *lang.Catalog) string { return words.Refusal("", s.Problem) }
