package drive_test

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// notifyServer is the part of a desktop that shows the notices of programs, on a message bus of its own (D-Bus). It shows
// nothing, and can press what it is sent.
type notifyServer struct {
	t       *testing.T
	address string // of the bus
	conn    net.Conn
	serial  uint32
	shown   chan desktopNotice
}

// desktopNotice is what a program shows.
type desktopNotice struct {
	id            uint32
	summary, body string
	actions       []string // pairs of a key and a label
}

// desktopPatience is how long a test waits for a notice, and for what it leads to.
const desktopPatience = time.Minute

// busConfig is the configuration of a bus at a socket.
const busConfig = `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:path=%s</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>`

// startNotifyServer starts a bus and the server on it.
func startNotifyServer(t *testing.T) *notifyServer {
	t.Helper()
	path, err := exec.LookPath("dbus-daemon")
	if err != nil {
		t.Skip("NOT TESTED: there is no message bus for notices of the system (Debian: apt-get install dbus-daemon)")
	}
	socket := filepath.Join(t.TempDir(), "bus")
	config := filepath.Join(filepath.Dir(socket), "config") // one that starts no programs
	if err := os.WriteFile(config, []byte(fmt.Sprintf(busConfig, socket)), 0o600); err != nil {
		t.Fatal(err)
	}
	bus := exec.Command(path, "--nofork", "--nopidfile", "--config-file="+config)
	if err := bus.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		bus.Process.Kill()
		bus.Wait()
	})
	s := &notifyServer{t: t, address: "unix:path=" + socket, shown: make(chan desktopNotice, 99)}
	for end := time.Now().Add(desktopPatience); ; time.Sleep(10 * time.Millisecond) {
		if s.conn, err = net.Dial("unix", socket); err == nil {
			break
		}
		if time.Now().After(end) {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { s.conn.Close() })
	r := bufio.NewReader(s.conn)
	fmt.Fprintf(s.conn, "\x00AUTH EXTERNAL %s\r\n", hex.EncodeToString([]byte(strconv.Itoa(os.Getuid()))))
	if line, err := r.ReadString('\n'); err != nil || !strings.HasPrefix(line, "OK") {
		t.Fatalf("the bus answers %q: %v", line, err)
	}
	fmt.Fprint(s.conn, "BEGIN\r\n")
	s.call("Hello", "", nil)
	var body busData
	body.text("org.freedesktop.Notifications")
	body.number(0)
	s.call("RequestName", "su", body.Bytes())
	go s.serve(r)
	return s
}

// busData is data as messages have it: little endian, each value at a multiple of its size.
type busData struct{ bytes.Buffer }

func (d *busData) align(n int) {
	for d.Len()%n != 0 {
		d.WriteByte(0)
	}
}

func (d *busData) number(n uint32) {
	d.align(4)
	binary.Write(d, binary.LittleEndian, n)
}

func (d *busData) text(s string) {
	d.number(uint32(len(s)))
	d.WriteString(s + "\x00")
}

func (d *busData) texts(list ...string) {
	var all busData
	for _, s := range list {
		all.text(s)
	}
	d.number(uint32(all.Len()))
	d.Write(all.Bytes())
}

// field is a field of the head of a message: texts have the types s and o, signatures g, numbers u.
func (d *busData) field(code byte, kind string, value any) {
	d.align(8)
	d.Write([]byte{code, 1, kind[0], 0})
	switch v := value.(type) {
	case uint32:
		d.number(v)
	case string:
		if kind == "g" {
			d.WriteByte(byte(len(v)))
			d.WriteString(v + "\x00")
		} else {
			d.text(v)
		}
	}
}

// Types of messages, and codes of the fields of their heads.
const (
	busCall, busReturn, busSignal = 1, 2, 4

	fieldPath, fieldInterface, fieldMember, fieldReply, fieldTo, fieldFrom, fieldSignature = 1, 2, 3, 5, 6, 7, 8
)

const (
	notifyPath      = "/org/freedesktop/Notifications"
	notifyInterface = "org.freedesktop.Notifications"
)

// send sends a message.
func (s *notifyServer) send(kind byte, body []byte, fields func(*busData)) {
	s.serial++
	var list busData
	fields(&list)
	var head busData
	head.Write([]byte{'l', kind, 0, 1})
	head.number(uint32(len(body)))
	head.number(s.serial)
	head.number(uint32(list.Len()))
	head.Write(list.Bytes()) // begins at a multiple of eight
	head.align(8)
	head.Write(body)
	s.conn.Write(head.Bytes())
}

// call calls the bus.
func (s *notifyServer) call(member, signature string, body []byte) {
	s.send(busCall, body, func(d *busData) {
		d.field(fieldPath, "o", "/org/freedesktop/DBus")
		d.field(fieldInterface, "s", "org.freedesktop.DBus")
		d.field(fieldMember, "s", member)
		d.field(fieldTo, "s", "org.freedesktop.DBus")
		if signature != "" {
			d.field(fieldSignature, "g", signature)
		}
	})
}

// next waits for the notice that ends with a text.
func (s *notifyServer) next(text string) desktopNotice {
	s.t.Helper()
	for end := time.After(desktopPatience); ; {
		select {
		case n := <-s.shown:
			if strings.HasSuffix(n.body, text) {
				return n
			}
			s.t.Errorf("the desktop is to show %q", n.body)
		case <-end:
			s.t.Fatalf("the desktop is not told %q", text)
		}
	}
}

// press presses a notice.
func (s *notifyServer) press(n desktopNotice) {
	var body busData
	body.number(n.id)
	body.text(n.actions[0])
	s.send(busSignal, body.Bytes(), func(d *busData) {
		d.field(fieldPath, "o", notifyPath)
		d.field(fieldInterface, "s", notifyInterface)
		d.field(fieldMember, "s", "ActionInvoked")
		d.field(fieldSignature, "g", "us")
	})
}

// pressUntil presses a notice until that leads somewhere: as soon as it is shown, the browser may not know yet by which
// number it will hear of it.
func (s *notifyServer) pressUntil(what string, n desktopNotice, arrived func() bool) {
	s.t.Helper()
	const looks, between = 50, 20 * time.Millisecond // for a press
	for end := time.Now().Add(desktopPatience); time.Now().Before(end); {
		s.press(n)
		for range looks {
			if arrived() {
				return
			}
			time.Sleep(between)
		}
	}
	s.t.Fatalf("a notice is pressed in vain for %s", what)
}

// busReader reads what a message has.
type busReader struct {
	data []byte
	at   int
}

func (r *busReader) align(n int) { r.at = (r.at + n - 1) / n * n }

func (r *busReader) number() uint32 {
	r.align(4)
	r.at += 4
	return binary.LittleEndian.Uint32(r.data[r.at-4:])
}

func (r *busReader) text() string {
	n := int(r.number())
	r.at += n + 1
	return string(r.data[r.at-1-n : r.at-1])
}

// serve answers until the connection ends.
func (s *notifyServer) serve(in *bufio.Reader) {
	for id := uint32(1); ; {
		start := make([]byte, 16)
		if _, err := io.ReadFull(in, start); err != nil {
			return
		}
		size, serial, fields := binary.LittleEndian.Uint32(start[4:]), binary.LittleEndian.Uint32(start[8:]), binary.LittleEndian.Uint32(start[12:])
		rest := make([]byte, (fields+7)/8*8+size)
		if _, err := io.ReadFull(in, rest); err != nil {
			return
		}
		head, body := busReader{data: rest[:fields]}, busReader{data: rest[(fields+7)/8*8:]}
		member, from := "", ""
		for head.at < len(head.data) {
			head.align(8)
			code, kind := head.data[head.at], head.data[head.at+2]
			head.at += 4
			value := ""
			switch kind {
			case 'g':
				n := int(head.data[head.at])
				head.at += n + 2
			case 'u':
				head.number()
			default:
				value = head.text()
			}
			switch code {
			case fieldMember:
				member = value
			case fieldFrom:
				from = value
			}
		}
		if start[1] != busCall {
			continue
		}
		var answer busData
		signature := ""
		switch member {
		case "GetServerInformation":
			signature = "ssss"
			for _, text := range []string{"engawa", "engawa", "1", "1.2"} {
				answer.text(text)
			}
		case "GetCapabilities":
			signature = "as"
			answer.texts("actions", "body", "persistence")
		case "Notify":
			signature = "u"
			n := desktopNotice{}
			body.text()
			n.id = body.number()
			body.text()
			n.summary, n.body = body.text(), body.text()
			for end := int(body.number()) + body.at; body.at < end; {
				n.actions = append(n.actions, body.text())
			}
			if n.id == 0 {
				n.id, id = id, id+1
			}
			answer.number(n.id)
			s.shown <- n
		}
		s.send(busReturn, answer.Bytes(), func(d *busData) {
			d.field(fieldReply, "u", serial)
			d.field(fieldTo, "s", from)
			if signature != "" {
				d.field(fieldSignature, "g", signature)
			}
		})
	}
}
