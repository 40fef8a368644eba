//go:build android || ios

package platform

import "os"

// systemLocales returns the language that the app has set; "" where it has not.
func systemLocales() string { return os.Getenv("LANG") }
