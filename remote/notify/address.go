package notify

import (
	"cmp"
	"context"
	"errors"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"syscall"
	"time"

	"engawa/remote"
	"engawa/rules"
)

// Reach says which addresses something is sent to.
type Reach int

// From the narrowest to the widest.
const (
	ReachNone   Reach = iota // none
	ReachPublic              // those of the internet, by https
	ReachLocal               // also those of this machine and its network; this machine by http too
)

// ParseReach reads a reach as command lines have it. What is none gives an *rules.Error.
func ParseReach(text string) (Reach, error) {
	if k := slices.Index([]string{"none", "public", "local"}, text); k >= 0 {
		return Reach(k), nil
	}
	return ReachNone, rules.Errorf(remote.CodeHook, "web hooks cannot reach %q; expected none, public or local", rules.Shorten(text))
}

// ParseConfig reads what command lines say of a host's notices: how far web hooks reach, "" for none, and the address of the host
// in links, "" for one that the caller fills in. What makes no sense gives an *rules.Error.
func ParseConfig(hooks, base string) (c Config, err error) {
	c = Config{Base: base, Pushes: ReachPublic}
	if c.Hooks, err = ParseReach(cmp.Or(hooks, "none")); err != nil {
		return c, err
	}
	if u, err := url.Parse(base); base != "" && (err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https") {
		return c, rules.Errorf(remote.CodeHook, "the address of this host cannot be %q; expected one as https://tables.example.org/", rules.Shorten(base))
	}
	return c, nil
}

// maxAddress is how many bytes the address of a web hook may have.
const maxAddress = 1000

// CheckHook returns an *rules.Error where a web hook is not let at an address. Where a name leads is checked when it is
// called.
func (r Reach) CheckHook(address string) error {
	u, err := url.Parse(address)
	switch {
	case r == ReachNone:
		return rules.Errorf(remote.CodeHook, "this host sends nothing to web hooks; its owner can let it, by -hooks")
	case len(address) > maxAddress:
		return rules.Errorf(remote.CodeHook, "the address of the web hook has %d bytes; expected at most %d", len(address), maxAddress)
	case err != nil || u.Host == "" || u.User != nil || u.Fragment != "" || u.Scheme != "https" && u.Scheme != "http":
		return rules.Errorf(remote.CodeHook, "this is no address of a web hook; expected one as https://HOST/PATH")
	case !r.takes(u):
		return rules.Errorf(remote.CodeHook, "this host sends to web hooks by https at addresses of the internet alone")
	}
	return nil
}

// takes reports whether something may be sent to an address, as far as it can be told before its name is looked up.
func (r Reach) takes(u *url.URL) bool {
	ip, err := netip.ParseAddr(u.Hostname())
	switch {
	case r == ReachNone || u.Scheme != "https" && u.Scheme != "http":
		return false
	case u.Scheme == "http" && (r != ReachLocal || u.Hostname() != "localhost" && (err != nil || !ip.Unmap().IsLoopback())):
		return false
	}
	return err != nil || r.lets(ip)
}

// errLocal says that a name or an address leads to where nothing is sent.
var errLocal = errors.New("the address is not one of the internet")

// special are ranges of global unicast addresses that do not lead into the internet, or lead to an address of IPv4 that
// they hold.
var special = []netip.Prefix{
	netip.MustParsePrefix("0.0.0.0/8"), netip.MustParsePrefix("100.64.0.0/10"), netip.MustParsePrefix("192.0.0.0/24"), netip.MustParsePrefix("192.0.2.0/24"),
	netip.MustParsePrefix("192.88.99.0/24"), netip.MustParsePrefix("198.18.0.0/15"), netip.MustParsePrefix("198.51.100.0/24"),
	netip.MustParsePrefix("203.0.113.0/24"), netip.MustParsePrefix("240.0.0.0/4"),
	netip.MustParsePrefix("2001::/23"), netip.MustParsePrefix("2001:db8::/32"), netip.MustParsePrefix("2002::/16"), netip.MustParsePrefix("3fff::/20"),
}

// unicast6 are the addresses of IPv6 that are given out in the internet.
var unicast6 = netip.MustParsePrefix("2000::/3")

// lets reports whether something may be sent to an address.
func (r Reach) lets(ip netip.Addr) bool {
	ip = ip.Unmap().WithZone("")
	switch {
	case r == ReachNone || !ip.IsValid() || ip.IsUnspecified() || ip.IsMulticast():
		return false
	case r == ReachLocal:
		return true
	case !ip.IsGlobalUnicast() || ip.IsPrivate() || ip.Is6() && !unicast6.Contains(ip):
		return false
	}
	return !slices.ContainsFunc(special, func(p netip.Prefix) bool { return p.Contains(ip) })
}

// Limits of a request.
const (
	requestTime = 10 * time.Second // from the first name that is looked up to the last byte
	maxHead     = 16 << 10         // bytes of the head of an answer
	maxBody     = 4 << 10          // bytes of an answer that are read, so that its connection can be used again
)

// transport opens connections to addresses that the reach lets. The address that a name has led to is checked right before
// it is connected to: what the name leads to at another moment does not count. No proxy is asked, and a host that is called by
// http is on this machine.
func (r Reach) transport() *http.Transport {
	dial := func(ctx context.Context, network, address string) (net.Conn, error) {
		dialer := net.Dialer{Timeout: requestTime, ControlContext: func(_ context.Context, _, address string, _ syscall.RawConn) error {
			to, err := netip.ParseAddrPort(address)
			if err != nil || !r.lets(to.Addr()) {
				return errLocal
			}
			return nil
		}}
		return dialer.DialContext(ctx, network, address)
	}
	return &http.Transport{
		DialContext: dial, ForceAttemptHTTP2: true, DisableCompression: true, MaxResponseHeaderBytes: maxHead,
		TLSHandshakeTimeout: requestTime, ResponseHeaderTimeout: requestTime, MaxIdleConns: 16, IdleConnTimeout: time.Minute,
	}
}

// client sends requests, and follows no redirections: they could lead anywhere.
func client(through http.RoundTripper) *http.Client {
	return &http.Client{
		Transport: through, Timeout: requestTime,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}
