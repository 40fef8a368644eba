package drive

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
)

// needsDisplay reports whether this system draws through a display server and none is named.
func needsDisplay() bool {
	switch runtime.GOOS {
	case "windows", "darwin":
		return false
	}
	return os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == ""
}

// virtualDisplay is a running X server that draws in memory. It ends by itself when its last client leaves.
type virtualDisplay struct {
	name    string // as in ":99"
	process *exec.Cmd
}

// startXvfb starts an X server with a screen of 1600 x 1200.
func startXvfb() (*virtualDisplay, error) {
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		return nil, errors.New("there is no Xvfb to make a display")
	}
	number, numberWriter, err := os.Pipe()
	if err != nil {
		return nil, fmt.Errorf("starting Xvfb: %w", err)
	}
	defer number.Close()
	server := exec.Command(path, "-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-terminate")
	server.ExtraFiles = []*os.File{numberWriter}
	err = server.Start()
	numberWriter.Close()
	if err != nil {
		return nil, fmt.Errorf("starting Xvfb: %w", err)
	}
	d := &virtualDisplay{process: server}
	line, err := bufio.NewReader(number).ReadString('\n')
	if err != nil {
		d.stop()
		return nil, fmt.Errorf("starting Xvfb: %w", err)
	}
	d.name = ":" + strings.TrimSpace(line)
	return d, nil
}

func (d *virtualDisplay) stop() {
	d.process.Process.Kill()
	d.process.Wait()
}

// underXvfb runs this very program again under a virtual display of its own and returns its exit code. A new process it
// must be: the X libraries read the environment a process was started with.
func underXvfb() (int, *unavailableError) {
	missing := func(err error) *unavailableError {
		return &unavailableError{What: "display", Why: fmt.Sprintf("there is no display: %v", err)}
	}
	display, err := startXvfb()
	if err != nil {
		return 0, missing(err)
	}
	defer display.stop()

	again := exec.Command(os.Args[0], os.Args[1:]...)
	again.Env = append(os.Environ(), "DISPLAY="+display.name)
	again.Stdin, again.Stdout, again.Stderr = os.Stdin, os.Stdout, os.Stderr
	err = again.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return max(1, exit.ExitCode()), nil
	}
	if err != nil {
		return 0, missing(err)
	}
	return 0, nil
}
