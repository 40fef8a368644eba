package wasm

import (
	"bytes"
	"slices"
	"testing"
)

// TestPlacesAreFilledIn divides a program, and looks at the memory of the first part, which then lacks what is filled in.
func TestPlacesAreFilledIn(t *testing.T) {
	slimmed, err := slim(compileFailing(t))
	if err != nil {
		t.Fatal(err)
	}
	p, err := readProgram(slimmed)
	if err != nil {
		t.Fatal(err)
	}
	f, ok := findFilling(p.memory)
	if !ok || f.first != p.from || f.count != len(p.tableFunctions)-1 {
		t.Fatalf("%+v can be filled in, %v, of %d functions from %d on", f, ok, len(p.tableFunctions), p.from)
	}
	without := f.without(p.memory)
	if len(without) != len(p.memory)+1 {
		t.Errorf("memory is in %d stretches instead of %d", len(without), len(p.memory))
	}
	joined := put(p.memory[0], without)
	if bytes.Equal(joined.bytes, p.memory[0].bytes) {
		t.Error("nothing has been taken away")
	}
	if f.put(joined, true); f.list == 0 || !bytes.Equal(joined.bytes, p.memory[0].bytes) {
		t.Error("with what is filled in memory is another than before")
	}
	changed := copies(p.memory)
	changed[0].bytes[f.buckets-int(changed[0].at)]++
	if _, ok := findFilling(changed); ok {
		t.Error("another number in a bucket would be filled in")
	}
	first, rest, err := parts(slices.Clone(slimmed), func(string) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	for name, part := range map[string][]byte{"first": first, "rest": rest} {
		if sections, err := readModule(part); err != nil || bodyOf(sections, startPart) == nil {
			t.Errorf("the %s part fills in nothing: %v", name, err)
		}
	}
}
