//go:build !js

package cmdline

import (
	"cmp"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strconv"

	"engawa/internal/lan"
	"engawa/internal/webpage"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/remote/notify"
)

// hostCommand keeps tables that people elsewhere play at.
type hostCommand struct {
	address, dir, name, page, hooks, url string
	isProxied                            bool
	codes                                qrFlag
}

const defaultAddress = ":8080"

func (c *hostCommand) flags(f flags) {
	f.addText("addr", "the `ADDRESS` to listen at, as :8080 or 192.168.1.20:8080; :8080 if none is given", &c.address)
	f.addText("dir", "the `FOLDER` in which tables are kept, and finished matches in its folder finished; without one all are gone when the host ends", &c.dir)
	f.addText("page", "the `FOLDER` of the web page that is served; without one that of this program, or dist/web", &c.page)
	f.addText("name", "the `NAME` by which others reach this machine; other names are then refused", &c.name)
	f.set.BoolVar(&c.isProxied, "proxied", false, "all devices come through a proxy that names them in X-Forwarded-For")
	f.addText("hooks", "where web hooks of tables may lead, a `REACH`: none, public (the internet, by https) or local (this machine and its network too); none if none is given", &c.hooks)
	f.addText("url", "the `ADDRESS` of this host in notices, as https://tables.example.org/; the one at which it listens if none is given", &c.url)
	f.addQR(&c.codes)
}

func (c *hostCommand) run(env Env, words []string) error {
	if err := noWords(words); err != nil {
		return err
	}
	if c.address == "" {
		c.address = defaultAddress
	}
	page, err := c.pageFiles(env)
	if err != nil {
		return err
	}
	calls, err := c.notices()
	if err != nil {
		return err
	}
	ctx, stop := env.interruptContext()
	defer stop()
	var kept journal.Journal = &journal.Memory{}
	var archive journal.Archive
	if c.dir != "" {
		store, err := journal.OpenBolt(filepath.Join(c.dir, journal.BoltFile))
		if err != nil {
			return err
		}
		kept, archive = store, journal.OpenFolder(filepath.Join(c.dir, journal.ArchiveFolder))
	}
	defer kept.Close()
	listener, err := net.Listen("tcp", c.address)
	if err != nil {
		return misusef("this host cannot listen at %q: %v", c.address, err)
	}
	address := c.publicURL(listener.Addr())
	calls.Base = cmp.Or(calls.Base, address)
	notices, err := notify.Open(calls)
	if err != nil {
		listener.Close()
		return err
	}
	defer notices.Close()
	tables := host.New(host.Config{
		Journal: kept, Archive: archive, Games: env.Games, Tablebases: env.Tablebases, Notices: notices,
		Report: func(err error) {
			fmt.Fprintf(env.Stderr, "nothing can be kept, so that matches stand still: %v\n", err)
		},
	})
	defer tables.Close()
	go func() {
		if err := tables.Wake(); err != nil {
			fmt.Fprintf(env.Stderr, "clocks of tables at which nobody is stand still: %v\n", err)
		}
	}()
	gateway := &host.Gateway{Host: tables, Proxied: c.isProxied}
	if page != nil {
		gateway.Page = webpage.HostHandler(page)
	}
	if c.name != "" {
		gateway.Names = []string{c.name, "localhost", "127.0.0.1", "::1"}
	}
	fmt.Fprintf(env.Stdout, "Tables are made and played at %s\n", address)
	c.codes.print(env.Stdout, address)
	fmt.Fprintf(env.Stdout, "\"engawa table GAME -host %s\" makes one.\n", address)
	if page == nil {
		fmt.Fprintf(env.Stdout, "There is no web page at this host, so that tables are played in terminals; \"make wasm\" makes one in %s, -page FOLDER names another.\n", webpage.BuildFolder)
	}
	if c.dir == "" {
		fmt.Fprintln(env.Stdout, "Tables are gone when this host ends; -dir FOLDER keeps them.")
	}
	return gateway.Serve(ctx, listener)
}

// noticesFolder is the folder below that of the tables in which the notices keep what they need.
const noticesFolder = "notices"

// notices says how people are called who have no line.
func (c *hostCommand) notices() (n notify.Config, err error) {
	if n, err = notify.ParseConfig(c.hooks, c.url); err != nil {
		return n, misuse{plainText(err)}
	}
	if c.dir != "" {
		n.Folder = filepath.Join(c.dir, noticesFolder)
	}
	return n, nil
}

// pageFiles returns the web page: that of the folder which is named, else the program's. Nil is none.
func (c *hostCommand) pageFiles(env Env) (fs.FS, error) {
	if c.page == "" {
		return env.Page, nil
	}
	if !webpage.Is(os.DirFS(c.page)) {
		return nil, misusef("there is no web page in %q; expected a folder with an %s, as \"make wasm\" makes it", c.page, webpage.Index)
	}
	return os.DirFS(c.page), nil
}

// publicURL is the address by which others reach the host: its name, or that of the machine in its network.
func (c *hostCommand) publicURL(at net.Addr) string {
	name, port := c.name, 0
	if tcp, ok := at.(*net.TCPAddr); ok {
		port = tcp.Port
		if name == "" && !tcp.IP.IsUnspecified() {
			name = tcp.IP.String()
		}
	}
	if name == "" {
		name = cmp.Or(lan.Address(), "localhost")
	}
	return "http://" + net.JoinHostPort(name, strconv.Itoa(port)) + "/"
}
