package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net"
	"net/url"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// serverUser is the name that goes with the secret of servers and hosts.
const serverUser = "engawa"

// readyTime is how long a server may take to listen.
const readyTime = 30 * time.Second

// serverCommand is one NATS server that keeps tables.
type serverCommand struct {
	name, dir, address, cluster, routes, secret string
	most                                        int64
}

func (c *serverCommand) flags(f *flag.FlagSet) {
	f.StringVar(&c.name, "name", "", "the `NAME` of the server; each has its own, the same whenever it starts")
	f.StringVar(&c.dir, "dir", "", "the `FOLDER` in which it keeps its part")
	f.StringVar(&c.address, "addr", "", "the `ADDRESS` to listen at for hosts, as 10.0.0.1:4222")
	f.StringVar(&c.cluster, "cluster", "", "the `ADDRESS` to listen at for the other servers, as 10.0.0.1:6222")
	f.StringVar(&c.routes, "routes", "", "the -cluster `ADDRESSES` of all servers, with commas between")
	f.StringVar(&c.secret, "secret", "", "the `FILE` with the password that servers and hosts share")
	f.Int64Var(&c.most, "most", 0, "how many `GIGABYTES` it may keep; 0 for three quarters of what is free")
}

// options are those of the server, or a misuseError.
func (c *serverCommand) options() (*server.Options, error) {
	if c.name == "" || c.dir == "" {
		return nil, misusef("a server has a name and a folder of its own: -name NAME -dir FOLDER")
	}
	if c.secret == "" {
		return nil, misusef("servers and hosts share a password: -secret FILE")
	}
	secret, err := readSecret(c.secret)
	if err != nil {
		return nil, err
	}
	o := &server.Options{
		ServerName: c.name, StoreDir: c.dir, JetStream: true, SyncAlways: true, JetStreamMaxStore: c.most << 30,
		Username: serverUser, Password: secret, NoSigs: true,
		Cluster: server.ClusterOpts{Name: "engawa", Username: serverUser, Password: secret},
	}
	if o.Host, o.Port, err = hostPort(c.address); err != nil {
		return nil, misusef("hosts cannot reach a server at %q; expected -addr HOST:PORT", c.address)
	}
	if o.Cluster.Host, o.Cluster.Port, err = hostPort(c.cluster); err != nil {
		return nil, misusef("other servers cannot reach this one at %q; expected -cluster HOST:PORT", c.cluster)
	}
	for route := range strings.SplitSeq(c.routes, ",") {
		if _, _, err := hostPort(route); err != nil {
			return nil, misusef("there is no server at %q; expected -routes HOST:PORT,HOST:PORT,HOST:PORT", route)
		}
		o.Routes = append(o.Routes, &url.URL{Scheme: "nats", Host: route, User: url.UserPassword(serverUser, secret)})
	}
	return o, nil
}

func hostPort(address string) (host string, port int, err error) {
	host, text, err := net.SplitHostPort(address)
	if err != nil {
		return "", 0, err
	}
	port, err = strconv.Atoi(text)
	if err == nil && (port < 1 || port > 65535) {
		err = strconv.ErrRange
	}
	return host, port, err
}

func (c *serverCommand) run(ctx context.Context, out, errs io.Writer) error {
	o, err := c.options()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(c.dir, 0o700); err != nil {
		return err
	}
	s, err := server.NewServer(o)
	if err != nil {
		return fmt.Errorf("the server cannot start: %w", err)
	}
	s.SetLogger(&faults{errs}, false, false)
	s.Start()
	if !s.ReadyForConnections(readyTime) {
		s.Shutdown()
		return fmt.Errorf("the server does not listen at %s and %s after %v", c.address, c.cluster, readyTime)
	}
	fmt.Fprintf(out, "The server %s is up at %s\n", c.name, c.address)
	<-ctx.Done()
	s.Shutdown()
	s.WaitForShutdown()
	return nil
}

// faults writes what goes wrong in a server, and nothing else.
type faults struct{ out io.Writer }

func (l *faults) print(format string, v ...any) {
	fmt.Fprintf(l.out, time.Now().UTC().Format(time.DateTime)+" "+format+"\n", v...)
}

// The methods of [server.Logger].

func (l *faults) Noticef(string, ...any)         {}
func (l *faults) Debugf(string, ...any)          {}
func (l *faults) Tracef(string, ...any)          {}
func (l *faults) Warnf(format string, v ...any)  { l.print(format, v...) }
func (l *faults) Errorf(format string, v ...any) { l.print(format, v...) }
func (l *faults) Fatalf(format string, v ...any) { l.print(format, v...) }
