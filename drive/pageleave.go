package drive

import (
	"context"

	"github.com/chromedp/chromedp"
)

// Leave evaluates JavaScript that makes the page open itself again, and waits for that as OpenPage does.
func (p *Page) Leave(script string) {
	p.t.Helper()
	limited, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if _, err := chromedp.RunResponse(limited, chromedp.Evaluate(script, nil)); err != nil {
		p.t.Fatalf("waiting for the page to open again after %s: %v\n%s", script, err, p.log)
	}
	p.await()
}
