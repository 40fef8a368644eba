package homeworlds

import (
	"strconv"

	"engawa/rules"
)

// starNames are names for discovered systems: stars and things of the sky by their Japanese names, and stars by those
// they have had since antiquity. They never change.
var starNames = [...]string{
	"Subaru", "Kuma", "Hokuto", "Orihime", "Hikoboshi", "Ginga", "Myojo", "Suisei", "Kasei", "Mokusei", "Dosei", "Tsuki",
	"Aoboshi", "Akaboshi", "Tsuzumi", "Sumaru", "Nenohoshi", "Mitsuboshi", "Hoshi", "Amagawa", "Nagare", "Akatsuki",
	"Yoake", "Tasogare", "Kaguya", "Usagi", "Tatsu", "Suzaku", "Byakko", "Genbu", "Seiryu", "Kirin", "Hagoromo", "Kasasagi",
	"Sirius", "Canopus", "Arcturus", "Vega", "Capella", "Rigel", "Procyon", "Altair", "Aldebaran", "Spica", "Antares",
	"Pollux", "Castor", "Deneb", "Regulus", "Bellatrix", "Alcor", "Mizar", "Polaris", "Mira", "Algol", "Maia", "Electra",
	"Merope", "Alcyone", "Atlas", "Pleione", "Shaula", "Nunki", "Hamal",
}

// StarName returns the default label of the k-th discovered system, counted from 1. Each seed gives the names in
// another order; when all are used they come again with a number.
func StarName(k int, seed uint64) string {
	k = max(k, 1) - 1
	names, n := starNames, len(starNames)
	rules.Rand(seed, 0).Shuffle(n, func(i, j int) { names[i], names[j] = names[j], names[i] })
	name := names[k%n]
	if round := k / n; round > 0 {
		name += strconv.Itoa(round + 1)
	}
	return name
}
