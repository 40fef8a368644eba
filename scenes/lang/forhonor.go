package lang

import "strconv"

// HeroWords are the words for a hero of For Honor.
type HeroWords struct {
	Name  string // "Bulwark"
	Class string // "heavy"
	Power string // the name of its power, "Rampart"
	Short string // the power in a line, for its card
	Long  string // the power in whole sentences, for its panel
	Good  string // what the hero is good at, for who knows none of these words yet
}

// Hero returns the words for a hero by its code in the notation, as "BW". An unknown code gives HeroWords whose Name is
// the code.
func (c *Catalog) Hero(code string) HeroWords {
	key := Key("forhonor.hero." + code)
	if !c.Has(key) {
		return HeroWords{Name: code}
	}
	return HeroWords{
		Name: c.T(key), Class: c.T(key + ".class"), Power: c.T(key + ".power"), Short: c.T(key + ".short"), Long: c.T(key + ".long"),
		Good: c.T(key + ".good"),
	}
}

// Faction returns the name of a faction of For Honor by the English one of the rules, as "Knights", and its name in
// Japanese.
func (c *Catalog) Faction(name string) (own, japanese string) {
	japanese = map[string]string{"Knights": "騎士", "Vikings": "ヴァイキング", "Samurai": "侍"}[name]
	return c.or(Key("forhonor.faction."+name), name), japanese
}

// CombatCard returns the name of a combat card of For Honor by the English one of the rules, as "sword".
func (c *Catalog) CombatCard(name string) string { return c.or(Key("forhonor.card."+name), name) }

// CombatCardWithin returns the name of a combat card as it stands within a sentence.
func (c *Catalog) CombatCardWithin(name string) string {
	return c.or(Key("forhonor.card."+name+".within"), name)
}

// Camp returns the name of a camp of For Honor by its letter in the notation, A or D; form "the" gives it as it stands
// in a sentence, "The" as it begins one, "within" without its article, "" as a title.
func (c *Catalog) Camp(letter, form string) string {
	if form == "The" {
		return Capitalize(c.Camp(letter, "the"))
	}
	return c.cache.get(phrase{key: "forhonor.camp", args: [4]Arg{{name: letter, text: form}}}, func() string {
		key := Key("forhonor.camp." + letter)
		if form != "" {
			key += Key("." + form)
		}
		return c.or(key, letter)
	})
}

// HeroName returns the name of a hero of For Honor by its code in the rules, the code for one that is not known.
func (c *Catalog) HeroName(code string) string {
	return c.cache.get(phrase{key: "forhonor.hero", args: [4]Arg{{name: code}}}, func() string { return c.Hero(code).Name })
}

// Zone returns the name of a zone of For Honor by its number: 0 the attackers', 1 the defenders', 2 the centre.
func (c *Catalog) Zone(n int) string {
	return c.or(Key("forhonor.zone."+strconv.Itoa(n)), strconv.Itoa(n))
}

// ZoneShort returns the name of a zone where there is little room, as behind a flag.
func (c *Catalog) ZoneShort(n int) string {
	return c.or(Key("forhonor.zone."+strconv.Itoa(n)+".short"), c.Zone(n))
}
