package drive

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"math"

	"github.com/chromedp/chromedp/kb"
)

// command is one of those that browsers take from programs (W3C WebDriver): the path and the method it has over HTTP,
// and Firefox's own name for it.
type command struct{ method, path, name string }

var (
	newSession = command{"POST", "", "WebDriver:NewSession"}
	setLimits  = command{"POST", "/timeouts", "WebDriver:SetTimeouts"}
	navigate   = command{"POST", "/url", "WebDriver:Navigate"}
	execute    = command{"POST", "/execute/async", "WebDriver:ExecuteAsyncScript"}
	perform    = command{"POST", "/actions", "WebDriver:PerformActions"}
	screenshot = command{"GET", "/screenshot", "WebDriver:TakeScreenshot"}
	setRect    = command{"POST", "/window/rect", "WebDriver:SetWindowRect"}
	newWindow  = command{"POST", "/window/new", "WebDriver:NewWindow"}
	shutWindow = command{"DELETE", "/window", "WebDriver:CloseWindow"}
	toWindow   = command{"POST", "/window", "WebDriver:SwitchToWindow"}
)

// fields are what a command is given, and what it answers.
type fields map[string]any

// session is a running browser that takes commands.
type session interface {
	// do gives a command and stores what it answers in out, a pointer, or nil.
	do(c command, with fields, out any) error
	// process is the number of the process that all of the browser's come from.
	process() int
	// end ends the browser.
	end()
}

// driverTab is a tab of a browser of its own that takes WebDriver's commands.
type driverTab struct {
	session
	log          *logBuffer
	isFingerDown bool // the finger
}

// openDriverTab makes the browser's only window the page's tab.
func openDriverTab(s session, o PageOptions, log *logBuffer) (*driverTab, error) {
	d := &driverTab{session: s, log: log}
	limit := patience.Milliseconds()
	err := s.do(setLimits, fields{"script": limit, "pageLoad": limit}, nil)
	if err == nil {
		err = d.open("about:blank") // what a browser begins with may forbid scripts
	}
	if err == nil {
		err = d.size(o.Width, o.Height)
	}
	if err != nil {
		s.end()
		return nil, err
	}
	return d, nil
}

func (d *driverTab) open(address string) error {
	return d.do(navigate, fields{"url": address}, nil)
}

// reload has the page load itself anew: the command for that passes a service worker by in Firefox.
func (d *driverTab) reload() error {
	return reopenBy(d, func() { d.evaluate(`setTimeout(() => location.reload())`, nil) })
}

func (d *driverTab) reopen(address string) error {
	var opened struct{ Handle string }
	if err := d.do(newWindow, fields{"type": "tab"}, &opened); err != nil {
		return err
	}
	if err := d.do(shutWindow, fields{}, nil); err != nil {
		return err
	}
	if err := d.do(toWindow, fields{"handle": opened.Handle}, nil); err != nil {
		return err
	}
	return d.open(address)
}

// size makes the window so large that the page has the size: what the browser draws around it comes on top.
func (d *driverTab) size(width, height int) error {
	around := struct{ W, H int }{}
	for range 3 {
		if err := d.do(setRect, fields{"width": width + around.W, "height": height + around.H}, nil); err != nil {
			return err
		}
		var inner struct{ W, H int }
		if err := d.evaluate(`new Promise((done) => setTimeout(() => done({ W: innerWidth, H: innerHeight }), 100))`, &inner); err != nil {
			return err
		}
		if inner.W == width && inner.H == height {
			return nil
		}
		around.W += width - inner.W
		around.H += height - inner.H
	}
	return fmt.Errorf("the browser gives the page no %d x %d pixels", width, height)
}

// gatherConsole has a page gather what it prints, warns of, or breaks with: WebDriver does not tell.
const gatherConsole = `window.printed = [];
	for (const [kind, name] of [["log", "log"], ["info", "info"], ["warning", "warn"], ["error", "error"]]) {
		const own = console[name];
		console[name] = (...said) => { printed.push(kind + ": " + said.join(" ")); own.apply(console, said); };
	}
	document.addEventListener("securitypolicyviolation", (event) =>
		printed.push("error: Content Security Policy: " + event.effectiveDirective + " forbids " + event.blockedURI));
	window.addEventListener("error", (event) => printed.push("exception: " + event.message));
	window.addEventListener("unhandledrejection", (event) => printed.push("exception: " + event.reason));`

// evaluateScript is how a script is evaluated: as one of the page's own, and what was printed until then comes along.
const evaluateScript = `const [script, done] = arguments;
	const answer = (what) => done({ ...what, printed: (window.printed || []).splice(0) });
	new Promise((come) => come(window.eval(script))).then((value) => answer({ value }), (why) => answer({ error: String(why) }));`

func (d *driverTab) evaluate(script string, out any) error {
	var answer struct {
		Value   json.RawMessage
		Error   string
		Printed []string
	}
	if err := d.do(execute, fields{"script": evaluateScript, "args": []any{script}}, &answer); err != nil {
		return err
	}
	for _, line := range answer.Printed {
		fmt.Fprintln(d.log, line)
	}
	if answer.Error != "" {
		return errors.New(answer.Error)
	}
	if out == nil || answer.Value == nil {
		return nil
	}
	return json.Unmarshal(answer.Value, out)
}

// act has one of the browser's sources of input (the mouse, a finger, the keys) do something. They remember where they
// are and what is down.
func (d *driverTab) act(source fields, steps ...fields) error {
	source["actions"] = steps
	return d.do(perform, fields{"actions": []fields{source}}, nil)
}

func mouse() fields {
	return fields{"type": "pointer", "id": "mouse", "parameters": fields{"pointerType": "mouse"}}
}

func finger() fields {
	return fields{"type": "pointer", "id": "finger", "parameters": fields{"pointerType": "touch"}}
}

func to(x, y float64) fields {
	return fields{"type": "pointerMove", "x": math.Round(x), "y": math.Round(y), "duration": 0, "origin": "viewport"}
}

func press(down bool) fields {
	if down {
		return fields{"type": "pointerDown", "button": 0}
	}
	return fields{"type": "pointerUp", "button": 0}
}

func (d *driverTab) point(x, y float64) error { return d.act(mouse(), to(x, y)) }

func (d *driverTab) button(down bool, x, y float64) error {
	return d.act(mouse(), to(x, y), press(down))
}

func (d *driverTab) wheel(x, y, dx, dy float64) error {
	scroll := to(x, y)
	scroll["type"], scroll["deltaX"], scroll["deltaY"] = "scroll", math.Round(dx), math.Round(dy)
	return d.act(fields{"type": "wheel", "id": "wheel"}, scroll)
}

func (d *driverTab) touch(x, y float64) error {
	if d.isFingerDown {
		return d.act(finger(), to(x, y))
	}
	d.isFingerDown = true
	return d.act(finger(), to(x, y), press(true))
}

func (d *driverTab) lift() error {
	d.isFingerDown = false
	return d.act(finger(), press(false))
}

// specialKeys are WebDriver's names of those of chromedp/kb.
var specialKeys = map[string]string{
	kb.Backspace: "\ue003", kb.Tab: "\ue004", kb.Enter: "\ue007", kb.Escape: "\ue00c",
	kb.ArrowLeft: "\ue012", kb.ArrowUp: "\ue013", kb.ArrowRight: "\ue014", kb.ArrowDown: "\ue015",
	kb.F6: "\ue036", kb.F11: "\ue03b",
}

func (d *driverTab) key(key rune) error {
	name := string(key)
	if special, ok := specialKeys[name]; ok {
		name = special
	}
	const milliseconds = holdFrames * 1000 / 60
	return d.act(fields{"type": "key", "id": "keys"}, fields{"type": "keyDown", "value": name},
		fields{"type": "pause", "duration": milliseconds}, fields{"type": "keyUp", "value": name})
}

func (d *driverTab) picture() ([]byte, error) {
	var encoded string
	if err := d.do(screenshot, fields{"full": false}, &encoded); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(encoded)
}

func (d *driverTab) close() { d.end() }
