package simulation

import (
	"fmt"
	"os"
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"engawa/remote"
	"engawa/rules"
)

// TestMatchesOverDaysAreKept plays matches of which a move takes hours: people come to the table for moments, five to forty hours
// apart, and are away in between. Hosts are down for up to eight hours, lines fail while people are there, and moves are made
// without a network. What TestNothingKeptIsLost holds of live matches holds of these. With ENGAWA_FAULTS=1000, as "make faults" sets it,
// this test and the next one play a million hours.
func TestMatchesOverDaysAreKept(t *testing.T) {
	t.Parallel()
	playOverDays(t, 1)
}

// TestMatchesOverDaysAreKeptBetweenHosts does the same with two hosts of one store.
func TestMatchesOverDaysAreKeptBetweenHosts(t *testing.T) {
	t.Parallel()
	playOverDays(t, 2)
}

// playOverDays plays matches until their tables have stood for so many hours in all, each from its first record to the last one of
// its match.
func playOverDays(t *testing.T, hosts int) {
	const (
		goal      = 1000 * time.Hour
		maxOutage = 8 * time.Hour
		maxUptime = 10 * 24 * time.Hour
		pace      = 2 * time.Second // between two looks during a visit, at most
		interval  = 4 * 24 * time.Hour
	)
	runs := time.Duration(1)
	if n, err := strconv.Atoi(os.Getenv("ENGAWA_FAULTS")); err == nil {
		runs = max(1, time.Duration(n)*500*time.Hour/goal)
	}
	var total tally
	for k := 0; total.time < runs*goal && !t.Failed(); k++ {
		config := longSetups()[k%len(longSetups())]
		t.Run(fmt.Sprintf("%s_%d", config.Game, k), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w := newWorld(t, uint64(k), hosts)
				w.maxOutage, w.maxUptime = maxOutage, maxUptime
				total.add(playAtWorld(t, w, config, pace, interval, (*device).runOverDays))
			})
		})
	}
	t.Log(total)
	if f := total.faults; f.OfflineVisits == 0 || f.KillsAtRest == 0 || f.BrokenLines == 0 {
		t.Errorf("too little went wrong: %v", f)
	}
}

// longSetups are the matches that are played over days: those of setups, with clocks and agreements on absence.
func longSetups() []remote.TableConfig {
	list := setups()
	list[0].Clock = "move:14d"
	list[2].Absence = "bot:1d:random"
	return append(list, remote.TableConfig{Game: "honshu", Setup: rules.Setup{Seats: 2}, Deal: remote.DealSeats})
}
