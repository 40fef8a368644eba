// Package shelf is the first screen: the games as boxes on the veranda, the match that can be continued, and the
// list of all that are kept.
//
// It knows no game but the order of their boxes; the little pictures of matches are what the games supply to the program.
// It imports lessons for those that have been finished, scenes/shelf/veranda, the base packages of scenes, scenes/table for
// the players and their crests, audio, sprites and rules.
package shelf

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/shelf/veranda"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Shelf is the scene where games are chosen.
type Shelf struct {
	services      *stage.Services
	host          widget.Host[int]
	view          stage.View
	ambientMotion veranda.AmbientMotion
	games         []game       // as there were when the window was laid out last
	newest        *storedMatch // the match to be continued, nil without one
	hasMatches    bool         // whether any match is kept, or the result of one
	hovered       string       // the control that the mouse came to last
	layouts       int          // how often the window has been laid out
}

// New returns the shelf with the matches kept just now.
func New(svc *stage.Services) *Shelf {
	s := &Shelf{services: svc}
	s.host.Build = s.build
	s.host.Page.OnPress = func(*ui.Control) { svc.Sound.Play(audio.Button) }
	s.host.Page.OnRefuse = func(*ui.Control) { svc.Sound.Play(audio.NotAllowed) }
	s.look()
	return s
}

// game is a game that has a box.
type game struct {
	id       string
	playable bool // the program has it
}

// gamesOf lists the games in the order of the boxes, those to come too; games that have no place among them stand at the
// end.
func gamesOf(games []rules.Game) []game {
	list := []game{{id: "honshu"}, {id: "yokai"}, {id: "homeworlds"}, {id: "forhonor"}}
	for _, g := range games {
		id := g.Info().ID
		k := slices.IndexFunc(list, func(g game) bool { return g.id == id })
		if k < 0 {
			k, list = len(list), append(list, game{id: id})
		}
		list[k].playable = true
	}
	return list
}

// look reads which matches are kept.
func (s *Shelf) look() {
	list := s.services.Store.Matches()
	s.newest, s.hasMatches = nil, len(list) > 0 || s.services.Store.HasResults()
	for _, sum := range list {
		if sum.Over {
			continue
		}
		if k, ok := load(s.services, sum); ok {
			s.newest = k
			return
		}
	}
}

// Return implements stage.Returner.
func (s *Shelf) Return() {
	s.look()
	s.Arrange(s.view)
}

// Arrange implements stage.Scene.
func (s *Shelf) Arrange(v stage.View) {
	s.view, s.games, s.layouts = v, gamesOf(s.services.Games), s.layouts+1
	s.host.Arrange(v.Area, widget.Env{TextScale: v.TextScale()})
	s.host.Show(s.layouts)
	s.host.Tree()
	s.host.Page.FocusIfNone(s.first())
}

// first returns the key of what the keyboard begins with.
func (s *Shelf) first() string {
	if s.newest != nil {
		return resumeKey
	}
	for _, g := range s.games {
		if g.playable {
			return boxKey(g.id)
		}
	}
	return ""
}

// Update implements stage.Scene.
func (s *Shelf) Update(f *input.Frame) {
	over := s.host.Page.HoveredControl()
	moved := over != nil && over.Key != s.hovered
	if over != nil {
		s.hovered = over.Key
	}
	if s.ambientMotion.Tick(!f.Empty() || moved, s.services.Settings.ReducedMotion) {
		s.host.Redraw()
	}
	s.services.TellProblems()
	switch {
	case f.Has(input.Rules):
		s.openBook()
	case f.Has(input.Menu):
		s.services.Navigator.Settings()
	case f.Has(input.Log) && s.hasMatches:
		s.openMatches()
	default:
		s.host.Update(f)
	}
}

// Stale implements stage.Scene.
func (s *Shelf) Stale() bool { return s.host.Stale() }

// Draw implements stage.Scene.
func (s *Shelf) Draw(c *canvas.Canvas) {
	veranda.Draw(c, s.view, s.view.Class == stage.Wide)
	s.host.Draw(c)
}

// Page implements stage.Paged.
func (s *Shelf) Page() *ui.Page { return &s.host.Page }
