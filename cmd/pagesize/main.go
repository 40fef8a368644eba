// Command pagesize checks that the libraries for 64-bit processors in an Android archive load on phones with memory
// pages of 16 KB.
//
//	go run ./cmd/pagesize ARCHIVE.aar
package main

import (
	"archive/zip"
	"bytes"
	"debug/elf"
	"fmt"
	"io"
	"os"
	"strings"
)

// page is the largest memory page of a phone, in bytes.
const page = 16 << 10

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "pagesize: name one archive, as in dist/engawa.aar")
		os.Exit(2)
	}
	n, err := check(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, "pagesize:", err)
		os.Exit(1)
	}
	fmt.Printf("%d libraries suit memory pages of 16 KB\n", n)
}

// check returns how many libraries for 64-bit processors the archive has. It is an error if there is none, or if a
// segment of one is not aligned to pages of 16 KB.
func check(archive string) (int, error) {
	r, err := zip.OpenReader(archive)
	if err != nil {
		return 0, fmt.Errorf("opening the archive: %w", err)
	}
	defer r.Close()
	n := 0
	for _, f := range r.File {
		if !strings.HasSuffix(f.Name, ".so") {
			continue
		}
		is64, err := isAligned(f)
		if err != nil {
			return 0, fmt.Errorf("%s: %w", f.Name, err)
		}
		if is64 {
			n++
		}
	}
	if n == 0 {
		return 0, fmt.Errorf("%s has no library for a 64-bit processor", archive)
	}
	return n, nil
}

// isAligned reports whether a library is for a 64-bit processor, and what is wrong with its alignment.
func isAligned(f *zip.File) (is64 bool, err error) {
	r, err := f.Open()
	if err != nil {
		return false, err
	}
	defer r.Close()
	data, err := io.ReadAll(r)
	if err != nil {
		return false, err
	}
	library, err := elf.NewFile(bytes.NewReader(data))
	if err != nil {
		return false, err
	}
	if library.Class != elf.ELFCLASS64 {
		return false, nil // such phones have pages of 4 KB
	}
	for _, p := range library.Progs {
		if p.Type == elf.PT_LOAD && p.Align < page {
			return true, fmt.Errorf("a segment is aligned to %d bytes, want %d: link with NDK r28 or newer", p.Align, page)
		}
	}
	return true, nil
}
