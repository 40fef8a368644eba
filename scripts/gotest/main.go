// Command gotest runs the tests of the module and tells the outcome so that nothing is overlooked: a line a package as
// "go test" prints it, the output of every test that failed, the tests that took longest, the reason of every test that
// was skipped, what a passing test logs after "NOTE: ", and the counts.
//
//	go run ./scripts/gotest [go test flags and packages, ./... if none]
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
)

func main() {
	code, err := run(os.Args[1:], os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, "gotest:", err)
		os.Exit(1)
	}
	os.Exit(code)
}

// run returns the exit code of "go test".
func run(args []string, out io.Writer) (int, error) {
	if len(args) == 0 {
		args = []string{"-timeout", "40m", "./..."}
	}
	cmd := exec.Command("go", append([]string{"test", "-json"}, args...)...)
	cmd.Stderr = os.Stderr
	events, err := cmd.StdoutPipe()
	if err != nil {
		return 0, err
	}
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	r := newReport(out)
	readErr := r.read(events)
	err = cmd.Wait()
	r.summary()

	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit):
		return exit.ExitCode(), nil
	case err != nil:
		return 0, err
	case readErr != nil:
		return 0, readErr
	case r.passed == 0:
		return 0, errors.New("no test ran")
	}
	return 0, nil
}

// read follows the stream of events until it ends.
func (r *report) read(events io.Reader) error {
	dec := json.NewDecoder(events)
	for {
		var e event
		if err := dec.Decode(&e); err == io.EOF {
			return nil
		} else if err != nil {
			io.Copy(io.Discard, events) // so that go test does not wait for a reader
			return fmt.Errorf("reading what go test reports: %w", err)
		}
		r.add(e)
	}
}
