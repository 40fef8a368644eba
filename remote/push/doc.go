// Package push makes messages of Web Push: RFC 8291 encrypts them, RFC 8292 proves who sends them. It sends nothing itself.
//
// It imports the standard library, and remote and rules for refusals.
package push
