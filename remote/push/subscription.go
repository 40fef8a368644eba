package push

import (
	"crypto/ecdh"
	"encoding/base64"
	"encoding/json"
	"net/url"
	"strings"

	"engawa/remote"
	"engawa/rules"
)

// Limits of a subscription, in bytes.
const (
	maxEndpoint = 1000
	maxLang     = 8
	authSize    = 16
)

// Subscription is where a browser takes messages, and how they are encrypted for it: what PushSubscription.toJSON() gives,
// and the language of the device.
type Subscription struct {
	Endpoint string `json:"endpoint"`
	Keys     Keys   `json:"keys"`
	Lang     string `json:"lang,omitempty"` // as "fr"; "" for unknown
}

// Keys are those of a browser, base64 in the alphabet of URLs without padding.
type Keys struct {
	P256dh string `json:"p256dh"` // a point of P-256, uncompressed
	Auth   string `json:"auth"`   // 16 secret bytes
}

// ParseSubscription reads a subscription as JSON. What is none gives an *rules.Error with the code remote.CodePush.
func ParseSubscription(text string) (s Subscription, err error) {
	if json.Unmarshal([]byte(text), &s) != nil {
		return Subscription{}, rules.Errorf(remote.CodePush, "the subscription cannot be read; expected a JSON object with endpoint and keys")
	}
	u, err := url.Parse(s.Endpoint)
	switch {
	case len(s.Endpoint) > maxEndpoint:
		return Subscription{}, rules.Errorf(remote.CodePush, "the endpoint has %d bytes; expected at most %d", len(s.Endpoint), maxEndpoint)
	case err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" || u.User != nil || u.Fragment != "":
		return Subscription{}, rules.Errorf(remote.CodePush, "the endpoint is no address of a push service; expected one as https://HOST/PATH")
	case len(s.Lang) > maxLang || strings.Trim(s.Lang, "abcdefghijklmnopqrstuvwxyz") != "":
		return Subscription{}, rules.Errorf(remote.CodePush, "the language %q is none; expected a tag as fr", rules.Shorten(s.Lang))
	}
	if _, _, err = s.keys(); err != nil {
		return Subscription{}, err
	}
	return s, nil
}

// keys returns the browser's public key and its authentication secret.
func (s Subscription) keys() (*ecdh.PublicKey, []byte, error) {
	point, err := base64.RawURLEncoding.DecodeString(s.Keys.P256dh)
	if err != nil {
		return nil, nil, badKey()
	}
	public, err := ecdh.P256().NewPublicKey(point)
	if err != nil {
		return nil, nil, badKey()
	}
	auth, err := base64.RawURLEncoding.DecodeString(s.Keys.Auth)
	if err != nil || len(auth) != authSize {
		return nil, nil, rules.Errorf(remote.CodePush, "the key auth of the subscription is none; expected %d bytes in base64", authSize)
	}
	return public, auth, nil
}

func badKey() error {
	return rules.Errorf(remote.CodePush, "the key p256dh of the subscription is none; expected a point of P-256 in base64")
}
