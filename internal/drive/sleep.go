package drive

import (
	"context"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Sleep has the browser do with the tab what it does with one that nobody has looked at for long: it is out of sight,
// and nothing of it runs for so long. Then it is looked at again. Only Chromium can be asked for it; elsewhere the test
// is skipped.
func (p *Page) Sleep(long time.Duration) {
	p.t.Helper()
	c := p.chromium("a tab that sleeps")
	p.must("falling asleep", c.run(emulation.SetFocusEmulationEnabled(false), visibilityState(page.SetWebLifecycleStateStateFrozen)))
	time.Sleep(long)
	p.must("waking up", c.run(visibilityState(page.SetWebLifecycleStateStateActive), page.BringToFront(), emulation.SetFocusEmulationEnabled(true)))
}

func visibilityState(to page.SetWebLifecycleStateState) chromedp.Action {
	return chromedp.ActionFunc(func(ctx context.Context) error { return page.SetWebLifecycleState(to).Do(ctx) })
}
