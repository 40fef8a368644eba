package drive

import (
	"context"

	"github.com/chromedp/chromedp"
)

// Leave does something that makes the page open itself again, and waits for that as OpenPage does.
func (p *Page) Leave(act func()) {
	p.t.Helper()
	limited, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	_, err := chromedp.RunResponse(limited, chromedp.ActionFunc(func(context.Context) error {
		act()
		return nil
	}))
	if err != nil {
		p.t.Fatalf("waiting for the page to open again: %v\n%s", err, p.log)
	}
	p.await()
}
