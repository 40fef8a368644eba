// Command engawa is a veranda of tabletop games: see README.md. "engawa -h" lists what it can do besides opening its
// window. In a browser the page's address takes the place of the command line: ?game=yokai stands for -game yokai.
package main

import (
	"os"

	"engawa/internal/program"
)

func main() { program.Main(os.Args[1:]) }
