package wasm

import (
	"bytes"
	"testing"
)

// TestNamesAreDropped drops the names of a whole program: the runtime's stay, and nothing else changes for a function.
func TestNamesAreDropped(t *testing.T) {
	program, _ := halves(t)
	p, err := readProgram(program)
	if err != nil {
		t.Fatal(err)
	}
	names := p.names()
	p.dropNames()
	after, err := readProgram(program)
	if err != nil {
		t.Fatal(err)
	}
	for k, name := range after.names() {
		want := names[k]
		if !runtimeName(want) {
			want = anyName
		}
		if name != want {
			t.Errorf("%s is called %q, want %q", names[k], name, want)
		}
	}
	if bytes.Contains(program, []byte("main.trace")) {
		t.Error("the program still names main.trace")
	}
}
