//go:build !page

package webpage

import "io/fs"

// inside returns the page that the program brings along: none, for it was built without.
func inside() fs.FS { return nil }
