// Command typecheck checks the types of packages, and of everything they import, as the compiler would for another
// system, in a second and with Go alone. For Android and iOS, where Ebitengine's glue is cgo, what comes from C is
// taken as given; everything written in Go is checked. Files are chosen by that system's build tags. With -vet it also
// runs the analyzers of "go vet" over the packages of this module and their tests.
//
//	go run ./cmd/typecheck [-vet] -for android/arm64,ios/arm64 PACKAGE...
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
)

func main() {
	systems := flag.String("for", "android/arm64,ios/arm64", "the systems and processors to check for, separated by commas")
	vetted := flag.Bool("vet", false, "whether to run what go vet runs, over tests too")
	flag.Parse()
	if flag.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "typecheck: name at least one package, as in ./mobile")
		os.Exit(2)
	}
	var v *vetter
	if *vetted {
		v = newVetter()
	}
	failed := false
	for _, name := range strings.Split(*systems, ",") {
		system, arch, ok := strings.Cut(name, "/")
		if !ok {
			fmt.Fprintf(os.Stderr, "typecheck: %q is no system and processor, as in android/arm64\n", name)
			os.Exit(2)
		}
		n, errs := check(target{os: system, arch: arch}, v, flag.Args())
		for _, err := range errs {
			fmt.Fprintln(os.Stderr, err)
		}
		if len(errs) > 0 {
			fmt.Fprintf(os.Stderr, "typecheck: %s: %d errors\n", name, len(errs))
			failed = true
			continue
		}
		fmt.Printf("%s: %d packages check\n", name, n)
	}
	if failed {
		os.Exit(1)
	}
}
