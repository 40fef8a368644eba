package main

import (
	"bytes"

	"engawa/cmd/packages/internal/appbundle"
	"engawa/cmd/packages/internal/archive"
	"engawa/cmd/packages/internal/icns"
	"engawa/cmd/packages/internal/universal"
)

// oldestMacOS is the oldest macOS on which programs of Go 1.26 run: see https://go.dev/doc/go1.26#darwin.
const oldestMacOS = "12.0"

// macArchive returns the zip of the application for both of Apple's processors.
func (p packer) macArchive(folder string, programs ...[]byte) ([]byte, error) {
	program, err := universal.Join(programs...)
	if err != nil {
		return nil, err
	}
	var icon bytes.Buffer
	if err := icns.Write(&icon, drawIcon); err != nil {
		return nil, err
	}
	b := appbundle.Bundle{
		Name: title, ID: bundleID, Executable: name, Version: p.source.build.Version, MinSystem: oldestMacOS,
		Category: "public.app-category.board-games", Copyright: copyright, Program: program, Icon: icon.Bytes(),
		File: appbundle.FileType{ID: matchID, Suffix: matchSuffix, MIME: mimeType, Conforms: "public.json"},
	}
	for _, t := range p.texts {
		b.Languages = append(b.Languages, appbundle.Language{Tag: t.Tag, File: t.FileType})
	}
	files, err := b.Files()
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = archive.WriteZip(&out, archive.Under(folder, append(files, p.papers("macos")...)), p.source.at)
	return out.Bytes(), err
}
