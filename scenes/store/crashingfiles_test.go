//go:build !js

package store

import (
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing/fstest"
	"time"
)

// crashingPath is the only folder of a brittle system.
const crashingPath = "/saves"

// crashingFiles is an operating system with one folder, that fails or loses its power at the call that a test names. As real
// ones do, it keeps what is written in memory until it is flushed: the content of a file and the
// folder's list each by a call of its own.
type crashingFiles struct {
	files     map[string]*content // as the program sees it
	safe      map[string]*content // the list as it is on the disk
	steps     []func(map[string]*content)
	callCount int

	isLocked bool

	calls       []string // the calls, reading ones not among them
	fail        int      // counts down with every call; the one that brings it to 0 fails
	err         error    // what failing calls give
	staysBroken bool     // after the first failure all calls fail
	hasFailed   bool
	short       bool // writes take half and report no error
}

// content is what a file holds, whatever its name.
type content struct{ visible, safe []byte }

func newCrashingFiles() *crashingFiles {
	return &crashingFiles{files: map[string]*content{}, safe: map[string]*content{}}
}

// dir is a Dir on the system, as OpenDir makes it.
func (b *crashingFiles) dir() *Dir { return &Dir{path: crashingPath, os: b} }

// failAt has the n-th call from now fail, 1 being the next, and with stays all that follow.
func (b *crashingFiles) failAt(n int, err error, stays bool) {
	b.fail, b.err, b.staysBroken = n, err, stays
}

func (b *crashingFiles) call() error {
	b.fail--
	if b.hasFailed || b.fail == 0 {
		b.hasFailed = b.staysBroken
		return b.err
	}
	return nil
}

func (b *crashingFiles) write(what string) error {
	b.calls = append(b.calls, what)
	return b.call()
}

// change does something to the list of files that becomes durable later.
func (b *crashingFiles) change(step func(list map[string]*content)) {
	step(b.files)
	b.steps = append(b.steps, step)
}

func (b *crashingFiles) ReadFile(path string) ([]byte, error) {
	if err := b.call(); err != nil {
		return nil, err
	}
	c, ok := b.files[filepath.Base(path)]
	if !ok {
		return nil, &fs.PathError{Op: "read", Path: path, Err: fs.ErrNotExist}
	}
	return slices.Clone(c.visible), nil
}

func (b *crashingFiles) ReadDir(string) ([]fs.DirEntry, error) {
	if err := b.call(); err != nil {
		return nil, err
	}
	list := fstest.MapFS{}
	for name := range b.files {
		list[name] = &fstest.MapFile{}
	}
	return list.ReadDir(".")
}

func (b *crashingFiles) CreateTemp(_, pattern string) (file, error) {
	if err := b.write("create"); err != nil {
		return nil, err
	}
	b.callCount++
	f := &crashingFile{b: b, c: &content{}, name: strings.Replace(pattern, "*", strconv.Itoa(b.callCount), 1)}
	b.change(func(list map[string]*content) { list[f.name] = f.c })
	return f, nil
}

func (b *crashingFiles) Lock(string, time.Duration) (unlock func(), err error) {
	if err := b.call(); err != nil {
		return nil, err
	}
	if b.isLocked {
		return nil, errHeld
	}
	b.isLocked = true
	return func() { b.isLocked = false }, nil
}

func (b *crashingFiles) Rename(from, to string) error {
	if err := b.write("rename"); err != nil {
		return err
	}
	from, to = filepath.Base(from), filepath.Base(to)
	if b.files[from] == nil {
		return &fs.PathError{Op: "rename", Path: from, Err: fs.ErrNotExist}
	}
	b.change(func(list map[string]*content) {
		list[to] = list[from]
		delete(list, from)
	})
	return nil
}

func (b *crashingFiles) Remove(path string) error {
	if err := b.write("remove"); err != nil {
		return err
	}
	name := filepath.Base(path)
	if b.files[name] == nil {
		return &fs.PathError{Op: "remove", Path: path, Err: fs.ErrNotExist}
	}
	b.change(func(list map[string]*content) { delete(list, name) })
	return nil
}

func (b *crashingFiles) SyncDir(string) error {
	if err := b.write("sync folder"); err != nil {
		return err
	}
	b.safe, b.steps = maps.Clone(b.files), nil
	return nil
}

type crashingFile struct {
	b    *crashingFiles
	c    *content
	name string
}

func (f *crashingFile) Name() string { return filepath.Join(crashingPath, f.name) }

func (f *crashingFile) Write(data []byte) (int, error) {
	n, err := len(data), f.b.write("write")
	if err != nil || f.b.short {
		n /= 2
	}
	f.c.visible = append(f.c.visible, data[:n]...)
	return n, err
}

func (f *crashingFile) Sync() error {
	if err := f.b.write("sync"); err != nil {
		return err
	}
	f.c.safe = slices.Clone(f.c.visible)
	return nil
}

func (f *crashingFile) Close() error { return f.b.write("close") }

// remains are the ways in which a disk may come out of a loss of power, by name: nothing survives that was not made
// durable, or all of it, or the list of files and no contents; or a part of the changes of the list, with parts of the
// contents.
func (b *crashingFiles) remains() map[string]*crashingFiles {
	rng := rand.New(rand.NewPCG(uint64(len(b.calls)), 0))
	ways := map[string]*crashingFiles{
		"what was made durable":     afterPowerCut(b.safe, func(c *content) []byte { return c.safe }),
		"everything":                afterPowerCut(b.files, func(c *content) []byte { return c.visible }),
		"the list without contents": afterPowerCut(b.files, func(c *content) []byte { return c.safe }),
	}
	for n := range len(b.steps) {
		list := maps.Clone(b.safe)
		for _, step := range b.steps[:n] {
			step(list)
		}
		ways[fmt.Sprintf("%d changes of the list", n)] = afterPowerCut(list, func(c *content) []byte {
			return c.visible[:len(c.safe)+rng.IntN(len(c.visible)-len(c.safe)+1)]
		})
	}
	return ways
}

// afterPowerCut is a system with these files, all durable.
func afterPowerCut(list map[string]*content, of func(*content) []byte) *crashingFiles {
	after := newCrashingFiles()
	for name, c := range list {
		data := slices.Clone(of(c))
		after.files[name] = &content{visible: data, safe: data}
	}
	after.safe = maps.Clone(after.files)
	return after
}
