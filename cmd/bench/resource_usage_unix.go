//go:build unix

package main

import (
	"runtime"
	"syscall"
	"time"
)

// resourceUsage returns how much time of a processor core the program has taken so far, and how many bytes of memory at most.
func resourceUsage() (processor time.Duration, memory int64) {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0, 0
	}
	memory = int64(u.Maxrss)
	if runtime.GOOS != "darwin" && runtime.GOOS != "ios" {
		memory <<= 10 // all but Apple's systems tell it in kilobytes
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano()), memory
}
