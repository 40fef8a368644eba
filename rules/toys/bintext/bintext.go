// Package bintext writes a State's bytes as position text, for toys without a notation of their own.
//
// It imports only rules and pure packages of the standard library.
package bintext

import (
	"encoding/base64"
	"strings"

	"engawa/rules"
)

const prefix = "bin:"

// Format writes a State's bytes as position text.
func Format(s rules.State) string {
	data, err := s.AppendBinary(nil)
	if err != nil {
		return prefix
	}
	return prefix + base64.RawURLEncoding.EncodeToString(data)
}

// Parse reads what [Format] wrote.
func Parse(g rules.Game, text string) (rules.State, error) {
	rest, ok := strings.CutPrefix(text, prefix)
	if !ok {
		return nil, rules.Errorf(rules.CodePosition, "position text must begin with %q", prefix)
	}
	data, err := base64.RawURLEncoding.DecodeString(rest)
	if err != nil {
		return nil, rules.Errorf(rules.CodePosition, "what follows %q is not base64url", prefix)
	}
	return rules.Decode(g, data)
}
