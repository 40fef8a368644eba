//go:build !js

package host

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"time"

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

	// Proxied says that all requests come through proxies of one's own, the last of which names the peer last in
	// X-Forwarded-For. Without one, peers could give themselves any name.
	Proxied bool

	// Ready reports whether the host can keep tables now. While it cannot, devices are to try another host. Nil for always.
	Ready func() bool

	quota quota
}

// maxConfig is how many bytes a request for a table may have.
const maxConfig = 16 << 10

// ServeHTTP implements http.Handler.
func (g *Gateway) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !g.isOwnName(r.Host) {
		http.Error(w, "this host has another name", http.StatusMisdirectedRequest)
		return
	}
	ready := g.Ready == nil || g.Ready()
	switch {
	case !ready && (r.URL.Path == remote.PathReady || r.URL.Path == remote.PathSocket || r.URL.Path == remote.PathTables):
		http.Error(w, "this host does not reach its store; try again, or another host", http.StatusServiceUnavailable)
	case r.URL.Path == remote.PathReady:
		w.Header().Set("Cache-Control", "no-store")
		fmt.Fprintln(w, "ready")
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

// Times after which a peer is let go: until it has sent the head of a request, all of it, and the next one.
const (
	headTimeout    = 10 * time.Second
	requestTimeout = 30 * time.Second
	nextTimeout    = time.Minute
)

// NewServer returns a server for requests, in which nobody who sends nothing is waited for. Lines to tables have limits of their own.
func NewServer(h http.Handler) *http.Server {
	return &http.Server{Handler: h, ReadHeaderTimeout: headTimeout, ReadTimeout: requestTimeout, IdleTimeout: nextTimeout}
}

// shutdownTimeout is how long the host may take to send devices its end.
const shutdownTimeout = 5 * time.Second

// Serve answers at the listener until the context ends, and then ends the host.
func (g *Gateway) Serve(ctx context.Context, listener net.Listener) error {
	server := NewServer(g)
	serveErr := make(chan error, 1)
	go func() { serveErr <- server.Serve(listener) }()
	select {
	case err := <-serveErr:
		return err
	case <-ctx.Done():
	}
	g.Host.Close()
	limit, cancel := context.WithTimeout(context.Background(), shutdownTimeout)
	defer cancel()
	if err := server.Shutdown(limit); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return nil
}

// isOwnName reports whether a request's Host names this host. A page elsewhere that has made a name of its own lead here is
// kept out so.
func (g *Gateway) isOwnName(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return g.Names == nil || slices.Contains(g.Names, strings.ToLower(strings.Trim(host, "[]")))
}

// isSameOrigin reports whether the request comes from a page of this host, or from a program, which names no origin.
func isSameOrigin(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && strings.EqualFold(u.Host, r.Host)
}

// socket speaks the protocol with a device.
func (g *Gateway) socket(w http.ResponseWriter, r *http.Request) {
	if !isSameOrigin(r) {
		http.Error(w, "only pages of this host may come here", http.StatusForbidden)
		return
	}
	c, err := websocket.Accept(w, r, &websocket.AcceptOptions{InsecureSkipVerify: true, CompressionMode: websocket.CompressionDisabled}) // own has looked
	if err != nil {
		return // Accept has answered
	}
	conn := socket.Accepted(c)
	if r.Header.Get(socket.HeaderRelayed) != "" {
		g.Host.ServeRelayed(r.Context(), conn)
		return
	}
	g.Host.Serve(r.Context(), conn)
}

// peer is who has sent the request: its address, or the network that a provider gives one customer.
func (g *Gateway) peer(r *http.Request) string {
	if list := r.Header.Values("X-Forwarded-For"); g.Proxied && len(list) > 0 {
		last := list[len(list)-1]
		return customer(strings.TrimSpace(last[strings.LastIndex(last, ",")+1:]))
	}
	peer, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return customer(peer)
}

// customerBits is how long the prefix of a network of IPv6 is that has one customer, who may take any address there.
const customerBits = 64

// customer returns the network of an address of the internet by IPv6, and other addresses as they are.
func customer(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return address
	}
	if ip = ip.Unmap(); ip.Is6() && ip.IsGlobalUnicast() && !ip.IsPrivate() {
		network, _ := ip.WithZone("").Prefix(customerBits) // of 128 bits there are so many
		return network.String()
	}
	return ip.String()
}

// isAtEnd reports whether nothing follows what has been read.
func isAtEnd(d *json.Decoder) bool {
	_, err := d.Token()
	return err == io.EOF
}

// create makes a table from a JSON remote.TableConfig, and answers with JSON remote.Links, or a sentence.
func (g *Gateway) create(w http.ResponseWriter, r *http.Request) {
	var config remote.TableConfig
	body := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxConfig))
	body.DisallowUnknownFields()
	switch {
	case !isSameOrigin(r):
		http.Error(w, "only pages of this host may make tables", http.StatusForbidden)
		return
	case !g.quota.take(g.peer(r), g.Host.config.Now()):
		http.Error(w, "you have made many tables; try again in an hour", http.StatusTooManyRequests)
		return
	case body.Decode(&config) != nil || !isAtEnd(body):
		http.Error(w, "a table is asked for by a JSON object with game and setup", http.StatusBadRequest)
		return
	}
	links, err := g.Host.Create(config)
	if refusal, ok := errors.AsType[*rules.Error](err); ok {
		status := http.StatusUnprocessableEntity
		if refusal.Code == remote.CodeStore {
			status = http.StatusServiceUnavailable
		}
		http.Error(w, refusal.Text, status)
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
