//go:build !js

package mobile

import (
	"fmt"
	"regexp"
	"strings"
)

// pbxToken is a token of Xcode's project files, which are property lists of the old kind: a comment, a mark, a quoted
// string or a word.
var pbxToken = regexp.MustCompile(`(?s)//[^\n]*\n|/\*.*?\*/|[{}()=;,]|"(?:[^"\\]|\\.)*"|[\w./$<>@:-]+`)

// pbxReader reads such a file: dictionaries as map[string]any, lists as []any, all else as strings.
type pbxReader struct{ tokens []string }

// readPBX reads a whole file.
func readPBX(text string) (map[string]any, error) {
	r := &pbxReader{}
	at := 0
	for _, place := range pbxToken.FindAllStringIndex(text, -1) {
		if between := strings.TrimSpace(text[at:place[0]]); between != "" {
			return nil, fmt.Errorf("%q cannot be read", between)
		}
		at = place[1]
		token := text[place[0]:place[1]]
		if !strings.HasPrefix(token, "//") && !strings.HasPrefix(token, "/*") {
			r.tokens = append(r.tokens, token)
		}
	}
	if rest := strings.TrimSpace(text[at:]); rest != "" {
		return nil, fmt.Errorf("%q cannot be read", rest)
	}
	value, err := r.value()
	if err != nil {
		return nil, err
	}
	file, ok := value.(map[string]any)
	if !ok || len(r.tokens) > 0 {
		return nil, fmt.Errorf("the file is no dictionary, or %d tokens follow it", len(r.tokens))
	}
	return file, nil
}

// next takes the next token, "" at the end.
func (r *pbxReader) next() string {
	if len(r.tokens) == 0 {
		return ""
	}
	token := r.tokens[0]
	r.tokens = r.tokens[1:]
	return token
}

// want takes the next token, which must be that mark.
func (r *pbxReader) want(mark string) error {
	if got := r.next(); got != mark {
		return fmt.Errorf("%q stands where %q belongs, before %q", got, mark, r.next())
	}
	return nil
}

func (r *pbxReader) value() (any, error) {
	switch token := r.next(); token {
	case "{":
		return r.dictionary()
	case "(":
		return r.list()
	default:
		return pbxString(token)
	}
}

func (r *pbxReader) dictionary() (any, error) {
	d := map[string]any{}
	for len(r.tokens) > 0 && r.tokens[0] != "}" {
		key, err := pbxString(r.next())
		if err == nil {
			err = r.want("=")
		}
		if err != nil {
			return nil, err
		}
		if _, ok := d[key]; ok {
			return nil, fmt.Errorf("%s stands there twice", key)
		}
		if d[key], err = r.value(); err == nil {
			err = r.want(";")
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", key, err)
		}
	}
	return d, r.want("}")
}

func (r *pbxReader) list() (any, error) {
	var list []any
	for len(r.tokens) > 0 && r.tokens[0] != ")" {
		v, err := r.value()
		if err == nil {
			err = r.want(",")
		}
		if err != nil {
			return nil, err
		}
		list = append(list, v)
	}
	return list, r.want(")")
}

func pbxString(token string) (string, error) {
	if inner, ok := strings.CutPrefix(token, `"`); ok {
		return strings.TrimSuffix(inner, `"`), nil
	}
	if token == "" || strings.Contains("{}()=;,", token) {
		return "", fmt.Errorf("%q stands where a word belongs", token)
	}
	return token, nil
}
