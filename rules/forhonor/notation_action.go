package forhonor

import (
	"fmt"
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// verbWords are the words of the verbs that are written with one. They never change.
var verbWords = [...]string{VerbInit: "init", VerbPick: "pick", VerbLine: "line", VerbShove: "shove", VerbAct: "act", VerbDone: "done"}

// FormatAction writes an action, as "BN-C7" or "BN xL3". Hidden is "-".
func (Game) FormatAction(st rules.State, m rules.Move) string {
	if m.Do == rules.Hidden {
		return "-"
	}
	s := st.(*State)
	c, ok := Fields(m.Do)
	if !ok {
		return "?"
	}
	who := s.activation.hero
	switch c.Verb {
	case VerbDeal:
		return fmt.Sprintf("%s>%s", c.Hero, c.Seat)
	case VerbInit:
		return fmt.Sprintf("init %s", c.Camp)
	case VerbPick, VerbAct:
		return fmt.Sprintf("%s %s", verbWords[c.Verb], c.Hero)
	case VerbLine:
		return fmt.Sprintf("line %s %s %s %s", c.Line[0], c.Line[1], c.Line[2], c.Line[3])
	case VerbShove:
		return fmt.Sprintf("shove %s %s", c.Hero, c.At)
	case VerbMove:
		return fmt.Sprintf("%s-%s", who, c.At)
	case VerbShoot:
		return fmt.Sprintf("%s*%s", who, c.At)
	case VerbBanner:
		return who.String() + "+"
	case VerbRaze:
		return fmt.Sprintf("%s x%s%d", who, c.Group, c.Count)
	case VerbAttack:
		text := fmt.Sprintf("%sx%s", who, c.Hero)
		if c.Stampede {
			text += "!"
		}
		return text
	case VerbCard:
		if m.By < 0 || s.phase != PhaseCombat {
			return c.Card.String()
		}
		return fmt.Sprintf("%s:%s", s.fight.hero[s.side(m.By)], c.Card)
	}
	return verbWords[VerbDone]
}

// ParseAction reads what FormatAction writes, in any case and with any spaces. It refuses what the seat may not do now.
func (Game) ParseAction(st rules.State, by rules.Seat, text string) (rules.Action, error) {
	s := st.(*State)
	if err := gamekit.CheckActor(s.Actors(), by); err != nil {
		return 0, err
	}
	c, who, ok := readChoice(text)
	if !ok {
		return 0, rules.Errorf(CodeInput, "%q is no action; expected one as \"act BN\", \"BN-C7\", \"BN xL3\", \"BNxRA\", \"BN:shield\" or \"done\"", rules.Shorten(text))
	}
	if err := s.refusal(by, c); err != nil && (who == NoHero || err.Code == CodeWrongPhase) {
		return 0, err
	}
	if err := s.otherRefusal(by, c, who); err != nil {
		return 0, err
	}
	if err := s.refusal(by, c); err != nil {
		return 0, err
	}
	return c.Pack(), nil
}

// otherRefusal refuses an action that is written for a hero that is not played now, or a card for one that the seat
// does not play.
func (s *State) otherRefusal(by rules.Seat, c Choice, who Hero) *rules.Error {
	if who == NoHero {
		return nil
	}
	if c.Verb == VerbCard {
		if mine := s.fight.hero[s.side(by)]; mine != who {
			return rules.Errorf(rules.CodeNotYourTurn, "%s is not yours in this fight; expected %s", who, mine).At(heroPart(who))
		}
		return nil
	}
	if who != s.activation.hero {
		return rules.Errorf(CodeNotEligible, "%s is not the hero that is played; expected %s", who, s.activation.hero).
			At(heroPart(who))
	}
	return nil
}

// readChoice reads an action by its form alone, and the hero for whom it is written if it names one.
func readChoice(text string) (c Choice, who Hero, ok bool) {
	plain := strings.ToLower(strings.Join(strings.Fields(text), ""))
	for verb, word := range verbWords {
		if rest, found := strings.CutPrefix(plain, word); found && word != "" {
			c, ok = readWord(Verb(verb), rest)
			return c, NoHero, ok
		}
	}
	if len(plain) < 3 {
		return c, NoHero, false
	}
	if who, ok = ParseHero(plain[:2]); !ok {
		return c, NoHero, false
	}
	rest := plain[3:]
	switch plain[2] {
	case '>':
		seat, err := rules.ParseSeat(rest, rules.MaxSeats)
		return Choice{Verb: VerbDeal, Hero: who, Seat: seat}, NoHero, err == nil && seat >= 0
	case '-', '*':
		verb := VerbMove
		if plain[2] == '*' {
			verb = VerbShoot
		}
		at, ok := ParseSquare(rest)
		return Choice{Verb: verb, At: at}, who, ok
	case '+':
		return Choice{Verb: VerbBanner}, who, rest == ""
	case ':':
		card, ok := ParseCard(rest)
		return Choice{Verb: VerbCard, Card: card}, who, ok
	case 'x':
		c, ok := readStrike(rest)
		return c, who, ok
	}
	return c, NoHero, false
}

// readStrike reads what is struck: a group with a number, or a hero.
func readStrike(rest string) (Choice, bool) {
	if len(rest) == 2 && (rest[0] == 'l' || rest[0] == 'r') && rest[1] >= '0' && rest[1] <= '9' {
		g := LineGroup
		if rest[0] == 'r' {
			g = RearGroup
		}
		n, _ := strconv.Atoi(rest[1:])
		return Choice{Verb: VerbRaze, Group: g, Count: n}, true
	}
	code, stampede := strings.CutSuffix(rest, "!")
	target, ok := ParseHero(code)
	return Choice{Verb: VerbAttack, Hero: target, Stampede: stampede}, ok
}

// readWord reads what follows the word of a verb.
func readWord(verb Verb, rest string) (c Choice, ok bool) {
	c.Verb = verb
	switch verb {
	case VerbInit:
		c.Camp, ok = campOf(strings.ToUpper(rest))
		return c, ok
	case VerbPick, VerbAct:
		c.Hero, ok = ParseHero(rest)
		return c, ok
	case VerbLine:
		if len(rest) != 2*CampSize {
			return c, false
		}
		for k := range c.Line {
			if c.Line[k], ok = ParseHero(rest[2*k : 2*k+2]); !ok {
				return c, false
			}
		}
		return c, true
	case VerbShove:
		if len(rest) < 2 {
			return c, false
		}
		if c.Hero, ok = ParseHero(rest[:2]); !ok {
			return c, false
		}
		c.At, ok = ParseSquare(rest[2:])
		return c, ok
	}
	return c, rest == ""
}
