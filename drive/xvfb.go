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

// needsDisplay tells whether this system draws through a display server and none is named.
func needsDisplay() bool {
	switch runtime.GOOS {
	case "windows", "darwin":
		return false
	}
	return os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == ""
}

// underXvfb runs this very program again under a virtual display of its own and returns its exit code. A new process it
// must be: the X libraries read the environment a process was started with.
func underXvfb() (int, *missingError) {
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		return 0, &missingError{What: "display", Why: "there is no display, and no Xvfb to make one"}
	}
	missing := func(err error) *missingError {
		return &missingError{What: "display", Why: fmt.Sprintf("Xvfb did not start: %v", err)}
	}
	number, told, err := os.Pipe()
	if err != nil {
		return 0, missing(err)
	}
	defer number.Close()
	server := exec.Command(path, "-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-terminate")
	server.ExtraFiles = []*os.File{told}
	err = server.Start()
	told.Close()
	if err != nil {
		return 0, missing(err)
	}
	defer func() {
		server.Process.Kill()
		server.Wait()
	}()
	line, err := bufio.NewReader(number).ReadString('\n')
	if err != nil {
		return 0, missing(err)
	}

	again := exec.Command(os.Args[0], os.Args[1:]...)
	again.Env = append(os.Environ(), "DISPLAY=:"+strings.TrimSpace(line))
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
