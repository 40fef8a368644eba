package wasm

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestThePagesToolchainIsPinned sees that go.mod names the release that the page is tested with, and that it is this
// one: an update of either is an update of both.
func TestThePagesToolchainIsPinned(t *testing.T) {
	pin, err := toolchain{}.pin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if pin == "" {
		t.Fatal("go.mod has no toolchain line: the page would be built with whatever Go there is")
	}
	got, known, warning, err := pinnedToolchain(t.Context(), "")
	if err != nil {
		t.Fatal(err)
	}
	release, err := got.ask(t.Context(), "env", "GOVERSION")
	if err != nil {
		t.Fatal(err)
	}
	if release == pin && known && warning == "" {
		return
	}
	if release == pin || warning == "" {
		t.Fatalf("%s builds the page, pinned is %s; known: %v, warning %q", release, pin, known, warning)
	}
	t.Skipf("NOT TESTED: %s; the page's own release is %s", warning, pin)
}

func TestOtherReleasesAreToldApart(t *testing.T) {
	for _, c := range []struct {
		installed, pin string
		known          bool
	}{
		{"go1.26.5", "go1.26.8", true},
		{"go1.26.9", "go1.26.8", true},
		{"go1.26rc1", "go1.26.8", true},
		{"go1.27.0", "go1.26.8", false},
		{"go1.25.11", "go1.26.8", false},
		{"devel go1.27-abcdef", "go1.26.8", false},
		{"go1.26.8 X:newlayout", "go1.26.8", false},
	} {
		known, warning := compareReleases(c.installed, c.pin)
		if known != c.known {
			t.Errorf("%s for %s: known %v, want %v", c.installed, c.pin, known, c.known)
		}
		for _, want := range []string{c.installed, c.pin} {
			if !strings.Contains(warning, want) {
				t.Errorf("the warning %q does not name %s", warning, want)
			}
		}
	}
}

// TestThePageIsBuiltWithNoModuleDownloaded runs the command behind "make wasm" as on a machine that has downloaded no
// module. The modules come from those that this machine has; what of them is compiled already depends on their contents
// alone.
func TestThePageIsBuiltWithNoModuleDownloaded(t *testing.T) {
	t.Parallel()
	cache, err := toolchain{}.ask(t.Context(), "env", "GOMODCACHE")
	if err != nil {
		t.Fatal(err)
	}
	proxy, err := toolchain{}.ask(t.Context(), "env", "GOPROXY")
	if err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(t.TempDir(), "web")
	cmd := exec.CommandContext(t.Context(), "go", "run", "./wasm/build", "-pkg", "./wasm/testdata/hello", "-out", out, "-quality", "-1")
	cmd.Dir = ".."
	cmd.Env = append(os.Environ(), "GOMODCACHE="+t.TempDir(),
		"GOPROXY=file://"+filepath.ToSlash(filepath.Join(cache, "cache", "download"))+","+proxy,
		"GOFLAGS="+strings.TrimSpace(os.Getenv("GOFLAGS")+" -modcacherw"), // so that it can be removed
		"CGO_ENABLED=0")
	output, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	if strings.Contains(string(output), "WARNING") {
		t.Errorf("the build leaves steps out:\n%s", output)
	}
	if _, err := os.Stat(filepath.Join(out, indexName)); err != nil {
		t.Errorf("%v\n%s", err, output)
	}
}
