package drive

import (
	"context"
	"fmt"
	"time"
	"unicode/utf16"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	cdplog "github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Uncomposed is Chromium's flag that lays the parts of a page over each other without its imitation of a graphics card;
// the page's own picture is drawn with that all the same. Where nobody measures the browser it saves a third of its
// work.
const Uncomposed = "disable-gpu-compositing"

// chromiumTab is a tab of a running Chromium, in a profile of its own or in that of another.
type chromiumTab struct {
	options     PageOptions
	browser     *chromium
	profile     cdp.BrowserContextID // "" for the browser's own
	guest       bool                 // the profile is that of another tab
	ctx         context.Context
	stop        func()
	isMouseDown bool // the left button of the mouse
	log         *logBuffer
}

// openChromium opens an empty tab in a fresh profile.
func openChromium(o PageOptions, log *logBuffer) (*chromiumTab, error) {
	browser, err := browsers.get(o.Flags, o.Bus)
	if err != nil {
		return nil, err
	}
	c := &chromiumTab{options: o, browser: browser, log: log}
	if o.Bus != "" { // a notice that is pressed is looked for in the browser's own profile
		return c, nil
	}
	err = browser.do(func(ctx context.Context) (err error) {
		c.profile, err = target.CreateBrowserContext().Do(ctx)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("making a browser profile: %w", err)
	}
	return c, nil
}

// chromium returns the tab for what only Chromium can be asked for; in another browser the test is skipped.
func (p *Page) chromium(what string) *chromiumTab {
	p.t.Helper()
	c, ok := p.tab.(*chromiumTab)
	if !ok {
		p.t.Skipf("NOT TESTED: %s is asked of Chromium alone, not of %s", what, p.options.Browser)
	}
	return c
}

// newTab is one more tab of the same profile.
func (c *chromiumTab) newTab(log *logBuffer) *chromiumTab {
	return &chromiumTab{options: c.options, browser: c.browser, profile: c.profile, guest: true, log: log}
}

// open goes to the page in a new tab, in a window of its own: Chromium opens a profile's first tab in no other way.
func (c *chromiumTab) open(address string) error {
	var id target.ID
	err := c.browser.do(func(ctx context.Context) (err error) {
		id, err = target.CreateTarget("about:blank").WithBrowserContextID(c.profile).WithNewWindow(true).Do(ctx)
		return err
	})
	if err != nil {
		return fmt.Errorf("opening a tab: %w", err)
	}
	ctx, cancel := chromedp.NewContext(c.browser.ctx, chromedp.WithTargetID(id))
	c.ctx = ctx
	c.stop = func() {
		chromedp.Cancel(ctx)
		cancel()
	}
	chromedp.ListenTarget(ctx, c.listen)
	// The first Run ties the tab to the context it is given: no limit on its time here.
	if err := chromedp.Run(ctx); err != nil {
		return fmt.Errorf("opening a tab: %w", err)
	}
	return c.run(runtime.Enable(), cdplog.Enable(), c.language(), c.measures(), c.keepFirstStart(), chromedp.Navigate(address))
}

// keepFirstStart has the page find something kept, unless the program is to start for the first time.
func (c *chromiumTab) keepFirstStart() chromedp.Action {
	return chromedp.ActionFunc(func(ctx context.Context) error {
		if c.options.First {
			return nil
		}
		_, err := page.AddScriptToEvaluateOnNewDocument(startedBefore).Do(ctx)
		return err
	})
}

func (c *chromiumTab) language() chromedp.Action {
	// The user agent stays the browser's own; only the languages change.
	return chromedp.ActionFunc(func(ctx context.Context) error {
		var agent string
		if err := chromedp.Evaluate("navigator.userAgent", &agent).Do(ctx); err != nil {
			return err
		}
		return emulation.SetUserAgentOverride(agent).WithAcceptLanguage(c.options.Language).Do(ctx)
	})
}

func (c *chromiumTab) measures() chromedp.Tasks {
	return chromedp.Tasks{
		emulation.SetDeviceMetricsOverride(int64(c.options.Width), int64(c.options.Height), c.options.Scale, c.options.Touch),
		emulation.SetTouchEmulationEnabled(c.options.Touch),
		emulation.SetFocusEmulationEnabled(true),
	}
}

// listen writes down what the page prints, warns of, or breaks with.
func (c *chromiumTab) listen(event any) {
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		fmt.Fprintf(c.log, "%s:", e.Type)
		for _, a := range e.Args {
			if a.Value != nil {
				fmt.Fprintf(c.log, " %s", a.Value)
			} else {
				fmt.Fprintf(c.log, " %s", a.Description)
			}
		}
		fmt.Fprintln(c.log)
	case *runtime.EventExceptionThrown:
		fmt.Fprintf(c.log, "exception: %v\n", e.ExceptionDetails)
	case *cdplog.EventEntryAdded:
		fmt.Fprintf(c.log, "%s: %s %s\n", e.Entry.Level, e.Entry.Text, e.Entry.URL)
	}
}

func (c *chromiumTab) run(actions ...chromedp.Action) error {
	return runInTab(c.ctx, patience, actions...)
}

func (c *chromiumTab) reload() error { return c.run(chromedp.Reload()) }

func (c *chromiumTab) reopen(address string) error {
	c.stop()
	return c.open(address)
}

func (c *chromiumTab) size(width, height int) error {
	c.options.Width, c.options.Height = width, height
	return c.run(c.measures())
}

func (c *chromiumTab) evaluate(script string, out any) error {
	wait := func(e *runtime.EvaluateParams) *runtime.EvaluateParams { return e.WithAwaitPromise(true) }
	return c.run(chromedp.Evaluate(script, out, wait))
}

func (c *chromiumTab) point(x, y float64) error {
	if c.isMouseDown {
		return c.run(chromedp.MouseEvent(input.MouseMoved, x, y, chromedp.ButtonLeft))
	}
	return c.run(chromedp.MouseEvent(input.MouseMoved, x, y))
}

func (c *chromiumTab) button(down bool, x, y float64) error {
	c.isMouseDown = down
	kind := input.MouseReleased
	if down {
		kind = input.MousePressed
	}
	return c.run(chromedp.MouseEvent(kind, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
}

func (c *chromiumTab) wheel(x, y, dx, dy float64) error {
	return c.run(input.DispatchMouseEvent(input.MouseWheel, x, y).WithDeltaX(dx).WithDeltaY(dy))
}

func (c *chromiumTab) touch(x, y float64) error {
	kind := input.TouchMove
	if !c.isMouseDown {
		kind = input.TouchStart
	}
	c.isMouseDown = true
	return c.run(input.DispatchTouchEvent(kind, []*input.TouchPoint{{X: x, Y: y, RadiusX: 8, RadiusY: 8, Force: 1}}))
}

func (c *chromiumTab) lift() error {
	c.isMouseDown = false
	return c.run(input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))
}

func (c *chromiumTab) key(key rune) error {
	return c.run(chromedp.ActionFunc(func(ctx context.Context) error {
		for _, e := range kb.Encode(key) {
			if e.Type == input.KeyUp {
				time.Sleep(holdFrames * time.Second / 60)
			}
			if err := e.Do(ctx); err != nil {
				return err
			}
		}
		return nil
	}))
}

func (c *chromiumTab) insert(text string) error { return c.run(input.InsertText(text)) }

func (c *chromiumTab) compose(text string) error {
	end := int64(len(utf16.Encode([]rune(text))))
	return c.run(input.ImeSetComposition(text, end, end))
}

func (c *chromiumTab) picture() (png []byte, err error) {
	err = c.run(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		png, err = page.CaptureScreenshot().WithFormat(page.CaptureScreenshotFormatPng).WithOptimizeForSpeed(true).Do(ctx)
		return err
	}))
	return png, err
}

func (c *chromiumTab) process() int { return chromedp.FromContext(c.browser.ctx).Browser.Process().Pid }

func (c *chromiumTab) close() {
	if c.stop != nil {
		c.stop()
	}
	switch {
	case c.guest:
	case c.profile == "":
		browsers.kill(c.browser) // before its bus goes, for which it would wait at its end
	default:
		c.browser.do(target.DisposeBrowserContext(c.profile).Do) // whatever it says: the browser ends soon anyway
	}
}
