// Command bench measures the program in a browser, as the page that "make bench-web" opens in place of the games: it goes
// through the screens by itself and writes lines of name, value and unit to the console. The page's address says what it
// measures, as ?game=frames, ?game=engine, ?game=idle, ?game=memory or ?game=analyses; of a screen that rests it says when
// that begins and ends, and who has opened the page measures the browser.
package main

import (
	"flag"
	"fmt"
	"os"
	"time"

	"engawa/internal/cmdline"
	"engawa/rules/games"
	"engawa/rules/yokai/tablebase"
)

func main() {
	what := flag.String("game", "frames", "what to measure: frames, engine, idle, memory or analyses (the page's loader hands on this one name only)")
	each := flag.Uint64("seed", 30, "how many seconds each screen rests")
	flag.Parse()
	if err := measure(*what, time.Duration(*each)*time.Second); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func measure(what string, each time.Duration) error {
	tell := func(name string, value float64, unit string) { fmt.Printf("%s %.6g %s\n", name, value, unit) }
	switch what {
	case "frames":
		return measureFrames(tell)
	case "engine":
		tablebases, err := loadAll()
		if err != nil {
			return err
		}
		env := cmdline.Env{Games: games.All(), Tablebases: tablebases, Now: time.Now}
		return cmdline.Engine(env, func(m cmdline.Measure) { tell(m.Name, m.Value, m.Unit) })
	case "analyses":
		tablebases, err := loadAll()
		if err != nil {
			return err
		}
		return measureAnalyses(tablebases, tell)
	case "idle":
		return measureIdle(each, func(screen string, resting bool) { fmt.Printf("%s resting %v\n", screen, resting) })
	case "memory":
		return measureMemory(false, func(part string, m memoryUse) {
			tell(part, float64(m.Sys)/(1<<20), "MB")
			tell(part+".textures", float64(m.Textures)/(1<<20), "MB")
		})
	}
	return fmt.Errorf("frames, engine, idle, memory and analyses can be measured, not %q", what)
}

// loadAll returns the tablebases once every file is loaded.
func loadAll() (*tablebase.Tablebases, error) {
	l := tablebase.Open()
	for _, b := range tablebase.Files() {
		for {
			data, err := l.File(b.Name)
			if err != nil {
				return nil, err
			}
			if data != nil {
				break
			}
			time.Sleep(10 * time.Millisecond)
		}
	}
	return l, nil
}
