package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
)

// How many of the tests that took longest are told, and how many seconds make a test long.
const (
	longest   = 12
	longSince = 5
)

// noteMark begins what a test logs to be told although it passes.
const noteMark = "NOTE: "

// event is one line of "go test -json"; see "go doc test2json".
type event struct {
	Action     string
	Package    string
	ImportPath string // of a package that was being built
	Test       string
	Output     string
	Elapsed    float64 // seconds, once it has ended
}

// report collects what the events tell.
type report struct {
	out                     io.Writer
	passed, failed, skipped int
	skips                   []string            // "package Test: reason"
	notes                   []string            // "package Test: note", of tests that passed
	long                    []event             // the ends of tests that took long, without those of their parts
	lines                   map[string][]string // output so far, by package and test
}

func newReport(out io.Writer) *report {
	return &report{out: out, lines: map[string][]string{}}
}

func (r *report) add(e event) {
	key := e.Package + " " + e.Test
	switch e.Action {
	case "build-output":
		io.WriteString(r.out, e.Output)
	case "output":
		if e.Test == "" && (strings.HasPrefix(e.Output, "ok ") || strings.HasPrefix(e.Output, "FAIL\t")) {
			io.WriteString(r.out, e.Output)
			return
		}
		r.lines[key] = append(r.lines[key], e.Output)
	case "pass", "fail", "skip":
		if e.Elapsed >= longSince && e.Test != "" && !strings.Contains(e.Test, "/") {
			r.long = append(r.long, e)
		}
		if e.Test != "" {
			r.test(e, r.lines[key])
		} else if e.Action == "fail" {
			r.print(r.lines[key])
		}
		delete(r.lines, key)
	}
}

func (r *report) test(e event, lines []string) {
	switch e.Action {
	case "pass":
		r.passed++
		for _, l := range lines {
			if _, note, ok := strings.Cut(l, noteMark); ok {
				r.notes = append(r.notes, fmt.Sprintf("%s %s: %s", e.Package, e.Test, strings.TrimSpace(note)))
			}
		}
	case "fail":
		r.failed++
		r.print(lines)
	case "skip":
		r.skipped++
		r.skips = append(r.skips, fmt.Sprintf("%s %s: %s", e.Package, e.Test, reason(lines)))
	}
}

func (r *report) print(lines []string) {
	for _, l := range lines {
		if !strings.HasPrefix(l, "=== ") {
			io.WriteString(r.out, l)
		}
	}
}

// reason is what a skipped test said, on one line.
func reason(lines []string) string {
	var said []string
	for _, l := range lines {
		l = strings.TrimSpace(l)
		if l != "" && !strings.HasPrefix(l, "=== ") && !strings.HasPrefix(l, "--- ") {
			said = append(said, l)
		}
	}
	if len(said) == 0 {
		return "no reason given"
	}
	return strings.Join(said, " ")
}

func (r *report) summary() {
	slices.SortStableFunc(r.long, func(a, b event) int { return cmp.Compare(b.Elapsed, a.Elapsed) })
	for _, e := range r.long[:min(longest, len(r.long))] {
		fmt.Fprintf(r.out, "%6.1fs %s %s\n", e.Elapsed, e.Package, e.Test)
	}
	for _, s := range r.notes {
		fmt.Fprintln(r.out, "NOTE", s)
	}
	for _, s := range r.skips {
		fmt.Fprintln(r.out, "SKIPPED", s)
	}
	fmt.Fprintf(r.out, "tests: %d passed, %d failed, %d skipped\n", r.passed, r.failed, r.skipped)
}
