package drive

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

func webkitDrivers() []string { return []string{"WebKitWebDriver"} }

// miniBrowsers are the places of WebKitGTK's own small browser, which Debian installs outside of the path.
func miniBrowsers() []string {
	var places []string
	for _, system := range []string{"x86_64-linux-gnu", "aarch64-linux-gnu"} {
		for _, version := range []string{"webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"} {
			places = append(places, "/usr/lib/"+system+"/"+version+"/MiniBrowser")
		}
	}
	return append(places, "MiniBrowser")
}

// webkit is a running WebKitGTK and the program that gives it WebDriver's commands, which come over HTTP.
type webkit struct {
	driver  *exec.Cmd
	client  http.Client
	address string // of the driver, then of the session with it
}

// openWebKit starts a browser, which keeps nothing when it ends.
func openWebKit(o PageOptions, log *logBuffer) (tab, error) {
	path, err := findProgram(webkitDrivers())
	if err != nil {
		return nil, err
	}
	browser, err := findProgram(miniBrowsers())
	if err != nil {
		return nil, err
	}
	port, err := freePort()
	if err != nil {
		return nil, err
	}
	lang, _, _ := strings.Cut(o.Language, "-")
	w := &webkit{address: "http://127.0.0.1:" + port, client: http.Client{Timeout: 2 * patience}, driver: exec.Command(path, "--port="+port)}
	w.driver.Env = append(os.Environ(), "LANGUAGE="+strings.ReplaceAll(o.Language, "-", "_")+":"+lang)
	if err := w.start(browser); err != nil {
		w.end()
		return nil, fmt.Errorf("starting %s: %w", browser, err)
	}
	return openDriverTab(w, o, log)
}

// freePort returns a port that nobody listened to a moment ago.
func freePort() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer l.Close()
	return strconv.Itoa(l.Addr().(*net.TCPAddr).Port), nil
}

// start starts the driver, and by it the browser.
func (w *webkit) start(browser string) error {
	if err := w.driver.Start(); err != nil {
		return err
	}
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		err := w.do(command{method: "GET", path: "/status"}, nil, nil)
		if err == nil {
			break
		}
		if time.Now().After(end) {
			return err
		}
	}
	var opened struct{ SessionID string }
	options := fields{"webkitgtk:browserOptions": fields{"binary": browser, "args": []string{"--automation"}}}
	address := w.address
	w.address += "/session"
	if err := w.do(newSession, fields{"capabilities": fields{"alwaysMatch": options}}, &opened); err != nil {
		w.address = address
		return err
	}
	w.address += "/" + opened.SessionID
	return nil
}

func (w *webkit) do(c command, with fields, out any) error {
	var body []byte
	if c.method == http.MethodPost {
		var err error
		if body, err = json.Marshal(with); err != nil {
			return err
		}
	}
	request, err := http.NewRequest(c.method, w.address+c.path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := w.client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	var answer struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return err
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", response.Status, answer.Value)
	}
	if out == nil {
		return nil
	}
	return json.Unmarshal(answer.Value, out)
}

func (w *webkit) process() int { return w.driver.Process.Pid }

func (w *webkit) end() {
	if w.driver.Process == nil {
		return
	}
	w.do(command{method: "DELETE"}, nil, nil) // ends the browser
	w.driver.Process.Kill()
	w.driver.Wait()
}
