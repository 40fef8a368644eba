package lang

import (
	"encoding/json"
	"errors"
	"strings"
)

var errFlat = errors.New("no flat JSON object of texts")

// decode calls add for each pair of a JSON object whose values are all strings, in their order. Keys and values without
// escapes share the memory of data, so that a language is decoded in a millisecond.
func decode(data string, add func(key, value string)) error {
	rest, ok := strings.CutPrefix(skipSpace(data), "{")
	if !ok {
		return errFlat
	}
	if rest = skipSpace(rest); skipSpace(strings.TrimPrefix(rest, "}")) == "" && rest != "" {
		return nil
	}
	for {
		key, afterKey, err := quoted(rest)
		if err != nil {
			return err
		}
		if rest, ok = strings.CutPrefix(skipSpace(afterKey), ":"); !ok {
			return errFlat
		}
		value, afterValue, err := quoted(skipSpace(rest))
		if err != nil {
			return err
		}
		add(key, value)
		switch rest = skipSpace(afterValue); {
		case strings.HasPrefix(rest, ","):
			rest = skipSpace(rest[1:])
		case strings.HasPrefix(rest, "}") && skipSpace(rest[1:]) == "":
			return nil
		default:
			return errFlat
		}
	}
}

func skipSpace(text string) string { return strings.TrimLeft(text, " \t\r\n") }

// quoted reads the JSON string that text begins with, and returns what follows it.
func quoted(text string) (value, rest string, err error) {
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
