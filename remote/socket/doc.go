// Package socket carries frames of package remote over WebSockets: github.com/coder/websocket for hosts and programs, the
// browser's own on a page. It imports remote, rules and, except on a page, that library.
package socket
