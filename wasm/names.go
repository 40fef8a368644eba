package wasm

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
)

// NamesFile is the file beside the page that lists where the code of the program's functions begins, and their names.
// The page never asks for it. It serves who reads a traceback of the page, which tells places alone: of pc=0x13c20003
// the last four digits are the place in a function, and the line that begins with 13c2 has the function's name.
const NamesFile = "functions.txt"

// anyName is what a traceback of the page calls a function. The runtime leaves out of some tracebacks what has no dot.
const anyName = "function."

// dropNames takes the names of the functions out of the memory that the program begins with; only tracebacks tell them,
// and they are a fortieth of what travels. Those of the runtime stay, which tells its functions apart by them.
func (p *program) dropNames() {
	for _, s := range p.memory {
		for t := range tables(s.bytes) {
			if t.functions() != nil {
				t.dropNames()
				return
			}
		}
	}
}

func (t *table) dropNames() {
	found, _ := t.records()
	names := t.memory[t.header(namesAt):t.header(filesAt)]
	dropped := func(r record) ([]byte, bool) {
		name, _, _ := bytes.Cut(names[t.number(r.at+recordName):], []byte{0})
		return name, !runtimeName(string(name))
	}
	roomy := slices.IndexFunc(found, func(r record) bool {
		name, ok := dropped(r)
		return ok && len(name) >= len(anyName) && t.number(r.at+recordName) > 0 // 0 is no name
	})
	if roomy < 0 {
		return
	}
	shared := t.number(found[roomy].at + recordName)
	for _, r := range found {
		if _, ok := dropped(r); ok {
			t.put(r.at+recordName, shared)
		}
	}
	for name := range bytes.SplitAfterSeq(names, []byte{0}) {
		if !runtimeName(string(name)) {
			clear(name)
		}
	}
	copy(names[shared:], anyName)
}

// listNames is the content of [NamesFile], for functions in their order and the place of the first of them.
func listNames(functions []string, from int) []byte {
	var list strings.Builder
	for k, name := range functions {
		fmt.Fprintf(&list, "%x %s\n", from+k, name)
	}
	return []byte(list.String())
}
