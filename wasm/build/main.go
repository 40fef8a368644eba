// Command build makes the web page of Engawa: the program compiled for the browser, the page around it, and brotli and
// gzip twins of every file. It prints the sizes.
//
//	go run ./wasm/build [-out dist/web] [-pkg .] [-quality 11] [-plain]
//	go run ./wasm/build -flags
//
// A step that meets something it does not know, such as another release of Go than the one in go.mod, is left out with a
// warning: the page works, and is larger. With -plain the program travels as Go compiles it, in one part. With -flags it
// only prints the flags that the program is compiled with, for a script that compiles something else as the page is.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"text/tabwriter"

	"engawa/wasm"
)

func main() {
	var o wasm.Options
	flag.StringVar(&o.Out, "out", "dist/web", "the folder to make")
	flag.StringVar(&o.Package, "pkg", ".", "the program to compile")
	flag.IntVar(&o.Quality, "quality", 11, "how hard brotli and gzip try: 0 to 11, or -1 for no compressed files")
	flag.BoolVar(&o.Plain, "plain", false, "the program as Go compiles it: nothing left out, not divided; twice as large")
	flags := flag.Bool("flags", false, "only print the flags of the compiler")
	flag.Parse()
	if *flags {
		fmt.Println(strings.Join(wasm.CompilerFlags(), " "))
		return
	}

	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	fmt.Println("Building the page, which takes some minutes the first time …")
	built, err := wasm.Build(ctx, o)
	if err != nil {
		fmt.Fprintln(os.Stderr, "wasm/build:", err)
		os.Exit(1)
	}
	for _, w := range built.Warnings {
		fmt.Fprintln(os.Stderr, "wasm/build: WARNING:", w)
	}
	for _, n := range built.Notes {
		fmt.Fprintln(os.Stderr, "wasm/build: note:", n)
	}
	list(os.Stdout, built)
	if built.Early > 0 {
		fmt.Printf("%d of %d functions travel in the first part, %d %%\n", built.Early, built.Functions, 100*built.Early/built.Functions)
	}
	fmt.Println("The page is in", o.Out)
}

// list prints a line a file, sizes in bytes.
func list(w io.Writer, built wasm.Result) {
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "raw\tgzip\tbrotli\t  file\t")
	for _, f := range append(built.Files, built.Total()) {
		fmt.Fprintf(t, "%d\t%s\t%s\t  %s\t\n", f.Raw, size(f.Gzip), size(f.Brotli), f.Name)
	}
	t.Flush()
}

func size(n int) string {
	if n == 0 {
		return "-"
	}
	return fmt.Sprint(n)
}
