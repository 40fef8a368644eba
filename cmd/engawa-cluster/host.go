package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"os"
	"strings"
	"time"

	"github.com/nats-io/nats.go"

	"engawa/cmd/engawa-cluster/jetstream"
	"engawa/internal/webpage"
	"engawa/remote"
	"engawa/remote/host"
	"engawa/remote/notify"
	"engawa/remote/socket"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/rules/yokai/tablebase"
)

// hostCommand is one host of several.
type hostCommand struct {
	address, peer, journal, name, page string
	secret, creds, ca, hooks, url      string
	isProxied                          bool
}

func (c *hostCommand) flags(f *flag.FlagSet) {
	f.StringVar(&c.address, "addr", ":8080", "the `ADDRESS` to listen at")
	f.StringVar(&c.peer, "peer", "", "the `ADDRESS` by which the other hosts reach this one, as 10.0.0.5:8080; the same whenever it starts")
	f.StringVar(&c.journal, "journal", "", "the `ADDRESS` of the servers that keep the tables, as nats://10.0.0.1:4222,10.0.0.2:4222,10.0.0.3:4222?replicas=3")
	f.StringVar(&c.secret, "secret", "", "the `FILE` with the password of the servers, where they are of \"engawa-cluster server\"")
	f.StringVar(&c.creds, "creds", "", "the `FILE` with credentials for other NATS servers")
	f.StringVar(&c.ca, "ca", "", "the `FILE` with the certificates that servers are checked by, with tls:// addresses")
	f.StringVar(&c.name, "name", "", "the `NAME` by which devices reach the hosts; other names are then refused")
	f.StringVar(&c.page, "page", "", "the `FOLDER` of the web page that is served; without one that of this program, or dist/web")
	f.StringVar(&c.hooks, "hooks", "", "where web hooks of tables may lead, a `REACH`: none, public (the internet, by https) or local (this machine and its network too); none if none is given")
	f.StringVar(&c.url, "url", "", "the `ADDRESS` of the hosts in notices, as https://tables.example.org/; that of -name by https if none is given, else the one at which this host listens")
	f.BoolVar(&c.isProxied, "proxied", false, "all devices come through a proxy that names them in X-Forwarded-For")
}

// wakeInterval is how often a host looks for tables of hosts that are gone whose clocks should run.
const wakeInterval = 10 * time.Minute

func (c *hostCommand) run(ctx context.Context, out, errs io.Writer) error {
	kept, err := jetstream.ParseAddress(c.journal)
	if err != nil {
		return misuseError{err.Error()}
	}
	if _, _, err := net.SplitHostPort(c.peer); err != nil {
		return misusef("other hosts cannot reach this one at %q; expected -peer HOST:PORT", c.peer)
	}
	calls, err := notify.ParseConfig(c.hooks, c.url)
	if err != nil {
		if refusal, ok := errors.AsType[*rules.Error](err); ok {
			return misuseError{refusal.Text}
		}
		return err
	}
	if kept.Options, err = c.options(); err != nil {
		return err
	}
	page := webpage.Find()
	if c.page != "" {
		if page = os.DirFS(c.page); !webpage.Is(page) {
			return misusef("there is no web page in %q", c.page)
		}
	}
	listener, err := net.Listen("tcp", c.address)
	if err != nil {
		return misusef("this host cannot listen at %q: %v", c.address, err)
	}
	defer listener.Close()
	journal, err := jetstream.Open(ctx, kept)
	if err != nil {
		return err
	}
	defer journal.Close()
	if calls.Store, err = journal.OpenNotices(kept); err != nil {
		return err
	}
	if calls.Base == "" {
		calls.Base = c.publicURL(listener.Addr())
	}
	notices, err := notify.Open(calls)
	if err != nil {
		return err
	}
	defer notices.Close()
	archive, err := journal.OpenArchive(kept)
	if err != nil {
		return err
	}
	tables := host.New(host.Config{
		Journal: journal, Archive: archive, Games: games.All(), Tablebases: tablebase.Open(), Notices: notices, Address: c.peer, Reach: reach,
		Report: func(err error) { fmt.Fprintf(errs, "nothing can be kept, so that matches stand still: %v\n", err) },
	})
	defer tables.Close()
	go wakeTables(ctx, tables, errs)
	gateway := &host.Gateway{Host: tables, Proxied: c.isProxied, Ready: journal.IsConnected}
	if page != nil {
		gateway.Page = webpage.HostHandler(page)
	}
	if c.name != "" {
		peer, _, _ := net.SplitHostPort(c.peer)
		gateway.Names = []string{strings.ToLower(c.name), peer, "localhost", "127.0.0.1", "::1"}
	}
	fmt.Fprintf(out, "Tables are made and played at http://%s/\n", listener.Addr())
	return gateway.Serve(ctx, listener)
}

// publicURL is the address in notices.
func (c *hostCommand) publicURL(at net.Addr) string {
	if c.name != "" {
		return "https://" + c.name + "/"
	}
	return "http://" + at.String() + "/"
}

// options says how the host proves to the servers who it is, and how they do.
func (c *hostCommand) options() (list []nats.Option, err error) {
	if c.secret != "" {
		secret, err := readSecret(c.secret)
		if err != nil {
			return nil, err
		}
		list = append(list, nats.UserInfo(serverUser, secret))
	}
	if c.creds != "" {
		list = append(list, nats.UserCredentials(c.creds))
	}
	if c.ca != "" {
		list = append(list, nats.RootCAs(c.ca))
	}
	return list, nil
}

// reach gets a line to another host.
func reach(ctx context.Context, address string) (remote.Conn, error) {
	return socket.DialRelayed(ctx, "http://"+address+"/")
}

// wakeTables has clocks run on, now and after other hosts have gone.
func wakeTables(ctx context.Context, tables *host.Host, errs io.Writer) {
	for ctx.Err() == nil {
		if err := tables.Wake(); err != nil && ctx.Err() == nil {
			fmt.Fprintf(errs, "clocks of tables at which nobody is stand still: %v\n", err)
		}
		select {
		case <-ctx.Done():
		case <-time.After(wakeInterval):
		}
	}
}
