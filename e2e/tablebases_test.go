package e2e

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/scenes/table"
)

// waitForMoves waits until so many moves are kept, and returns the match.
func (r *pagePlayer) waitForMoves(moves int) *rules.Match {
	r.t.Helper()
	asked := time.Now()
	r.Until(fmt.Sprintf("move %d", moves), fmt.Sprintf(
		`Object.entries(localStorage).some(([name, file]) => name.startsWith("%smatch-") && JSON.parse(file).log.length >= %d)`, storagePrefix, moves))
	r.t.Logf("move %d came after %.1f s", moves, time.Since(asked).Seconds())
	r.Wait(60)
	return r.match()
}

// playAndWait plays a move of the person that the computer will not answer with a catch, and waits for the answer.
func (r *pagePlayer) playAndWait(m *rules.Match) *rules.Match {
	r.t.Helper()
	mv := rules.Move{By: 0, Do: goodMove(r.t, m)}
	r.playMove(r.plan(), m, m.Game.FormatAction(m.State(), mv), false)
	return r.waitForMoves(len(m.Log) + 2)
}

// TestTheTablebaseIsFetchedOnceAndKept plays against level 7, which looks its moves up in a book: the page
// brings it when it is first wanted, and has it from then on, also without a network.
func TestTheTablebaseIsFetchedOnceAndKept(t *testing.T) {
	t.Parallel()
	begun := newMatch(t, nil)
	table.SetPlayers(begun, []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "7"}})
	var cable drive.ProxyServer
	var fetched atomic.Int32
	server := func(page http.Handler) http.Handler {
		return cable.Handler(drive.InsertScript(quick + ";" + storeMatchScript(t, begun, swift))(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
			if strings.HasSuffix(req.URL.Path, ".tablebase") {
				fetched.Add(1)
			}
			page.ServeHTTP(w, req)
		})))
	}
	r := openPage(t, drive.PageOptions{Width: 760, Height: 480, Server: server})
	r.Eval(`navigator.serviceWorker.ready.then(() => {})`, nil)
	r.proceed()
	r.Wait(60)
	if n := fetched.Load(); n > 0 {
		t.Errorf("%d tablebases are fetched before one is wanted", n)
	}
	m := r.playAndWait(begun)
	if n := fetched.Load(); n != 1 {
		t.Errorf("%d tablebases are fetched for one material, want one", n)
	}

	cable.Cut()
	r.Reload()
	r.proceed()
	r.Wait(60)
	before := slices.Clone(m.Log)
	m = r.playAndWait(m)
	if !slices.Equal(m.Log[:len(before)], before) {
		t.Errorf("the match has become another: %v, was %v", m.Log, before)
	}
	drive.SavePicture(t, "answered", r.Picture())
	r.checkConsole()
}
