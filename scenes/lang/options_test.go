package lang

import (
	"strings"
	"testing"

	"engawa/rules/forhonor"
	"engawa/rules/games"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
)

// Every option and value of a game has a name, and nothing else has.
func TestOptionsHaveNames(t *testing.T) {
	for _, g := range games.All() {
		info := g.Info()
		wanted := map[Key]bool{}
		for _, o := range info.Options {
			wanted[Key("option."+info.ID+"."+o.Key)] = true
			for _, v := range o.Values {
				wanted[Key("option."+info.ID+"."+o.Key+"."+v)] = true
			}
		}
		for key := range wanted {
			if !For(English).Has(key) {
				t.Errorf("%s has no text", key)
			}
		}
		for _, key := range For(English).keys() {
			name, hint := strings.CutPrefix(string(key), "hint."+info.ID+".")
			if hint {
				name = "option." + info.ID + "." + name
			}
			if strings.HasPrefix(name, "option."+info.ID+".") && !wanted[Key(name)] {
				t.Errorf("%s names no option of the game", key)
			}
		}
	}
}

// Every value of Homeworlds' options is explained, but the seats that may begin.
func TestHomeworldsOptionsAreExplained(t *testing.T) {
	for _, o := range (homeworlds.Game{}).Info().Options {
		for _, v := range o.Values {
			if o.Key != homeworlds.OptStart && For(French).OptionHint("homeworlds", o.Key, v) == "" {
				t.Errorf("%s=%s is not explained", o.Key, v)
			}
		}
	}
}

// Every value of Honshū's options is explained in every language.
func TestHonshuOptionsAreExplained(t *testing.T) {
	for _, o := range (honshu.Game{}).Info().Options {
		for _, v := range o.Values {
			for _, tag := range Tags() {
				if For(tag).OptionHint("honshu", o.Key, v) == "" {
					t.Errorf("%s: %s=%s is not explained", tag, o.Key, v)
				}
			}
		}
	}
}

// Every value of For Honor's options is explained in every language, and every number of seats.
func TestForhonorOptionsAreExplained(t *testing.T) {
	info := (forhonor.Game{}).Info()
	for _, tag := range Tags() {
		for _, o := range info.Options {
			for _, v := range o.Values {
				if For(tag).OptionHint("forhonor", o.Key, v) == "" {
					t.Errorf("%s: %s=%s is not explained", tag, o.Key, v)
				}
			}
		}
		seen := map[string]bool{}
		for n := info.MinSeats; n <= info.MaxSeats; n++ {
			seen[For(tag).PlayersHint("forhonor", n)] = true
		}
		if len(seen) != info.MaxSeats-info.MinSeats+1 {
			t.Errorf("%s: two numbers of players have the same explanation", tag)
		}
	}
}

func TestHandicapsAreCalledByThePieces(t *testing.T) {
	if got := For(French).OptionValue("yokai", "handicap", "first gives giraffe"); got != "Le premier sans Tanuki" {
		t.Errorf("a handicap is called %q", got)
	}
	if got := For(French).OptionValue("yokai", "handicap", "unheard of"); got != "unheard of" {
		t.Errorf("a value without name is called %q", got)
	}
}
