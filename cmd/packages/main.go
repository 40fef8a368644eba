// Command packages makes what people install: packages for Debian, archives for Linux, Windows and macOS, and the page as
// a zip for hosts. It runs in the module's root and needs Go only; git tells the commit. The same commit gives the same
// bytes.
//
//	go run ./cmd/packages [-out dist/packages] [-only deb,tar,windows,macos,web] [-homepage ADDRESS] [-maintainer NAME]
//
// The environment variable SOURCE_DATE_EPOCH, in seconds since 1970, stands for the commit's date.
package main

import (
	"context"
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"

	"engawa/cmd/packages/internal/archive"
)

// packer makes packages from one source.
type packer struct {
	source     source
	texts      []texts
	licence    []byte // the program's own
	notices    []byte // those of others
	homepage   string // "" for none
	maintainer string
}

// kinds lists the kinds of packages in the order in which they are made.
var kinds = []string{"deb", "tar", "windows", "macos", "web"}

func main() {
	out := flag.String("out", filepath.Join("dist", "packages"), "the folder to write to")
	only := flag.String("only", strings.Join(kinds, ","), "the `KINDS` of packages to make, divided by commas")
	homepage := flag.String("homepage", "", "the `ADDRESS` of the program on the web, where it has one")
	maintainer := flag.String("maintainer", authors, "the `NAME <ADDRESS>` of the person who answers for the Debian packages")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err := fmt.Errorf("%q is one word too many", flag.Arg(0))
	if flag.NArg() == 0 {
		err = run(ctx, *out, strings.Split(*only, ","), packer{homepage: *homepage, maintainer: *maintainer})
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "packages:", err)
		os.Exit(1)
	}
}

// run makes the packages of the kinds.
func run(ctx context.Context, out string, wanted []string, p packer) error {
	for _, kind := range wanted {
		if !slices.Contains(kinds, kind) {
			return fmt.Errorf("there are no packages of the kind %q; expected %s", kind, strings.Join(kinds, ", "))
		}
	}
	if err := p.prepare(ctx); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "engawa-packages-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	fmt.Println(p.source.build)
	sums := map[string]string{}
	add := func(file string, data []byte) error {
		sums[file] = fmt.Sprintf("%x", sha256.Sum256(data))
		fmt.Printf("%9d  %s\n", len(data), file)
		return os.WriteFile(filepath.Join(out, file), data, 0o644)
	}
	for _, kind := range kinds {
		if !slices.Contains(wanted, kind) {
			continue
		}
		if err := p.make(ctx, kind, work, add); err != nil {
			return fmt.Errorf("%s: %w", kind, err)
		}
	}
	return os.WriteFile(filepath.Join(out, "SHA256SUMS"), listSums(sums), 0o644)
}

// listSums returns the list that sha256sum -c reads.
func listSums(sums map[string]string) []byte {
	var lines []string
	for file, sum := range sums {
		lines = append(lines, sum+"  "+file+"\n")
	}
	slices.SortFunc(lines, func(a, b string) int { return strings.Compare(a[64:], b[64:]) })
	return []byte(strings.Join(lines, ""))
}

// prepare reads what all packages hold.
func (p *packer) prepare(ctx context.Context) (err error) {
	if p.licence, err = os.ReadFile("LICENSE"); err != nil {
		return fmt.Errorf("this is not the module's root: %w", err)
	}
	if p.texts, err = readTexts(); err != nil {
		return err
	}
	if p.source, err = readSource(ctx); err != nil {
		return err
	}
	p.notices, err = notices(ctx)
	return err
}

// make makes the packages of a kind and hands each to add.
func (p packer) make(ctx context.Context, kind, work string, add func(file string, data []byte) error) error {
	base := name + "-" + p.source.build.Version
	page, err := p.page(ctx, work)
	if err != nil {
		return err
	}
	if kind == "web" {
		return add(base+"-web.zip", page)
	}
	goos := map[string]string{"deb": "linux", "tar": "linux", "windows": "windows", "macos": "darwin"}[kind]
	var programs [][]byte
	for _, arch := range []string{"amd64", "arm64"} {
		program, err := p.source.compile(ctx, goos, arch, work)
		if err != nil {
			return err
		}
		programs = append(programs, program)
		var file string
		var data []byte
		folder := base + "-" + goos + "-" + arch
		switch kind {
		case "deb":
			file = name + "_" + p.source.build.Version + "_" + arch + ".deb"
			data, err = p.debianPackage(arch, program)
		case "tar":
			file = folder + ".tar.gz"
			data, err = p.linuxArchive(folder, program)
		case "windows":
			file = folder + ".zip"
			data, err = p.windowsArchive(folder, program)
		default:
			continue
		}
		if err != nil {
			return err
		}
		if err := add(file, data); err != nil {
			return err
		}
	}
	if kind != "macos" {
		return nil
	}
	data, err := p.macArchive(base+"-macos", programs...)
	if err != nil {
		return err
	}
	return add(base+"-macos.zip", data)
}

// papers returns what stands beside a program: how to begin, and the licences.
func (p packer) papers(system string) []archive.File {
	return []archive.File{
		archive.Regular("README.txt", readme(p.texts, system, p.source)),
		archive.Regular("LICENSE.txt", p.licence), archive.Regular("THIRD-PARTY.txt", p.notices),
	}
}
