package scenes

import (
	"math/rand/v2"
	"time"
)

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
