package scenes

import (
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/platform"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// What the tests in package scenes_test need beside what is exported.

type (
	Dialog = stage.Dialog
)

const ReadingRest = readingRest

func NewDialog(svc *stage.Services, text string) *Dialog {
	return stage.NewDialog(svc, text, stage.Answer{Key: "no"})
}

func (a *App) Follow()                                   { a.follow() }
func (a *App) Receive()                                  { a.receive() }
func (a *App) Take(arrival stage.Arrival)                { a.take(arrival) }
func (a *App) Opening() *stage.Arrival                   { return a.opening }
func (a *App) Open(arrival stage.Arrival)                { a.opening = &arrival }
func (a *App) SetUpdate(u platform.Update)               { a.update = u }
func (a *App) SetLoad(load func(lang.Tag) (bool, error)) { a.load = load }
func (a *App) OfferNewer()                               { a.offerNewer() }
func (a *App) SetScreenReader(r platform.ScreenReader)   { a.accessible = &accessibility{surface: r} }

// AddGame adds a game to the program that is not in the list of boxes.
func (a *App) AddGame(g rules.Game, b stage.Box, board func(*stage.Services, *table.Match) table.Board) {
	a.services.Games = append(a.services.Games, g)
	a.services.Navigator.(*navigator).add(g.Info().ID, box{board, b})
}
