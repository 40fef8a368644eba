package scenes

import (
	"math/rand/v2"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// deviceScale returns the device pixels of a device-independent pixel on the window's monitor.
func deviceScale() float64 {
	if m := ebiten.Monitor(); m != nil {
		if s := m.DeviceScaleFactor(); s > 0 {
			return s
		}
	}
	return 1
}

// seeds returns the source of match seeds: counted up from the one asked for, or drawn by the system.
func seeds(cfg Config) func() uint64 {
	if !cfg.HasSeed {
		return rand.Uint64
	}
	next := cfg.Seed
	return func() uint64 {
		next++
		return next - 1
	}
}

func now() int64 { return time.Now().Unix() }

// clock returns the time since now.
func clock() func() time.Duration {
	start := time.Now()
	return func() time.Duration { return time.Since(start) }
}
