package main

import (
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// fontModule is the module from which letters are drawn; it is no part of the program's own list of modules.
const fontModule = "github.com/go-fonts/latin-modern"

// notices returns the licences of everything in the program that others have written: Go, its modules for all systems,
// and the letters.
func notices(ctx context.Context) ([]byte, error) {
	root, err := output(ctx, "go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	folders := map[string]string{"Go": root}
	for _, goos := range []string{"linux", "windows", "darwin", "js"} {
		goarch := "amd64"
		if goos == "js" {
			goarch = "wasm"
		}
		lines, err := output(ctx, "env", "GOOS="+goos, "GOARCH="+goarch, "go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}", ".")
		if err != nil {
			return nil, err
		}
		addFolders(folders, lines)
	}
	lines, err := output(ctx, "go", "list", "-m", "-f", "{{.Path}} {{.Version}}\t{{.Dir}}", fontModule)
	if err != nil {
		return nil, err
	}
	addFolders(folders, lines)
	var b strings.Builder
	b.WriteString("Engawa holds work of others. These are their licences.\n")
	fonts, err := os.ReadFile(filepath.Join("sprites", "letters", "FONTS.md"))
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(&b, "\n%s\n\n%s\n", strings.Repeat("=", 80), strings.TrimSpace(string(fonts)))
	for _, name := range slices.Sorted(maps.Keys(folders)) {
		texts, err := licences(folders[name])
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		fmt.Fprintf(&b, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 80), name, texts)
	}
	return []byte(b.String()), nil
}

// addFolders reads lines of a name, a tab and a folder.
func addFolders(folders map[string]string, lines string) {
	for line := range strings.Lines(lines) {
		if name, folder, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			folders[name] = folder
		}
	}
}

// licences returns the files of a folder that hold licences. A folder without any is an error.
func licences(folder string) (string, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return "", err
	}
	var all []string
	for _, e := range entries {
		if !isLicence(e.Name()) || !e.Type().IsRegular() {
			continue
		}
		text, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			return "", err
		}
		all = append(all, strings.TrimSpace(strings.ReplaceAll(string(text), "\r\n", "\n")))
	}
	if len(all) == 0 {
		return "", fmt.Errorf("there is no licence in %s", folder)
	}
	return strings.Join(all, "\n\n"), nil
}

// isLicence reports whether a file of the name holds a licence or what a licence asks to be handed on.
func isLicence(name string) bool {
	name = strings.ToUpper(name)
	return slices.ContainsFunc([]string{"LICENSE", "LICENCE", "COPYING", "NOTICE"}, func(begin string) bool { return strings.HasPrefix(name, begin) })
}
