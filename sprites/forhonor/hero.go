package forhonor

import (
	"fmt"
	"image/color"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Hero is one of the twelve heroes of For Honor.
type Hero uint8

// The heroes, numbered as the rules number them; 0 is none.
const (
	Banneret Hero = iota + 1
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
)

// Heroes is the number of the last hero.
const Heroes = Naginata

// Faction is what a hero of For Honor fights for.
type Faction uint8

// The factions, numbered as the rules number them.
const (
	KnightFaction Faction = iota
	VikingFaction
	SamuraiFaction
	factions
)

// Icon returns the name of the icon by which the faction is known, that of the
// combat card in which it is strong. A faction that does not exist has none.
func (f Faction) Icon() string {
	if f >= factions {
		return ""
	}
	return [factions]string{"shield", "sword", "charge"}[f]
}

// heroLook is how a hero is drawn and marked.
type heroLook struct{ drawing, power string }

func heroLooks() [Heroes]heroLook {
	return [Heroes]heroLook{
		{"banneret", "banner"}, {"bulwark", "rampart"}, {"arbalest", "crossbow"}, {"justicer", "sentence"},
		{"raider", "stampede"}, {"jarl", "guard"}, {"berserker", "axe"}, {"valkyrie", "chooser"},
		{"hatamoto", "banner"}, {"kanabo", "colossus"}, {"yumi", "bow"}, {"naginata", "bleed"},
	}
}

func (h Hero) check() error {
	if h < 1 || h > Heroes {
		return fmt.Errorf("sprites/forhonor: there is no hero %d, expected 1 to %d", h, Heroes)
	}
	return nil
}

// Faction returns what the hero fights for. One that does not exist counts as a
// knight.
func (h Hero) Faction() Faction {
	if h.check() != nil {
		return KnightFaction
	}
	return Faction((h - 1) / 4)
}

// PowerIcon returns the name of the icon of the hero's power, for Icon; that of
// a hero that does not exist is empty.
func (h Hero) PowerIcon() string {
	if h.check() != nil {
		return ""
	}
	return heroLooks()[h-1].power
}

// bust returns the drawing of the hero in the cloth of a camp: head and
// shoulders in a box of 84 units about the origin, which ends at y 38.
func (h Hero) bust(camp Camp) (*vector.Drawing, error) {
	if err := h.check(); err != nil {
		return nil, err
	}
	if err := camp.check(); err != nil {
		return nil, err
	}
	d, err := Drawings().Drawing("heroes/" + heroLooks()[h-1].drawing)
	if err != nil || camp == AttackerCamp {
		return d, err
	}
	sewn, cloth := AttackerCamp.Cloth(), camp.Cloth()
	return d.Recolor(map[color.RGBA]color.RGBA{
		opaque(sewn.Cloth): opaque(cloth.Cloth), opaque(sewn.Dark): opaque(cloth.Dark), opaque(sewn.Pale): opaque(cloth.Pale),
	}), nil
}

// bustFoot is the lower end of every bust.
const bustFoot = 38.0

func opaque(c sprites.Color) color.RGBA { return color.RGBA(c.NRGBA()) }
