package forhonor

import (
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
)

// ParsePosition reads what FormatPosition writes of a whole position.
func (g Game) ParsePosition(setup rules.Setup, text string) (rules.State, error) {
	setup.From = ""
	setup, err := g.Info().Resolve(setup)
	if err != nil {
		return nil, err
	}
	r, err := rulesOf(setup)
	if err != nil {
		return nil, err
	}
	p := positionReader{s: newState(r, setup.Seats), choices: map[rules.Seat]string{}}
	for k, word := range strings.Fields(text) {
		if fault := p.read(k, word); fault != "" {
			return nil, rules.Errorf(rules.CodePosition, "%q is no part of a position: %s", rules.Shorten(word), fault)
		}
	}
	if p.s.phase == 0 {
		return nil, rules.Errorf(rules.CodePosition, "an empty text is no position; expected one as %q",
			"1.draw zones=--- A: …")
	}
	if fault := p.finish(); fault != "" {
		return nil, rules.Errorf(rules.CodePosition, "the position cannot come about: %s", fault)
	}
	return p.s, nil
}

// positionReader builds a State from the words of a position.
type positionReader struct {
	s            *State
	seat         rules.Seat // the section that is being read: a seat, or with inCamp a camp
	camp         Camp
	inSeat       bool
	inCamp       bool
	figures      [NumCamps]int
	hasUsedPower bool
	choices      map[rules.Seat]string
}

// read takes the k-th word in, or returns what is wrong with it.
func (p *positionReader) read(k int, word string) string {
	if k == 0 {
		return p.readPhase(word)
	}
	if section, ok := strings.CutSuffix(word, ":"); ok {
		return p.begin(section)
	}
	key, value, ok := strings.Cut(word, "=")
	switch {
	case !ok && p.inCamp:
		return p.readFigure(word)
	case !ok:
		return "expected KEY=VALUE"
	case p.inCamp:
		return p.readCamp(key, value)
	case p.inSeat:
		return p.readSeat(key, value)
	}
	return p.readHead(key, value)
}

func (p *positionReader) readPhase(word string) string {
	p.s.phase = 0
	round, name, _ := strings.Cut(word, ".")
	ok := readNumber(&p.s.round, round, maxRounds)
	phase := slices.Index(phaseNames[:], name)
	if !ok || phase < 1 {
		return "expected the round and the phase, as \"3.act\""
	}
	p.s.phase = Phase(phase)
	return ""
}

func (p *positionReader) begin(section string) string {
	p.inSeat = false
	if p.camp, p.inCamp = campOf(section); p.inCamp {
		return ""
	}
	seat, err := rules.ParseSeat(section, p.s.Seats())
	if err != nil || seat < 0 {
		return "expected a seat, A or D before the colon"
	}
	p.inSeat, p.seat = true, seat
	return ""
}

// readNumber reads a number from 0 to most, spelled in one way only.
func readNumber[N int8 | int16 | int32](into *N, text string, most int) bool {
	n, err := strconv.Atoi(text)
	*into = N(n)
	return err == nil && n >= 0 && n <= most && strconv.Itoa(n) == text
}

func campOf(letter string) (Camp, bool) {
	if letter == Attackers.String() {
		return Attackers, true
	}
	return Defenders, letter == Defenders.String()
}

func (p *positionReader) readHead(key, value string) string {
	s := p.s
	ok := true
	switch key {
	case wordView:
		return "a position to play from must be whole"
	case wordZones:
		return p.readZones(value)
	case wordCall:
		s.caller, ok = campOf(value)
	case wordHero:
		s.activation.hero, ok = ParseHero(value)
	case wordMoves:
		ok = readNumber(&s.activation.moves, value, 9)
	case wordRazed:
		ok = readNumber(&s.activation.razes, value, razeAllowance)
	case wordFought:
		n := slices.Index(stageWords[:], value)
		s.activation.stage, ok = Stage(n), n >= 0
	case wordUsed:
		p.hasUsedPower, ok = true, value == "1"
	case wordFight:
		s.fight.hero, ok = readPair(value, ParseHero)
	case wordShown:
		s.fight.first, ok = readPair(value, ParseCard)
	case wordResult:
		var camp Camp
		camp, ok = campOf(value)
		s.result = int8(camp) + 1
	default:
		return "there is no such word here"
	}
	if !ok {
		return "the value does not fit"
	}
	return ""
}

// readPair reads two words with a comma between them.
func readPair[T any](value string, parse func(string) (T, bool)) (pair [2]T, ok bool) {
	first, second, _ := strings.Cut(value, ",")
	one, oneOK := parse(first)
	other, otherOK := parse(second)
	return [2]T{one, other}, oneOK && otherOK
}

func (p *positionReader) readZones(value string) string {
	if len(value) != NumZones {
		return "expected three letters, A, D or - for each zone"
	}
	for z := range p.s.holder {
		letter := value[z : z+1]
		camp, ok := campOf(letter)
		if !ok && letter != nothing {
			return "expected three letters, A, D or - for each zone"
		}
		if ok {
			p.s.holder[z] = int8(camp) + 1
		}
	}
	return ""
}

func (p *positionReader) readSeat(key, value string) string {
	switch key {
	case wordChoice:
		p.s.ready = p.s.ready.With(p.seat)
		p.choices[p.seat] = value
		return ""
	case wordHand, wordPicks:
	default:
		return "there is no such word for a seat"
	}
	var set HeroSet
	for _, code := range strings.Split(value, ",") {
		h, ok := ParseHero(code)
		if !ok || set.Has(h) {
			return "expected different heroes divided by commas"
		}
		set = set.With(h)
	}
	if key == wordHand {
		p.s.hands[p.seat], p.s.handCounts[p.seat] = set, int8(set.Len())
	} else {
		p.s.picks[p.seat], p.s.pickCounts[p.seat] = set, int8(set.Len())
	}
	return ""
}

func (p *positionReader) readFigure(word string) string {
	const expected = "expected a hero as \"0.BN@C7/3\" or \"1.RA@wait+\""
	n := &p.figures[p.camp]
	if *n == CampSize {
		return "a camp has four heroes"
	}
	f := &p.s.armies[p.camp].figures[*n]
	*n++
	word, acted := strings.CutSuffix(word, "+")
	owner, rest, ok := strings.Cut(word, ".")
	code, place, found := strings.Cut(rest, "@")
	seat, err := rules.ParseSeat(owner, p.s.Seats())
	h, known := ParseHero(code)
	if !ok || !found || err != nil || seat < 0 || !known {
		return expected
	}
	*f = Figure{Hero: h, Owner: seat, At: NoSquare, HasActed: acted}
	for post, text := range postWords {
		if text == place && text != "" {
			f.Post = Post(post)
			if f.Post == Available {
				f.Life = int8(h.Life())
			}
			return ""
		}
	}
	at, life, _ := strings.Cut(place, "/")
	q, ok := ParseSquare(at)
	if !ok || !readNumber(&f.Life, life, 5) {
		return expected
	}
	f.Post, f.At = Fielded, q
	return ""
}

func (p *positionReader) readCamp(key, value string) string {
	a := &p.s.armies[p.camp]
	ok := true
	switch key {
	case wordSold:
		files := strings.Split(value, ",")
		if len(files) != NumFiles {
			return "expected the soldiers of four files, as \"2,1+,0,3\""
		}
		for file, text := range files {
			text, a.hasArrival[file] = strings.CutSuffix(text, "+")
			ok = readNumber(&a.queue[file], text, MaxQueue) && ok
		}
	case wordLeft:
		ok = readNumber(&a.initiative, value, CampSize)
	case wordGained:
		ok = readNumber(&a.zonePoints, value, int(p.s.rules.maxPoints()))
	case wordBefore:
		ok = readNumber(&a.scoreBefore, value, int(p.s.rules.maxPoints()))
	case wordBroken:
		a.isBroken, ok = true, value == "1"
	default:
		return "there is no such word for a camp"
	}
	if !ok {
		return "the value does not fit"
	}
	return ""
}

// finish fills in what follows from the rest, and returns why the position cannot come about.
func (p *positionReader) finish() string {
	s := p.s
	if p.hasUsedPower {
		s.activation.hasShot = s.activation.hero.valid() && s.activation.hero.Power() == PowerShot
		s.activation.hasRaisedBanner = s.activation.hero.valid() && s.activation.hero.Power() == PowerBanner
		if !s.activation.hasShot && !s.activation.hasRaisedBanner {
			return "the hero that is played has nothing that it could have used"
		}
	}
	if s.fight.first[0] != NoCard && s.fight.first[1] != NoCard {
		s.fight.firstWinner = winnerOf(s.fight.first)
	}
	ready := s.ready
	s.ready = 0
	if fault := s.fault(); fault != "" {
		return fault
	}
	for seat := range ready.All() {
		do, err := Game{}.ParseAction(s, seat, p.choices[seat])
		if err != nil {
			return "the choice of seat " + seat.String() + " is refused"
		}
		s.ready = s.ready.With(seat)
		s.choices[seat] = do
	}
	return s.fault()
}
