package testkit

import (
	"bufio"
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// Table reads a file of the reference data, fields divided by tabs under a head line, as rows by column name, and fails
// the test unless it has so many rows.
func Table(t testing.TB, name string, want int) []map[string]string {
	t.Helper()
	var head []string
	var table []map[string]string
	readLines(t, name, func(line []byte) error {
		fields := strings.Split(string(line), "\t")
		if head == nil {
			head = fields
			return nil
		}
		row := map[string]string{}
		for k, f := range fields {
			row[head[k]] = f
		}
		table = append(table, row)
		return nil
	})
	if len(table) != want {
		t.Fatalf("%s has %d rows, want %d", name, len(table), want)
	}
	return table
}

// Lines reads a file of the reference data with a JSON object a line, and fails the test unless it has so many lines.
func Lines[T any](t testing.TB, name string, want int) []T {
	t.Helper()
	var all []T
	readLines(t, name, func(line []byte) error {
		var one T
		err := json.Unmarshal(line, &one)
		all = append(all, one)
		return err
	})
	if len(all) != want {
		t.Fatalf("%s has %d lines, want %d", name, len(all), want)
	}
	return all
}

func readLines(t testing.TB, name string, take func(line []byte) error) {
	t.Helper()
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for n := 1; lines.Scan(); n++ {
		if err := take(lines.Bytes()); err != nil {
			t.Fatalf("%s line %d: %v", name, n, err)
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

// Object reads a file of the reference data that is one JSON object.
func Object(t testing.TB, name string, into any) {
	t.Helper()
	data, err := os.ReadFile(name)
	if err == nil {
		err = json.Unmarshal(data, into)
	}
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}
