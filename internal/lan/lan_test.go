package lan

import (
	"net"
	"testing"
)

// TestTheFirstPrivateAddressIsTaken leaves out those of the internet, of IPv6 and of this machine alone.
func TestTheFirstPrivateAddressIsTaken(t *testing.T) {
	for _, tt := range []struct {
		list []string
		want string
	}{
		{nil, ""},
		{[]string{"127.0.0.1/8", "8.8.4.4/24", "fd00::1/64", "169.254.3.4/16"}, ""},
		{[]string{"fe80::1/64", "192.168.1.20/24", "10.0.0.2/8"}, "192.168.1.20"},
	} {
		var list []net.Addr
		for _, text := range tt.list {
			ip, n, err := net.ParseCIDR(text)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, &net.IPNet{IP: ip, Mask: n.Mask})
		}
		if got := private(list); got != tt.want {
			t.Errorf("of %v it takes %q, want %q", tt.list, got, tt.want)
		}
	}
}
