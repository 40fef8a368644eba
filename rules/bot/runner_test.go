package bot

import (
	"runtime"
	"testing"
)

// counter visits nodes until it is halted.
type counter struct {
	Runner
	count int
}

func (c *counter) begin(limit int64, stop func() bool) {
	c.count = 0
	c.Start(limit, stop, func() {
		for c.Meter.Visit() {
			c.count++
		}
	})
}

func TestStepVisitsWhatItWasGiven(t *testing.T) {
	var c counter
	c.begin(1000, nil)
	for k := 1; k <= 9; k++ {
		if c.Step(100) {
			t.Fatalf("done after %d nodes of 1000", c.count)
		}
		if c.count != 100*k {
			t.Fatalf("%d nodes after %d steps of 100", c.count, k)
		}
	}
	for !c.Step(33) {
	}
	if c.count != 1000 {
		t.Errorf("%d nodes, the limit is 1000", c.count)
	}
	if !c.Step(1) {
		t.Error("not done any more after it was done")
	}
}

func TestStepMakesProgress(t *testing.T) {
	var c counter
	c.begin(5, nil)
	steps := 1
	for !c.Step(0) {
		steps++
	}
	if c.count != 5 || steps > 6 {
		t.Errorf("%d nodes in %d steps of 0; expected 5 nodes, one a step", c.count, steps)
	}
}

func TestStopEndsTheThinking(t *testing.T) {
	var c counter
	asked := 0
	c.begin(Unlimited, func() bool { asked++; return asked > 3 })
	for !c.Step(100) {
	}
	if c.count > 4*askInterval || asked != 4 {
		t.Errorf("%d nodes after %d questions", c.count, asked)
	}
}

func TestCloseLeaksNothing(t *testing.T) {
	before := runtime.NumGoroutine()
	for range 50 {
		var c counter
		c.begin(Unlimited, nil)
		c.Step(10)
		c.begin(Unlimited, nil)
		c.Step(10)
		c.Close()
		c.Close()
		if !c.Step(10) {
			t.Fatal("a closed bot goes on thinking")
		}
	}
	if after := runtime.NumGoroutine(); after > before {
		t.Errorf("%d goroutines before, %d after", before, after)
	}
}
