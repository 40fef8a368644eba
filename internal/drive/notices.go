package drive

import (
	"context"

	"github.com/chromedp/cdproto/browser"
)

// LetNotify lets the page show notices of the system, as if somebody had been asked. Chromium alone.
func (p *Page) LetNotify() {
	p.t.Helper()
	c := p.chromium("leave to show notices")
	p.must("letting it show notices", c.browser.do(func(ctx context.Context) error {
		return browser.SetPermission(&browser.PermissionDescriptor{Name: "notifications"}, browser.PermissionSettingGranted).WithBrowserContextID(c.profile).Do(ctx)
	}))
}
