package main

import (
	"bytes"
	"context"
	"io/fs"
	"os"
	"path/filepath"

	"engawa/cmd/packages/internal/archive"
	"engawa/wasm"
)

// webArchive returns the zip of the page, with index.html at its top as itch.io wants it. It holds no compressed twins:
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
