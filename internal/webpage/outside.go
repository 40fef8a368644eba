//go:build !page

package webpage

import "io/fs"

// Inside returns the page that the program brings along: none, for it was built without.
func Inside() fs.FS { return nil }
