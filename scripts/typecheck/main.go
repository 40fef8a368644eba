// Command typecheck checks the types of packages, and of everything they import, as the compiler would for a system whose C compiler and
// headers are not at hand: Android and iOS, where Ebitengine's glue is cgo. Files are chosen by that system's build tags; what comes from C is
// taken as given, everything written in Go is checked. It needs Go alone.
//
//	go run ./scripts/typecheck [-os android,ios] [-arch arm64] PACKAGE...
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
)

func main() {
	systems := flag.String("os", "android,ios", "the systems to check for, separated by commas")
	arch := flag.String("arch", "arm64", "the processor to check for")
	flag.Parse()
	if flag.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "typecheck: name at least one package, as in ./mobile")
		os.Exit(2)
	}
	failed := false
	for _, system := range strings.Split(*systems, ",") {
		n, errs := check(target{os: system, arch: *arch}, flag.Args())
		for _, err := range errs {
			fmt.Fprintln(os.Stderr, err)
		}
		if len(errs) > 0 {
			fmt.Fprintf(os.Stderr, "typecheck: %s/%s: %d errors\n", system, *arch, len(errs))
			failed = true
			continue
		}
		fmt.Printf("%s/%s: %d packages check\n", system, *arch, n)
	}
	if failed {
		os.Exit(1)
	}
}
