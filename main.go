//go:build !js

// Command engawa is a veranda of tabletop games: see README.md. "engawa -h" lists what it can do besides opening its
// window.
package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"time"

	"engawa/cmdline"
	"engawa/library"
	"engawa/rules/games"
	"engawa/scenes"
	"engawa/scenes/store"
)

func main() {
	os.Exit(cmdline.Run(os.Args[1:], cmdline.Env{
		Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr,
		Games:      games.All(),
		Tablebases: library.Open(),
		Langs:      langs(),
		Files:      disk{},
		Now:        time.Now,
		Seed:       rand.Uint64,
		Window:     func(w cmdline.Window) error { return scenes.Run(window(w)) },
		Frames:     frames,
		Idle:       idle,
		Memory:     memory,

		IsMatch: store.IsMatchText,
	}))
}

// frames measures what the window draws, and how much memory the program has taken at most.
func frames(report func(cmdline.Measure)) error {
	err := scenes.Frames(func(name string, value float64, unit string) {
		report(cmdline.Measure{Name: name, Value: value, Unit: unit})
	})
	if _, memory := spent(); memory > 0 {
		report(cmdline.Measure{Name: "memory.most", Value: float64(memory) / (1 << 20), Unit: "MB"})
	}
	return err
}

// idle measures how much of a processor core the window takes while it rests.
func idle(each time.Duration, report func(cmdline.Measure)) error {
	var since time.Time
	var before time.Duration
	return scenes.Idle(each, func(screen string, resting bool) {
		now, _ := spent()
		if resting {
			since, before = time.Now(), now
			return
		}
		share := (now - before).Seconds() / time.Since(since).Seconds()
		report(cmdline.Measure{Name: "idle." + screen, Value: 100 * share, Unit: "%"})
	})
}

// mostAfter and mostHeld are how much memory the window may hold after a long evening, and at any time in it, in bytes.
const (
	mostAfter = 350 << 20
	mostHeld  = 500 << 20
)

// memory measures how much memory a long evening in the window takes: what is held after each part of it, and the most.
// More than is allowed is an error.
func memory(report func(cmdline.Measure)) error {
	tell := func(name string, bytes int64) {
		report(cmdline.Measure{Name: "memory." + name, Value: float64(bytes) / (1 << 20), Unit: "MB"})
	}
	var after int64
	err := scenes.Memory(true, func(part string, m scenes.MemoryUse) {
		if held := resident(); held > 0 {
			tell(part, held)
		}
		if part == "after" {
			after = resident()
			tell("textures", m.Textures)
			tell("baked", m.Baked)
			tell("heap", m.Heap)
			tell("go", m.Sys-m.Released)
		}
	})
	_, most := spent()
	if most > 0 {
		tell("most", most)
	}
	switch {
	case err != nil:
		return err
	case after > mostAfter:
		return fmt.Errorf("the window holds %d MB after the evening, %d are the most", after>>20, mostAfter>>20)
	case most > mostHeld:
		return fmt.Errorf("the window held %d MB in the evening, %d are the most", most>>20, mostHeld>>20)
	}
	return nil
}

// resident returns how many bytes of memory the program holds now; 0 where the system does not tell as Linux does.
func resident() int64 {
	data, err := os.ReadFile("/proc/self/statm")
	fields := strings.Fields(string(data))
	if err != nil || len(fields) < 2 {
		return 0
	}
	pages, err := strconv.ParseInt(fields[1], 10, 64)
	if err != nil {
		return 0
	}
	return pages * int64(os.Getpagesize())
}

// disk reads and writes files where the name says.
type disk struct{}

func (disk) ReadFile(name string) ([]byte, error) { return os.ReadFile(name) }

func (disk) WriteFile(name string, data []byte) error { return os.WriteFile(name, data, 0o644) }
