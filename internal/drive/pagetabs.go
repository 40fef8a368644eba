package drive

// Another opens the page in one more tab of the same browser profile, beside this one, with all that this one has kept.
// It closes when the test ends. Only Chromium can be driven so; elsewhere the test is skipped.
func (p *Page) Another() *Page {
	p.t.Helper()
	own := p.chromium("a second tab")
	log := &logBuffer{}
	other := &Page{t: p.t, o: p.o, address: p.address, tab: own.another(log), log: log}
	other.closes()
	other.must("opening another tab", other.tab.open(other.address))
	other.await()
	return other
}
