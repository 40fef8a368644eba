package drive

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"testing"
)

// Browser is what a page is opened in.
type Browser string

// The browsers. Chromium is what every test of the page wants unless it says otherwise. WebKitGTK is the nearest to
// Safari that there is outside of Apple's machines; it has no fingers and no other scale than 1 here.
const (
	Chromium Browser = "chromium"
	Firefox  Browser = "firefox"
	WebKit   Browser = "webkit"
)

// BrowsersVariable is the environment variable that must be set for pages to be opened in other browsers than Chromium:
// they start slowly.
const BrowsersVariable = "ENGAWA_BROWSERS"

// NeedOthers skips a test that opens pages in other browsers than Chromium, unless [BrowsersVariable] asks for them.
func NeedOthers(t testing.TB) {
	t.Helper()
	if os.Getenv(BrowsersVariable) == "" {
		t.Skipf("NOT TESTED: other browsers than Chromium; \"make browsers\" opens pages in them, with %s=1", BrowsersVariable)
	}
}

// checkAvailable reports why no page can be opened in the browser here, nil where one can.
func (b Browser) checkAvailable() *unavailableError {
	what := "browser"
	if b != Chromium {
		what = string(b)
		if os.Getenv(BrowsersVariable) == "" {
			return &unavailableError{What: what, Why: fmt.Sprintf("\"make browsers\" opens the page in %s, other runs do not", b)}
		}
	}
	if err := b.find(); err != nil {
		return &unavailableError{What: what, Why: fmt.Sprintf("there is no %s to open the page in: %v", b, err)}
	}
	return nil
}

// find returns an error where the browser, or what drives it, is not there.
func (b Browser) find() error {
	var err error
	switch b {
	case Chromium:
		_, err = findProgram(chromiums())
	case Firefox:
		_, err = findProgram(firefoxes())
	case WebKit:
		_, driver := findProgram(webkitDrivers())
		_, browser := findProgram(miniBrowsers())
		err = errors.Join(driver, browser)
	default:
		err = errors.New("its name is not known")
	}
	return err
}

// start returns a tab, still empty, in a fresh profile.
func (b Browser) start(o PageOptions, log *logBuffer) (tab, error) {
	switch b {
	case Firefox:
		return openFirefox(o, log)
	case WebKit:
		return openWebKit(o, log)
	}
	return openChromium(o, log)
}

// findProgram returns the first of these programs that is there: names, or paths.
func findProgram(names []string) (path string, err error) {
	for _, name := range names {
		if path, err = exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", err
}
