package e2e

import (
	"fmt"
	"testing"

	"engawa/internal/drive"
	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/honshu"
)

// TestTwoPagesAtOneTable plays matches on two devices and more to their end. In each a page is loaded anew, a tab and the host are
// killed, and the line is cut for a minute. "make whole" plays them.
func TestTwoPagesAtOneTable(t *testing.T) {
	t.Parallel()
	if !playsWholeMatches() {
		return
	}
	for name, play := range map[string]func(t *testing.T){
		"yokai": playOnTwoPages, "honshu": playAroundAScreen, "homeworlds": playOnPageAndWindow, "forhonor": playAroundADevice,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			play(t)
		})
	}
}

// playAll has the people play until the match is over. Before each move it calls before.
func playAll(point func(v *remotePlayer, line *client.Session), people []*remotePlayer, before ...func(v *remotePlayer)) {
	for !people[0].isOver() {
		for _, v := range people {
			if v.actingSession() == nil {
				continue
			}
			for _, do := range before {
				do(v)
			}
			v.move(point)
		}
		people[0].pass(8)
	}
}

// playOnTwoPages plays a match of two people, each by what is pointed at for the moves that their bots advise.
func playOnTwoPages(t *testing.T) {
	h := startHostProcess(t)
	links := h.createTable(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"rules": "dobutsu"}}})
	desk := h.openPlayerPage(t, drive.PageOptions{Width: 1280, Height: 800}, "Hana")
	phone := h.openPlayerPage(t, drive.PageOptions{Width: 390, Height: 844, Touch: true}, "Ren")
	people := []*remotePlayer{desk, phone}
	for k, v := range people {
		v.sit(links.Table, links.Seats[k])
	}
	saveScreens("table", people...)
	m := h.mishaps(2, 1, desk, phone, people...)
	playAll(pointAll, people, m.happen)
	m.checkAll()
	for _, v := range people {
		v.result()
		v.page.Until("the question whether they play again", button("again"))
	}
}

// savePictures keeps pictures of all devices before some of the moves, by the number of those that had been made.
func savePictures(every int, all ...*remotePlayer) func(*remotePlayer) {
	next := 0
	return func(v *remotePlayer) {
		if n := v.numMoves(); n >= next {
			next = n + every
			for _, each := range all {
				each.saveScreen(fmt.Sprintf("move%03d", n))
			}
		}
	}
}

// playAroundAScreen plays Honshū on two phones beside the table screen, so that the phones show the hands alone.
func playAroundAScreen(t *testing.T) {
	h := startHostProcess(t)
	links := h.createTable(remote.TableConfig{Game: "honshu", Setup: rules.Setup{Seats: 3}, Bots: map[rules.Seat]string{2: "1"}})
	screen := h.openPlayerPage(t, drive.PageOptions{Width: 1280, Height: 800}, "Screen")
	screen.sit(links.Table, links.Watch)
	var people []*remotePlayer
	for k, name := range []string{"Mio", "Taro"} {
		v := h.openPlayerPage(t, drive.PageOptions{Width: 390, Height: 844, Touch: true}, name)
		v.sit(links.Table, links.Seats[k])
		people = append(people, v)
	}
	screen.becomeTableScreen()
	all := []*remotePlayer{people[0], people[1], screen}
	m := h.mishaps(9, 9, people[0], people[1], all...)
	m.rest = append(m.rest, func() { screen.reload(people...) })
	playAll(pointAtMap, people, savePictures(17, all...), m.happen)
	m.checkAll()
	for _, v := range all {
		v.result()
	}
}

// pointAtMap plays what the seat's bot advises; a card is built where the table proposes it.
func pointAtMap(v *remotePlayer, line *client.Session) {
	v.t.Helper()
	p, desk := v.openBoardPlan()
	st := line.Match.State().(*honshu.State)
	on := newHonshuDriver(v.t, v.device, v.width, v.height, 0, nil)
	on.planBoard = desk
	act := actButton
	if st.Phase() != honshu.PhaseBuild {
		c, _ := honshu.Fields(v.botAction(line))
		on.compose(p, st, line.Seat, c)
		v.pass(30)
		act = actKey(p, c.Verb)
	}
	if p.top().Find(act) != nil {
		on.press(p, act)
	}
}

// playOnPageAndWindow plays Homeworlds, one on a page and one in the program's window.
func playOnPageAndWindow(t *testing.T) {
	h := startHostProcess(t)
	links := h.createTable(remote.TableConfig{Game: "homeworlds", Setup: rules.Setup{Seats: 2}})
	page := h.openPlayerPage(t, drive.PageOptions{Width: 1280, Height: 800}, "Mio")
	page.sit(links.Table, links.Seats[0])
	link := remote.Link{Base: h.proxy.URL + "/", Table: links.Table, Secret: links.Seats[1]}
	p := open(t, byMouse, 1280, 800, home(t, `{"name":"Taro","lang":"en","warnings":false,"forced":false,"rest":"none","reducedMotion":true}`), "-join", link.String())
	window := &remotePlayer{device: p, t: t, width: p.width, height: p.height, name: "Taro", host: h}
	window.sitDown(link)
	m := h.mishaps(6, 6, page, page, page, window)
	playAll(pointAll, []*remotePlayer{page, window}, savePictures(12, page, window), m.happen)
	m.checkAll()
	page.result()
	window.result()
}

// playAroundADevice plays the shortest match of For Honor with eight seats: a page that is passed round has three of them,
// another page one, and computers the others.
func playAroundADevice(t *testing.T) {
	h := startHostProcess(t)
	links := h.createTable(remote.TableConfig{
		Game: "forhonor", Setup: rules.Setup{Seats: 8, Options: map[string]string{"rounds": "6"}}, Bots: map[rules.Seat]string{4: "1", 5: "1", 6: "1", 7: "1"},
	})
	round := h.openPlayerPage(t, drive.PageOptions{Width: 1280, Height: 800}, "Mio")
	for _, secret := range links.Seats[:3] {
		round.sit(links.Table, secret)
	}
	single := h.openPlayerPage(t, drive.PageOptions{Width: 1024, Height: 640}, "Taro")
	single.sit(links.Table, links.Seats[3])
	m := h.mishaps(25, 25, round, single, round, single)
	playAll(pointAtBoard, []*remotePlayer{round, single}, savePictures(60, round, single), m.happen)
	m.checkAll()
	round.result()
	single.result()
}

// pointAtBoard plays what the seat's bot advises.
func pointAtBoard(v *remotePlayer, line *client.Session) {
	v.t.Helper()
	p, desk := v.openBoardPlan()
	on := newForhonorDriver(v.t, v.device, v.width, v.height, 0, nil)
	on.planBoard, on.zoomedMoves = desk, 1
	c, _ := forhonor.Fields(v.botAction(line))
	on.point(p, line.Match, line.Seat, c)
	if !p.hasSent() && p.top().Find(goButton) != nil {
		on.press(p, goButton)
	}
}
