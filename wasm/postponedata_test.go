package wasm

import "testing"

// TestDataAboutLateFunctionsComeLater looks at what the first part's memory has of the data about functions: all that
// an early function refers to, and nothing that only late ones do.
func TestDataAboutLateFunctionsComeLater(t *testing.T) {
	program, early := halves(t)
	p, err := readProgram(program)
	if err != nil {
		t.Fatal(err)
	}
	p.isLate = make([]bool, len(p.functions))
	for _, f := range p.tableFunctions {
		p.isLate[f.place-p.from] = !early.Has(f.name)
	}
	late := func(k int) bool { return p.isLate[k-p.from] }
	memory, err := p.earlyMemory()
	if err != nil {
		t.Fatal(err)
	}
	for k, s := range p.memory {
		for table := range tables(s.bytes) {
			at := s.end() - uint64(len(table.memory))
			begin, end, known := table.dataPart(at, p.memory)
			cleared := table.lateData(at, p.memory, late)
			if !known || len(cleared) < 20 {
				t.Fatalf("%d stretches of data come later (known: %v)", len(cleared), known)
			}
			records, _ := table.records()
			for _, r := range records {
				for n := range r.data {
					offset := table.number(r.datum(n))
					for _, c := range cleared {
						if place := begin + offset; !late(r.place) && uint32(offset) != noData && place >= c.from && place < c.to {
							t.Fatalf("an early function refers to data at %d, which come later", offset)
						}
					}
				}
			}
			first := memory[k].bytes[len(s.bytes)-len(table.memory):]
			for place, next := begin, 0; place < end; place++ {
				for next < len(cleared) && cleared[next].to <= place {
					next++
				}
				want := table.memory[place]
				if next < len(cleared) && place >= cleared[next].from {
					want = 0
				}
				if first[place] != want {
					t.Fatalf("at %d of the data stands %d, want %d", place-begin, first[place], want)
				}
			}
			if parts := table.lateData(at+8, p.memory, late); parts != nil {
				t.Error("data come later although the module does not tell where they are")
			}
			return
		}
	}
	t.Fatal("the program has no table of functions")
}
