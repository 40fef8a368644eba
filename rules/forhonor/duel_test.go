package forhonor

import (
	"fmt"
	"strings"
	"testing"
)

// TestFirstRound compares a round of combat with the table of docs/rules/forhonor.md, 17.3: lives lost by the attacker
// and the defender, for each pair of cards and of factions.
func TestFirstRound(t *testing.T) {
	const table = `
		1/1 2/1 1/1 1/2 2/2 1/2 1/1 2/1 1/1
		0/1 0/1 0/1 0/2 0/2 0/2 0/1 0/1 0/1
		2/0 1/0 1/0 2/0 1/0 1/0 2/0 1/0 1/0
		1/0 2/0 1/0 1/0 2/0 1/0 1/0 2/0 1/0
		1/1 1/1 2/1 1/1 1/1 2/1 1/2 1/2 2/2
		0/1 0/1 0/1 0/1 0/1 0/1 0/2 0/2 0/2
		0/2 0/2 0/2 0/1 0/1 0/1 0/1 0/1 0/1
		1/0 1/0 2/0 1/0 1/0 2/0 1/0 1/0 2/0
		2/2 1/2 1/2 2/1 1/1 1/1 2/1 1/1 1/1`
	want := strings.Fields(table)
	plain := [NumFactions]Hero{Banneret, Raider, Hatamoto} // without a power that changes the table
	k := 0
	for a := Sword; a <= Shield; a++ {
		for b := Sword; b <= Shield; b++ {
			for _, first := range plain {
				for _, second := range plain {
					o := Fight(Fighter{Hero: first, Card: a}, Fighter{Hero: second, Card: b})
					if have := fmt.Sprintf("%d/%d", o.Loss[0], o.Loss[1]); have != want[k] {
						t.Errorf("%s %s against %s %s: %s, want %s", first, a, second, b, have, want[k])
					}
					k++
				}
			}
		}
	}
}

func TestFirstRoundOfBulwarkAndJarl(t *testing.T) {
	want := strings.Fields("0/1 0/1 1/0 2/0 0/1 0/0 0/2 1/0 0/0")
	k := 0
	for a := Sword; a <= Shield; a++ {
		for b := Sword; b <= Shield; b++ {
			o := Fight(Fighter{Hero: Bulwark, Card: a}, Fighter{Hero: Jarl, Card: b})
			if have := fmt.Sprintf("%d/%d", o.Loss[0], o.Loss[1]); have != want[k] {
				t.Errorf("%s against %s: %s, want %s", a, b, have, want[k])
			}
			k++
		}
	}
}
