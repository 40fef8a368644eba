package host

import (
	"crypto/sha256"
	"encoding/hex"

	"engawa/remote"
)

// hash is what a host keeps of a secret. It stands here and not beside [remote.Secret]: the page needs none, and
// crypto/sha256 is large.
func hash(s remote.Secret) string {
	sum := sha256.Sum256([]byte(s))
	return hex.EncodeToString(sum[:])
}
