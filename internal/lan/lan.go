// Package lan finds this machine in its network at home. It imports the standard library only.
package lan

import "net"

// Address returns the first private IPv4 address of an interface that is up, as "192.168.1.20": by it devices in the same
// network reach this machine. It returns "" where there is none. Interfaces that lead to one other machine only, as
// those of private networks over the internet do, are left out.
func Address() string {
	list, err := net.Interfaces()
	if err != nil {
		return ""
	}
	for _, i := range list {
		if i.Flags&net.FlagRunning == 0 || i.Flags&(net.FlagLoopback|net.FlagPointToPoint) != 0 {
			continue
		}
		addresses, err := i.Addrs()
		if err != nil {
			continue
		}
		if a := private(addresses); a != "" {
			return a
		}
	}
	return ""
}

// private returns the first private IPv4 address of a list, "" for none.
func private(list []net.Addr) string {
	for _, a := range list {
		if n, ok := a.(*net.IPNet); ok && n.IP.IsPrivate() && n.IP.To4() != nil {
			return n.IP.String()
		}
	}
	return ""
}
