package scenes

import (
	"fmt"

	"engawa/rules"
)

// moments keeps matches that were played up to the moment of a picture, for the same picture in another window or
// language.
type moments map[string]*rules.Match

// moment returns the match that play plays for the picture being visited. A visitor who keeps matches plays each once
// only, and is given copies. Play must always come to the same match.
func (v *visitor) moment(play func() (*rules.Match, error)) (*rules.Match, error) {
	if v.moments == nil {
		return play()
	}
	key := fmt.Sprintf("%s %d", v.picture, v.played)
	v.played++
	m, ok := v.moments[key]
	if !ok {
		var err error
		if m, err = play(); err != nil {
			return nil, err
		}
		v.moments[key] = m
	}
	return m.Fork(len(m.Log)), nil
}
