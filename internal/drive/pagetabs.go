package drive

// NewTab opens the page in one more tab of the same browser profile, beside this one, with all that this one has kept.
// It closes when the test ends. Only Chromium can be driven so; elsewhere the test is skipped.
func (p *Page) NewTab() *Page {
	p.t.Helper()
	own := p.chromium("a second tab")
	log := &logBuffer{}
	other := &Page{t: p.t, options: p.options, address: p.address, tab: own.newTab(log), log: log}
	other.closeAtEnd()
	other.must("opening another tab", other.tab.open(other.address))
	other.waitUntilRunning()
	return other
}
