//go:build !android && !darwin && !js && !windows

package audio

import (
	"net"
	"path/filepath"
	"slices"
	"testing"
)

func TestSoundServers(t *testing.T) {
	for _, tc := range []struct {
		list, runtime string
		want          []server
	}{
		{"", "/run/user/7", []server{{"unix", "/run/user/7/pulse/native"}}},
		{"/a/b", "", []server{{"unix", "/a/b"}}},
		{"unix:/a/b", "", []server{{"unix", "/a/b"}}},
		{"{attic}unix:/a/b tcp:attic:99", "", []server{{"unix", "/a/b"}, {"tcp", "attic:99"}}},
		{"tcp6:attic", "", []server{{"tcp6", "attic:4713"}}},
		{"attic attic:99", "", []server{{"tcp", "attic:4713"}, {"tcp", "attic:99"}}},
		{"{attic} {", "", nil},
		{"  ", "/run", nil},
	} {
		if got := soundServers(tc.list, tc.runtime); !slices.Equal(got, tc.want) {
			t.Errorf("servers in %q: %v, want %v", tc.list, got, tc.want)
		}
	}
}

func FuzzSoundServers(f *testing.F) {
	for _, s := range []string{"", "{a}unix:/b tcp:c:1", "::", "{", "tcp4:", "unix:"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, list string) {
		for _, s := range soundServers(list, "") {
			if !slices.Contains([]string{"unix", "tcp", "tcp4", "tcp6"}, s.network) {
				t.Errorf("%q: network %q", list, s.network)
			}
		}
	})
}

func TestAnswers(t *testing.T) {
	at := server{"unix", filepath.Join(t.TempDir(), "s")}
	if canConnect(at) {
		t.Error("nobody listens, and somebody answers")
	}
	l, err := net.Listen(at.network, at.address)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if !canConnect(at) {
		t.Error("somebody listens, and nobody answers")
	}
}

func TestPlayable(t *testing.T) {
	if canOpenForPlaying(filepath.Join(t.TempDir(), "pcmC0D0p")) {
		t.Error("a card that is not there lets itself be opened")
	}
}
