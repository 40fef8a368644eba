//go:build !js

package hosting_test

import (
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"testing"

	"engawa/internal/hosting"
	"engawa/remote"
	"engawa/rules"
	"engawa/rules/games"
)

// newHost is a host whose tables lie in a folder, where each port that is asked for is answered by listen.
func newHost(t *testing.T, folder string, listen func(port int) (net.Listener, error)) *hosting.Host {
	h := hosting.New(hosting.Config{
		Games: games.All(), Open: hosting.InFolder(folder), Listen: listen, Address: func() string { return "192.168.1.20" },
	})
	t.Cleanup(func() { h.Close() })
	return h
}

func free(int) (net.Listener, error) { return net.Listen("tcp4", "127.0.0.1:0") }

// open makes a table and returns the code of what keeps it from that.
func open(h *hosting.Host) string {
	_, err := h.Create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	return rules.CodeOf(err)
}

// TestTwoHostsOfOneFolder: the second reports the first, and runs once that has ended. A host may be closed twice, and
// start again at the port it had.
func TestTwoHostsOfOneFolder(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "not there yet")
	one, two := newHost(t, folder, free), newHost(t, folder, free)
	if code := open(one); code != "" {
		t.Fatalf("no table: %s", code)
	}
	if code := open(two); code != hosting.CodeLocked || rules.CodeOf(two.State().Problem) != code {
		t.Errorf("beside another host: %q and %v, want %q", code, two.State().Problem, hosting.CodeLocked)
	}
	for range 2 {
		if err := one.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if one.State().Running || one.State().Address != "" {
		t.Error("a host that has ended runs")
	}
	if _, err := one.Dial(t.Context()); err == nil {
		t.Error("a host that has ended is reached")
	}
	if code := open(two); code != "" || two.State().Problem != nil {
		t.Errorf("after the other has ended: %q and %v", code, two.State().Problem)
	}
}

// TestATakenPortIsLeft: the host listens at another one, and says so; where there is none it says that.
func TestATakenPortIsLeft(t *testing.T) {
	var asked []int
	h := newHost(t, t.TempDir(), func(port int) (net.Listener, error) {
		if asked = append(asked, port); port != 0 {
			return nil, errors.New("address already in use")
		}
		return free(port)
	})
	if code := open(h); code != "" {
		t.Fatalf("no table: %s", code)
	}
	s := h.State()
	if fmt.Sprint(asked) != fmt.Sprint([]int{hosting.Port, 0}) || !s.HasMoved || s.Address == "" {
		t.Errorf("it has asked for %v and is %+v", asked, s)
	}
	h = newHost(t, t.TempDir(), func(int) (net.Listener, error) { return nil, errors.New("forbidden") })
	if code := open(h); code != hosting.CodePort || h.State().Running {
		t.Errorf("without a port: %q, want %q", code, hosting.CodePort)
	}
}

// TestADamagedStoreStaysAsItIs: it is reported, and nothing is written.
func TestADamagedStoreStaysAsItIs(t *testing.T) {
	folder := t.TempDir()
	name, text := filepath.Join(folder, "tables.db"), "this is no store of tables"
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if code := open(newHost(t, folder, free)); code != hosting.CodeStore {
		t.Errorf("a damaged store: %q, want %q", code, hosting.CodeStore)
	}
	if data, err := os.ReadFile(name); err != nil || string(data) != text {
		t.Errorf("the file is now %q, %v", data, err)
	}
}

// TestCodes looks at the modules of codes: those of two links differ, finders stand at the corners, and a text that is too
// long has none.
func TestCodes(t *testing.T) {
	h := hosting.New(hosting.Config{})
	const link = "http://192.168.1.20:8124/#seat=aaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaa"
	one, two := h.Code(link+"a"), h.Code(link+"b")
	if fmt.Sprint(one) == fmt.Sprint(two) {
		t.Error("two links have one code")
	}
	n := len(one)
	for _, corner := range [][2]int{{0, 0}, {0, n - 7}, {n - 7, 0}} {
		for k := range 7 {
			if !one[corner[0]][corner[1]+k] || !one[corner[0]+k][corner[1]] || k > 0 && k < 6 && one[corner[0]+1][corner[1]+k] {
				t.Fatalf("there is no finder at %v", corner)
			}
		}
	}
	if h.Code(string(make([]byte, 5000))) != nil {
		t.Error("a text that is too long has a code")
	}
}
