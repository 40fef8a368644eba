package scenes

import (
	"engawa/remote"
	"engawa/scenes/exchange"
	"engawa/scenes/stage"
	"engawa/scenes/welcome"
)

// receive hands what has come from outside to the scene that waits for it, or else opens the panel for it.
func (a *App) receive() {
	if a.opening != nil {
		arrival := *a.opening
		a.opening = nil
		a.take(arrival)
	}
	if a.services.Outside == nil {
		return
	}
	for _, arrival := range a.services.Outside.Arrivals() {
		a.take(arrival)
	}
}

func (a *App) take(arrival stage.Arrival) {
	if taker, ok := a.services.Stack.Top().(stage.Taker); ok {
		taker.Take(arrival)
		return
	}
	if _, err := remote.ParseLink(arrival.Text); err == nil && arrival.Err == nil && !a.services.Stack.Typing() {
		a.endWelcome()
		a.services.Navigator.Together(arrival.Text)
		return
	}
	if arrival.Name == "" {
		// Pasted by keys: into a field, or where nobody asked for a text.
		if p, ok := a.services.Stack.Top().(stage.Paged); ok && arrival.Err == nil {
			p.Page().Insert(arrival.Text)
		}
		return
	}
	a.endWelcome()
	panel := exchange.NewOpen(a.services)
	a.services.Stack.Push(panel)
	panel.Take(arrival)
}

// endWelcome takes the welcome away: it holds nobody up, and comes at the next start if nothing is kept until then.
func (a *App) endWelcome() {
	if _, first := a.services.Stack.Top().(*welcome.Scene); first {
		a.services.Stack.Pop()
	}
}
