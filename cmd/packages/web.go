package main

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"engawa/cmd/packages/internal/archive"
	"engawa/wasm"
)

// pageZip is where programs take the page from that they bring along, see internal/webpage.
const pageZip = "internal/webpage/page.zip"

// page returns the zip of the page, made once a run, and puts it where programs take it from.
func (p packer) page(ctx context.Context, work string) ([]byte, error) {
	made := filepath.Join(work, "page.zip")
	if zip, err := os.ReadFile(made); err == nil {
		return zip, nil
	}
	zip, warnings, err := p.webArchive(ctx, work)
	if err != nil {
		return nil, err
	}
	for _, w := range warnings {
		fmt.Fprintln(os.Stderr, "packages: WARNING:", w)
	}
	if err := os.WriteFile(pageZip, zip, 0o644); err != nil {
		return nil, err
	}
	return zip, os.WriteFile(made, zip, 0o644)
}

// webArchive makes the zip of the page, with index.html at its top as itch.io wants it. It holds no compressed twins:
// hosts that take a zip compress by themselves. The warnings are those of the page's build.
func (p packer) webArchive(ctx context.Context, work string) (zip []byte, warnings []string, err error) {
	out := filepath.Join(work, "web")
	built, err := wasm.Build(ctx, wasm.Options{Package: ".", Out: out, Quality: -1})
	if err != nil {
		return nil, nil, err
	}
	files, err := readFolder(out)
	if err != nil {
		return nil, nil, err
	}
	files = append(files, archive.Regular("LICENSE.txt", p.licence), archive.Regular("THIRD-PARTY.txt", p.notices))
	var b bytes.Buffer
	err = archive.WriteZip(&b, files, p.source.at)
	return b.Bytes(), built.Warnings, err
}

// readFolder returns all files below a folder.
func readFolder(folder string) ([]archive.File, error) {
	var files []archive.File
	root := os.DirFS(folder)
	err := fs.WalkDir(root, ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := fs.ReadFile(root, path)
		files = append(files, archive.Regular(path, data))
		return err
	})
	return files, err
}
