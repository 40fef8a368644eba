// Package archive writes lists of files as tar.gz and zip: the same list and time give the same bytes. It imports the
// standard library only.
package archive

import (
	"archive/tar"
	"archive/zip"
	"cmp"
	"compress/flate"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"
)

// File is one file of a package.
type File struct {
	Name string      // a path with slashes, relative, such as "bin/engawa"
	Mode fs.FileMode // the permissions, such as 0o755
	Data []byte
}

// Regular returns a file that nobody runs.
func Regular(name string, data []byte) File { return File{name, 0o644, data} }

// Program returns a file that is run.
func Program(name string, data []byte) File { return File{name, 0o755, data} }

// Under returns the files with their names below a folder.
func Under(folder string, files []File) []File {
	moved := slices.Clone(files)
	for k := range moved {
		moved[k].Name = path.Join(folder, moved[k].Name)
	}
	return moved
}

// sortFiles returns the files in the order of their names. Names that stand twice or lead out of the archive are an error.
func sortFiles(files []File) ([]File, error) {
	list := slices.SortedFunc(slices.Values(files), func(a, b File) int { return cmp.Compare(a.Name, b.Name) })
	for k, f := range list {
		if !fs.ValidPath(f.Name) || f.Name == "." {
			return nil, fmt.Errorf("archive: %q is no path of a file", f.Name)
		}
		if k > 0 && list[k-1].Name == f.Name {
			return nil, fmt.Errorf("archive: %s stands twice", f.Name)
		}
	}
	return list, nil
}

// folders lists the folders above the files, each before what is in it.
func folders(files []File) []string {
	var list []string
	for _, f := range files {
		for dir := path.Dir(f.Name); dir != "."; dir = path.Dir(dir) {
			list = append(list, dir)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// WriteTarGz writes the files, and the folders above them, as a tar.gz. They belong to root; prefix stands before every
// name, "./" for Debian's packages.
func WriteTarGz(w io.Writer, prefix string, files []File, at time.Time) error {
	list, err := sortFiles(files)
	if err != nil {
		return err
	}
	packed, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	out := tar.NewWriter(packed)
	header := func(kind byte, name string, mode fs.FileMode, size int) error {
		return out.WriteHeader(&tar.Header{
			Typeflag: kind, Name: prefix + name, Mode: int64(mode.Perm()), Size: int64(size), ModTime: at.UTC().Truncate(time.Second),
			Uname: "root", Gname: "root", Format: tar.FormatGNU,
		})
	}
	if strings.HasSuffix(prefix, "/") {
		if err := header(tar.TypeDir, "", 0o755, 0); err != nil {
			return err
		}
	}
	for _, dir := range folders(list) {
		if err := header(tar.TypeDir, dir+"/", 0o755, 0); err != nil {
			return err
		}
	}
	for _, f := range list {
		if err := header(tar.TypeReg, f.Name, f.Mode, len(f.Data)); err != nil {
			return err
		}
		if _, err := out.Write(f.Data); err != nil {
			return err
		}
	}
	if err := out.Close(); err != nil {
		return err
	}
	return packed.Close()
}

// WriteZip writes the files as a zip that keeps their permissions.
func WriteZip(w io.Writer, files []File, at time.Time) error {
	list, err := sortFiles(files)
	if err != nil {
		return err
	}
	out := zip.NewWriter(w)
	out.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestCompression) })
	for _, f := range list {
		header := &zip.FileHeader{Name: f.Name, Method: zip.Deflate, Modified: at.UTC().Truncate(time.Second)}
		header.SetMode(f.Mode.Perm())
		entry, err := out.CreateHeader(header)
		if err != nil {
			return err
		}
		if _, err := entry.Write(f.Data); err != nil {
			return err
		}
	}
	return out.Close()
}
