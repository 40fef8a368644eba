// Package deb writes packages for Debian and its like, as deb(5) describes them: an ar archive with the control data and
// the files. The same package and time give the same bytes. It imports the standard library and package archive.
package deb

import (
	"bytes"
	"crypto/md5"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"engawa/cmd/packages/internal/archive"
)

// Package is what a package says about itself, and what it installs.
type Package struct {
	Name         string
	Version      string
	Architecture string // as Debian names it: amd64, arm64
	Maintainer   string
	Depends      []string
	Recommends   []string
	Section      string
	Homepage     string   // "" for none
	Summary      string   // one line
	Description  []string // paragraphs
	Files        []archive.File
}

// Write writes the package with everything in it as old as at.
func Write(w io.Writer, p Package, at time.Time) error {
	if strings.ContainsAny(p.Name+p.Version+p.Architecture+p.Summary, "\n") || p.Name == "" || p.Version == "" || p.Architecture == "" {
		return errors.New("deb: a package needs a name, a version and an architecture, each in one line")
	}
	var control, data bytes.Buffer
	err := archive.WriteTarGz(&control, "./", []archive.File{
		archive.Regular("control", []byte(p.control())), archive.Regular("md5sums", []byte(p.sums())),
	}, at)
	if err != nil {
		return err
	}
	if err := archive.WriteTarGz(&data, "./", p.Files, at); err != nil {
		return err
	}
	var out bytes.Buffer
	out.WriteString("!<arch>\n")
	member(&out, "debian-binary", []byte("2.0\n"), at)
	member(&out, "control.tar.gz", control.Bytes(), at)
	member(&out, "data.tar.gz", data.Bytes(), at)
	_, err = w.Write(out.Bytes())
	return err
}

// member adds a file to an ar archive. Each begins at an even place.
func member(out *bytes.Buffer, name string, data []byte, at time.Time) {
	fmt.Fprintf(out, "%-16s%-12d%-6d%-6d%-8s%-10d`\n", name, at.Unix(), 0, 0, "100644", len(data))
	out.Write(data)
	if len(data)%2 == 1 {
		out.WriteByte('\n')
	}
}

// control returns the file that describes the package, see deb-control(5).
func (p Package) control() string {
	var b strings.Builder
	field := func(name, value string) {
		if value != "" {
			fmt.Fprintf(&b, "%s: %s\n", name, value)
		}
	}
	field("Package", p.Name)
	field("Version", p.Version)
	field("Architecture", p.Architecture)
	field("Maintainer", p.Maintainer)
	field("Installed-Size", fmt.Sprint(p.size()))
	field("Depends", strings.Join(p.Depends, ", "))
	field("Recommends", strings.Join(p.Recommends, ", "))
	field("Section", p.Section)
	field("Priority", "optional")
	field("Homepage", p.Homepage)
	field("Description", p.Summary)
	for k, paragraph := range p.Description {
		if k > 0 {
			b.WriteString(" .\n")
		}
		for _, line := range wrap(paragraph, lineWidth) {
			b.WriteString(" " + line + "\n")
		}
	}
	return b.String()
}

// lineWidth is the longest line of a description in bytes.
const lineWidth = 78

// wrap breaks a text at blanks into lines of at most so many bytes, where its words let it.
func wrap(text string, width int) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines, line = append(lines, line), ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	return append(lines, line)
}

// size returns what the files take on a disk, in KiB.
func (p Package) size() int {
	const block = 1024
	sum := 0
	for _, f := range p.Files {
		sum += (len(f.Data) + block - 1) / block
	}
	return sum
}

// sums returns the checksums by which dpkg --verify finds changed files.
func (p Package) sums() string {
	byName := func(a, b archive.File) int { return strings.Compare(a.Name, b.Name) }
	var b strings.Builder
	for _, f := range slices.SortedFunc(slices.Values(p.Files), byName) {
		fmt.Fprintf(&b, "%x  %s\n", md5.Sum(f.Data), f.Name)
	}
	return b.String()
}
