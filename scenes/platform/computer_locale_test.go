//go:build linux && !android

package platform

import "testing"

func TestLocaleIsWhatTheSystemIsSetTo(t *testing.T) {
	for _, c := range []struct{ all, lang, language, want string }{
		{"", "de_DE.UTF-8", "", "de-DE"},
		{"fr_FR.UTF-8", "de_DE.UTF-8", "", "fr-FR"},
		{"", "en_GB.UTF-8", "pl:de:fr", "pl:de:fr"},
		{"C", "de_DE.UTF-8", "", ""},
		{"", "", "", ""},
	} {
		for name, value := range map[string]string{"LC_ALL": c.all, "LC_MESSAGES": "", "LANG": c.lang, "LANGUAGE": c.language} {
			t.Setenv(name, value)
		}
		if got := Open().Locale(); got != c.want {
			t.Errorf("LC_ALL=%q LANG=%q LANGUAGE=%q: %q, expected %q", c.all, c.lang, c.language, got, c.want)
		}
	}
}
