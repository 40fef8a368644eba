package main

import (
	"fmt"
	"reflect"

	"engawa/rules"
	forhonorbots "engawa/rules/bot/forhonor"
	honshubots "engawa/rules/bot/honshu"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
)

// evaluation is one whose weights are fitted.
type evaluation struct {
	game    rules.Game
	of      string              // what is valued, where a game has several evaluations
	options []map[string]string // two matches each are played in turn
	weights []weight
	nodes   int64 // of one decision, unless a flag says otherwise
	once    bool  // whether a match gives one sample only, the first
	// counts returns what the evaluation counts for the seat that is to decide, weight by weight; nil where it is not
	// meant for the State.
	counts func(s rules.State, seat rules.Seat) []float64
}

// weight is what one of something is worth.
type weight struct {
	name  string
	value float64
}

func evaluations() []evaluation {
	return []evaluation{homeworldsEvaluation(), yokaiEvaluation(), honshuEvaluation(), forhonorEvaluation(), heroEvaluation()}
}

// step is by how much a weight of Homeworlds is raised to find what it counts: the evaluation has whole numbers, and
// takes percents of some.
const step = 1000

// homeworldsEvaluation counts by differences: what one weight more does to the evaluation.
func homeworldsEvaluation() evaluation {
	shipped := homeworlds.Evaluation()
	var list []weight
	each(shipped, func(name string, w *int) { list = append(list, weight{name, float64(*w)}) })
	return evaluation{
		game:    homeworlds.Game{},
		options: []map[string]string{nil},
		weights: list,
		nodes:   500,
		counts: func(s rules.State, seat rules.Seat) []float64 {
			state := s.(*homeworlds.State)
			if state.Phase() != homeworlds.Start {
				return nil
			}
			f := homeworlds.NewSearchPosition(state.Position())
			base := f.Evaluate(seat, shipped)
			changed := *shipped
			var counts []float64
			each(&changed, func(_ string, w *int) {
				*w += step
				counts = append(counts, float64(f.Evaluate(seat, &changed)-base)/step)
				*w -= step
			})
			return counts
		},
	}
}

// each calls f with every weight.
func each(w *homeworlds.Weights, f func(name string, w *int)) {
	v := reflect.ValueOf(w).Elem()
	for k := range v.NumField() {
		name := v.Type().Field(k).Name
		if field := v.Field(k); field.Kind() == reflect.Array {
			for j := range field.Len() {
				f(fmt.Sprintf("%s[%d]", name, j), field.Index(j).Addr().Interface().(*int))
			}
		} else {
			f(name, field.Addr().Interface().(*int))
		}
	}
}

func yokaiEvaluation() evaluation {
	var list []weight
	for _, w := range yokai.Weights() {
		list = append(list, weight{w.Name, float64(w.Value)})
	}
	return evaluation{
		game:    yokai.Game{},
		options: []map[string]string{{"rules": "mori"}, {"rules": "dobutsu"}},
		weights: list,
		nodes:   500,
		counts: func(s rules.State, _ rules.Seat) []float64 {
			var counts []float64
			for _, n := range s.(*yokai.State).Board().Counts() {
				counts = append(counts, float64(n))
			}
			return counts
		},
	}
}

func forhonorEvaluation() evaluation {
	var list []weight
	for _, w := range forhonorbots.FittedWeights() {
		list = append(list, weight{w.Name, float64(w.Value)})
	}
	return evaluation{
		game:    forhonor.Game{},
		options: []map[string]string{{forhonor.OptDraft: "random"}},
		weights: list,
		nodes:   2000,
		counts: func(s rules.State, seat rules.Seat) []float64 {
			state := s.(*forhonor.State)
			if state.Phase() != forhonor.PhaseCall {
				return nil
			}
			return forhonorbots.Counts(state, seat)
		},
	}
}

// honshuEvaluation values maps at the start of a round, before anything is bid.
func honshuEvaluation() evaluation {
	var list []weight
	for _, w := range honshubots.FittedWeights() {
		list = append(list, weight{w.Name, float64(w.Value)})
	}
	return evaluation{
		game:    honshu.Game{},
		options: []map[string]string{nil},
		weights: list,
		nodes:   2000,
		counts: func(s rules.State, seat rules.Seat) []float64 {
			state := s.(*honshu.State)
			if state.Phase() != honshu.PhaseBid {
				return nil
			}
			return honshubots.Counts(state, seat)
		},
	}
}

// heroEvaluation values camps of For Honor by their heroes.
func heroEvaluation() evaluation {
	var list []weight
	for _, w := range forhonorbots.HeroStrengths() {
		list = append(list, weight{w.Name, float64(w.Value)})
	}
	return evaluation{
		game:    forhonor.Game{},
		of:      "heroes",
		options: []map[string]string{{forhonor.OptDraft: "random"}},
		weights: list,
		nodes:   2000,
		once:    true,
		counts: func(s rules.State, seat rules.Seat) []float64 {
			state := s.(*forhonor.State)
			if state.Phase() != forhonor.PhaseCall {
				return nil
			}
			return forhonorbots.HeroCounts(state, seat)
		},
	}
}
