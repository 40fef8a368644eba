//go:build !js

package host

import (
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/coder/websocket"

	"engawa/remote"
	"engawa/remote/socket"
	"engawa/rules"
)

// Gateway is the way in from the network.
type Gateway struct {
	Host  *Host
	Page  http.Handler // the web page; nil where there is none
	Names []string     // the names and addresses of this host, without ports; others are refused. Nil takes any

	quota quota
}

// maxConfig is how many bytes a request for a table may have.
const maxConfig = 16 << 10

// ServeHTTP implements http.Handler.
func (g *Gateway) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !g.named(r.Host) {
		http.Error(w, "this host has another name", http.StatusMisdirectedRequest)
		return
	}
	switch {
	case r.URL.Path == remote.PathSocket:
		g.socket(w, r)
	case r.URL.Path == remote.PathTables && r.Method == http.MethodPost:
		g.create(w, r)
	case r.URL.Path == remote.PathTables:
		w.Header().Set("Allow", http.MethodPost)
		http.Error(w, "a table is made by POST", http.StatusMethodNotAllowed)
	case g.Page != nil:
		g.Page.ServeHTTP(w, r)
	default:
		http.Error(w, "this host serves tables, and no page", http.StatusNotFound)
	}
}

// named reports whether a request's Host names this host. A page elsewhere that has made a name of its own lead here is
// kept out so.
func (g *Gateway) named(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return g.Names == nil || slices.Contains(g.Names, strings.ToLower(strings.Trim(host, "[]")))
}

// own reports whether the request comes from a page of this host, or from a program, which names no origin.
func own(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && strings.EqualFold(u.Host, r.Host)
}

// socket speaks the protocol with a device.
func (g *Gateway) socket(w http.ResponseWriter, r *http.Request) {
	if !own(r) {
		http.Error(w, "only pages of this host may come here", http.StatusForbidden)
		return
	}
	c, err := websocket.Accept(w, r, &websocket.AcceptOptions{InsecureSkipVerify: true, CompressionMode: websocket.CompressionDisabled}) // own has looked
	if err != nil {
		return // Accept has answered
	}
	c.SetReadLimit(remote.MaxRequest)
	g.Host.Serve(r.Context(), socket.Conn{Conn: c})
}

// create makes a table from a JSON remote.TableConfig, and answers with JSON remote.Links, or a sentence.
func (g *Gateway) create(w http.ResponseWriter, r *http.Request) {
	peer, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		peer = r.RemoteAddr
	}
	var config remote.TableConfig
	body := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxConfig))
	body.DisallowUnknownFields()
	switch {
	case !own(r):
		http.Error(w, "only pages of this host may make tables", http.StatusForbidden)
		return
	case !g.quota.take(peer, g.Host.config.Now()):
		http.Error(w, "you have made many tables; try again in an hour", http.StatusTooManyRequests)
		return
	case body.Decode(&config) != nil:
		http.Error(w, "a table is asked for by a JSON object with game and setup", http.StatusBadRequest)
		return
	}
	links, err := g.Host.Create(config)
	if refusal, ok := errors.AsType[*rules.Error](err); ok {
		http.Error(w, refusal.Text, http.StatusUnprocessableEntity)
		return
	}
	if err != nil {
		http.Error(w, "the table could not be made", http.StatusServiceUnavailable)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	json.NewEncoder(w).Encode(links)
}
