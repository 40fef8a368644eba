//go:build !js && !android && !ios

package platform

import (
	"strings"

	"github.com/jeandeaual/go-locale"
)

// systemLocales returns the languages that the system is set to, with ":" between them; "" where it does not say.
func systemLocales() string {
	locales, err := locale.GetLocales()
	if err != nil {
		return ""
	}
	return strings.Join(locales, ":")
}
