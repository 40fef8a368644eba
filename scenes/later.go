package scenes

// later does at every tick what waits until the program is there as a whole: it sends what is still to be sent to tables
// elsewhere, and comes to know who calls people there.
func (a *App) later() {
	if !a.called {
		a.called = true
		if a.services.Notices = a.platform.Notices(); a.services.Notices != nil {
			a.services.Notices.Show(a.services.Settings.Notices)
		}
	}
	a.outgoing.Tick()
}

// calm ends what has called somebody who looks at the program again.
func (a *App) calm() {
	if n := a.services.Notices; n != nil {
		n.Calm()
	}
}
