//go:build unix

package e2e

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"engawa/internal/drive"
)

// TestPicturesAreTakenInLittleMemory takes dozens of pictures with "shots" and looks at the most memory that it held.
// Taken in one frame of Ebitengine, each picture would add its own.
func TestPicturesAreTakenInLittleMemory(t *testing.T) {
	drive.InFrame(t, func() error { return nil }) // skips where there is no display
	folder := t.TempDir()
	program := filepath.Join(folder, "shots")
	if out, err := exec.Command("go", "build", "-ldflags", "-s -w", "-o", program, "../cmd/shots").CombinedOutput(); err != nil {
		t.Fatalf("building shots: %v\n%s", err, out)
	}
	cmd := exec.Command(program, "-out", folder, "homeworlds", "landscape-en")
	cmd.Env = append(os.Environ(), "GOGC=100")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error)
	go func() { ended <- cmd.Wait() }()
	held := 0
	for running := true; running; {
		select {
		case err := <-ended:
			if err != nil {
				t.Fatalf("taking pictures: %v\n%s", err, out.String())
			}
			running = false
		case <-time.After(20 * time.Millisecond):
			held = max(held, peakMemory(cmd.Process.Pid))
		}
	}
	pictures, err := filepath.Glob(filepath.Join(folder, "*homeworlds*-landscape-en.png"))
	if err != nil || len(pictures) < 30 {
		t.Fatalf("%d pictures have been taken, want at least 30 (%v)", len(pictures), err)
	}
	if runtime.GOOS != "linux" {
		t.Skip("NOT TESTED: how much memory it held at most is looked at on Linux only")
	}
	const most = 400 // MB; in one frame these took 726
	t.Logf("%d pictures took %d MB at most", len(pictures), held)
	if held == 0 || held > most {
		t.Errorf("%d pictures took %d MB, want 1 to %d", len(pictures), held, most)
	}
}

// peakMemory returns how many megabytes a running process has held at most, 0 where that is not known. What the system
// tells of a process that has ended counts the one that started it as well.
func peakMemory(pid int) int {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0
	}
	_, text, _ := strings.Cut(string(status), "\nVmHWM:")
	var kilobytes int
	fmt.Sscan(text, &kilobytes)
	return kilobytes >> 10
}
