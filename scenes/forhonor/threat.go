package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/lang"
	forhonorsprites "engawa/sprites/forhonor"
)

// threats says for each square which heroes against a camp could still fight or shoot a hero there in this round.
type threats struct {
	state *game.State
	camp  game.Camp
	by    [game.NumSquares]game.HeroSet
}

// side is the camp from whose side things are seen: that of the local player, else of the seat below.
func (b *Board) side() game.Camp {
	if b.choice.State != nil && b.choice.By >= 0 {
		return b.state.Camp(b.choice.By)
	}
	return b.state.Camp(b.below)
}

func (b *Board) threats() *threats {
	camp := b.side()
	if t := b.positionCache.threats; t != nil && t.state == b.state && t.camp == camp {
		return t
	}
	b.positionCache.threats = findThreats(b.state, camp)
	return b.positionCache.threats
}

func findThreats(s *game.State, camp game.Camp) *threats {
	t := &threats{state: s, camp: camp}
	for h := range s.Eligible(camp.Other()).All() {
		for q, in := range threatenedSquares(s, h) {
			if in {
				t.by[q] = t.by[q].With(h)
			}
		}
	}
	return t
}

// threatenedSquares returns the squares on which the hero could fight or shoot another in its activation.
func threatenedSquares(s *game.State, h game.Hero) (set forhonorart.SquareSet) {
	f, _, _ := s.Figure(h)
	from := []game.Square{}
	if f.Post == game.Fielded {
		from = append(from, f.At)
	}
	for q, cost := range s.Reach(h, h.Faction().Allowance()) {
		if cost > 0 {
			from = append(from, game.Square(q))
		}
	}
	shoots := h.Power() == game.PowerShot
	far := 1
	if shoots {
		far = game.ShotFarthest
	}
	for _, at := range from {
		for dx := -far; dx <= far; dx++ {
			for dy := -far; dy <= far; dy++ {
				q := game.SquareAt(at.Column()+dx, at.Row()+dy)
				if q == game.NoSquare || set[q] || q.Void() {
					continue
				}
				straight := dx == 0 || dy == 0 || dx == dy || dx == -dy
				set[q] = at.Adjacent(q) || shoots && straight && game.ShotLineRefusal(at, q) == nil
			}
		}
	}
	return set
}

// threatMap is what the threat map shows: where a hero of the own side would be in danger, or what another could attack, and
// who threatens whom.
type threatMap struct {
	hero      game.Hero                     // in view; NoHero for none
	isFoe     bool                          // the hero is against the own side
	at        game.Square                   // where the hero could stop, if that is looked at; else NoSquare
	red       [game.NumSquares]game.HeroSet // who attacks there
	attackers game.HeroSet                  // of the square that is looked at, else of any hero of the own side
}

func (b *Board) threatMap() (m threatMap) {
	t, camp := b.threats(), b.side()
	m.at = game.NoSquare
	for _, f := range b.state.Figures(camp) {
		if f.Post == game.Fielded {
			m.red[f.At] = t.by[f.At]
			m.attackers |= t.by[f.At]
		}
	}
	h, ok := b.subject()
	for _, p := range []rules.Part{b.look.pin, b.look.hovered} {
		if of, is := heroIn(p); is {
			h, ok = of, true
		}
	}
	f, of, in := b.state.Figure(h)
	if !ok || !in || !f.Post.Ready() || of != camp && !b.state.Eligible(of).Has(h) {
		return m
	}
	m.hero, m.isFoe = h, of != camp
	if m.isFoe {
		for q, by := range t.by {
			m.red[q] = by & game.HeroSet(0).With(h)
		}
		m.attackers = game.HeroSet(0).With(h)
		return m
	}
	stops := &b.shownReach(h).stops
	for q, in := range stops {
		if in {
			m.red[q] = t.by[q]
		}
	}
	for _, p := range []rules.Part{b.look.pin, b.look.measuredSquare, b.look.hovered} {
		if q, is := squareOf(p); is && stops[q] {
			m.at, m.attackers = q, t.by[q]
		}
	}
	return m
}

// threatWords says who of the own side is in danger and from whom, or what the colours of the threat map mean; "" while it
// is not seen.
func (b *Board) threatWords() string {
	if !b.showsThreats || !b.isAtRest() || len(b.choice.Picked) > 0 || b.pending() {
		return ""
	}
	m, words := b.threatMap(), b.words()
	hero, at := b.speaker().hero("hero", m.hero), lang.Text("at", m.at.String())
	switch {
	case m.isFoe:
		return words.T(lang.ForhonorThreatFoe, hero)
	case m.at != game.NoSquare && m.attackers == 0:
		return words.T(lang.ForhonorThreatSafe, hero, at)
	case m.at != game.NoSquare:
		return words.T(lang.ForhonorThreatThere, hero, at, b.foes(m.attackers))
	}
	var some, all []string // with the attackers of the hero in view, and of all
	for _, f := range b.state.Figures(b.side()) {
		if f.Post != game.Fielded || m.red[f.At] == 0 {
			continue
		}
		name, from := b.heroName(f.Hero), words.T(lang.ForhonorThreatFrom, b.speaker().hero("hero", f.Hero), b.foes(m.red[f.At]))
		if all = append(all, from); f.Hero == m.hero {
			name = from
		}
		some = append(some, name)
	}
	if all == nil {
		return words.T(lang.ForhonorThreatNone)
	}
	text := words.T(lang.ForhonorThreatMessage, lang.Text("heroes", words.List(all...)))
	if whole := joinSentences(text, words.T(lang.ForhonorThreatRed)); m.hero != game.NoHero && b.hasRoom(whole) {
		return whole
	}
	if b.hasRoom(text) {
		return text
	}
	return words.T(lang.ForhonorThreatMessage, lang.Text("heroes", words.List(some...)))
}

// foes lists the names of attackers.
func (b *Board) foes(set game.HeroSet) lang.Arg { return heroList(b.words(), "foes", set) }

// heroList is the argument of that name for several heroes.
func heroList(words *lang.Catalog, arg string, set game.HeroSet) lang.Arg {
	var names []string
	for h := range set.All() {
		names = append(names, words.HeroName(h.String()))
	}
	return lang.Text(arg, words.List(names...))
}

// threatenedBy returns the heroes of the own side on the battlefield that an enemy hero could attack.
func (b *Board) threatenedBy(foe game.Hero) (set game.HeroSet) {
	for _, f := range b.state.Figures(b.side()) {
		if f.Post == game.Fielded && b.threats().by[f.At].Has(foe) {
			set = set.With(f.Hero)
		}
	}
	return set
}

// drawThreats tints the squares of the threat map where it is wished for.
func (b *Board) drawThreats(c *canvas.Canvas) {
	if !b.showsThreats || !b.isAtRest() {
		return
	}
	m := b.threatMap()
	for q, by := range m.red {
		if by != 0 {
			forhonorart.DrawThreat(c, b.chart, game.Square(q), by.Len())
		}
	}
}

// drawThreatened writes beside the heroes of the own side how many could attack them, and draws rings round those who could.
func (b *Board) drawThreatened(c *canvas.Canvas) {
	if !b.showsThreats {
		return
	}
	m := b.threatMap()
	for f := range b.markedHeroes() {
		by := b.threats().by[f.At]
		switch {
		case b.display.campOf(f.Hero) != b.side():
			if m.attackers.Has(f.Hero) {
				forhonorart.DrawRing(c, b.chart, f.At, forhonorsprites.FightRing)
			}
		case by != 0:
			forhonorart.DrawThreatDisc(c, b.chart, f.At, by.Len())
		}
	}
}
