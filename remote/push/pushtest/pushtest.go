// Package pushtest is the browser's end of Web Push for tests: it subscribes, and reads what a host sends.
//
// It imports the standard library and remote/push.
package pushtest

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math/big"
	"strings"

	"engawa/remote/push"
)

// Browser is a browser with a subscription.
type Browser struct {
	private *ecdh.PrivateKey
	auth    []byte
}

// NewBrowser returns a browser with keys of its own.
func NewBrowser() (*Browser, error) {
	private, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		return nil, err
	}
	auth := make([]byte, 16)
	_, err = rand.Read(auth)
	return &Browser{private, auth}, err
}

// KnownBrowser returns a browser with these keys, in base64.
func KnownBrowser(private, auth string) (*Browser, error) {
	key, err := base64.RawURLEncoding.DecodeString(private)
	if err != nil {
		return nil, err
	}
	secret, err := base64.RawURLEncoding.DecodeString(auth)
	if err != nil {
		return nil, err
	}
	known, err := ecdh.P256().NewPrivateKey(key)
	return &Browser{known, secret}, err
}

// Subscription returns the subscription of the browser at an endpoint.
func (b *Browser) Subscription(endpoint, lang string) push.Subscription {
	return push.Subscription{Endpoint: endpoint, Lang: lang, Keys: push.Keys{
		P256dh: base64.RawURLEncoding.EncodeToString(b.private.PublicKey().Bytes()),
		Auth:   base64.RawURLEncoding.EncodeToString(b.auth),
	}}
}

// JSON returns the subscription as a device tells it to a host.
func (b *Browser) JSON(endpoint, lang string) string {
	text, err := json.Marshal(b.Subscription(endpoint, lang))
	if err != nil {
		panic(err) // the type has no field that JSON does not take
	}
	return string(text)
}

// Lengths of the parts of a message before its text, see RFC 8188, section 2.1.
const saltSize, sizeSize, keySize = 16, 4, 65

// Decrypt returns the text of a message.
func (b *Browser) Decrypt(body []byte) ([]byte, error) {
	const head = saltSize + sizeSize + 1 + keySize
	if len(body) < head || body[saltSize+sizeSize] != keySize {
		return nil, fmt.Errorf("the message has %d bytes and no head", len(body))
	}
	if size := binary.BigEndian.Uint32(body[saltSize:]); int(size) < len(body)-head {
		return nil, fmt.Errorf("the message has more than one record of %d bytes", size)
	}
	salt, sender := body[:saltSize], body[head-keySize:head]
	theirs, err := ecdh.P256().NewPublicKey(sender)
	if err != nil {
		return nil, err
	}
	shared, err := b.private.ECDH(theirs)
	if err != nil {
		return nil, err
	}
	part := func(secret, salt []byte, info string, size int) (out []byte) {
		if err == nil {
			out, err = hkdf.Key(sha256.New, secret, salt, info, size)
		}
		return out
	}
	input := part(shared, b.auth, "WebPush: info\x00"+string(b.private.PublicKey().Bytes())+string(sender), 32)
	key, nonce := part(input, salt, "Content-Encoding: aes128gcm\x00", 16), part(input, salt, "Content-Encoding: nonce\x00", 12)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	gcm, err := cipher.NewGCM(block)
	if err != nil {
		return nil, err
	}
	padded, err := gcm.Open(nil, nonce, body[head:], nil)
	if err != nil {
		return nil, err
	}
	text := strings.TrimRight(string(padded), "\x00")
	if !strings.HasSuffix(text, "\x02") {
		return nil, fmt.Errorf("the record does not end as the last one does")
	}
	return []byte(text[:len(text)-1]), nil
}

// Claims are what a host says of itself to a push service.
type Claims struct {
	Audience string `json:"aud"`
	Expires  int64  `json:"exp"`
	Subject  string `json:"sub"`
}

// Check checks the header Authorization of a message as a push service does, against the key of the subscription.
func Check(header, public string) (c Claims, err error) {
	token, key, ok := strings.Cut(strings.TrimPrefix(header, "vapid t="), ", k=")
	if !ok || key != public {
		return c, fmt.Errorf("%q is not of the key %s", header, public)
	}
	part := strings.Split(token, ".")
	if len(part) != 3 {
		return c, fmt.Errorf("the token has %d parts", len(part))
	}
	var raw [4][]byte
	for k, text := range append(part, key) {
		if raw[k], err = base64.RawURLEncoding.DecodeString(text); err != nil {
			return c, err
		}
	}
	if string(raw[0]) != `{"typ":"JWT","alg":"ES256"}` || len(raw[2]) != 64 {
		return c, fmt.Errorf("the token is no JWT by ES256: %q", raw[0])
	}
	signer, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), raw[3])
	if err != nil {
		return c, err
	}
	digest := sha256.Sum256([]byte(part[0] + "." + part[1]))
	if !ecdsa.Verify(signer, digest[:], new(big.Int).SetBytes(raw[2][:32]), new(big.Int).SetBytes(raw[2][32:])) {
		return c, fmt.Errorf("the signature is not of the key")
	}
	return c, json.Unmarshal(raw[1], &c)
}
