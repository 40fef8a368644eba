package jetstream

import (
	"fmt"
	"net/url"
	"strconv"
	"strings"

	"github.com/nats-io/nats.go"
)

// Config is where a journal is kept.
type Config struct {
	Servers  string // addresses as nats.Connect takes them, with commas between
	Stream   string // its name; "" for the usual one
	Replicas int    // how many servers keep each record; 0 for three
	Options  []nats.Option
}

// ParseAddress reads an address as "nats://10.0.0.1:4222,10.0.0.2:4222?replicas=3&stream=ENGAWA".
func ParseAddress(text string) (Config, error) {
	servers, query, _ := strings.Cut(text, "?")
	scheme, rest, ok := strings.Cut(servers, "://")
	if !ok || scheme != "nats" && scheme != "tls" || rest == "" {
		return Config{}, fmt.Errorf("a journal cannot be at %q; expected nats://HOST:PORT, or tls://, further ones behind commas", text)
	}
	c := Config{Servers: servers, Stream: usualStream, Replicas: usualReplicas}
	values, err := url.ParseQuery(query)
	if err != nil {
		return Config{}, fmt.Errorf("the journal's address ends with %q; expected replicas=N or stream=NAME", query)
	}
	for key, list := range values {
		value := list[len(list)-1]
		n, err := strconv.Atoi(value)
		switch {
		case key == "replicas" && err == nil && n >= 1 && n <= 5:
			c.Replicas = n
		case key == "stream" && isSubjectToken(value):
			c.Stream = value
		default:
			return Config{}, fmt.Errorf("the journal's address has %s=%q; expected replicas=1 to 5, or stream=NAME of letters and digits", key, value)
		}
	}
	return c, nil
}

// isSubjectToken reports whether a text can be a part of a subject: letters, digits, - and _.
func isSubjectToken(text string) bool {
	return text != "" && strings.Trim(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") == ""
}

// withoutSecrets leaves names and passwords out of addresses.
func withoutSecrets(servers string) string {
	list := strings.Split(servers, ",")
	for k, s := range list {
		scheme, rest, ok := strings.Cut(s, "://")
		if !ok {
			scheme, rest = "", s
		} else {
			scheme += "://"
		}
		list[k] = scheme + rest[strings.LastIndex(rest, "@")+1:]
	}
	return strings.Join(list, ",")
}
