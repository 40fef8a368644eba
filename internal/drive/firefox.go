package drive

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

func firefoxes() []string { return []string{"firefox-esr", "firefox"} }

// marionette is a running Firefox. It takes WebDriver's commands over a connection of its own: messages of JSON, each
// after its length and a colon. A command is [0, number, name, what it is given], its answer [1, number, error, value].
type marionette struct {
	browser *exec.Cmd
	profile string
	conn    net.Conn
	in      *bufio.Reader
	number  int
}

// openFirefox starts a Firefox without a window, with a profile of its own.
func openFirefox(o PageOptions, log *logBuffer) (tab, error) {
	path, err := findProgram(firefoxes())
	if err != nil {
		return nil, err
	}
	profile, err := os.MkdirTemp("", "engawa-firefox-")
	if err != nil {
		return nil, err
	}
	m := &marionette{profile: profile, browser: exec.Command(path, "--headless", "--marionette", "--no-remote", "--profile", profile)}
	m.browser.Env = append(os.Environ(), "HOME="+profile)
	if err := m.start(o); err != nil {
		m.end()
		return nil, fmt.Errorf("starting %s: %w", path, err)
	}
	return openDriverTab(m, o, log)
}

// start starts the browser, and a session with it.
func (m *marionette) start(o PageOptions) error {
	touch := 0
	if o.Touch {
		touch = 1
	}
	var prefs strings.Builder
	for name, value := range map[string]any{
		"marionette.port":              0, // any
		"webgl.force-enabled":          true,
		"intl.accept_languages":        o.Language,
		"layout.css.devPixelsPerPx":    fmt.Sprint(o.Scale),
		"dom.w3c_touch_events.enabled": touch,
		"media.volume_scale":           "0.0",
		// It is to ask nobody for anything but the page.
		"datareporting.policy.dataSubmissionEnabled": false,
		"browser.shell.checkDefaultBrowser":          false,
		"app.normandy.enabled":                       false,
		"network.captive-portal-service.enabled":     false,
		"network.connectivity-service.enabled":       false,
	} {
		data, err := json.Marshal(value)
		if err != nil {
			return err
		}
		fmt.Fprintf(&prefs, "user_pref(%q, %s);\n", name, data)
	}
	if err := os.WriteFile(filepath.Join(m.profile, "user.js"), []byte(prefs.String()), 0o600); err != nil {
		return err
	}
	if err := m.browser.Start(); err != nil {
		return err
	}
	port, err := m.port()
	if err != nil {
		return err
	}
	if m.conn, err = net.Dial("tcp", net.JoinHostPort("127.0.0.1", port)); err != nil {
		return err
	}
	m.in = bufio.NewReader(m.conn)
	if _, err := m.read(); err != nil { // its greeting
		return err
	}
	return m.do(newSession, fields{}, nil)
}

// port waits until the browser says where it listens.
func (m *marionette) port() (string, error) {
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		data, err := os.ReadFile(filepath.Join(m.profile, "MarionetteActivePort"))
		if port := strings.TrimSpace(string(data)); err == nil && port != "" {
			return port, nil
		}
	}
	return "", fmt.Errorf("it does not listen within %v", patience)
}

func (m *marionette) read() ([]byte, error) {
	m.conn.SetReadDeadline(time.Now().Add(2 * patience))
	length, err := m.in.ReadString(':')
	if err != nil {
		return nil, err
	}
	n, err := strconv.Atoi(strings.TrimSuffix(length, ":"))
	if err != nil {
		return nil, err
	}
	message := make([]byte, n)
	_, err = io.ReadFull(m.in, message)
	return message, err
}

func (m *marionette) do(c command, with fields, out any) error {
	m.number++
	message, err := json.Marshal([]any{0, m.number, c.name, with})
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintf(m.conn, "%d:%s", len(message), message); err != nil {
		return err
	}
	if message, err = m.read(); err != nil {
		return err
	}
	var failed *struct{ Error, Message string }
	var value json.RawMessage
	var kind, number int
	if err := json.Unmarshal(message, &[]any{&kind, &number, &failed, &value}); err != nil {
		return err
	}
	if number != m.number {
		return fmt.Errorf("%s is answered by %s", c.name, message)
	}
	if failed != nil {
		return fmt.Errorf("%s: %s", failed.Error, failed.Message)
	}
	if out == nil {
		return nil
	}
	// What is no list of fields of its own comes as the field "value".
	var wrapped struct{ Value json.RawMessage }
	if json.Unmarshal(value, &wrapped) == nil && wrapped.Value != nil {
		value = wrapped.Value
	}
	return json.Unmarshal(value, out)
}

func (m *marionette) process() int { return m.browser.Process.Pid }

func (m *marionette) end() {
	if m.conn != nil {
		m.conn.Close()
	}
	if m.browser.Process != nil {
		m.browser.Process.Kill()
		m.browser.Wait()
	}
	os.RemoveAll(m.profile)
}
