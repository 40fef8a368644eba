package drive

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"

	"engawa/wasm"
)

// builds keeps what was built for the tests of this process: every program is built once, however many tests use it.
var builds = builder{builds: map[string]func() (string, error){}, pages: map[string]wasm.Result{}}

type builder struct {
	mu     sync.Mutex
	dir    string
	builds map[string]func() (string, error)
	pages  map[string]wasm.Result // by the folder of a web page
}

// guest builds a program as a guest of vmhost and returns the path of the executable.
func (b *builder) guest(pkg string) (string, error) {
	return b.buildOnce("guest "+pkg, func(root, path string) error {
		cmd := exec.Command("go", "build", "-buildvcs=false", "-ldflags", "-s -w", "-tags", "ebitenginevmguest", "-o", path, pkg)
		cmd.Dir = root
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("building %s to be driven: %w\n%s", pkg, err, bytes.TrimSpace(out))
		}
		return nil
	})
}

// program builds the module's own program as "make build" does and returns the path of the executable. File names of the
// machine stay in it: what the tests have compiled need not be compiled again.
func (b *builder) program() (string, error) {
	return b.buildOnce("shipped", func(root, path string) error {
		cmd := exec.Command("go", "build", "-buildvcs=false", "-ldflags", "-s -w", "-o", path, ".")
		cmd.Dir = root
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("building the program: %w\n%s", err, bytes.TrimSpace(out))
		}
		return nil
	})
}

// site builds the web page around a program and returns its folder. It is lightly compressed only: tests run on the
// spot.
func (b *builder) site(pkg string) (string, error) {
	return b.buildOnce("site "+pkg, func(root, path string) error {
		built, err := wasm.Build(context.Background(), wasm.Options{Dir: root, Package: pkg, Out: path, Quality: 1})
		b.mu.Lock()
		defer b.mu.Unlock()
		b.pages[path] = built
		return err
	})
}

// page is what was built in a folder of site.
func (b *builder) page(site string) wasm.Result {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.pages[site]
}

func (b *builder) buildOnce(key string, build func(root, path string) error) (string, error) {
	b.mu.Lock()
	f, ok := b.builds[key]
	if !ok {
		n := len(b.builds)
		f = sync.OnceValues(func() (string, error) {
			path, err := b.nextFolder(n)
			if err != nil {
				return "", err
			}
			root, err := moduleRoot()
			if err != nil {
				return "", err
			}
			return path, build(root, path)
		})
		b.builds[key] = f
	}
	b.mu.Unlock()
	return f()
}

// nextFolder names the n-th thing to build, in a folder that remove takes away.
func (b *builder) nextFolder(n int) (string, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.dir == "" {
		dir, err := os.MkdirTemp("", "engawa-drive-")
		if err != nil {
			return "", err
		}
		b.dir = dir
	}
	return filepath.Join(b.dir, strconv.Itoa(n)), nil
}

// remove takes everything away that was built.
func (b *builder) remove() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.dir != "" {
		os.RemoveAll(b.dir)
	}
}

// moduleRoot is the nearest folder above the test's that holds a go.mod.
func moduleRoot() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.New("no go.mod here or above: tests run inside the module")
		}
		dir = up
	}
}
