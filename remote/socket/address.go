package socket

import (
	"strings"

	"engawa/remote"
	"engawa/rules"
)

// maxReply is the largest frame from a host, in bytes: a whole match at its end.
const maxReply = 8 << 20

// address is where the host at the base takes WebSockets.
func address(base string) string {
	return strings.Replace(strings.TrimSuffix(base, "/"), "http", "ws", 1) + remote.PathSocket
}

func notText() error { return rules.Errorf(remote.CodeFrame, "the frame is no text") }
