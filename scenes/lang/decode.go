package lang

import (
	"encoding/json"
	"errors"
	"strings"
	"unicode/utf8"
)

var (
	errFlat   = errors.New("no flat JSON object of texts")
	errFolder = errors.New("no JSON object of flat objects by the names of files")
)

// decode calls add for each pair of a JSON object whose values are all strings, in their order. Keys and values without
// escapes share the memory of data, so that a language is decoded in a millisecond.
func decode(data string, add func(key, value string)) error {
	rest, err := decodeObject(data, add)
	if err == nil && skipSpace(rest) != "" {
		return errFlat
	}
	return err
}

// decodeObject is decode for the object that data begins with. It returns what follows it.
func decodeObject(data string, add func(key, value string)) (rest string, err error) {
	rest, ok := strings.CutPrefix(skipSpace(data), "{")
	if !ok {
		return "", errFlat
	}
	if after, empty := strings.CutPrefix(skipSpace(rest), "}"); empty {
		return after, nil
	}
	for {
		key, afterKey, err := readString(skipSpace(rest))
		if err != nil {
			return "", err
		}
		if rest, ok = strings.CutPrefix(skipSpace(afterKey), ":"); !ok {
			return "", errFlat
		}
		value, afterValue, err := readString(skipSpace(rest))
		if err != nil {
			return "", err
		}
		add(key, value)
		rest = skipSpace(afterValue)
		if after, ends := strings.CutPrefix(rest, "}"); ends {
			return after, nil
		}
		if rest, ok = strings.CutPrefix(rest, ","); !ok {
			return "", errFlat
		}
	}
}

// decodeFolder calls add for each pair of a JSON object whose values are objects for decode: the files of a language by
// their names. contents is one of these objects as it stands in data.
func decodeFolder(data string, add func(name, contents string)) error {
	if !utf8.ValidString(data) {
		return errFolder
	}
	rest, ok := strings.CutPrefix(skipSpace(data), "{")
	for ok {
		name, afterName, err := readString(skipSpace(rest))
		if err != nil {
			return err
		}
		if rest, ok = strings.CutPrefix(skipSpace(afterName), ":"); !ok {
			return errFolder
		}
		after, err := decodeObject(rest, func(_, _ string) {})
		if err != nil {
			return err
		}
		add(name, rest[:len(rest)-len(after)])
		rest = skipSpace(after)
		if end, ends := strings.CutPrefix(rest, "}"); ends && skipSpace(end) == "" {
			return nil
		}
		rest, ok = strings.CutPrefix(rest, ",")
	}
	return errFolder
}

func skipSpace(text string) string { return strings.TrimLeft(text, " \t\r\n") }

// readString reads the JSON string that text begins with, and returns what follows it.
func readString(text string) (value, rest string, err error) {
	if !strings.HasPrefix(text, `"`) {
		return "", "", errFlat
	}
	for end := 1; end < len(text); end++ {
		switch text[end] {
		case '\\':
			end++
		case '"':
			value, rest = text[1:end], text[end+1:]
			if strings.Contains(value, `\`) {
				err = json.Unmarshal([]byte(text[:end+1]), &value)
			}
			return value, rest, err
		}
	}
	return "", "", errFlat
}
