package main

import (
	"context"
	"crypto/rand"
	"flag"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// clusterCommand is a whole cluster on this machine, to try it out: each server and host is a program of its own, which
// may be killed, and is started again.
type clusterCommand struct {
	address, dir, page string
}

// Numbers of a cluster on one machine.
const (
	serverCount  = 3
	hostCount    = 2
	restartDelay = 2 * time.Second // until a program that was killed is started again
	startTimeout = time.Minute     // for a program to come up
)

func (c *clusterCommand) flags(f *flag.FlagSet) {
	f.StringVar(&c.address, "addr", "localhost:8080", "the `ADDRESS` to listen at for devices, which are divided among the hosts")
	f.StringVar(&c.dir, "dir", "", "the `FOLDER` in which tables are kept; without one they are gone when the cluster ends")
	f.StringVar(&c.page, "page", "", "the `FOLDER` of the web page that is served; without one that of this program, or dist/web")
}

func (c *clusterCommand) run(ctx context.Context, out, errs io.Writer) error {
	dir := c.dir
	if dir == "" {
		temporary, err := os.MkdirTemp("", "engawa-cluster")
		if err != nil {
			return err
		}
		defer os.RemoveAll(temporary)
		dir = temporary
	}
	listener, err := net.Listen("tcp", c.address)
	if err != nil {
		return misusef("devices cannot be taken in at %q: %v", c.address, err)
	}
	defer listener.Close()
	s, err := startCluster(ctx, dir, c.page, func(text string) { fmt.Fprintln(out, text) })
	if err != nil {
		return err
	}
	for _, p := range s.servers {
		fmt.Fprintf(out, "%s: %s, process %d\n", p.name, p.address, p.pid())
	}
	var hosts []string
	for _, p := range s.hosts {
		fmt.Fprintf(out, "%s: http://%s/, process %d\n", p.name, p.address, p.pid())
		hosts = append(hosts, p.address)
	}
	fmt.Fprintf(out, "What they complain of stands in %s\n", filepath.Join(dir, "*.log"))
	fmt.Fprintf(out, "Tables are made and played at http://%s/, in front of both hosts\n", listener.Addr())
	fmt.Fprintln(out, "Kill any one program (kill -9 PROCESS): matches go on, and it is started again. Ctrl-C ends all.")
	go balance(listener, hosts)
	<-ctx.Done()
	fmt.Fprintln(out, "The cluster ends")
	listener.Close()
	s.stop()
	return nil
}

// programs are the programs of a cluster on this machine.
type programs struct {
	servers, hosts []*program
	journal        string // the address of the servers, for hosts
	secret         string // the file of the password
}

// startCluster starts servers and hosts, and returns when all are up. It calls tell when one ends or starts again.
func startCluster(ctx context.Context, dir, page string, tell func(text string)) (*programs, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	s := &programs{secret: filepath.Join(dir, "secret")}
	if err := os.WriteFile(s.secret, []byte(rand.Text()+"\n"), 0o600); err != nil {
		return nil, err
	}
	ports, err := freeAddresses(2*serverCount + hostCount)
	if err != nil {
		return nil, err
	}
	clients, routes, fronts := ports[:serverCount], ports[serverCount:2*serverCount], ports[2*serverCount:]
	s.journal = "nats://" + strings.Join(clients, ",")
	for k, address := range clients {
		name := fmt.Sprint("server ", k+1)
		s.servers = append(s.servers, &program{
			name: name, address: address, log: filepath.Join(dir, fmt.Sprintf("server-%d.log", k+1)), report: tell,
			args: []string{
				"server", "-name", fmt.Sprint("n", k+1), "-dir", filepath.Join(dir, fmt.Sprint("n", k+1)), "-addr", address,
				"-cluster", routes[k], "-routes", strings.Join(routes, ","), "-secret", s.secret,
			},
		})
	}
	for k, address := range fronts {
		s.hosts = append(s.hosts, &program{
			name: fmt.Sprint("host ", k+1), address: address, log: filepath.Join(dir, fmt.Sprintf("host-%d.log", k+1)), report: tell,
			args: []string{"host", "-addr", address, "-peer", address, "-journal", s.journal, "-secret", s.secret, "-page", page},
		})
	}
	for _, list := range [][]*program{s.servers, s.hosts} {
		for _, p := range list {
			if err := p.start(); err != nil {
				s.stop()
				return nil, err
			}
		}
	}
	for _, list := range [][]*program{s.servers, s.hosts} {
		for _, p := range list {
			if err := p.ready(ctx); err != nil {
				s.stop()
				return nil, err
			}
		}
	}
	return s, nil
}

// stop ends all, hosts before servers, and waits until they have.
func (s *programs) stop() {
	for _, list := range [][]*program{s.hosts, s.servers} {
		var all sync.WaitGroup
		for _, p := range list {
			all.Go(p.stop)
		}
		all.Wait()
	}
}

// freeAddresses returns addresses of this machine at which nobody listens.
func freeAddresses(n int) (list []string, err error) {
	for range n {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			return nil, err
		}
		defer l.Close() // after all have been drawn, so that none is drawn twice
		list = append(list, l.Addr().String())
	}
	return list, nil
}
