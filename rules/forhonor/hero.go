package forhonor

import (
	"iter"
	"math/bits"
	"strings"
)

// Camp is one of the two sides of a battle.
type Camp uint8

// The camps. Their names only say which initiative card calls whom; the battlefield is even.
const (
	Attackers Camp = iota
	Defenders
	NumCamps = 2
)

// Other returns the other camp.
func (c Camp) Other() Camp { return 1 - c }

// String returns the letter of the camp, "A" or "D".
func (c Camp) String() string {
	if c == Attackers {
		return "A"
	}
	return "D"
}

// Faction is what a hero fights for. It decides which combat card is worth more, and how far the hero moves.
type Faction uint8

// The factions.
const (
	Knights Faction = iota
	Vikings
	Samurai
	NumFactions = 3
)

// String returns the English name of the faction.
func (f Faction) String() string { return [...]string{"Knights", "Vikings", "Samurai"}[f] }

// Card returns the combat card with which the faction deals 1 more.
func (f Faction) Card() Card { return [...]Card{Shield, Sword, Charge}[f] }

// Allowance returns how many moves a hero of the faction has in an activation.
func (f Faction) Allowance() int {
	if f == Vikings {
		return 9
	}
	return razeAllowance
}

// razeAllowance is the allowance that counts against soldiers, whatever the faction.
const razeAllowance = 7

// Power is what a hero can do beside moving and fighting. Which hero has which is this project's design.
type Power uint8

// The powers.
const (
	PowerBanner    Power = iota + 1 // once an activation, heroes of the camp at distance 3 or less regain 1 life
	PowerRampart                    // loses no life in a tied round
	PowerShot                       // once an activation, takes 1 life or 1 soldier at distance 2 to 4 in a straight line
	PowerSentence                   // who dies in a fight with this hero is executed
	PowerStampede                   // may push the hero that it attacks
	PowerFullGuard                  // loses no life in a round in which it shows the shield
	PowerChooser                    // while it is on a square, heroes of its camp that would be executed wait
	PowerColossus                   // has 5 life points and loses none to a gang-up
	PowerBleed                      // after a fight of hers, with a hero or soldiers, every enemy hero beside her loses 1
)

// Hero is one of the twelve heroes, by number.
type Hero uint8

// The heroes. NoHero stands for none, and for one that the viewer may not know.
const (
	NoHero Hero = iota
	Banneret
	Bulwark
	Arbalest
	Justicer
	Raider
	Jarl
	Berserker
	Valkyrie
	Hatamoto
	Kanabo
	Yumi
	Naginata
	NumHeroes = 12
)

// profile is what stands on the card of a hero.
type profile struct {
	code    string
	faction Faction
	power   Power
}

// profiles are the cards of the heroes by number. Codes never change: saves and texts hold them.
var profiles = [NumHeroes + 1]profile{
	{code: "--"},
	{"BN", Knights, PowerBanner}, {"BW", Knights, PowerRampart}, {"AR", Knights, PowerShot}, {"JU", Knights, PowerSentence},
	{"RA", Vikings, PowerStampede}, {"JA", Vikings, PowerFullGuard}, {"BE", Vikings, PowerShot}, {"VA", Vikings, PowerChooser},
	{"HA", Samurai, PowerBanner}, {"KA", Samurai, PowerColossus}, {"YU", Samurai, PowerShot}, {"NA", Samurai, PowerBleed},
}

// String returns the code of the hero, as "BN".
func (h Hero) String() string {
	if int(h) < len(profiles) {
		return profiles[h].code
	}
	return profiles[NoHero].code
}

// ParseHero reads the code of a hero in any case.
func ParseHero(text string) (Hero, bool) {
	for h := Banneret; h <= NumHeroes; h++ {
		if strings.EqualFold(text, profiles[h].code) {
			return h, true
		}
	}
	return NoHero, false
}

// Faction returns the hero's faction.
func (h Hero) Faction() Faction { return profiles[h].faction }

// Power returns the hero's power.
func (h Hero) Power() Power { return profiles[h].power }

// Life returns the life points of the unhurt hero, 4 or 5.
func (h Hero) Life() int {
	if h.Power() == PowerColossus {
		return 5
	}
	return 4
}

// valid reports whether it is one of the twelve.
func (h Hero) valid() bool { return h >= Banneret && h <= NumHeroes }

// HeroSet is a set of heroes; bit n stands for hero n.
type HeroSet uint16

const everyHero HeroSet = 1<<(NumHeroes+1) - 2

// Has reports whether the hero is in the set.
func (set HeroSet) Has(h Hero) bool { return set>>h&1 != 0 }

// With returns the set with the hero added; NoHero is left out.
func (set HeroSet) With(h Hero) HeroSet { return (set | 1<<h) & everyHero }

// Without returns the set with the hero removed.
func (set HeroSet) Without(h Hero) HeroSet { return set &^ (1 << h) }

// Len returns the number of heroes in the set.
func (set HeroSet) Len() int { return bits.OnesCount16(uint16(set)) }

// All yields the heroes in ascending order.
func (set HeroSet) All() iter.Seq[Hero] {
	return func(yield func(Hero) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(Hero(bits.TrailingZeros16(uint16(set)))) {
				return
			}
		}
	}
}

// Card is a combat card.
type Card uint8

// The combat cards. Sword beats charge, charge beats shield, shield beats sword.
const (
	NoCard Card = iota
	Sword
	Charge
	Shield
	NumCards = 3
)

// String returns the English name of the card, as it is written in actions.
func (c Card) String() string { return [...]string{"-", "sword", "charge", "shield"}[c] }

// ParseCard reads the name of a card in any case.
func ParseCard(text string) (Card, bool) {
	for c := Sword; c <= Shield; c++ {
		if strings.EqualFold(text, c.String()) {
			return c, true
		}
	}
	return NoCard, false
}

// Beats reports whether the card wins against the other.
func (c Card) Beats(other Card) bool {
	return c == Sword && other == Charge || c == Charge && other == Shield || c == Shield && other == Sword
}
