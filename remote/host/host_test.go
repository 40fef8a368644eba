package host_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	randv2 "math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/remote/notify"
	"engawa/rules"
	"engawa/rules/games"
)

// patience is how long a test waits for a frame that must come.
const patience = 20 * time.Second

// player is a device at a table.
type player struct {
	t       testing.TB
	game    rules.Game
	seat    rules.Seat
	key     remote.Secret
	link    remote.Link
	wire    remote.Conn
	n       int
	backs   int
	push    bool // it asks for the key of messages of Web Push
	view    rules.State
	replies []remote.Reply // all that came
	frames  [][]byte
	ids     int
	end     *remote.Reply
}

// testHost is a host with a journal.
type testHost struct {
	t         testing.TB
	journal   journal.Journal
	archive   journal.Archive // nil for none
	notices   *notify.Service // nil for none
	report    func(error)     // nil for nobody
	host      *host.Host
	lookCount atomic.Int64
	isFrozen  atomic.Bool
}

func newTestHost(t testing.TB, j journal.Journal) *testHost {
	a := &testHost{t: t, journal: j}
	a.start()
	t.Cleanup(func() { a.host.Close() })
	return a
}

func (a *testHost) start() {
	a.host = host.New(host.Config{Journal: a.journal, Archive: a.archive, Games: games.All(), Now: a.now, Notices: a.notices, Report: a.report})
}

// now is a clock that goes on by a second whenever somebody looks, unless it stands still: tests are faster than people.
func (a *testHost) now() time.Time {
	if a.isFrozen.Load() {
		return time.Unix(0, 0)
	}
	return time.Unix(a.lookCount.Add(1), 0)
}

// restart ends the host and starts another one with the same journal.
func (a *testHost) restart() {
	a.host.Close()
	a.start()
}

func (a *testHost) create(config remote.TableConfig) remote.Links {
	a.t.Helper()
	links, err := a.host.Create(config)
	if err != nil {
		a.t.Fatal(err)
	}
	return links
}

func newSecret(t testing.TB) remote.Secret {
	s, err := remote.NewSecret(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// sit connects a device with a link of the table.
func (a *testHost) sit(table string, secret remote.Secret, name string) *player {
	a.t.Helper()
	p := &player{t: a.t, key: newSecret(a.t), link: remote.Link{Table: table, Secret: secret}}
	p.connect(a.host, name)
	return p
}

func (p *player) connect(h *host.Host, name string) {
	p.t.Helper()
	device, other := remote.Pipe()
	go h.Serve(p.t.Context(), other)
	p.greet(device, name)
}

// greet says who is there on a fresh line.
func (p *player) greet(line remote.Conn, name string) {
	p.t.Helper()
	p.wire = line
	p.send(remote.Request{
		Type: remote.Hello, Version: remote.Version, Table: p.link.Table, Key: p.key, Secret: p.link.Secret, Name: name, Last: p.n, Backs: p.backs, Push: p.push,
	})
	r := p.until(remote.Welcome)
	g, err := rules.Find(games.All(), r.Game)
	if err != nil {
		p.t.Fatal(err)
	}
	p.game = g
	p.seat = rules.Public
	if r.Seat != "public" {
		if p.seat, err = rules.ParseSeat(r.Seat, rules.MaxSeats); err != nil {
			p.t.Fatal(err)
		}
	}
}

func (p *player) send(r remote.Request) {
	p.t.Helper()
	ctx, stop := context.WithTimeout(p.t.Context(), patience)
	defer stop()
	if err := p.wire.Write(ctx, remote.EncodeRequest(r)); err != nil {
		p.t.Fatalf("%s cannot be sent: %v", r.Type, err)
	}
}

// next reads a frame.
func (p *player) next() remote.Reply {
	p.t.Helper()
	ctx, stop := context.WithTimeout(p.t.Context(), patience)
	defer stop()
	data, err := p.wire.Read(ctx)
	if err != nil {
		p.t.Fatalf("seat %s waits in vain: %v", p.seat, err)
	}
	return p.take(data)
}

// take takes in a frame.
func (p *player) take(data []byte) remote.Reply {
	p.t.Helper()
	r, err := remote.DecodeReply(data)
	if err != nil {
		p.t.Fatalf("%q: %v", data, err)
	}
	p.frames, p.replies = append(p.frames, bytes.Clone(data)), append(p.replies, r)
	switch r.Type {
	case remote.Update, remote.Position:
		if r.Type == remote.Update && p.view != nil && r.N != p.n+1 {
			p.t.Fatalf("seat %s gets the position after %d moves after that of %d", p.seat, r.N, p.n)
		}
		if p.view, err = rules.Decode(p.game, r.View); err != nil {
			p.t.Fatal(err)
		}
		p.n = r.N
		if r.Type == remote.Position {
			p.backs = r.Backs
		}
	case remote.Ended:
		p.end = &r
	}
	return r
}

// until reads frames until one of the type comes.
func (p *player) until(kind remote.ReplyType) remote.Reply {
	p.t.Helper()
	for {
		r := p.next()
		if r.Type == kind {
			return r
		}
		if r.Type == remote.Bye || r.Type == remote.Refused {
			p.t.Fatalf("seat %s waits for %s and gets %s: %s %s", p.seat, kind, r.Type, r.Code, r.Text)
		}
	}
}

// ask sends a command and returns what answers it.
func (p *player) ask(r remote.Request) remote.Reply {
	p.t.Helper()
	p.ids++
	if r.ID == "" {
		r.ID = fmt.Sprint("id ", p.ids)
	}
	p.send(r)
	for {
		if got := p.next(); got.Type == remote.Bye || (got.Type == remote.Ack || got.Type == remote.Refused) && got.ID == r.ID {
			return got
		}
	}
}

// do plays an action and returns what answers.
func (p *player) do(a rules.Action) remote.Reply {
	p.t.Helper()
	return p.ask(remote.Request{Type: remote.Do, N: p.n, Text: p.game.FormatAction(p.view, rules.Move{By: p.seat, Do: a})})
}

// wantRefusal wants the answer to be a refusal with the code.
func wantRefusal(t testing.TB, r remote.Reply, code string) {
	t.Helper()
	if r.Type != remote.Refused && r.Type != remote.Bye || r.Code != code || r.Text == "" {
		t.Errorf("answered with %s %s %q, want a refusal %s", r.Type, r.Code, r.Text, code)
	}
}

// spread lets everybody read until all have seen the same number of moves.
func spread(players []*player, n int) {
	for _, p := range players {
		for p.n < n {
			p.next()
		}
	}
}

// play has the players choose by chance until the match is over, or have made so many moves.
func play(players []*player, rng *randv2.Rand, most int) {
	for moves := 0; moves < most && players[0].end == nil; moves++ {
		acted := false
		for _, p := range players {
			if legal := p.view.Legal(p.seat, nil); len(legal) > 0 && p.end == nil {
				if r := p.do(legal[rng.IntN(len(legal))]); r.Type == remote.Ack {
					acted = true
					spread(players, readNature(p))
				} else {
					p.t.Fatalf("a legal action is answered with %s %s %s", r.Type, r.Code, r.Text)
				}
				break
			}
		}
		if !acted {
			for _, p := range players {
				p.next()
			}
		}
	}
}

// readNature reads what chance does after a player's move, and returns how many moves there are.
func readNature(p *player) int {
	for p.view.Actors().Has(rules.Nature) {
		p.next()
	}
	return p.n
}

// remoteGames are the games with one setup each.
func remoteGames() map[string]rules.Setup {
	return map[string]rules.Setup{
		"yokai": {Seats: 2}, "homeworlds": {Seats: 3}, "honshu": {Seats: 3}, "forhonor": {Seats: 4},
	}
}

// TestWholeMatchesOfEveryGame plays every game to its end with a device a seat and one that watches. At the end all have
// the same match, which loads as it was played.
func TestWholeMatchesOfEveryGame(t *testing.T) {
	for id, setup := range remoteGames() {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			a := newTestHost(t, &journal.Memory{})
			links := a.create(remote.TableConfig{Game: id, Setup: setup})
			var players []*player
			for k, s := range links.Seats {
				players = append(players, a.sit(links.Table, s, fmt.Sprint("P", k)))
			}
			players = append(players, a.sit(links.Table, links.Watch, ""))
			for _, p := range players {
				for p.view == nil {
					p.next()
				}
			}
			play(players, randv2.New(randv2.NewPCG(1, 2)), 3000)
			for _, p := range players {
				for p.end == nil {
					p.next()
				}
				m, err := rules.Load(p.end.Save, func(string) (rules.Game, bool) { return p.game, true })
				if err != nil || !m.Over() || len(m.Log) != p.n {
					t.Fatalf("the match that is sent at the end has %d moves of %d: %v", len(m.Log), p.n, err)
				}
			}
			wantRefusal(t, players[0].ask(remote.Request{Type: remote.Resign}), remote.CodeEnded)
		})
	}
}

// TestNothingIsLostOrDoubled sends commands twice, before and after the line breaks and the host starts anew.
func TestNothingIsLostOrDoubled(t *testing.T) {
	a := newTestHost(t, &journal.Memory{})
	links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	one, two := a.sit(links.Table, links.Seats[0], "Hana"), a.sit(links.Table, links.Seats[1], "Ken")
	players := []*player{one, two}
	spreadStart(players)
	for k := range 12 {
		p := players[0]
		if !p.view.Actors().Has(p.seat) {
			p = players[1]
		}
		legal := p.view.Legal(p.seat, nil)
		r := remote.Request{Type: remote.Do, ID: fmt.Sprint("move ", k), N: p.n, Text: p.game.FormatAction(p.view, rules.Move{By: p.seat, Do: legal[0]})}
		first := p.ask(r)
		if first.Type != remote.Ack {
			t.Fatalf("move %d: %s %s", k, first.Code, first.Text)
		}
		spread(players, p.n)
		n := p.n
		switch k % 3 {
		case 1:
			p.wire.Close()
			p.connect(a.host, "")
		case 2:
			a.restart()
			for _, p := range players {
				p.connect(a.host, "")
			}
		}
		if again := p.ask(r); again.Type != remote.Ack || again.N != first.N {
			t.Errorf("sent again move %d is answered with %s %d, first with %d", k, again.Type, again.N, first.N)
		}
		if p.n != n {
			t.Fatalf("sent again move %d is played twice", k)
		}
		if p.view.Actors() == 0 {
			break
		}
	}
}

// spreadStart waits until everybody sees a position.
func spreadStart(players []*player) {
	for _, p := range players {
		for p.view == nil || p.view.Actors().Has(rules.Nature) {
			p.next()
		}
	}
}

// TestMissedMovesCome has a device away while others play.
func TestMissedMovesCome(t *testing.T) {
	a := newTestHost(t, &journal.Memory{})
	links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	one, two, watcher := a.sit(links.Table, links.Seats[0], ""), a.sit(links.Table, links.Seats[1], ""), a.sit(links.Table, links.Watch, "")
	players := []*player{one, two}
	spreadStart(append(players, watcher))
	rng := randv2.New(randv2.NewPCG(3, 4))
	play(players, rng, 3)
	for watcher.n < one.n {
		watcher.next()
	}
	watcher.wire.Close()
	play(players, rng, 3)
	seen := len(watcher.replies)
	watcher.connect(a.host, "")
	for watcher.n < one.n {
		watcher.next()
	}
	updates := 0
	for _, r := range watcher.replies[seen:] {
		if r.Type == remote.Update {
			updates++
		}
	}
	if updates != 3 {
		t.Errorf("%d updates come to who has missed three moves", updates)
	}
	if watcher.view.Hash() != one.view.Hash() {
		t.Error("who was away sees another position than who played")
	}
}

// sitTwo sits two players down at a table of the 3x4 game, of whom the first begins.
func (a *testHost) sitTwo() (one, two *player) {
	a.t.Helper()
	links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	one, two = a.sit(links.Table, links.Seats[0], ""), a.sit(links.Table, links.Seats[1], "")
	spreadStart([]*player{one, two})
	if !one.view.Actors().Has(one.seat) {
		return two, one
	}
	return one, two
}

// TestAMoveIsNotPlayedAtAnotherPositionOfTheSameNumber: one that was decided before others came in the place of moves is late,
// though as many have been made.
func TestAMoveIsNotPlayedAtAnotherPositionOfTheSameNumber(t *testing.T) {
	a := newTestHost(t, &journal.Memory{})
	one, two := a.sitTwo()
	players := []*player{one, two}
	first := one.view.Legal(one.seat, nil)
	one.do(first[0])
	spread(players, one.n)
	n, undone, both := two.n, two.backs, two.view
	if r := one.ask(remote.Request{Type: remote.Undo, N: one.n}); r.Type != remote.Ack {
		t.Fatalf("the own last move: %s %s", r.Code, r.Text)
	}
	two.until(remote.Position)
	one.do(first[1])
	spread(players, one.n)
	for _, action := range both.Legal(two.seat, nil) {
		if !slices.Contains(two.view.Legal(two.seat, nil), action) {
			continue // which is refused anyway
		}
		text := two.game.FormatAction(both, rules.Move{By: two.seat, Do: action})
		wantRefusal(t, two.ask(remote.Request{Type: remote.Do, N: n, Undone: &undone, Text: text}), remote.CodeLate)
		now := two.backs
		if r := two.ask(remote.Request{Type: remote.Do, N: n, Undone: &now, Text: text}); r.Type != remote.Ack {
			t.Fatalf("decided at this position: %s %s", r.Code, r.Text)
		}
		return
	}
	t.Fatal("there is no move that both positions allow")
}

// TestTakingBackIsForAll: a last own move goes back at once, one that another has answered only when all agree.
func TestTakingBackIsForAll(t *testing.T) {
	a := newTestHost(t, &journal.Memory{})
	one, two := a.sitTwo()
	players := []*player{one, two}
	start := one.n
	one.do(one.view.Legal(one.seat, nil)[0])
	spread(players, one.n)
	wantRefusal(t, one.ask(remote.Request{Type: remote.Undo, N: start}), remote.CodeLate)
	if r := one.ask(remote.Request{Type: remote.Undo, N: one.n}); r.Type != remote.Ack {
		t.Fatalf("the own last move: %s %s", r.Code, r.Text)
	}
	two.until(remote.Position)
	if one.n != start || two.n != start {
		t.Fatalf("%d and %d moves are left, want %d", one.n, two.n, start)
	}
	one.do(one.view.Legal(one.seat, nil)[0])
	spread(players, one.n)
	two.do(two.view.Legal(two.seat, nil)[0])
	spread(players, two.n)
	wantRefusal(t, two.ask(remote.Request{Type: remote.Agree, N: two.n}), remote.CodeAsk)
	one.ask(remote.Request{Type: remote.Undo, N: one.n})
	if r := two.until(remote.Asked); r.By != one.seat.String() || r.Text != string(remote.Undo) {
		t.Fatalf("the question is %+v", r)
	}
	two.ask(remote.Request{Type: remote.Refuse, N: two.n})
	one.ask(remote.Request{Type: remote.Undo, N: one.n})
	two.ask(remote.Request{Type: remote.Agree, N: two.n})
	for one.n != start || two.n != start {
		one.next()
		for two.n != start {
			two.next()
		}
	}
	a.restart()
	one.connect(a.host, "")
	if r := one.until(remote.Position); r.N != start {
		t.Errorf("after a restart %d moves are left, want %d", r.N, start)
	}
}

// TestComputersPlay has computers on all seats but one.
func TestComputersPlay(t *testing.T) {
	a := newTestHost(t, &journal.Memory{})
	links := a.create(remote.TableConfig{Game: "honshu", Setup: rules.Setup{Seats: 3}, Bots: map[rules.Seat]string{1: "random", 2: "random"}})
	if links.Seats[1] != "" || links.Seats[0] == "" {
		t.Fatalf("links %v", links.Seats)
	}
	p := a.sit(links.Table, links.Seats[0], "Hana")
	rng := randv2.New(randv2.NewPCG(5, 6))
	for k := 0; p.end == nil; k++ {
		if p.view != nil {
			if legal := p.view.Legal(p.seat, nil); len(legal) > 0 {
				p.do(legal[rng.IntN(len(legal))]) // late where a computer was faster
				continue
			}
		}
		p.next()
	}
}

func TestWhoMayNotIsRefused(t *testing.T) {
	a := newTestHost(t, &journal.Memory{})
	links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	p := a.sit(links.Table, links.Seats[0], "Hana")
	watcher := a.sit(links.Table, links.Watch, "")
	spreadStart([]*player{p, watcher})
	wantRefusal(t, watcher.ask(remote.Request{Type: remote.Resign}), remote.CodeWatcher)
	wantRefusal(t, p.ask(remote.Request{Type: remote.Do, N: p.n, Text: "nonsense"}), badAction(p))
	wantRefusal(t, p.ask(remote.Request{Type: remote.Say, Text: "<b>hello</b>"}), rules.CodeAction)
	wantRefusal(t, p.ask(remote.Request{Type: remote.Draw, N: p.n}), rules.CodeAction)
	hello := remote.Request{Type: remote.Hello, Version: remote.Version, Table: links.Table, Key: newSecret(t), Secret: links.Seats[0]}
	for name, tt := range map[string]struct {
		change func(r *remote.Request)
		code   string
	}{
		"a link that has been used":  {func(*remote.Request) {}, remote.CodeSecret},
		"the owner's secret":         {func(r *remote.Request) { r.Secret = links.Owner }, remote.CodeSecret},
		"no key":                     {func(r *remote.Request) { r.Key, r.Secret = "x", links.Seats[1] }, remote.CodeSecret},
		"another table":              {func(r *remote.Request) { r.Table = "abcdefgh" }, remote.CodeTable},
		"no table":                   {func(r *remote.Request) { r.Table = "../../etc" }, remote.CodeTable},
		"another version":            {func(r *remote.Request) { r.Version = "engawa.0" }, remote.CodeVersion},
		"another frame at the start": {func(r *remote.Request) { r.Type = remote.Ping }, remote.CodeFrame},
	} {
		t.Run(name, func(t *testing.T) {
			r := hello
			tt.change(&r)
			device, other := remote.Pipe()
			go a.host.Serve(t.Context(), other)
			stranger := &player{t: t, wire: device}
			stranger.send(r)
			wantRefusal(t, stranger.next(), tt.code)
		})
	}
	// A flood is refused, and nobody else suffers.
	a.isFrozen.Store(true)
	fast := 0
	for range 60 {
		if r := p.ask(remote.Request{Type: remote.Say, Text: "x"}); r.Code == remote.CodeFast {
			fast++
		}
	}
	if fast == 0 {
		t.Error("sixty commands at once are all answered")
	}
	a.isFrozen.Store(false)
	// The owner gives the seat a new link.
	if _, err := a.host.Renew(t.Context(), links.Table, links.Watch, 0); rules.CodeOf(err) != remote.CodeSecret {
		t.Errorf("a stranger renews a link: %v", err)
	}
	fresh, err := a.host.Renew(t.Context(), links.Table, links.Owner, 0)
	if err != nil {
		t.Fatal(err)
	}
	for {
		if r := p.next(); r.Type == remote.Bye {
			wantRefusal(t, r, remote.CodeSecret)
			break
		}
	}
	if q := a.sit(links.Table, fresh, "Mai"); q.seat != 0 {
		t.Errorf("the new link gives seat %s", q.seat)
	}
}

// badAction is the code with which the game refuses nonsense now.
func badAction(p *player) string {
	_, err := p.game.ParseAction(p.view, p.seat, "nonsense")
	return rules.CodeOf(err)
}

func TestTablesThatMakeNoSense(t *testing.T) {
	a := newTestHost(t, &journal.Memory{})
	for name, config := range map[string]remote.TableConfig{
		"no game":        {Game: "chess"},
		"too many seats": {Game: "yokai", Setup: rules.Setup{Seats: 3}},
		"no such option": {Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"speed": "high"}}},
		"no such level":  {Game: "yokai", Setup: rules.Setup{Seats: 2}, Bots: map[rules.Seat]string{1: "divine"}},
		"no such seat":   {Game: "yokai", Setup: rules.Setup{Seats: 2}, Bots: map[rules.Seat]string{2: "random"}},
		"nobody":         {Game: "yokai", Setup: rules.Setup{Seats: 2}, Bots: map[rules.Seat]string{0: "random", 1: "random"}},
		"bad absence":    {Game: "yokai", Setup: rules.Setup{Seats: 2}, Absence: "bot:-1m"},
		"bad clock":      {Game: "yokai", Setup: rules.Setup{Seats: 2}, Clock: "move:1ms"},
		"absent level":   {Game: "yokai", Setup: rules.Setup{Seats: 2}, Absence: "bot:1m:divine"},
		"a bad position": {Game: "yokai", Setup: rules.Setup{Seats: 2, From: "nowhere"}},
	} {
		var refusal *rules.Error
		if _, err := a.host.Create(config); !errors.As(err, &refusal) || refusal.Text == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
	if names, err := a.journal.Tables(); err != nil || len(names) > 0 {
		t.Errorf("refused tables are kept: %q %v", names, err)
	}
}

// fullJournal is a journal on a disk that has no room from some moment on.
type fullJournal struct {
	journal.Journal
	mu  sync.Mutex
	now bool
}

func (f *fullJournal) Append(table string, after uint64, data []byte) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.now {
		return errors.New("write /home/hana/tables.db: no space left on device")
	}
	return f.Journal.Append(table, after, data)
}

// setFull takes all room from the disk, or gives it back.
func (f *fullJournal) setFull(full bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.now = full
}

// TestWhatCannotBeKeptDoesNotHappen: on a full disk a move is refused with a sentence, and played once there is room. The host's
// owner alone is told why, once.
func TestWhatCannotBeKeptDoesNotHappen(t *testing.T) {
	disk := &fullJournal{Journal: &journal.Memory{}}
	a, reports := newTestHost(t, disk), make(chan error, 9)
	a.report = func(err error) { reports <- err }
	a.host.Close()
	a.start()
	links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	one, two := a.sit(links.Table, links.Seats[0], ""), a.sit(links.Table, links.Seats[1], "")
	spreadStart([]*player{one, two})
	if !one.view.Actors().Has(one.seat) {
		one = two
	}
	n := one.n
	disk.setFull(true)
	action := one.view.Legal(one.seat, nil)[0]
	for range 2 {
		r := one.do(action)
		wantRefusal(t, r, remote.CodeStore)
		if strings.Contains(r.Text, "tables.db") {
			t.Errorf("a device is told %q", r.Text)
		}
	}
	if one.n != n {
		t.Error("a move that is not kept is told")
	}
	if len(reports) != 1 || !strings.Contains((<-reports).Error(), "tables.db") {
		t.Errorf("the owner is not told once, %d reports are left", len(reports))
	}
	disk.setFull(false)
	if r := one.do(action); r.Type != remote.Ack {
		t.Errorf("with room again it is answered with %s %s", r.Code, r.Text)
	}
}

// TestADamagedTableIsFrozenAlone flips a bit of a record: the table says so, another one plays on.
func TestADamagedTableIsFrozenAlone(t *testing.T) {
	j := &journal.Memory{}
	a := newTestHost(t, j)
	config := remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}}
	hurt, sound := a.create(config), a.create(config)
	p := a.sit(hurt.Table, hurt.Seats[0], "")
	p.wire.Close()
	a.host.Close()
	rows, err := j.Read(hurt.Table, 0)
	if err != nil {
		t.Fatal(err)
	}
	rows[len(rows)-1][80] ^= 4
	a.start()
	a.wantDamaged(p)
	a.sit(sound.Table, sound.Seats[0], "")
}

// wantDamaged checks that the device is told that its table is damaged.
func (a *testHost) wantDamaged(p *player) {
	a.t.Helper()
	device, other := remote.Pipe()
	go a.host.Serve(a.t.Context(), other)
	p.wire = device
	p.send(remote.Request{Type: remote.Hello, Version: remote.Version, Table: p.link.Table, Key: p.key, Secret: p.link.Secret})
	r := p.next()
	wantRefusal(a.t, r, remote.CodeFrozen)
	if !strings.Contains(r.Text, "damaged") {
		a.t.Errorf("it says %q", r.Text)
	}
}
