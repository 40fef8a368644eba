package push

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/x509"
	"encoding/asn1"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"io/fs"
	"math/big"
	"os"
	"time"
)

// Identity is the key pair by which push services know a host (VAPID, RFC 8292).
type Identity struct {
	private *ecdsa.PrivateKey
	public  string
	topics  []byte // the key of topics
}

// pemType is the type of the block in which the key is kept.
const pemType = "PRIVATE KEY"

// NewIdentity draws a key pair.
func NewIdentity() (*Identity, error) {
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, err
	}
	return identityOf(private)
}

// OpenIdentity reads the key pair from the file. Where there is no file it draws one and keeps it there for the owner
// alone.
func OpenIdentity(path string) (*Identity, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return createIdentity(path)
	}
	if err != nil {
		return nil, fmt.Errorf("the key of notices cannot be read: %w", err)
	}
	own, err := ParseIdentity(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w; remove the file to get a new one, and devices will have to be told of it", path, err)
	}
	return own, nil
}

// ParseIdentity reads a key pair as Encode writes it.
func ParseIdentity(data []byte) (*Identity, error) {
	block, _ := pem.Decode(data)
	if block == nil || block.Type != pemType {
		return nil, errors.New("there is no key of notices")
	}
	key, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	private, ok := key.(*ecdsa.PrivateKey)
	if err != nil || !ok || private.Curve != elliptic.P256() {
		return nil, errors.New("the key of notices is none of P-256")
	}
	return identityOf(private)
}

// Encode writes the key pair as PEM.
func (i *Identity) Encode() ([]byte, error) {
	key, err := x509.MarshalPKCS8PrivateKey(i.private)
	if err != nil {
		return nil, err
	}
	return pem.EncodeToMemory(&pem.Block{Type: pemType, Bytes: key}), nil
}

// createIdentity draws a key pair and keeps it in a file that is not there yet.
func createIdentity(path string) (*Identity, error) {
	own, err := NewIdentity()
	if err != nil {
		return nil, err
	}
	data, err := own.Encode()
	if err != nil {
		return nil, err
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return nil, fmt.Errorf("the key of notices cannot be kept: %w", err)
	}
	_, err = file.Write(data)
	if err == nil {
		err = file.Sync()
	}
	if closed := file.Close(); err == nil {
		err = closed
	}
	if err != nil {
		_ = os.Remove(path)
		return nil, fmt.Errorf("the key of notices cannot be kept: %w", err)
	}
	return own, nil
}

func identityOf(private *ecdsa.PrivateKey) (*Identity, error) {
	public, err := private.PublicKey.Bytes()
	if err != nil {
		return nil, err
	}
	secret, err := private.Bytes()
	if err != nil {
		return nil, err
	}
	topics := sha256.Sum256(append([]byte("engawa topics\x00"), secret...))
	return &Identity{private: private, public: base64.RawURLEncoding.EncodeToString(public), topics: topics[:]}, nil
}

// Public returns the public key as browsers take it for a subscription: base64 of the uncompressed point.
func (i *Identity) Public() string { return i.public }

// Topic returns a name under which a push service has a later message replace an earlier one. It tells what the messages
// are about to nobody else.
func (i *Identity) Topic(about string) string {
	mac := hmac.New(sha256.New, i.topics)
	mac.Write([]byte(about))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:24])
}

// Authorization returns the value of the header Authorization for messages to the origin of a push service, which is
// good until the time. The contact is an address of the sender, https: or mailto:.
func (i *Identity) Authorization(origin, contact string, until time.Time) (string, error) {
	claims, err := json.Marshal(struct {
		Audience string `json:"aud"`
		Expires  int64  `json:"exp"`
		Subject  string `json:"sub,omitempty"`
	}{origin, until.Unix(), contact})
	if err != nil {
		return "", err
	}
	text := base64.RawURLEncoding.EncodeToString([]byte(`{"typ":"JWT","alg":"ES256"}`)) + "." + base64.RawURLEncoding.EncodeToString(claims)
	digest := sha256.Sum256([]byte(text))
	signature, err := ecdsa.SignASN1(rand.Reader, i.private, digest[:])
	if err != nil {
		return "", err
	}
	var numbers struct{ R, S *big.Int }
	if _, err := asn1.Unmarshal(signature, &numbers); err != nil {
		return "", err
	}
	var both [64]byte
	numbers.R.FillBytes(both[:32])
	numbers.S.FillBytes(both[32:])
	return "vapid t=" + text + "." + base64.RawURLEncoding.EncodeToString(both[:]) + ", k=" + i.public, nil
}
