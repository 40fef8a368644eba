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

// brittlePath is the only folder of a brittle system.
const brittlePath = "/saves"

// brittle is an operating system with one folder, that fails or loses its power at the call that a test names. As real
// ones do, it keeps what is written in memory until it is told to make it durable: the content of a file and the
// folder's list each by a call of its own.
type brittle struct {
	now   map[string]*content // as the program sees it
	safe  map[string]*content // the list as it is on the disk
	steps []func(map[string]*content)
	made  int

	locked bool

	done  []string // the calls, reading ones not among them
	fail  int      // counts down with every call; the one that brings it to 0 fails
	err   error    // what failing calls give
	stays bool     // after the first failure all calls fail
	over  bool
	short bool // writes take half and report no error
}

// content is what a file holds, whatever its name.
type content struct{ now, safe []byte }

func newBrittle() *brittle {
	return &brittle{now: map[string]*content{}, safe: map[string]*content{}}
}

// dir is a Dir on the system, as OpenDir makes it.
func (b *brittle) dir() *Dir { return &Dir{path: brittlePath, os: b} }

// failAt has the n-th call from now fail, 1 being the next, and with stays all that follow.
func (b *brittle) failAt(n int, err error, stays bool) {
	b.fail, b.err, b.stays = n, err, stays
}

func (b *brittle) call() error {
	b.fail--
	if b.over || b.fail == 0 {
		b.over = b.stays
		return b.err
	}
	return nil
}

func (b *brittle) write(what string) error {
	b.done = append(b.done, what)
	return b.call()
}

// change does something to the list of files that becomes durable later.
func (b *brittle) change(step func(list map[string]*content)) {
	step(b.now)
	b.steps = append(b.steps, step)
}

func (b *brittle) ReadFile(path string) ([]byte, error) {
	if err := b.call(); err != nil {
		return nil, err
	}
	c, ok := b.now[filepath.Base(path)]
	if !ok {
		return nil, &fs.PathError{Op: "read", Path: path, Err: fs.ErrNotExist}
	}
	return slices.Clone(c.now), nil
}

func (b *brittle) ReadDir(string) ([]fs.DirEntry, error) {
	if err := b.call(); err != nil {
		return nil, err
	}
	list := fstest.MapFS{}
	for name := range b.now {
		list[name] = &fstest.MapFile{}
	}
	return list.ReadDir(".")
}

func (b *brittle) Lstat(path string) (fs.FileInfo, error) {
	if err := b.call(); err != nil {
		return nil, err
	}
	if b.now[filepath.Base(path)] == nil {
		return nil, &fs.PathError{Op: "lstat", Path: path, Err: fs.ErrNotExist}
	}
	return fstest.MapFS{"f": {}}.Stat("f")
}

func (b *brittle) CreateTemp(_, pattern string) (file, error) {
	if err := b.write("create"); err != nil {
		return nil, err
	}
	b.made++
	f := &brittleFile{b: b, c: &content{}, name: strings.Replace(pattern, "*", strconv.Itoa(b.made), 1)}
	b.change(func(list map[string]*content) { list[f.name] = f.c })
	return f, nil
}

func (b *brittle) Lock(string, time.Duration) (unlock func(), err error) {
	if err := b.call(); err != nil {
		return nil, err
	}
	if b.locked {
		return nil, errHeld
	}
	b.locked = true
	return func() { b.locked = false }, nil
}

func (b *brittle) Rename(from, to string) error {
	if err := b.write("rename"); err != nil {
		return err
	}
	from, to = filepath.Base(from), filepath.Base(to)
	if b.now[from] == nil {
		return &fs.PathError{Op: "rename", Path: from, Err: fs.ErrNotExist}
	}
	b.change(func(list map[string]*content) {
		list[to] = list[from]
		delete(list, from)
	})
	return nil
}

func (b *brittle) Remove(path string) error {
	if err := b.write("remove"); err != nil {
		return err
	}
	name := filepath.Base(path)
	if b.now[name] == nil {
		return &fs.PathError{Op: "remove", Path: path, Err: fs.ErrNotExist}
	}
	b.change(func(list map[string]*content) { delete(list, name) })
	return nil
}

func (b *brittle) SyncDir(string) error {
	if err := b.write("sync folder"); err != nil {
		return err
	}
	b.safe, b.steps = maps.Clone(b.now), nil
	return nil
}

type brittleFile struct {
	b    *brittle
	c    *content
	name string
}

func (f *brittleFile) Name() string { return filepath.Join(brittlePath, f.name) }

func (f *brittleFile) Write(data []byte) (int, error) {
	n, err := len(data), f.b.write("write")
	if err != nil || f.b.short {
		n /= 2
	}
	f.c.now = append(f.c.now, data[:n]...)
	return n, err
}

func (f *brittleFile) Sync() error {
	if err := f.b.write("sync"); err != nil {
		return err
	}
	f.c.safe = slices.Clone(f.c.now)
	return nil
}

func (f *brittleFile) Close() error { return f.b.write("close") }

// remains are the ways in which a disk may come out of a loss of power, by name: nothing survives that was not made
// durable, or all of it, or the list of files and no contents; or a part of the changes of the list, with parts of the
// contents.
func (b *brittle) remains() map[string]*brittle {
	rng := rand.New(rand.NewPCG(uint64(len(b.done)), 0))
	ways := map[string]*brittle{
		"what was made durable":     survive(b.safe, func(c *content) []byte { return c.safe }),
		"everything":                survive(b.now, func(c *content) []byte { return c.now }),
		"the list without contents": survive(b.now, func(c *content) []byte { return c.safe }),
	}
	for n := range len(b.steps) {
		list := maps.Clone(b.safe)
		for _, step := range b.steps[:n] {
			step(list)
		}
		ways[fmt.Sprintf("%d changes of the list", n)] = survive(list, func(c *content) []byte {
			return c.now[:len(c.safe)+rng.IntN(len(c.now)-len(c.safe)+1)]
		})
	}
	return ways
}

// survive is a system with these files, all durable.
func survive(list map[string]*content, of func(*content) []byte) *brittle {
	after := newBrittle()
	for name, c := range list {
		data := slices.Clone(of(c))
		after.now[name] = &content{now: data, safe: data}
	}
	after.safe = maps.Clone(after.now)
	return after
}
