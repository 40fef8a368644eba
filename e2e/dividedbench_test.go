package e2e

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"testing"

	"engawa/internal/drive"
	"engawa/wasm"
)

// BenchmarkPageDivided measures what it costs rules and bots that the program comes in two parts: functions of one part
// are called from the other by way of their table. The same program measures itself in both forms, in turns, and what
// is reported is how fast it is divided at its best, as a part of what it is in one piece: a machine that is busy with
// other things makes single turns slow.
func BenchmarkPageDivided(b *testing.B) {
	const turns = 3
	_, divided := buildPage(b, wasm.Options{Package: "./cmd/bench"})
	_, whole := buildPage(b, wasm.Options{Package: "./cmd/bench", First: wasm.AllEarly})
	var speeds [2]map[string]float64
	for range turns {
		for k, server := range []func(http.Handler) http.Handler{divided, whole} {
			if speeds[k] == nil {
				speeds[k] = map[string]float64{}
			}
			for name, speed := range engine(b, server) {
				speeds[k][name] = max(speeds[k][name], speed)
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(speeds[0])) {
		report("page.divided."+name, speeds[0][name]/speeds[1][name], "of one piece")
	}
}

// engine has the program on a page measure its rules and bots.
func engine(b *testing.B, server func(http.Handler) http.Handler) map[string]float64 {
	b.Helper()
	p := drive.OpenPage(b, drive.PageOptions{Package: "./wasm/testdata/empty", Query: "game=engine", Early: true, Server: server})
	speeds := map[string]float64{}
	for line := range follow(b, p) {
		var name, unit string
		var speed float64
		if _, err := fmt.Sscan(line, &name, &speed, &unit); err != nil {
			b.Fatalf("the program says %q: %v", line, err)
		}
		speeds[name] = speed
	}
	return speeds
}
