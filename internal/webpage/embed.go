//go:build page

package webpage

import (
	_ "embed"
	"io/fs"
	"sync"
)

// page is made by "make build" and cmd/packages, and is part of no checkout.
//
//go:embed page.zip
var page []byte

// embeddedPage returns the page that the program brings along.
var embeddedPage = sync.OnceValue(func() fs.FS {
	archive, err := OpenArchive(page)
	if err != nil {
		return nil
	}
	return archive
})
