//go:build unix

package e2e

import (
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"

	"engawa/internal/drive"
)

// TestPicturesAreTakenInLittleMemory takes dozens of pictures with "shots" and looks at the most memory that it held.
// Taken in one frame of Ebitengine, each picture would add its own.
func TestPicturesAreTakenInLittleMemory(t *testing.T) {
	drive.InFrame(t, func() error { return nil }) // skips where there is no display
	folder := t.TempDir()
	program := filepath.Join(folder, "shots")
	if out, err := exec.Command("go", "build", "-o", program, "../cmd/shots").CombinedOutput(); err != nil {
		t.Fatalf("building shots: %v\n%s", err, out)
	}
	cmd := exec.Command(program, "-out", folder, "homeworlds", "landscape-en")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("taking pictures: %v\n%s", err, out)
	}
	pictures, err := filepath.Glob(filepath.Join(folder, "*homeworlds*-landscape-en.png"))
	if err != nil || len(pictures) < 30 {
		t.Fatalf("%d pictures have been taken, want at least 30 (%v)", len(pictures), err)
	}
	if runtime.GOOS != "linux" {
		t.Skip("NOT TESTED: how much memory it held at most is looked at on Linux only")
	}
	const most = 400 // MB; in one frame these took 726
	held := cmd.ProcessState.SysUsage().(*syscall.Rusage).Maxrss >> 10
	t.Logf("%d pictures took %d MB at most", len(pictures), held)
	if held > most {
		t.Errorf("%d pictures took %d MB, want no more than %d", len(pictures), held, most)
	}
}
