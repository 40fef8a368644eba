//go:build !js

// Command bench measures the program: how fast rules and bots are and how long frames take; or what a window at rest
// costs; or how much memory a long session takes; or how long the analysis of a match takes. It writes lines of name, value and unit, and needs a display.
//
//	go run ./cmd/bench [-idle TIME | -memory | -analyses]
//
// Built for a browser it is the page that "make bench-web" opens; see main_js.go.
package main

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"engawa/internal/cmdline"
	"engawa/rules/games"
	"engawa/rules/yokai/tablebase"
)

func main() {
	rest := flag.Duration("idle", 0, "measure the window at rest instead, for so long on every screen")
	measuresMemory := flag.Bool("memory", false, "measure the memory of a long session in the window instead")
	analyses := flag.Bool("analyses", false, "measure how long the analysis of a match takes instead, game by game")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "bench: expected flags only, have %q\n", flag.Args())
		os.Exit(2)
	}
	report := func(m cmdline.Measure) { fmt.Printf("%s %.6g %s\n", m.Name, m.Value, m.Unit) }
	var err error
	switch {
	case *rest > 0:
		err = idle(*rest, report)
	case *measuresMemory:
		err = memory(report)
	case *analyses:
		err = measureAnalyses(tablebase.Open(), func(name string, value float64, unit string) {
			report(cmdline.Measure{Name: name, Value: value, Unit: unit})
		})
	default:
		if err = cmdline.Engine(cmdline.Env{Games: games.All(), Tablebases: tablebase.Open(), Now: time.Now}, report); err == nil {
			err = frames(report)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// frames measures what the window draws, and how much memory the program has taken at most.
func frames(report func(cmdline.Measure)) error {
	err := measureFrames(func(name string, value float64, unit string) {
		report(cmdline.Measure{Name: name, Value: value, Unit: unit})
	})
	if _, memory := resourceUsage(); memory > 0 {
		report(cmdline.Measure{Name: "memory.most", Value: float64(memory) / (1 << 20), Unit: "MB"})
	}
	return err
}

// idle measures how much of a processor core the window takes while it rests.
func idle(each time.Duration, report func(cmdline.Measure)) error {
	var since time.Time
	var before time.Duration
	return measureIdle(each, func(screen string, resting bool) {
		now, _ := resourceUsage()
		if resting {
			since, before = time.Now(), now
			return
		}
		share := (now - before).Seconds() / time.Since(since).Seconds()
		report(cmdline.Measure{Name: "idle." + screen, Value: 100 * share, Unit: "%"})
	})
}

// maxAfter and maxHeld are how much memory the window may hold after a long session, and at any time in it, in bytes.
const (
	maxAfter = 350 << 20
	maxHeld  = 500 << 20
)

// memory measures how much memory a long session in the window takes: what is held after each part of it, and the most.
// More than is allowed is an error.
func memory(report func(cmdline.Measure)) error {
	tell := func(name string, bytes int64) {
		report(cmdline.Measure{Name: "memory." + name, Value: float64(bytes) / (1 << 20), Unit: "MB"})
	}
	var after int64
	err := measureMemory(true, func(part string, m memoryUse) {
		if held := resident(); held > 0 {
			tell(part, held)
		}
		if part == "after" {
			after = resident()
			tell("textures", m.Textures)
			tell("rendered", m.Rendered)
			tell("heap", m.Heap)
			tell("go", m.Sys-m.Released)
		}
	})
	_, most := resourceUsage()
	if most > 0 {
		tell("most", most)
	}
	switch {
	case err != nil:
		return err
	case after > maxAfter:
		return fmt.Errorf("the window holds %d MB after the session, %d are the most", after>>20, maxAfter>>20)
	case most > maxHeld:
		return fmt.Errorf("the window held %d MB in the session, %d are the most", most>>20, maxHeld>>20)
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
