package main

import (
	"context"
	"io"
	"net"
	"sync"
	"sync/atomic"
	"time"
)

// balance divides those who come to the listener among the hosts that are ready, in turn.
func balance(listener net.Listener, hosts []string) {
	var turn atomic.Uint64
	for {
		device, err := listener.Accept()
		if err != nil {
			return
		}
		go func() {
			defer device.Close()
			for range hosts {
				address := hosts[turn.Add(1)%uint64(len(hosts))]
				if hostReady(context.Background(), address) != nil {
					continue
				}
				host, err := net.DialTimeout("tcp", address, time.Second)
				if err != nil {
					continue
				}
				carry(device, host)
				return
			}
		}()
	}
}

// carry carries bytes both ways until one side ends.
func carry(a, b net.Conn) {
	var both sync.WaitGroup
	one := func(from, to net.Conn) {
		io.Copy(to, from)
		from.Close()
		to.Close()
	}
	both.Go(func() { one(a, b) })
	both.Go(func() { one(b, a) })
	both.Wait()
}
