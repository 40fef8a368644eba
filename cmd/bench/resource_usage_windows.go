package main

import (
	"syscall"
	"time"
)

// resourceUsage returns how much time of a processor core the program has taken so far. What memory it took at most is not
// asked for here.
func resourceUsage() (processor time.Duration, memory int64) {
	h, err := syscall.GetCurrentProcess()
	if err != nil {
		return 0, 0
	}
	var created, ended, kernel, user syscall.Filetime
	if syscall.GetProcessTimes(h, &created, &ended, &kernel, &user) != nil {
		return 0, 0
	}
	return ticks(kernel) + ticks(user), 0
}

// ticks is a duration that Windows counts in tenths of a microsecond.
func ticks(f syscall.Filetime) time.Duration {
	return time.Duration(int64(f.HighDateTime)<<32|int64(f.LowDateTime)) * 100
}
