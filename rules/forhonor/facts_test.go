package forhonor

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
)

// playFights plays a match by chance in which heroes rather fight than walk.
func playFights(t *testing.T, seed uint64) *rules.Match {
	t.Helper()
	rounds := []string{"30", valueShort}[seed%2]
	m, err := rules.NewMatch(Game{}, rules.Setup{Seats: 2, Options: map[string]string{OptRounds: rounds, OptDraft: valueRandom}}, seed)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 9))
	for {
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		by, ok := m.State().Actors().First()
		if !ok {
			return m
		}
		legal := m.State().Legal(by, nil)
		do := legal[rng.IntN(len(legal))]
		for _, a := range legal {
			if c, _ := Fields(a); (c.Verb == VerbAttack || c.Verb == VerbRaze) && rng.IntN(2) == 0 {
				do = a
			}
		}
		if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
			t.Fatal(err)
		}
	}
}

// factChecker compares the events of a match with what the functions of the game return.
type factChecker struct {
	t           *testing.T
	checkCounts map[string]int
	round       int
	wasBroken   [NumCamps]bool
	out         map[Hero]death
	isDelayed   map[Hero]bool // whose camp was broken when it could have returned
}

// death is where a hero went when it died, and in which round.
type death struct {
	post  Post
	round int
}

func (w *factChecker) check(what string, have, want any) {
	w.t.Helper()
	w.checkCounts[what]++
	if have != want {
		w.t.Errorf("round %d, %s: the match shows %v, the game tells %v", w.round, what, have, want)
	}
}

// heroesOnSquares returns the heroes of a hero's camp that stand on squares.
func heroesOnSquares(s *State, h Hero) (set HeroSet) {
	_, camp, _ := s.Figure(h)
	for _, f := range s.Figures(camp) {
		if f.Post == Fielded {
			set = set.With(f.Hero)
		}
	}
	return set
}

// TestFactsAreWhatMatchesShow plays by chance and compares what the game tells others with what they see happen.
func TestFactsAreWhatMatchesShow(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(10) {
		m := playFights(t, seed)
		w := &factChecker{t: t, checkCounts: seen, out: map[Hero]death{}, isDelayed: map[Hero]bool{}}
		for n, mv := range m.Log {
			before, after := m.At(n).(*State), m.At(n+1).(*State)
			c, _ := Fields(mv.Do)
			w.fights(before)
			if c.Verb == VerbAttack {
				w.attack(before, c, m.Events(n))
			}
			w.deaths(before, m.Events(n))
			w.scoring(before, after, c, m.Events(n))
		}
	}
	for _, what := range []string{"may fight", "gang-up", "nobody gangs up", "stampede", "waits", "executed", "spared", "returns", "returns, told while heroes give way", "stays out", "points", "breaks", "projected"} {
		if seen[what] == 0 {
			t.Errorf("%s: it has never happened", what)
		}
	}
}

// fights compares MayFight with what is legal for a hero beside an enemy.
func (w *factChecker) fights(s *State) {
	h, _, _, _ := s.Active()
	f, camp, ok := s.Figure(h)
	if s.Phase() != PhaseAct || !ok || f.Post != Fielded {
		return
	}
	beside, fights := false, false
	for _, other := range s.Figures(camp.Other()) {
		beside = beside || other.Post == Fielded && other.At.Adjacent(f.At)
	}
	for _, a := range s.Legal(f.Owner, nil) {
		c, _ := Fields(a)
		fights = fights || c.Verb == VerbAttack || c.Verb == VerbRaze
	}
	if beside || fights {
		w.check("may fight", fights, s.MayFight())
	}
}

// attack compares GangUp and StampedeReach with an attack.
func (w *factChecker) attack(s *State, c Choice, events []rules.Event) {
	h, _, _, _ := s.Active()
	target, _, _ := s.Figure(c.Hero)
	var beside HeroSet
	for other := range heroesOnSquares(s, h).Without(h).All() {
		if f, _, _ := s.Figure(other); f.At.Adjacent(target.At) {
			beside = beside.With(other)
		}
	}
	friend, pushed := NoHero, 0
	for _, e := range events {
		switch {
		case e.Kind == rules.EvMark && e.Thing == ThingGang:
			friend = Hero(e.N)
		case e.Kind == rules.EvMove && e.Thing == int32(c.Hero):
			pushed++
		}
	}
	what := "gang-up"
	if friend == NoHero {
		what = "nobody gangs up"
	}
	w.check(what, friend, GangUp(c.Hero, beside))
	if c.Stampede && pushed > 1 {
		w.check("stampede", pushed, StampedeReach)
	}
}

// deaths compares PostAfterDeath and IsSpared with where heroes go that die in a fight.
func (w *factChecker) deaths(s *State, events []rules.Event) {
	heroes, first := s.Fight()
	var sides [2]Fighter
	for k, h := range heroes {
		sides[k] = Fighter{Hero: h, WonFirstRound: first[0] != NoCard && s.FirstWinner() == h}
	}
	for _, e := range events {
		if e.Kind == rules.EvReveal && e.Thing > ThingCard && e.Thing <= ThingCard+NumCards {
			for k, h := range heroes {
				if int32(h) == e.N {
					sides[k].Card = Card(e.Thing - ThingCard)
				}
			}
		}
	}
	for _, e := range events {
		h := Hero(e.Thing)
		if e.Kind != rules.EvTake || e.Thing < 1 || e.Thing > NumHeroes {
			continue
		}
		post := Waiting
		if e.To >= PlaceExecution {
			post = Executed
		}
		w.out[h], w.isDelayed[h] = death{post, s.Round()}, false
		for k := range heroes {
			f, _, _ := s.Figure(h)
			if heroes[k] != h || sides[0].Card == NoCard || sides[1].Card == NoCard {
				continue
			}
			o := Fight(sides[0], sides[1])
			if int(f.Life) > o.Loss[k] {
				continue // it bled to death afterwards
			}
			blow, spared := o.Blow && int(o.Winner) == 1-k, IsSpared(h, heroesOnSquares(s, h))
			what := map[Post]string{Waiting: "waits", Executed: "executed"}[post]
			if spared && PostAfterDeath(heroes[1-k], blow, false) == Executed {
				what = "spared"
			}
			w.check(what, post, PostAfterDeath(heroes[1-k], blow, spared))
		}
	}
}

// scoring compares points, Breaks, Projected, Breaking and ReturnRound with the end of a round and what follows.
func (w *factChecker) scoring(before, after *State, c Choice, events []rules.Event) {
	scored := false
	for _, e := range events {
		switch {
		case e.Kind == rules.EvPhase && e.Thing == ThingScoring:
			scored = true
		case e.Kind == rules.EvPhase && e.Thing == ThingRound:
			w.round = int(e.N)
		case e.Kind == rules.EvScore && e.Thing >= ThingCamp && e.Thing < ThingCamp+NumCamps:
			w.check("points", int(e.N), CardPoints)
		case e.Kind == rules.EvFlip && e.Thing >= ThingBroken && e.Thing < ThingBroken+NumCamps:
			w.wasBroken[e.Thing-ThingBroken] = e.N > 0
		case e.Kind == rules.EvPhase && e.Thing == ThingReturn:
			for h, d := range w.out {
				f, camp, _ := before.Figure(h)
				if w.wasBroken[camp] && (d.post == Waiting || f.Post == Waiting) {
					w.isDelayed[h] = true
				}
				if before.Phase() == PhaseShove && f.Post == Waiting {
					want := w.round
					if w.wasBroken[camp] {
						want = 0
					}
					w.check("returns, told while heroes give way", want, before.ReturnRound(camp, f.Post))
				}
			}
		case e.Kind == rules.EvMove && e.From >= PlaceExecution:
			w.check("waits after its execution", Waiting, Executed.Next(w.wasBroken[e.From-PlaceExecution]))
		case e.Kind == rules.EvMove && e.From >= PlaceWaiting && e.To >= PlaceCamp:
			h := Hero(e.Thing)
			w.check("returns from waiting", Available, Waiting.Next(w.wasBroken[e.From-PlaceWaiting]))
			if d := w.out[h]; !w.isDelayed[h] {
				w.check("returns", w.round, before.rules.ReturnRound(d.post, d.round, false))
			}
			delete(w.out, h)
		}
	}
	if !scored {
		return
	}
	for camp := range Camp(NumCamps) {
		other := camp.Other()
		w.check("breaks", after.IsBroken(camp), Breaks(before.Rules().BreakPoints(), before.Score(other), after.Score(other)))
		if c.Verb == VerbDone {
			projected, _ := before.ProjectedScore(camp)
			w.check("projected", after.Score(camp), projected)
			w.check("breaking", after.IsBroken(camp), before.WouldBeBroken(camp))
		}
		for _, f := range after.Figures(camp) {
			if d := w.out[f.Hero]; after.Phase() != PhaseOver && after.Phase() != PhaseShove && after.IsBroken(camp) && d.post == Waiting && f.Post == Waiting {
				w.check("stays out", f.Post.Ready(), before.rules.ReturnRound(d.post, before.Round(), true) > 0)
			}
		}
	}
}
