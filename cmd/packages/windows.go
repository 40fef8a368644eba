package main

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"engawa/cmd/packages/internal/archive"
	"engawa/cmd/packages/internal/winexe"
)

// windowsProgram returns the program with its icon and version.
func (p packer) windowsProgram(program []byte) ([]byte, error) {
	number, err := versionNumber(p.source.build.Version)
	if err != nil {
		return nil, err
	}
	r := winexe.Resources{Version: number, Strings: map[uint16]winexe.Strings{}, Picture: drawIcon}
	for _, t := range p.texts {
		r.Strings[t.WindowsLanguage] = winexe.Strings{
			Product: title, Description: title + " – " + t.GenericName, Version: p.source.build.Version,
			Company: authors, Copyright: copyright, File: name + ".exe",
		}
	}
	return winexe.Patch(program, r)
}

// versionNumber returns a version as Windows counts them: four numbers.
func versionNumber(version string) (number [4]uint16, err error) {
	parts := strings.Split(version, ".")
	if len(parts) > len(number) {
		return number, fmt.Errorf("the version %s has more than %d numbers", version, len(number))
	}
	for k, part := range parts {
		n, err := strconv.ParseUint(part, 10, 16)
		if err != nil {
			return number, fmt.Errorf("the version %s is not made of numbers", version)
		}
		number[k] = uint16(n)
	}
	return number, nil
}

// windowsArchive returns the zip of a program with scripts that register the type of its files.
func (p packer) windowsArchive(folder string, program []byte) ([]byte, error) {
	program, err := p.windowsProgram(program)
	if err != nil {
		return nil, err
	}
	files := []archive.File{archive.Program(name+".exe", program)}
	for _, script := range []string{"register-files.cmd", "unregister-files.cmd"} {
		text, err := p.fill(script, nil)
		if err != nil {
			return nil, err
		}
		files = append(files, archive.Regular(script, text))
	}
	files = append(files, p.papers("windows")...)
	for k, f := range files {
		if !strings.HasSuffix(f.Name, ".exe") {
			files[k].Data = bytes.ReplaceAll(f.Data, []byte("\n"), []byte("\r\n"))
		}
	}
	var out bytes.Buffer
	err = archive.WriteZip(&out, archive.Under(folder, files), p.source.at)
	return out.Bytes(), err
}
