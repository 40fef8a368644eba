package drive

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

// ResourceUsage is how much time of a processor core the browser has taken so far, all its processes together, and how many
// bytes of memory they hold. It reads Linux's /proc, to a hundredth of a second, and skips the test where there is
// none.
func (p *Page) ResourceUsage() (processor time.Duration, memory int64) {
	p.t.Helper()
	processes, err := readProcesses("/proc")
	if err != nil {
		p.t.Skipf("NOT TESTED: what a browser spends is known on Linux only: %v", err)
	}
	return sum(processes, p.tab.process())
}

// GraphicsMemory is how many bytes of memory the process holds in which the browser draws. It reads Linux's /proc, and
// skips the test where there is none, or no such process.
func (p *Page) GraphicsMemory() int64 {
	p.t.Helper()
	processes, err := readProcesses("/proc")
	if err != nil {
		p.t.Skipf("NOT TESTED: what a browser holds is known on Linux only: %v", err)
	}
	for number, one := range processes {
		line, err := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", number))
		if err == nil && bytes.Contains(line, []byte("--type=gpu-process")) && isDescendant(processes, number, p.tab.process()) {
			return one.memory
		}
	}
	p.t.Skip("NOT TESTED: the browser draws in no process of its own")
	return 0
}

// process is what /proc says of one.
type process struct {
	parent        int
	processorTime time.Duration
	memory        int64 // in bytes
}

// A tick of /proc is a hundredth of a second on every machine of today.
const procTick = 10 * time.Millisecond

// readProcesses reads all processes of a folder like /proc, by their numbers. Those that end meanwhile are left out.
func readProcesses(proc string) (map[int]process, error) {
	stats, err := filepath.Glob(filepath.Join(proc, "[0-9]*", "stat"))
	if err != nil {
		return nil, err
	}
	found := map[int]process{}
	for _, name := range stats {
		number, err := strconv.Atoi(filepath.Base(filepath.Dir(name)))
		if err != nil {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		if found[number], err = parseStat(data); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	if len(found) == 0 {
		return nil, fmt.Errorf("%s tells of no processes", proc)
	}
	return found, nil
}

// parseStat reads the line of numbers after a process's name, which stands in brackets and may hold anything.
func parseStat(data []byte) (process, error) {
	const parent, user, system, resident = 1, 11, 12, 21 // counted from the state, which is 0
	fields := bytes.Fields(data[bytes.LastIndexByte(data, ')')+1:])
	if len(fields) <= resident {
		return process{}, fmt.Errorf("%d fields after the name, expected more than %d", len(fields), resident)
	}
	numbers := map[int]int64{}
	for _, k := range []int{parent, user, system, resident} {
		n, err := strconv.ParseInt(string(fields[k]), 10, 64)
		if err != nil {
			return process{}, fmt.Errorf("field %d after the name: %w", k, err)
		}
		numbers[k] = n
	}
	return process{
		parent:        int(numbers[parent]),
		processorTime: time.Duration(numbers[user]+numbers[system]) * procTick,
		memory:        numbers[resident] * int64(os.Getpagesize()),
	}, nil
}

// sum adds up a process and all that come from it.
func sum(processes map[int]process, first int) (spent time.Duration, memory int64) {
	for number, p := range processes {
		if isDescendant(processes, number, first) {
			spent += p.processorTime
			memory += p.memory
		}
	}
	return spent, memory
}

// isDescendant reports whether a process is the first one or comes from it.
func isDescendant(processes map[int]process, number, first int) bool {
	for up := number; up > 0; up = processes[up].parent {
		if up == first {
			return true
		}
	}
	return false
}
