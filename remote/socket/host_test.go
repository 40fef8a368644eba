//go:build !js

package socket

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/coder/websocket"

	"engawa/remote"
)

// testHost starts hosts, each in a folder of its own, and returns their address.
func testHost(t *testing.T) string {
	hosts := map[string]func(r *http.Request, c *websocket.Conn){
		"/echo": func(r *http.Request, c *websocket.Conn) {
			for {
				kind, data, err := c.Read(r.Context())
				if err != nil || c.Write(r.Context(), kind, data) != nil {
					return
				}
			}
		},
		"/binary": func(r *http.Request, c *websocket.Conn) {
			c.Write(r.Context(), websocket.MessageBinary, []byte("x"))
			c.Read(r.Context())
		},
		"/bye": func(r *http.Request, c *websocket.Conn) {
			c.Write(r.Context(), websocket.MessageText, []byte("bye"))
			c.Close(websocket.StatusNormalClosure, "enough")
		},
	}
	mux := http.NewServeMux()
	for path, speak := range hosts {
		mux.HandleFunc(path+remote.PathSocket, func(w http.ResponseWriter, r *http.Request) {
			c, err := websocket.Accept(w, r, &websocket.AcceptOptions{InsecureSkipVerify: true})
			if err != nil {
				return
			}
			defer c.CloseNow()
			speak(r, c)
		})
	}
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	return s.URL + "/"
}

// TestAPageSpeaksWithHosts compiles TestDial and TestOnNetwork for pages and runs them in Node, whose WebSocket and events are a
// browser's.
func TestAPageSpeaksWithHosts(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("NOT TESTED: there is no Node to run a page's program in (Debian: apt-get install nodejs)")
	}
	const withSocket = "--experimental-websocket"
	if exec.Command(node, withSocket, "--eval", "new WebSocket('ws://127.0.0.1:1')").Run() != nil {
		t.Skip("NOT TESTED: this Node has no WebSocket; expected release 20.10 or later")
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(t.TempDir(), "page.wasm")
	build := exec.Command("go", "test", "-c", "-vet=off", "-o", program, ".")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	script := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js")
	run := exec.Command(node, withSocket, "--no-warnings", script, program, "-test.v", "-test.run=TestDial|TestOnNetwork")
	run.Env = []string{"PATH=" + os.Getenv("PATH"), hostVariable + "=" + testHost(t)}
	out, err := run.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "--- PASS: TestDial/no_host") || !strings.Contains(string(out), "--- PASS: TestOnNetwork") {
		t.Errorf("%v\n%s", err, out)
	}
}
