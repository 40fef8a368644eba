package drive

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
)

// browsers holds the Chromium processes of this test process: one for each set of command-line flags, shared by all
// pages.
var browsers = browserPool{running: map[string]*chromium{}}

type browserPool struct {
	mu      sync.Mutex
	running map[string]*chromium
}

// chromium is a running browser. Its context belongs to an empty tab that keeps it alive.
type chromium struct {
	ctx  context.Context
	stop func()
	kill func()
}

// compilers is Chromium's flag with the flags of V8. Pages of tests are short: to compile what runs often a second time
// takes a third of the work of a page on which a match is played. Benchmarks measure what players have.
const compilers = "js-flags"

// BothCompilers is the flag of a page that is compiled in tests as players have it.
const BothCompilers = compilers + "="

func quickCompiler() chromedp.ExecAllocatorOption {
	if bench := flag.Lookup("test.bench"); bench != nil && bench.Value.String() != "" {
		return chromedp.Flag(compilers, "")
	}
	return chromedp.Flag(compilers, "--liftoff-only")
}

// withoutUnseenPages leaves out what no test sees: a spare process for the next page, and the pages of which the address
// bar's menus are made, which every window would load. They are two fifths of what opening a page takes. The first three
// features are those that chromedp leaves out.
func withoutUnseenPages() chromedp.ExecAllocatorOption {
	return chromedp.Flag("disable-features", strings.Join([]string{
		"site-per-process", "Translate", "BlinkGenPropertyTrees",
		"SpareRendererForSitePerProcess", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "PreloadTopChromeWebUI",
	}, ","))
}

func chromiums() []string {
	return []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"}
}

// get returns the browser that runs with these extra flags, each "name" or "name=value", and this message bus, "" for that of the
// environment, and starts it if need be.
func (b *browserPool) get(flags []string, bus string) (*chromium, error) {
	path, err := findProgram(chromiums())
	if err != nil {
		return nil, err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	key := strings.Join(flags, " ") + " " + bus
	if c := b.running[key]; c != nil {
		return c, nil
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.NoSandbox, // a test machine often runs everything as root
		chromedp.Flag("headless", "new"),
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("autoplay-policy", "user-gesture-required"),
		chromedp.Flag("mute-audio", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-domain-reliability", true),
		chromedp.Flag("no-pings", true),
		quickCompiler(),
		withoutUnseenPages(),
		chromedp.WSURLReadTimeout(patience),
	)
	if bus != "" {
		options = append(options, chromedp.Env("DBUS_SESSION_BUS_ADDRESS="+bus))
	}
	for _, f := range flags {
		name, value, valued := strings.Cut(f, "=")
		if valued {
			options = append(options, chromedp.Flag(name, value))
		} else {
			options = append(options, chromedp.Flag(name, true))
		}
	}
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, stopTab := chromedp.NewContext(allocator, chromedp.WithErrorf(func(string, ...any) {})) // its remarks are of no use to a test
	c := &chromium{ctx: ctx, stop: func() {
		chromedp.Cancel(ctx)
		stopTab()
		stopAllocator()
	}, kill: stopAllocator}
	if err := chromedp.Run(ctx); err != nil {
		c.stop()
		return nil, fmt.Errorf("starting %s: %w", path, err)
	}
	b.running[key] = c
	return c, nil
}

// do asks the browser itself, not one of its tabs.
func (c *chromium) do(ask func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(c.ctx, patience)
	defer cancel()
	return ask(cdp.WithExecutor(ctx, chromedp.FromContext(c.ctx).Browser))
}

// kill ends a browser at once, if it has not ended yet.
func (b *browserPool) kill(c *chromium) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for key, running := range b.running {
		if running == c {
			c.kill()
			delete(b.running, key)
		}
	}
}

// close ends all browsers.
func (b *browserPool) close() {
	b.mu.Lock()
	defer b.mu.Unlock()
	for key, c := range b.running {
		c.stop()
		delete(b.running, key)
	}
}

// runInTab runs actions in a tab, with a limit on their time.
func runInTab(ctx context.Context, limit time.Duration, actions ...chromedp.Action) error {
	limited, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	err := chromedp.Run(limited, actions...)
	if errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("no answer from the browser within %v", limit)
	}
	return err
}
