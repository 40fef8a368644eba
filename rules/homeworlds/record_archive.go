package homeworlds

import (
	"strconv"
	"strings"

	"engawa/rules"
)

// archive reads what records of SuperDuperGames have of their own: a head that begins with the line "Homeworlds", turns
// over several lines, one command a line, talk after them, homes called after their players, and ships with the letter
// of their owner's side of the table, as "g2S".
type archive struct {
	isArchive  bool              // the record has the head
	hasNumbers bool              // its turns have numbers, so lines without one go on with the turn
	isTalk     bool              // what follows is talk, up to the next number
	sides      map[byte]string   // the players by the letters of their sides, all in lower case
	keys       map[string]string // names of systems that are no labels, in lower case, and their keys
	win        string            // the variant of winning that the head names, "" for none
}

// archiveHead is the first word of such a record, in lower case.
const archiveHead = "homeworlds"

// splitArchive takes a line of such a record apart; text is the line without the blanks about it.
func (r *recordReader) splitArchive(raw, text string) {
	number, rest, ok := turnNumber(text)
	switch a := &r.archive; {
	case ok && number == r.turnCount+1 && (r.turnCount == 0 || a.hasNumbers):
		a.hasNumbers, a.isTalk = true, false
		r.addTurn(rest, text)
	case r.turnCount == 0:
		r.headLine(text)
	case !a.hasNumbers:
		if text != "" && text[0] != '#' {
			r.addTurn(text, text)
		}
	case a.isTalk:
	case text == "" || raw[0] == '\t' || strings.Contains(text, ":"):
		a.isTalk = true
	default:
		last := &r.lines[len(r.lines)-1]
		last.text += "; " + text
	}
}

// headLine reads a line before the first turn, or the first turn where turns have no numbers.
func (r *recordReader) headLine(text string) {
	key, value, _ := strings.Cut(text, ":")
	switch strings.ToLower(key) {
	case "participants":
		for _, player := range strings.Split(value, ",") {
			name, side, ok := strings.Cut(strings.TrimSpace(player), " (")
			if ok && side != "" {
				r.archive.sides[lower(side[0])] = strings.ToLower(name)
			}
		}
		return
	case "variants":
		if strings.Contains(strings.ToLower(value), valueSinister) {
			r.archive.win = valueSinister
		}
		return
	}
	if _, turn := playerAndTurn(text); turn != "" {
		if verb, _, err := split(turn, 0); err == nil && verb == verbHomeworld {
			r.addTurn(text, text)
		}
	}
}

func lower(letter byte) byte { return letter | 0x20 }

// turnNumber takes the number of a turn with its bracket or point off a line.
func turnNumber(text string) (number int, rest string, ok bool) {
	digits := len(text) - len(strings.TrimLeft(text, "0123456789"))
	if digits == 0 || digits == len(text) || !strings.ContainsRune(").", rune(text[digits])) {
		return 0, text, false
	}
	number, err := strconv.Atoi(text[:digits])
	return number, strings.TrimSpace(text[digits+1:]), err == nil
}

// archiveOptions sets the rules by which such games are played, where no line in brackets does.
func (r *recordReader) archiveOptions(setup *rules.Setup) {
	if !r.archive.isArchive {
		return
	}
	list := map[string]string{OptCatastrophes: valueAnytime, OptSelf: valueLoss}
	if setup.Seats > 2 {
		list[OptSets] = valueOneMore
		if r.archive.win != "" {
			list[OptWin] = r.archive.win
		}
	}
	for key, value := range list {
		if _, ok := setup.Options[key]; !ok {
			setup.Options[key] = value
		}
	}
}

// plain writes a turn as the notation has it: no letters at ships, and keys for homes that are called after their
// players and for systems whose names are no labels.
func (r *recordReader) plain(text string, p *Position) (string, error) {
	found := int(p.LastNumber)
	commands := strings.Split(text, ";")
	for k, command := range commands {
		words := strings.Fields(command)
		if len(words) < 2 {
			continue
		}
		verb := fullVerb(words[0])
		for n := 1; n < len(words); n++ {
			switch {
			case isPieceWord(verb, n):
				owner, err := r.pieceWord(&words[n])
				if err != nil {
					return "", err
				}
				if owner != Nobody && verb == KindAttack.String() && len(words) == 3 {
					words = append(words, "P"+seatNumber(owner))
				} else if owner != Nobody && owner != p.Mover && verb != KindAttack.String() {
					return "", rules.Errorf(CodeOwner, "the %s is a ship of seat %s, and it is the turn of seat %s", words[n], owner,
						p.Mover)
				}
			case verb == KindDiscover.String() && n == 4:
				if key := "s" + strconv.Itoa(found+1); r.archive.isArchive && !strings.EqualFold(words[n], key) && !labelForm(words[n]) {
					r.archive.keys[strings.ToLower(words[n])] = key
					words = words[:n]
				}
			case verb != verbHomeworld:
				words[n] = r.system(words[n], p)
			}
		}
		if verb == KindDiscover.String() {
			found++
		}
		commands[k] = strings.Join(words, " ")
	}
	return strings.Join(commands, ";"), nil
}

// isPieceWord reports whether the n-th word of a command, the verb being the first, is a piece.
func isPieceWord(verb string, n int) bool {
	switch verb {
	case verbHomeworld:
		return n <= 3
	case KindBuild.String(), KindMove.String(), KindAttack.String(), KindSacrifice.String():
		return n == 1
	case KindTrade.String():
		return n <= 2
	case KindDiscover.String():
		return n == 1 || n == 3
	}
	return false
}

// pieceWord takes the letter of a side off a piece. It returns the owner that the letter means, Nobody where there is
// none or nothing has told whose it is.
func (r *recordReader) pieceWord(word *string) (rules.Seat, error) {
	if len(*word) != 3 || !strings.ContainsAny((*word)[2:], "nsewNSEW") {
		return Nobody, nil
	}
	if _, ok := parsePiece((*word)[:2]); !ok {
		return Nobody, nil
	}
	name, known := r.archive.sides[lower((*word)[2])]
	*word = (*word)[:2]
	if !known {
		return Nobody, nil
	}
	if seat, ok := r.names[name]; ok {
		return seat, nil
	}
	return Nobody, rules.Errorf(CodeOwner, "%q has set up no home so far", rules.Shorten(name))
}

// system returns the word for a system as the notation has it.
func (r *recordReader) system(word string, p *Position) string {
	if key, ok := r.archive.keys[strings.ToLower(word)]; ok {
		return key
	}
	if _, ok := r.labels.find(p, word); ok {
		return word
	}
	if seat, ok := r.names[strings.ToLower(word)]; ok {
		return "H" + seatNumber(seat)
	}
	return word
}
