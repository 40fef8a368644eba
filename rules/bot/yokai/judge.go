package yokai

import (
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/yokai"
	"engawa/rules/yokai/solved"
)

// CodeFewPieces is the code of the refusal of a [bot.Judge] where no tablebase has so few pieces.
const CodeFewPieces = "few-pieces"

// judge values positions that a tablebase holds. Who wins it always knows, and by the rules of mori after how many moves;
// by those of dobutsu the distances of ends that are further away than those of [solved.FirstBand] may be two too many,
// and are said to be the most. Of positions that have occurred before it sees those that the next move repeats.
type judge struct {
	tablebaseFiles
	prober
}

// newJudge returns what judges positions by tablebases.
func newJudge(t bot.Tablebases) bot.Judge {
	j := &judge{tablebaseFiles: newTablebaseFiles(t)}
	return j.judge
}

// judge implements [bot.Judge].
func (j *judge) judge(st rules.State, m *bot.Meter) (bot.Value, error) {
	s, ok := st.(*yokai.State)
	if !ok {
		return bot.Value{}, rules.Errorf(rules.CodeState, "this judges yokai; the State is of another game")
	}
	if seat, ok := s.Actors().Only(); !ok || seat == rules.Nature {
		return bot.Value{}, rules.Errorf(rules.CodeNotYourTurn, "no seat is to move here; expected a position with one that is")
	}
	file, err := j.open(s.Board())
	if err != nil {
		return bot.Value{}, err
	}
	j.meter = m
	if file == nil || !j.read(file) {
		return bot.Value{}, rules.Errorf(CodeFewPieces, "so few pieces are in no tablebase")
	}
	return j.worth(s.Board(), s.DrawingMoves(nil)), nil
}

// worth returns what a position is worth to its mover; some of the moves draw.
func (j *judge) worth(b yokai.Board, drawing []rules.Action) bot.Value {
	loss, sure := j.lossBand(b, outsideDepth)
	if loss > 0 {
		if len(drawing) > 0 {
			return bot.Value{}
		}
		return j.lossValue([]yokai.Board{b}, loss)
	}
	var lowest solved.Loss
	var lost []yokai.Board // to which moves lead, those of the lowest band
	for _, a := range b.Moves(nil) {
		if slices.Contains(drawing, a) {
			continue
		}
		next := b.Play(a)
		switch l, known := j.lossBand(next, outsideDepth); {
		case l == 0:
			sure = sure && known
		case lowest == 0 || l < lowest:
			lowest, lost = l, []yokai.Board{next}
		case l == lowest:
			lost = append(lost, next)
		}
	}
	switch {
	case lowest > 0:
		return j.lossValue(lost, lowest).Other().BeforeMove()
	case sure || len(drawing) > 0:
		return bot.Value{}
	}
	return bot.Value{IsUnknown: true}
}

// lossValue returns what lost positions of one band are worth to their mover, the one that is over soonest.
func (j *judge) lossValue(choice []yokai.Board, l solved.Loss) bot.Value {
	w := bot.Value{Result: -1, Moves: l.Most()}
	if l > solved.FirstBand {
		w.IsUpperBound = choice[0].Variant() == yokai.Dobutsu
		if slices.ContainsFunc(choice, func(b yokai.Board) bool { return j.reachesLowerBand(b, l) }) {
			w.Moves -= 2
		}
		return w
	}
	for plies := 0; plies < l.Most(); plies += 2 {
		if slices.ContainsFunc(choice, func(b yokai.Board) bool { return j.prover.prove(j.meter, loses, b, plies) }) {
			w.Moves = plies
			break
		}
	}
	return w
}
