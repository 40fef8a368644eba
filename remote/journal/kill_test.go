//go:build !js

package journal_test

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"engawa/remote/journal"
)

// killedFile, in the environment, has this test program write to a store until it is killed.
const killedFile = "ENGAWA_KILLED_FILE"

func TestMain(m *testing.M) {
	if path := os.Getenv(killedFile); path != "" {
		writeUntilKilled(path)
		return
	}
	os.Exit(m.Run())
}

// writeUntilKilled appends to one table and prints the number of each record once it is kept.
func writeUntilKilled(path string) {
	b, err := journal.OpenBolt(path)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	rows, err := b.Read("a", 0)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	for n := uint64(len(rows)); ; n++ {
		if err := b.Append("a", n, fmt.Append(nil, "record ", n+1)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(n + 1)
	}
}

// TestAKilledWriterLosesNothing kills a program that writes, at any moment, and opens its store: every record that it has
// called kept is there, once. ENGAWA_FAULTS says how often, as "make faults" does.
func TestAKilledWriterLosesNothing(t *testing.T) {
	kills := 8
	if n, err := strconv.Atoi(os.Getenv("ENGAWA_FAULTS")); err == nil {
		kills = n
	}
	path := filepath.Join(t.TempDir(), "tables.db")
	kept, lines := 0, 0
	for range kills {
		c := exec.Command(os.Args[0])
		c.Env = append(os.Environ(), killedFile+"="+path)
		out, err := c.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		c.Stderr = os.Stderr
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		moment := time.AfterFunc(time.Duration(20+rand.IntN(120))*time.Millisecond, func() { c.Process.Kill() })
		for s := bufio.NewScanner(out); s.Scan(); lines++ {
			if n, err := strconv.Atoi(s.Text()); err == nil { // the last line may be cut
				kept = n
			}
		}
		c.Wait()
		moment.Stop()
		b, err := journal.OpenBolt(path)
		if err != nil {
			t.Fatal(err)
		}
		rows, err := b.Read("a", 0)
		if err != nil || len(rows) < kept || len(rows) > kept+1 {
			t.Fatalf("%d records are there, %d were kept: %v", len(rows), kept, err)
		}
		for n, row := range rows {
			if string(row) != fmt.Sprint("record ", n+1) {
				t.Fatalf("record %d is %q", n+1, row)
			}
		}
		kept = len(rows)
		if err := b.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if lines == 0 {
		t.Error("nothing was written before the kills")
	}
	t.Logf("%d kills, %d records", kills, kept)
}
