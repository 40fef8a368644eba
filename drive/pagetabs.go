package drive

// Another opens the page in one more tab of the same browser profile, beside this one, with all that this one has kept.
// It closes when the test ends.
func (p *Page) Another() *Page {
	p.t.Helper()
	other := &Page{t: p.t, o: p.o, address: p.address, profile: p.profile, browser: p.browser, log: &logBuffer{}}
	p.t.Cleanup(func() {
		if p.t.Failed() {
			p.t.Logf("the console of the other tab:\n%s", other.log)
		}
		if other.stop != nil {
			other.stop()
		}
	})
	other.openTab()
	return other
}
