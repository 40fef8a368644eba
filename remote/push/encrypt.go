package push

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
)

// Size is the number of bytes to which a text is padded before it is encrypted, so that its length tells nothing.
const Size = 512

const (
	recordSize = 4096 // of RFC 8188: the text is one record
	saltSize   = 16
	tagSize    = 16
	delimiter  = 2 // ends the text of the last record; zeros pad it
)

// Encrypt returns the body of a message with the text for the browser of a subscription, in the coding aes128gcm. The
// text has fewer than Size bytes.
func Encrypt(s Subscription, text []byte) ([]byte, error) {
	if len(text) >= Size {
		return nil, fmt.Errorf("the text of a message has %d bytes; expected fewer than %d", len(text), Size)
	}
	own, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		return nil, err
	}
	var salt [saltSize]byte
	if _, err := rand.Read(salt[:]); err != nil {
		return nil, err
	}
	padded := append(append(make([]byte, 0, Size), text...), delimiter)
	return encrypt(s, padded[:Size], own, salt[:])
}

// encrypt encrypts a padded text with the sender's key and the salt of this message.
func encrypt(s Subscription, padded []byte, own *ecdh.PrivateKey, salt []byte) ([]byte, error) {
	theirs, auth, err := s.keys()
	if err != nil {
		return nil, err
	}
	shared, err := own.ECDH(theirs)
	if err != nil {
		return nil, err
	}
	public := own.PublicKey().Bytes()
	key, nonce, err := derive(shared, auth, theirs.Bytes(), public, salt)
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
	body := make([]byte, 0, len(salt)+4+1+len(public)+len(padded)+tagSize)
	body = append(body, salt...)
	body = binary.BigEndian.AppendUint32(body, recordSize)
	body = append(append(body, byte(len(public))), public...)
	return gcm.Seal(body, nonce, padded, nil), nil
}

// derive returns the key and the nonce of a message, see RFC 8291, section 3.4.
func derive(shared, auth, browser, sender, salt []byte) (key, nonce []byte, err error) {
	input, err := hkdf.Key(sha256.New, shared, auth, "WebPush: info\x00"+string(browser)+string(sender), 32)
	if err != nil {
		return nil, nil, err
	}
	if key, err = hkdf.Key(sha256.New, input, salt, "Content-Encoding: aes128gcm\x00", 16); err != nil {
		return nil, nil, err
	}
	nonce, err = hkdf.Key(sha256.New, input, salt, "Content-Encoding: nonce\x00", 12)
	return key, nonce, err
}
