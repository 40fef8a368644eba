package scenestest

import (
	"context"
	"fmt"
	"sync/atomic"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// togetherScreens are the pictures of tables elsewhere: the panel on which one sits down, and a table with its host.
func togetherScreens() []Screen {
	alone := func(game string, seats int, config remote.TableConfig) step {
		return func(d *Driver) error {
			_, err := d.sitDown(game, seats, config)
			return err
		}
	}
	secondSeat := func(l remote.Links) remote.Secret { return l.Seats[2] }
	screen := func(l remote.Links) remote.Secret { return l.Watch }
	return []Screen{
		{"together", func(d *Driver) error {
			for k, game := range []string{"honshu", "homeworlds"} {
				link := remote.Link{Base: "http://192.168.1.20:8080/", Table: "abcdefgh", Secret: remote.Secret(fmt.Sprint(k))}
				kept := store.RemoteTable{Link: link.String(), Game: game, Turn: k == 0, At: int64(k)}
				if err := d.Services.Store.SetRemoteTable(kept); err != nil {
					return err
				}
			}
			d.Services.Navigator.Together("")
			d.Tick(1)
			return nil
		}},
		{"together-refused", do(func(d *Driver) { d.Services.Navigator.Together("http://example.net/") })},
		{"together-table", alone("homeworlds", 3, remote.TableConfig{})},
		{"together-beside", sitTwice("honshu", 3, secondSeat)},
		{"together-screen", sitTwice("honshu", 3, screen)},
		{"together-screen-worlds", sitTwice("homeworlds", 3, screen)},
		{"together-screen-arena", sitTwice("forhonor", 2, screen)},
		{"together-hand", func(d *Driver) error { return d.besideScreen("honshu", 3) }},
		{"together-hand-arena", func(d *Driver) error { return d.besideScreen("forhonor", 2) }},
		{"together-clock", alone("yokai", 2, remote.TableConfig{Clock: "main:10m+5s"})},
		{"together-clock-late", alone("yokai", 2, remote.TableConfig{Clock: "main:50s"})},
		{"together-clock-many", alone("honshu", 5, remote.TableConfig{Clock: "move:3d", Bots: map[rules.Seat]string{2: "1", 3: "1", 4: "1"}})},
		{"together-again", otherSends(remote.Resign, remote.Rematch)},
		{"together-replaced", func(d *Driver) error {
			if err := d.showAbsence("bot:1h:1"); err != nil {
				return err
			}
			return d.wait("the computer", func() bool { return len(d.Services.Stack.Top().(*table.Table).Match().Log) == 4 })
		}},
		{"together-absent", func(d *Driver) error {
			if err := d.showAbsence("others:1h"); err != nil {
				return err
			}
			return d.wait("the question", func() bool { return d.has(remote.DecideWait) })
		}},
		{"together-asked", otherSends(remote.Undo)},
		{"together-slow", slowLine("yokai", 2, remote.TableConfig{Clock: "main:10m+5s"})},
		{"together-slow-many", slowLine("honshu", 5, remote.TableConfig{})},
	}
}

// sitTwice sits down at a table and opens another of its links at the same device.
func sitTwice(game string, seats int, secretOf func(remote.Links) remote.Secret) step {
	return func(d *Driver) error {
		other, err := d.sitDown(game, seats, remote.TableConfig{})
		if err != nil {
			return err
		}
		return d.sitAt(other, secretOf(other.links))
	}
}

// slowLine sits down at a table at which the line of Mika is slow.
func slowLine(game string, seats int, config remote.TableConfig) step {
	return func(d *Driver) error {
		other, err := d.sitDown(game, seats, config)
		if err != nil {
			return err
		}
		slow := remote.EncodeRequest(remote.Request{Type: remote.Ping, Text: remote.LineSlow})
		if err := (*other.relay.Load()).Write(context.Background(), slow); err != nil {
			return err
		}
		return d.wait("the sign", func() bool { c := d.find("seat1"); return c == nil || c.Tip != "" })
	}
}

// otherSends sits down at a table of the 3x4 game, where Mika sends commands, the last of which brings a question.
func otherSends(commands ...remote.RequestType) step {
	return func(d *Driver) error {
		other, err := d.sitDown("yokai", 2, remote.TableConfig{})
		if err != nil {
			return err
		}
		for _, command := range commands {
			if _, err := other.Send(command, ""); err != nil {
				return err
			}
		}
		return d.wait("the question", func() bool { return d.has("yes") })
	}
}

// otherPlayer is who sits at a table with the person at the device.
type otherPlayer struct {
	*client.Session
	tenths *atomic.Int64 // of a second, of the host's clock
	links  remote.Links
	relay  *atomic.Pointer[remote.Conn] // the latest line of its devices, as another host would relay it
	watch  *client.Config               // of who watches
}

// besideScreen sits down at a table with a table screen.
func (d *Driver) besideScreen(game string, seats int) error {
	other, err := d.sitDown(game, seats, remote.TableConfig{})
	if err != nil {
		return err
	}
	const tablet = 480 // the breadth of an upright window that shows the whole table all the same
	other.watch.IsTableScreen = true
	d.onClose(client.Open(*other.watch).Close)
	err = d.wait("word of the table screen", func() bool { other.Next(); return other.HasTableScreen })
	room := d.Services.Stack.Room()
	if phone := room.Class == stage.Tall && room.Area.W < tablet; err == nil && phone {
		err = d.wait("the hand alone", func() bool { return d.has("whole") })
	}
	return err
}

// showAbsence sits down at a table of the 3x4 game with an agreement on absence, and has Mika, who is to move, stay away for
// two hours.
func (d *Driver) showAbsence(absence string) error {
	const long = 2 * 60 * 60 * 10
	other, err := d.sitDown("yokai", 2, remote.TableConfig{Absence: absence})
	if err != nil {
		return err
	}
	other.Close()
	watcher := client.Open(*other.watch)
	defer watcher.Close() // which has the host look at its clock
	defer other.tenths.Add(long)
	return d.wait("the absence", func() bool { watcher.Next(); return watcher.Match != nil && !watcher.SeatInfos[1].Here })
}

// sitAt opens another link to the table at which the person at the device sits.
func (d *Driver) sitAt(other otherPlayer, secret remote.Secret) error {
	link := other.Link()
	link.Secret = secret
	d.Services.Navigator.Shelf()
	if err := d.wait("the absence", func() bool { other.Next(); return !other.SeatInfos[0].Here }); err != nil {
		return err
	}
	for _, ok := other.Next(); ok; _, ok = other.Next() { // what is told from here on comes of the link
	}
	dial, lines := d.Services.Dial, new(presenceLines)
	d.Services.Dial = func(ctx context.Context, link remote.Link) (remote.Conn, error) {
		conn, err := dial(ctx, link)
		if err != nil {
			return nil, err
		}
		return lines.add(conn), nil
	}
	d.Services.Navigator.Together(link.String())
	d.Tick(1)
	if err := d.Seek("sit"); err != nil {
		return err
	}
	if err := d.wait("the table", func() bool { _, ok := d.Services.Stack.Top().(*table.Table); return ok }); err != nil {
		return err
	}
	if err := d.wait("word of who is here", func() bool {
		r, ok := other.Next()
		return ok && r.Type == remote.People && (secret == other.links.Watch || other.SeatInfos[0].Here && other.SeatInfos[2].Here)
	}); err != nil {
		return err
	}
	return d.wait("the same word at this device", func() bool {
		if secret == other.links.Watch { // Aki's own line comes to look at the table, and goes
			return lines.any(func(l *presenceLine) bool { return l.hasCome && !l.seats[0].Here })
		}
		return !lines.any(func(l *presenceLine) bool { return len(l.seats) == 0 || !l.seats[0].Here || !l.seats[2].Here })
	})
}

// otherName is who sits on the second seat: no seat is called so while it is free.
const otherName = "Mika"

// wait lets time pass until something holds.
func (d *Driver) wait(what string, holds func() bool) error {
	const most = time.Minute
	for end := time.Now().Add(most); !holds(); time.Sleep(50 * time.Microsecond) {
		if time.Now().After(end) {
			return fmt.Errorf("%s does not come", what)
		}
		d.Tick(1)
	}
	d.FinishAnimations()
	return nil
}

// sitDown sits down as Aki at a table of a game whose host lies in this program, and returns the line of Mika, who sits
// on the second seat. In the 3x4 game both have made a move.
func (d *Driver) sitDown(game string, seats int, agreed remote.TableConfig) (other otherPlayer, err error) {
	looks := new(atomic.Int64)
	h := host.New(host.Config{Journal: &journal.Memory{}, Games: games.All(), Random: fixedRandom{}, Now: func() time.Time {
		return time.UnixMilli(100 * looks.Add(1))
	}})
	d.onClose(h.Close)
	setup := rules.Setup{Seats: seats}
	if game == "yokai" || game == "homeworlds" { // Aki begins
		setup.Options = map[string]string{"start": "0"}
	}
	agreed.Game, agreed.Setup = game, setup
	links, err := h.Create(agreed)
	if err != nil {
		return other, err
	}
	d.Services.Dial = func(context.Context, remote.Link) (remote.Conn, error) {
		device, end := remote.Pipe()
		go h.Serve(context.Background(), end)
		return device, nil
	}
	link := func(seat int) remote.Link {
		return remote.Link{Base: "http://192.168.1.20:8080/", Table: links.Table, Secret: links.Seats[seat]}
	}
	d.Services.Settings.Name = "Aki"
	d.onClose(d.Services.Navigator.Shelf) // which ends the line
	d.Services.Navigator.Together(link(0).String())
	d.Tick(1)
	if err := d.Seek("sit"); err != nil {
		return other, err
	}
	if err := d.wait("the table", func() bool { _, ok := d.Services.Stack.Top().(*table.Table); return ok }); err != nil {
		return other, err
	}
	key, err := remote.NewSecret(fixedRandom{})
	if err != nil {
		return other, err
	}
	other.tenths, other.links, other.relay = looks, links, new(atomic.Pointer[remote.Conn])
	config := client.Config{
		Link: link(1), Key: key, Name: otherName, Games: games.All(), Random: fixedRandom{},
		Dial: func(context.Context) (remote.Conn, error) {
			device, end := remote.Pipe()
			go h.ServeRelayed(context.Background(), end)
			other.relay.Store(&device)
			return device, nil
		},
	}
	other.Session = client.Open(config)
	d.onClose(other.Close)
	config.Link.Secret = links.Watch
	other.watch = &config
	hear := func() {
		for _, ok := other.Next(); ok; _, ok = other.Next() {
		}
	}
	t := d.Services.Stack.Top().(*table.Table)
	if err := d.wait("the other", func() bool { hear(); return other.Match != nil && t.Match().Tags["name.1"] == otherName }); err != nil {
		return other, err
	}
	computerActs := func() bool {
		for seat := range agreed.Bots {
			if t.Match().State().Actors().Has(seat) {
				return true
			}
		}
		return false
	}
	if err := d.wait("the computers", func() bool { return !computerActs() }); err != nil || game != "yokai" {
		return other, err
	}
	if err := d.Press("cell 4", "cell 7"); err != nil {
		return other, err
	}
	if err := d.wait("the move", func() bool { hear(); return other.NumMoves() == 1 }); err != nil {
		return other, err
	}
	m := other.Match
	answer := rules.Move{By: 1, Do: m.State().Legal(1, nil)[0]}
	if _, err := other.Send(remote.Do, m.Game.FormatAction(m.State(), answer)); err != nil {
		return other, err
	}
	err = d.wait("the answer", func() bool { hear(); return other.NumMoves() == 2 && len(t.Match().Log) == 2 })
	if err == nil { // Aki plays on, so that the question concerns both
		err = d.pressParts(t.Match(), t.Match().State().Legal(0, nil)[0])
	}
	if err == nil {
		err = d.wait("the third move", func() bool { hear(); return other.NumMoves() == 3 && len(t.Match().Log) == 3 && !t.Waiting() })
	}
	return other, err
}

// fixedRandom is a source of random numbers that are always the same, for pictures; no two reads of a run are equal.
type fixedRandom struct{}

var evenCount atomic.Uint64

// Read implements io.Reader.
func (fixedRandom) Read(p []byte) (int, error) {
	n := evenCount.Add(1)
	for k := range p {
		p[k] = byte(rules.Mix(n<<8 | uint64(k)))
	}
	return len(p), nil
}
