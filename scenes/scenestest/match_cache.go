package scenestest

import (
	"fmt"

	"engawa/rules"
)

// MatchCache keeps matches that were played up to what a screen shows, for the same screen in another window or
// language.
type MatchCache map[string]*rules.Match

// UseCache takes the matches of the screen with that name from the cache, and keeps those that are not there yet.
func (d *Driver) UseCache(cache MatchCache, name string) { d.screen, d.matches = name, cache }

// match returns the match that play plays for the screen being shown. With a cache each is played once only, and copies
// are returned: play must always come to the same match.
func (d *Driver) match(play func() (*rules.Match, error)) (*rules.Match, error) {
	if d.matches == nil {
		return play()
	}
	key := fmt.Sprintf("%s %d", d.screen, d.matchCount)
	d.matchCount++
	m, ok := d.matches[key]
	if !ok {
		var err error
		if m, err = play(); err != nil {
			return nil, err
		}
		d.matches[key] = m
	}
	return m.Fork(len(m.Log)), nil
}
