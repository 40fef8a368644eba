// Package deal draws the chance of a match from a key to which the host and every seat have added, so that nobody can
// choose it, and checks it afterwards.
//
// Before anybody sits down the host says by the SHA-256 of its part which part it will add. Each device that sits down says
// so of its own part. When all have, each device opens its part, to the host alone. The key is the SHA-256 of all of it,
// see [Deal.Key]. The n-th thing that is left to chance is drawn by HMAC-SHA256 of the key and n, see [Draw]. After the end
// all is revealed, in one line, see [Deal.String], which stands in the tag [Tag] of the saved match; [Check] draws all again.
//
// It imports the standard library and rules. Pages do without crypto/sha256, which would be 50 kB of them.
package deal
