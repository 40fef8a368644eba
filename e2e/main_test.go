package e2e

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"testing"

	"engawa/internal/drive"
)

// A page on a machine without a graphics card takes about half a core and waits the rest of its time: for frames, for
// timers, to come to rest. Two tests keep a core busy.
const testsPerCore = 2

// TestMain has more tests run at once than there are cores, unless -parallel says how many.
func TestMain(m *testing.M) {
	if folder := os.Getenv(hostVariable); folder != "" {
		os.Exit(runHost(folder))
	}
	flag.Parse()
	const parallel = "test.parallel"
	given := false
	flag.Visit(func(f *flag.Flag) { given = given || f.Name == parallel })
	if !given {
		if err := flag.Set(parallel, strconv.Itoa(testsPerCore*runtime.GOMAXPROCS(0))); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	drive.Main(m)
}
