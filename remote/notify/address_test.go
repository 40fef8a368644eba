package notify

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"

	"engawa/remote"
	"engawa/rules"
)

// TestOnlyTheInternetIsReached goes through addresses that lead into networks of somebody's own, or to what other
// addresses hold.
func TestOnlyTheInternetIsReached(t *testing.T) {
	for _, text := range strings.Fields(`
		127.0.0.1 127.9.9.9 ::1 ::ffff:127.0.0.1 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.20 ::ffff:192.168.1.20 169.254.169.254
		fe80::1 fe80::1%eth0 fc00::1 fd12:3456::1 fec0::1 100.64.0.1 192.0.0.8 192.0.2.1 192.88.99.1 198.18.0.1 198.51.100.1 203.0.113.9
		224.0.0.1 ff02::1 ff0e::1 0.0.0.0 0.1.2.3 :: 240.0.0.1 255.255.255.255 64:ff9b::7f00:1 64:ff9b:1::a00:1 2002:7f00:1:: 2001::1
		2001:db8::1 3fff::1 ::127.0.0.1 100::1 5f00::1`) {
		ip := netip.MustParseAddr(text)
		if ReachPublic.lets(ip) || ReachNone.lets(ip) {
			t.Errorf("%s is reached as if it were in the internet", text)
		}
		if want := !ip.Unmap().IsMulticast() && !ip.Unmap().IsUnspecified(); ReachLocal.lets(ip) != want {
			t.Errorf("a host that reaches local addresses reaches %s: %v", text, !want)
		}
	}
	for _, text := range strings.Fields("1.1.1.1 142.250.1.1 172.32.0.1 100.128.0.1 ::ffff:8.8.8.8 2606:4700::1111 2a00:1450:4001::1") {
		if ip := netip.MustParseAddr(text); !ReachPublic.lets(ip) || !ReachLocal.lets(ip) || ReachNone.lets(ip) {
			t.Errorf("%s is not reached", text)
		}
	}
	if ReachPublic.lets(netip.Addr{}) || ReachLocal.lets(netip.Addr{}) {
		t.Error("no address is reached")
	}
}

// TestAddressesOfHooks says which are let by which reach.
func TestAddressesOfHooks(t *testing.T) {
	for address, want := range map[string]Reach{
		"https://hooks.example.net/a?b=c": ReachPublic, "https://8.8.8.8/": ReachPublic, "https://hooks.example.net:8443/": ReachPublic,
		"https://192.168.1.20/": ReachLocal, "https://[::1]/": ReachLocal, "http://localhost:8123/api": ReachLocal, "http://127.0.0.1/": ReachLocal,
		"http://[::ffff:127.0.0.1]/": ReachLocal,
	} {
		for r := ReachNone; r <= ReachLocal; r++ {
			if err := r.CheckHook(address); (err == nil) != (r >= want) || err != nil && rules.CodeOf(err) != remote.CodeHook {
				t.Errorf("%s by the reach %d: %v", address, r, err)
			}
		}
	}
	for _, address := range []string{
		"", "x", "https://", "https:///a", "ftp://a/", "https://me:secret@a/", "https://a/#b", "http://a/", "http://192.168.1.20/", "http://localhost.example.net/",
		"https://a/" + strings.Repeat("x", maxAddress), "https://0.0.0.0/", "https://[::]/", "file:///etc/passwd", "https://a b/",
	} {
		if err := ReachLocal.CheckHook(address); rules.CodeOf(err) != remote.CodeHook {
			t.Errorf("%.60q is let: %v", address, err)
		}
	}
	for text, want := range map[string]Reach{"none": ReachNone, "public": ReachPublic, "local": ReachLocal} {
		if r, err := ParseReach(text); err != nil || r != want {
			t.Errorf("%s is %d: %v", text, r, err)
		}
	}
	if _, err := ParseReach("all"); rules.CodeOf(err) != remote.CodeHook {
		t.Error(err)
	}
}

// TestWhereANameLeadsIsChecked calls a server of this machine by its name, which looks like any other until it is dialed.
func TestWhereANameLeadsIsChecked(t *testing.T) {
	asked := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked++
		http.Redirect(w, r, "/elsewhere", http.StatusTemporaryRedirect)
	}))
	defer server.Close()
	address := strings.Replace(server.URL, "127.0.0.1", "localhost", 1)
	for _, r := range []Reach{ReachNone, ReachPublic} {
		through := r.transport()
		if _, err := client(through).Post(address, "text/plain", strings.NewReader("x")); !errors.Is(err, errLocal) || asked > 0 {
			t.Errorf("the reach %d leads to this machine: %v", r, err)
		}
		through.CloseIdleConnections()
	}
	through := ReachLocal.transport()
	defer through.CloseIdleConnections()
	answer, err := client(through).Post(address, "text/plain", strings.NewReader("x"))
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusTemporaryRedirect || asked != 1 {
		t.Errorf("a redirection is followed: %d after %d requests", answer.StatusCode, asked)
	}
}
