//go:build !android && !darwin && !js && !windows

package audio

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// hasDevice looks for what Ebitengine will try, in its order: a sound server
// that speaks PulseAudio (PipeWire does) and a sound card that this user may
// play on. A program that a virtual machine host runs has the host's device.
func hasDevice() bool {
	if os.Getenv("EBITENGINE_VM_ENDPOINT") != "" {
		return true
	}
	for _, s := range soundServers(os.Getenv("PULSE_SERVER"), os.Getenv("XDG_RUNTIME_DIR")) {
		if canConnect(s) {
			return true
		}
	}
	cards, err := filepath.Glob("/dev/snd/pcmC*D*p")
	if err != nil {
		return false
	}
	for _, c := range cards {
		if canOpenForPlaying(c) {
			return true
		}
	}
	return false
}

// server is where a sound server listens.
type server struct{ network, address string }

// soundServers reads the list in PULSE_SERVER: paths, unix:, tcp:, tcp4: and
// tcp6: addresses or host names, each maybe after a machine's name in braces.
// If it is empty the user's own server is meant.
func soundServers(list, runtimeDir string) []server {
	const port = "4713"
	if list == "" {
		return []server{{"unix", filepath.Join(runtimeDir, "pulse/native")}}
	}
	var out []server
	for _, s := range strings.Fields(list) {
		if strings.HasPrefix(s, "{") {
			_, s, _ = strings.Cut(s, "}")
		}
		network, address, named := strings.Cut(s, ":")
		switch {
		case s == "":
			continue
		case strings.HasPrefix(s, "/"):
			network, address = "unix", s
		case named && network == "unix":
		case named && (network == "tcp" || network == "tcp4" || network == "tcp6"):
		default:
			network, address = "tcp", s
		}
		if _, _, err := net.SplitHostPort(address); err != nil && network != "unix" {
			address = net.JoinHostPort(address, port)
		}
		out = append(out, server{network, address})
	}
	return out
}

// canConnect reports whether somebody listens there.
func canConnect(s server) bool {
	const patience = 300 * time.Millisecond
	conn, err := net.DialTimeout(s.network, s.address, patience)
	if err != nil {
		return false
	}
	_ = conn.Close() // nothing was written that closing could lose
	return true
}

// canOpenForPlaying reports whether a card lets itself be opened for playing now.
func canOpenForPlaying(path string) bool {
	f, err := os.OpenFile(path, os.O_WRONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return false
	}
	_ = f.Close() // nothing was written that closing could lose
	return true
}

// isPageHidden is for browsers; elsewhere SetHidden does.
func isPageHidden() bool { return false }

// suspendDevice is for browsers; elsewhere silence costs next to nothing.
func suspendDevice(bool) {}
