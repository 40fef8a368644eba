// Command tablebases makes the tablebase files of the 3x4 game for engawa/rules/yokai/tablebase: it solves the game with all pieces and
// without one of each kind, and writes each solution beside the catalogue. The same program makes the same bytes. It takes
// about ten minutes on two free cores, and 700 MB.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"engawa/rules/yokai"
	"engawa/rules/yokai/solved"
	"engawa/rules/yokai/tablebase"
)

// works lists the files and what each may cost.
var works = []struct {
	material solved.Material
	effort   solved.Effort
}{
	{solved.Material{Elephants: 2, Giraffes: 2, Chicks: 1}, solved.Effort{Bits: 13, Sample: 2}},
	{solved.Material{Elephants: 1, Giraffes: 2, Chicks: 2}, solved.Effort{Bits: 14, Sample: 2}},
	{solved.Material{Elephants: 2, Giraffes: 1, Chicks: 2}, solved.Effort{Bits: 14, Sample: 2}},
	{solved.Full(), solved.Effort{Bits: 16, Sample: 5}},
}

func main() {
	dir := flag.String("dir", "rules/yokai/tablebase", "the folder of the files")
	flag.Parse()
	if err := write(*dir); err != nil {
		fmt.Fprintln(os.Stderr, "tablebases:", err)
		os.Exit(1)
	}
}

func write(dir string) error {
	var files []tablebase.File
	for _, w := range works {
		table, err := solved.Solve(w.material, yokai.Mori)
		if err != nil {
			return err
		}
		var file bytes.Buffer
		if err := table.WriteTablebase(&file, w.effort); err != nil {
			return err
		}
		sum := sha256.Sum256(file.Bytes())
		b := tablebase.File{Name: "yokai-" + w.material.String() + ".tablebase", Size: file.Len(), Hash: hex.EncodeToString(sum[:])}
		if err := os.WriteFile(filepath.Join(dir, b.Name), file.Bytes(), 0o644); err != nil {
			return err
		}
		fmt.Println(b.Name, b.Size)
		files = append(files, b)
	}
	slices.SortFunc(files, func(a, b tablebase.File) int { return strings.Compare(a.Name, b.Name) })
	var catalogue strings.Builder
	for _, b := range files {
		catalogue.WriteString(b.Entry())
	}
	return os.WriteFile(filepath.Join(dir, "files.txt"), []byte(catalogue.String()), 0o644)
}
