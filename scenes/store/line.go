package store

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"io"
	"strings"

	"engawa/rules"
)

// linePrefix begins a match written as one line; the number is the version of the encoding.
const linePrefix = "engawa1:"

// maxUnpacked is the largest file that ParseLine unpacks, in bytes.
const maxUnpacked = 1 << 20

// Line returns a saved match as one line of letters, digits, '-' and '_' behind a prefix, to be sent as a message.
func Line(save []byte) string {
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		panic("store: " + err.Error()) // the level is a constant of the package itself
	}
	// A bytes.Buffer takes everything.
	_, _ = w.Write(save)
	_ = w.Close()
	return linePrefix + base64.RawURLEncoding.EncodeToString(packed.Bytes())
}

// ParseLine returns the saved match that a line holds. Blanks and line breaks within it, as mail programs put there,
// are skipped. Text that is no such line gives a *rules.Error.
func ParseLine(text string) ([]byte, error) {
	rest, ok := strings.CutPrefix(strings.Join(strings.Fields(text), ""), linePrefix)
	if !ok {
		return nil, rules.Errorf(codeBad, "a match as text begins with %q", linePrefix)
	}
	packed, err := base64.RawURLEncoding.DecodeString(rest)
	if err != nil {
		return nil, rules.Errorf(codeBad, "the match as text has a letter that does not belong there")
	}
	save, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), maxUnpacked+1))
	if err != nil {
		return nil, rules.Errorf(codeBad, "the match as text is incomplete or damaged")
	}
	if len(save) > maxUnpacked {
		return nil, rules.Errorf(codeBad, "the match as text is longer than %d bytes", maxUnpacked)
	}
	return save, nil
}
