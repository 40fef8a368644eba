package scenes

// runDeferred runs at every tick once the program has loaded completely: it sends what is still to be sent to tables
// elsewhere, and gets the notices of the platform.
func (a *App) runDeferred() {
	if !a.hasLoadedNotices {
		a.hasLoadedNotices = true
		if a.services.Notices = a.platform.Notices(); a.services.Notices != nil {
			a.services.Notices.Show(a.services.Settings.Notices)
		}
	}
	a.outgoing.Tick()
}

// clearNotice takes the notice back once somebody looks at the program again.
func (a *App) clearNotice() {
	if n := a.services.Notices; n != nil {
		n.Clear()
	}
}
