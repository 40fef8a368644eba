package docs

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/games"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/perft"
)

var vectorBlock = regexp.MustCompile("(?ms)^```vectors\n(.*?)^```$")

// keyValue is a line of a record.
type keyValue struct{ key, value string }

// vector is a record of a block of test vectors: what stands in docs/rules/README.md.
type vector []keyValue

func (v vector) String() string {
	var lines []string
	for _, l := range v {
		lines = append(lines, l.key+" "+l.value)
	}
	return strings.Join(lines, "\n")
}

// get returns the value of a key, "" when the record has no such line.
func (v vector) get(key string) string {
	for _, l := range v {
		if l.key == key {
			return l.value
		}
	}
	return ""
}

// vectors returns the records of all blocks of a document.
func vectors(document string) (list []vector) {
	for _, block := range vectorBlock.FindAllStringSubmatch(document, -1) {
		for record := range strings.SplitSeq(strings.TrimSpace(block[1]), "\n\n") {
			var v vector
			for line := range strings.Lines(record) {
				key, value, _ := strings.Cut(strings.TrimSpace(line), " ")
				v = append(v, keyValue{key, value})
			}
			list = append(list, v)
		}
	}
	return list
}

// table plays what a record says.
type table struct {
	game    rules.Game
	s       rules.State
	cardMap *honshu.Map // for records with a map
	text    string      // its cards
	err     error       // of the last action, turn or build
}

// options reads the options of a record.
func (v vector) options() map[string]string {
	out := map[string]string{}
	for word := range strings.FieldsSeq(v.get("options")) {
		key, value, _ := strings.Cut(word, "=")
		out[key] = value
	}
	return out
}

// check returns what is wrong with a record, "" when all of it holds.
func (v vector) check(g rules.Game) string {
	t := &table{game: g}
	if fault := t.begin(v); fault != "" {
		return fault
	}
	judged := false
	for _, l := range v {
		fault := ""
		switch l.key {
		case "seats", "options", "position", "map", "cubes":
			continue
		case "play":
			fault = t.play(strings.Split(l.value, " / "))
		case "turn":
			fault = t.turn(l.value)
		case "build":
			fault = t.build(l.value, v)
			judged = judged || t.err == nil
		default:
			judged = true
			fault = t.judge(l)
		}
		if fault != "" {
			return fault
		}
	}
	switch {
	case t.err != nil && v.get("refused") == "":
		return t.err.Error()
	case !judged:
		return "the record says nothing that could be wrong"
	}
	return ""
}

// begin sets up what the record begins with.
func (t *table) begin(v vector) (fault string) {
	if t.text = v.get("map"); t.text != "" {
		t.cardMap, t.err = honshu.ParseMap(t.text, v.get("cubes"))
		if t.err != nil {
			return t.err.Error()
		}
		return ""
	}
	setup := rules.Setup{Options: v.options(), From: v.get("position")}
	if text := v.get("seats"); text != "" {
		fmt.Sscan(text, &setup.Seats)
	} else if _, ok := t.game.(homeworlds.Game); ok && setup.From != "" {
		setup.Seats = int(setup.From[0] - '0')
	} else if info := t.game.Info(); setup.From == "" || info.MinSeats == info.MaxSeats {
		setup.Seats = info.Best
	}
	var err error
	if t.s, err = t.game.New(setup); err != nil {
		return err.Error()
	}
	return ""
}

// play plays actions, each by the first seat that may.
func (t *table) play(actions []string) string {
	for k, text := range actions {
		if t.err != nil {
			return fmt.Sprintf("before %q: %v", actions[k], t.err)
		}
		t.playChance()
		if t.s.Actors() == 0 {
			return fmt.Sprintf("nobody can play %q", text)
		}
		for by := range t.s.Actors().All() {
			var do rules.Action
			if do, t.err = t.game.ParseAction(t.s, by, text); t.err == nil {
				_, t.err = t.s.Apply(rules.Move{By: by, Do: do}, nil)
				break
			}
		}
	}
	return ""
}

// playChance plays for Nature whatever comes first, as the first seat to begin.
func (t *table) playChance() {
	for t.s.Actors() == rules.SeatsOf(rules.Nature) {
		if _, err := t.s.Apply(rules.Move{By: rules.Nature, Do: t.s.Chances(nil)[0].Do}, nil); err != nil {
			return
		}
	}
}

// turn plays a whole turn of Homeworlds.
func (t *table) turn(text string) string {
	if t.err != nil {
		return fmt.Sprintf("before %q: %v", text, t.err)
	}
	by, _ := t.s.Actors().First()
	var actions []rules.Action
	actions, _, t.err = homeworlds.ReadTurn(t.s.(*homeworlds.State), by, text, nil)
	for _, do := range actions {
		if _, err := t.s.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			return err.Error()
		}
	}
	return ""
}

// build lays a card on the map, when that is legal, and compares the points.
func (t *table) build(value string, v vector) string {
	if t.err != nil {
		return fmt.Sprintf("before %q: %v", value, t.err)
	}
	text, points, _ := strings.Cut(value, " ")
	place, err := honshu.ParsePlacement(text, t.cardMap)
	if err != nil {
		return err.Error()
	}
	if t.err = t.cardMap.Try(place, v.get("options") == "weave=on").Refusal(place).OrNil(); t.err != nil {
		return ""
	}
	t.text += "+" + text
	if t.cardMap, err = honshu.ParseMap(t.text, v.get("cubes")); err != nil {
		return err.Error()
	}
	if have := fmt.Sprint(t.cardMap.Score(honshu.Scoring{}).Total()); points != "" && have != points {
		return fmt.Sprintf("after %s there are %s points", text, have)
	}
	return ""
}

// judge compares a line with what it is about.
func (t *table) judge(l keyValue) string {
	have := ""
	words := strings.Fields(l.value)
	switch l.key {
	case "refused":
		have = strings.Join(codesOf(t.err), " ")
	case "after":
		have = t.game.FormatPosition(t.s)
	case "has":
		text := strings.Fields(t.game.FormatPosition(t.s))
		for _, word := range words {
			if !slices.Contains(text, word) {
				return fmt.Sprintf("%q is not in %s", word, strings.Join(text, " "))
			}
		}
		return ""
	case "end":
		if have = t.game.(interface{ End(rules.State) string }).End(t.s); have == "" {
			have = "-"
		}
	case "winners":
		have = winners(t.s)
	case "actions", "turns":
		have = t.counts(strings.TrimSuffix(l.key, "s"), len(words))
	case "legal":
		have = strings.Join(t.legal(), " / ")
	case "choices":
		have = fmt.Sprint(len(t.legal()))
		if len(words) == 2 {
			n := 0
			for _, text := range t.legal() {
				if strings.HasPrefix(text, words[0]) {
					n++
				}
			}
			have = fmt.Sprint(words[0], " ", n)
		}
	case "distance", "shot", "banner":
		have = fieldLine(l.key, words)
	case "shows", "builds", "points", "totals", "manual":
		have = t.onMap(l.key, words)
	default:
		return "there is no key " + l.key
	}
	if have != l.value {
		return fmt.Sprintf("%s: have %q", l.key, have)
	}
	return ""
}

// codesOf returns all codes of a refusal.
func codesOf(err error) (codes []string) {
	e, ok := err.(*rules.Error)
	if !ok {
		return []string{rules.CodeOf(err)}
	}
	for _, one := range append([]*rules.Error{e}, e.Also...) {
		codes = append(codes, one.Code)
	}
	return codes
}

// winners lists the seats with a payoff of 1, "-" for none.
func winners(s rules.State) string {
	var list []string
	for seat, payoff := range s.Payoffs() {
		if payoff == 1 {
			list = append(list, fmt.Sprint(seat))
		}
	}
	if list == nil {
		return "-"
	}
	return strings.Join(list, ",")
}

// counts counts sequences of 1, 2, … steps.
func (t *table) counts(unit string, most int) string {
	var list []string
	for depth := 1; depth <= most; depth++ {
		n, err := perft.Count(t.game, t.s, depth, unit, perft.Watch{})
		if err != nil {
			return err.Error()
		}
		list = append(list, fmt.Sprint(n))
	}
	return strings.Join(list, " ")
}

// legal lists what the seat to move may do.
func (t *table) legal() (list []string) {
	t.playChance()
	by, _ := t.s.Actors().First()
	for _, do := range t.s.Legal(by, nil) {
		list = append(list, t.game.FormatAction(t.s, rules.Move{By: by, Do: do}))
	}
	return list
}

// fieldLine returns a line about two squares of the battlefield of For Honor.
func fieldLine(key string, words []string) string {
	from, ok := forhonor.ParseSquare(words[0])
	to, ok2 := forhonor.ParseSquare(words[1])
	if !ok || !ok2 {
		return "no squares"
	}
	answer := "no"
	switch key {
	case "distance":
		answer = fmt.Sprint(forhonor.Distance(from, to))
	case "shot":
		if answer = rules.CodeOf(forhonor.ShotLineRefusal(from, to).OrNil()); answer == "" {
			answer = "-"
		}
	case "banner":
		if forhonor.BannerReaches(from, to) {
			answer = "yes"
		}
	}
	return fmt.Sprint(words[0], " ", words[1], " ", answer)
}

// onMap returns a line about the map.
func (t *table) onMap(key string, words []string) string {
	if t.cardMap == nil {
		return "no map"
	}
	switch key {
	case "shows":
		n := 0
		for range t.cardMap.Cells {
			n++
		}
		return fmt.Sprint(n)
	case "builds":
		var card honshu.Card
		fmt.Sscan(words[0], &card)
		over, under := 0, 0
		for _, a := range t.cardMap.AppendBuilds(nil, card, false) {
			if c, _ := honshu.Fields(a); c.Place.Hidden == 0 {
				over++
			} else {
				under++
			}
		}
		return fmt.Sprint(card, " ", over, " ", under)
	case "points":
		p := t.cardMap.Score(honshu.Scoring{})
		return fmt.Sprint(p.Forest, " ", p.Town, " ", p.Factory, " ", p.Lake, " ", p.Fields)
	}
	var list []string
	for card := range honshu.NumGoals + 1 {
		list = append(list, fmt.Sprint(t.cardMap.Score(honshu.Scoring{Card: card, Manual: key == "manual"}).Total()))
	}
	return strings.Join(list, " ")
}

// TestVectorsOfTheRules computes every test vector of the documents.
func TestVectorsOfTheRules(t *testing.T) {
	least := map[string]int{"yokai": 20, "homeworlds": 10, "honshu": 15, "forhonor": 40}
	for _, g := range games.All() {
		id := g.Info().ID
		list := vectors(rulesOf(t, id))
		if len(list) < least[id] {
			t.Errorf("%s has %d test vectors, want %d or more", id, len(list), least[id])
		}
		for _, v := range list {
			if fault := v.check(g); fault != "" {
				t.Errorf("%s: %s\n%s", id, fault, v)
			}
		}
	}
}

// TestFalseVectorsAreFound bends the vectors of all documents: whatever is changed in what they say is noticed.
func TestFalseVectorsAreFound(t *testing.T) {
	digit := regexp.MustCompile(`\d`)
	bent := map[string]int{}
	for _, g := range games.All() {
		for _, v := range vectors(rulesOf(t, g.Info().ID)) {
			for k, l := range v {
				value := ""
				switch l.key {
				case "actions", "turns":
					value = "4711"
				case "refused", "legal", "has", "after", "end":
					value = l.value + "x"
				case "winners", "choices", "shows", "builds", "points", "totals", "manual", "distance":
					if value = digit.ReplaceAllString(l.value, "0"); value == l.value {
						value += "0"
					}
				case "shot", "banner":
					value = l.value + "x"
				default:
					continue
				}
				other := slices.Clone(v)
				other[k].value = value
				if other.check(g) == "" {
					t.Errorf("%s: nobody notices %q in place of %q", g.Info().ID, value, l.value)
				}
				bent[l.key]++
			}
		}
	}
	if keys := slices.Collect(maps.Keys(bent)); len(keys) < 14 {
		t.Errorf("only %q are tried", keys)
	}
}

// TestTheTableOfFirstRounds compares the table of docs/rules/forhonor.md, 17.3, with the rules.
func TestTheTableOfFirstRounds(t *testing.T) {
	plain := map[string]forhonor.Hero{"K": forhonor.Banneret, "V": forhonor.Raider, "S": forhonor.Hatamoto}
	rows := tableRows(section(rulesOf(t, "forhonor"), "17.3"))
	compared := 0
	for _, row := range rows[min(2, len(rows)):] {
		first, second, _ := strings.Cut(row[0], " ")
		a, ok := forhonor.ParseCard(first)
		b, ok2 := forhonor.ParseCard(second)
		if !ok || !ok2 {
			t.Fatalf("%q are no cards", row[0])
		}
		for k, pair := range rows[0][1:] {
			one, other, _ := strings.Cut(pair, "-")
			o := forhonor.Fight(forhonor.Fighter{Hero: plain[one], Card: a}, forhonor.Fighter{Hero: plain[other], Card: b})
			if have := fmt.Sprintf("%d/%d", o.Loss[0], o.Loss[1]); have != row[k+1] {
				t.Errorf("%s, %s: %s, want %s", row[0], pair, row[k+1], have)
			}
			compared++
		}
	}
	if compared != 81 {
		t.Errorf("%d cells are compared, want 81", compared)
	}
}
