//go:build !js

package hosting

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"rsc.io/qr"

	"engawa/internal/lan"
	"engawa/internal/webpage"
	"engawa/remote"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/scenes/stage"
)

// Codes of the refusals of this package, which have words in every language.
const (
	CodeLocked = "tables-open" // another program has the tables of this device open
	CodeStore  = "no-tables"   // the tables of this device cannot be opened
	CodePort   = "no-port"     // the system does not let this program be reached
)

// Port is where the host listens unless another program does: links stay good when the host starts again.
const Port = 8124

// Config is what a Host works with.
type Config struct {
	Games      []rules.Game
	Tablebases bot.Tablebases // nil for none
	Page       fs.FS          // the web page; nil for none

	Open    OpenTables                           // the tables that are kept
	Listen  func(port int) (net.Listener, error) // nil for all addresses of this machine
	Address func() string                        // of this machine in its network, "" for none; nil for lan.Address
	Random  io.Reader                            // of seeds and secrets; nil for crypto/rand
	Now     func() time.Time                     // nil for time.Now
}

// Host is a host that begins when it is wanted. Its methods may be used by several goroutines.
type Host struct {
	config Config

	mu      sync.Mutex
	startup chan struct{} // closed once it runs or has failed to; nil before it is wanted
	host    *openHost     // nil while it does not run
	problem error         // why it does not
	port    int           // the one to listen at
}

// openHost is a host that runs.
type openHost struct {
	tables  *host.Host
	journal journal.Journal
	server  *http.Server
	port    int
}

// New returns a host that does not run yet.
func New(c Config) *Host {
	if c.Listen == nil {
		c.Listen = func(port int) (net.Listener, error) { return net.Listen("tcp4", ":"+strconv.Itoa(port)) }
	}
	if c.Address == nil {
		c.Address = lan.Address
	}
	return &Host{config: c, port: Port}
}

// OpenTables opens the tables that are kept, and where those are kept whose matches have ended; nil for nowhere.
type OpenTables func() (journal.Journal, journal.Archive, error)

// InFolder opens the tables that are kept in a folder, which is made where it is not there, in the same files as those of
// "engawa host -dir".
func InFolder(folder string) OpenTables {
	return func() (journal.Journal, journal.Archive, error) {
		kept, err := journal.OpenBolt(filepath.Join(folder, journal.BoltFile))
		if err != nil {
			return nil, nil, err // and no Journal that holds a nil
		}
		return kept, journal.OpenFolder(filepath.Join(folder, journal.ArchiveFolder)), nil
	}
}

// Start implements stage.Host.
func (h *Host) Start() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.startup != nil {
		return
	}
	h.startup, h.problem = make(chan struct{}), nil
	go func(begun chan struct{}, port int) {
		defer close(begun)
		r, err := h.open(port)
		h.mu.Lock()
		defer h.mu.Unlock()
		if h.host, h.problem = r, err; err != nil {
			h.startup = nil // it may be tried again
			return
		}
		h.port = r.port
	}(h.startup, h.port)
}

// open opens the tables and the way to them. What goes wrong is an *rules.Error.
func (h *Host) open(port int) (*openHost, error) {
	kept, archive, err := h.config.Open()
	switch {
	case errors.Is(err, journal.ErrLocked):
		return nil, rules.Errorf(CodeLocked, "another running Engawa keeps the tables of this device; close it, then try again")
	case err != nil:
		return nil, rules.Errorf(CodeStore, "the tables of this device cannot be opened: %v", err)
	}
	listener, err := h.config.Listen(port)
	if err != nil {
		listener, err = h.config.Listen(0)
	}
	if err != nil {
		kept.Close()
		return nil, rules.Errorf(CodePort, "the system does not let this program be reached: %v", err)
	}
	c := h.config
	r := &openHost{
		tables:  host.New(host.Config{Journal: kept, Archive: archive, Games: c.Games, Tablebases: c.Tablebases, Random: c.Random, Now: c.Now}),
		journal: kept,
	}
	if tcp, ok := listener.Addr().(*net.TCPAddr); ok {
		r.port = tcp.Port
	}
	gateway := &host.Gateway{Host: r.tables}
	if c.Page != nil {
		gateway.Page = webpage.HostHandler(c.Page)
	}
	r.server = host.NewServer(guard{gateway})
	go r.server.Serve(listener)
	go r.tables.Wake() // what cannot be read now says so to those who come to its table
	return r, nil
}

// guard keeps out who comes by a name that somebody else may have made lead here, and who wants to make tables: that is
// done in the window.
type guard struct{ inner http.Handler }

// ServeHTTP implements http.Handler.
func (g guard) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch {
	case !isAddress(r.Host):
		http.Error(w, "this host is called by its address", http.StatusMisdirectedRequest)
	case r.URL.Path == remote.PathTables:
		http.Error(w, "tables of this host are made in its window", http.StatusForbidden)
	default:
		g.inner.ServeHTTP(w, r)
	}
}

// isAddress reports whether a request's Host is an address and no name, or this machine.
func isAddress(name string) bool {
	if host, _, err := net.SplitHostPort(name); err == nil {
		name = host
	}
	return name == "localhost" || net.ParseIP(strings.Trim(name, "[]")) != nil
}

// State implements stage.Host.
func (h *Host) State() stage.HostState {
	h.mu.Lock()
	r, s := h.host, stage.HostState{Problem: h.problem, Page: h.config.Page != nil}
	h.mu.Unlock()
	if r == nil {
		return s
	}
	s.Running, s.HasMoved = true, r.port != Port
	if own := h.config.Address(); own != "" {
		s.Address = "http://" + net.JoinHostPort(own, strconv.Itoa(r.port)) + "/"
	}
	return s
}

// startedTables returns the host, started if need be, once it runs.
func (h *Host) startedTables(ctx context.Context) (*host.Host, error) {
	h.Start()
	h.mu.Lock()
	begun := h.startup
	h.mu.Unlock()
	if begun != nil {
		select {
		case <-begun:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	return h.tables()
}

// errNotRunning says that the host does not run, for a reason that is no fault.
var errNotRunning = errors.New("the host of this program does not run")

// tables returns the host that runs.
func (h *Host) tables() (*host.Host, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	switch {
	case h.host != nil:
		return h.host.tables, nil
	case h.problem != nil:
		return nil, h.problem
	}
	return nil, errNotRunning
}

// answerTimeout is how long a table may take to do what its owner wants.
const answerTimeout = 5 * time.Second

// Create implements stage.Host.
func (h *Host) Create(config remote.TableConfig) (links remote.Links, err error) {
	ctx, stop := context.WithTimeout(context.Background(), answerTimeout)
	defer stop()
	tables, err := h.startedTables(ctx)
	if err != nil {
		return links, err
	}
	return tables.Create(config)
}

// Fill implements stage.Host.
func (h *Host) Fill(table string, owner remote.Secret, seat rules.Seat, level string) error {
	ctx, stop := context.WithTimeout(context.Background(), answerTimeout)
	defer stop()
	tables, err := h.startedTables(ctx)
	if err != nil {
		return err
	}
	return tables.Fill(ctx, table, owner, seat, level)
}

// Renew implements stage.Host.
func (h *Host) Renew(table string, owner remote.Secret, seat rules.Seat) (remote.Secret, error) {
	ctx, stop := context.WithTimeout(context.Background(), answerTimeout)
	defer stop()
	tables, err := h.startedTables(ctx)
	if err != nil {
		return "", err
	}
	return tables.Renew(ctx, table, owner, seat)
}

// Dial implements stage.Host.
func (h *Host) Dial(context.Context) (remote.Conn, error) {
	tables, err := h.tables()
	if err != nil {
		return nil, fmt.Errorf("no line: %w", err)
	}
	device, end := remote.Pipe()
	go tables.Serve(context.Background(), end)
	return device, nil
}

// Code implements stage.Host.
func (h *Host) Code(text string) [][]bool {
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		return nil
	}
	rows := make([][]bool, code.Size)
	for y := range rows {
		rows[y] = make([]bool, code.Size)
		for x := range rows[y] {
			rows[y][x] = code.Black(x, y)
		}
	}
	return rows
}

// shutdownTimeout is how long pages may take to be sent to their end when the host ends.
const shutdownTimeout = time.Second

// Close ends the host, if it runs: devices are notified, and what they have done is kept. It may be started again.
func (h *Host) Close() error {
	h.mu.Lock()
	begun := h.startup
	h.mu.Unlock()
	if begun == nil {
		return nil
	}
	<-begun
	h.mu.Lock()
	r := h.host
	h.host, h.startup = nil, nil
	h.mu.Unlock()
	if r == nil {
		return nil
	}
	r.tables.Close()
	limit, stop := context.WithTimeout(context.Background(), shutdownTimeout)
	defer stop()
	if r.server.Shutdown(limit) != nil {
		r.server.Close()
	}
	return r.journal.Close()
}
