package drive

import (
	"context"
	"strings"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// LetNotify lets the page show notices of the system, as if somebody had been asked. Chromium alone.
func (p *Page) LetNotify() {
	p.t.Helper()
	c := p.chromium("leave to show notices")
	p.must("letting it show notices", c.browser.do(func(ctx context.Context) error {
		return browser.SetPermission(&browser.PermissionDescriptor{Name: "notifications"}, browser.PermissionSettingGranted).WithBrowserContextID(c.profile).Do(ctx)
	}))
}

// Push has the page's service worker receive a message of Web Push with that text, as if a push service had sent it. Chromium
// alone.
func (p *Page) Push(data string) {
	p.t.Helper()
	c := p.chromium("a message of Web Push")
	registrations := make(chan serviceworker.RegistrationID, 9)
	ctx, stop := context.WithCancel(c.ctx)
	defer stop()
	chromedp.ListenTarget(ctx, func(event any) {
		if e, ok := event.(*serviceworker.EventWorkerRegistrationUpdated); ok {
			for _, r := range e.Registrations {
				if !r.IsDeleted && strings.HasPrefix(p.address, r.ScopeURL) {
					select {
					case registrations <- r.RegistrationID:
					default: // there is one
					}
				}
			}
		}
	})
	origin := p.address[:len("http://")+strings.Index(p.address[len("http://"):], "/")]
	p.must("sending a message of Web Push", c.run(serviceworker.Enable(), chromedp.ActionFunc(func(ctx context.Context) error {
		select {
		case id := <-registrations:
			return serviceworker.DeliverPushMessage(origin, id, data).Do(ctx)
		case <-ctx.Done():
			return ctx.Err()
		}
	})))
}

// CloseTab closes the page's tab. Its browser profile stays, with all that has been kept. Chromium alone.
func (p *Page) CloseTab() {
	p.t.Helper()
	c := p.chromium("a profile without a tab")
	c.stop()
	c.stop = nil
}

// Tabs returns the addresses of the tabs that show the page, with what comes behind its address. Chromium alone.
func (p *Page) Tabs() (addresses []string) {
	p.t.Helper()
	c := p.chromium("the list of tabs")
	p.must("listing the tabs", c.browser.do(func(ctx context.Context) error {
		all, err := target.GetTargets().Do(ctx)
		for _, info := range all {
			if info.Type == "page" && strings.HasPrefix(info.URL, p.address) {
				addresses = append(addresses, info.URL)
			}
		}
		return err
	}))
	return addresses
}
