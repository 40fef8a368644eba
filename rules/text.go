package rules

import (
	"encoding/base64"
	"strconv"
	"strings"
)

const binaryPrefix = "bin:"

// BinaryPosition writes a State's bytes as position text, for games without a notation of their own.
func BinaryPosition(s State) string {
	data, err := s.AppendBinary(nil)
	if err != nil {
		return binaryPrefix
	}
	return binaryPrefix + base64.RawURLEncoding.EncodeToString(data)
}

// ParseBinaryPosition reads what [BinaryPosition] wrote.
func ParseBinaryPosition(g Game, text string) (State, error) {
	rest, ok := strings.CutPrefix(text, binaryPrefix)
	if !ok {
		return nil, Errorf(CodePosition, "position text must begin with %q", binaryPrefix)
	}
	data, err := base64.RawURLEncoding.DecodeString(rest)
	if err != nil {
		return nil, Errorf(CodePosition, "what follows %q is not base64url", binaryPrefix)
	}
	return g.Decode(data)
}

// Shorten cuts what somebody typed to its first 40 runes and a sign that it goes on, so that it fits into the sentence
// of a refusal.
func Shorten(text string) string {
	const most = 40
	runes := 0
	for at := range text {
		if runes == most {
			return text[:at] + "…"
		}
		runes++
	}
	return text
}

func itoa(n int) string { return strconv.Itoa(n) }

func plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return itoa(n) + " " + word + "s"
}
