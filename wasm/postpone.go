package wasm

import (
	"bytes"
	"slices"
)

// recordName is where the function's name begins among the names, in its record (see positions.go for the rest).
const recordName = 4

// emptyStack is a table of how much stack is in use that names none, wherever in its function it is asked: the
// change from minus one to nothing, after a million steps of code, and the end.
const emptyStack = "\x02\x80\x80\x40\x00"

// function is one of a program's functions as Go's table describes it: where it stands in the module's table of what can
// be called by a number, and its name, in which types that a function is made for are "[...]".
type function struct {
	place int
	name  string
}

// functions returns all functions that the table knows, none where it is laid out otherwise than known.
func (t *table) functions() []function {
	found, ok := t.records()
	if !ok {
		return nil
	}
	names := t.memory[t.header(namesAt):t.header(filesAt)]
	var all []function
	for _, r := range found {
		at := t.number(r.at + recordName)
		if at >= len(names) {
			return nil
		}
		name, _, ended := bytes.Cut(names[at:], []byte{0})
		if !ended {
			return nil
		}
		all = append(all, function{r.place, string(name)})
	}
	return all
}

// postpone clears what the table says of functions that cannot run yet, and all names but those that spoken asks for.
// What is left says of such a function that it uses no stack and has nothing for the collector of garbage to see, which
// is true as long as it has not begun: a goroutine that is to begin with it may be looked at before that. Where there
// is nothing to clear, all stays. It reports whether the table is laid out as known; otherwise it is as it was.
func (t *table) postpone(late func(place int) bool, isNamed func(name string) bool) bool {
	found, ok := t.records()
	if !ok {
		return false
	}
	names, files, numbers := t.header(namesAt), t.header(filesAt), t.header(numbersAt)
	needed, dropped := map[int]bool{}, map[int]bool{}
	for _, r := range found {
		use := needed
		if late(r.place) {
			use = dropped
		}
		use[t.number(r.at+recordStack)] = true
		for k := range r.tables {
			use[t.number(r.table(k))] = true
		}
	}
	full, empty := t.tables(needed, dropped)
	if t.isDamaged || !areDisjoint(slices.Concat(full, empty)) {
		return false
	}
	areDisjoint(empty) // in their order
	roomy := slices.IndexFunc(empty, func(e part) bool { return e.to-e.from >= len(emptyStack) })
	if roomy < 0 {
		return true
	}
	place := empty[roomy].from
	for _, e := range empty {
		clear(t.memory[e.from:e.to])
	}
	copy(t.memory[place:], emptyStack)
	for _, r := range found {
		if late(r.place) {
			clear(t.memory[r.at+recordName : r.datum(r.data)])
			t.put(r.at+recordStack, place-numbers)
		}
	}
	for name := range bytes.SplitAfterSeq(t.memory[names:files], []byte{0}) {
		if !isNamed(string(bytes.TrimRight(name, "\x00"))) {
			clear(name)
		}
	}
	return true
}
