//go:build !page

package webpage

import "io/fs"

// embeddedPage returns the page that the program brings along: none, for it was built without.
func embeddedPage() fs.FS { return nil }
