package universal

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"io"
	"testing"
)

// program returns the smallest file that debug/macho reads: a header of 64 bits, no commands, and a tail.
func program(cpu macho.Cpu, sub uint32, tail string) []byte {
	var b []byte
	for _, n := range []uint32{macho.Magic64, uint32(cpu), sub, uint32(macho.TypeExec), 0, 0, 0, 0} {
		b = binary.LittleEndian.AppendUint32(b, n)
	}
	return append(b, tail...)
}

func TestJoin(t *testing.T) {
	programs := [][]byte{program(macho.CpuAmd64, 3, "first"), program(macho.CpuArm64, 0, "the second")}
	joined, err := Join(programs...)
	if err != nil {
		t.Fatal(err)
	}
	fat, err := macho.NewFatFile(bytes.NewReader(joined))
	if err != nil {
		t.Fatal(err)
	}
	if len(fat.Arches) != 2 {
		t.Fatalf("there are %d programs", len(fat.Arches))
	}
	for k, want := range []struct {
		cpu macho.Cpu
		sub uint32
	}{{macho.CpuAmd64, 3}, {macho.CpuArm64, 0}} {
		a := fat.Arches[k]
		if a.Cpu != want.cpu || a.SubCpu != want.sub || a.Offset%(1<<14) != 0 || a.Align != 14 {
			t.Errorf("program %d is %+v", k, a.FatArchHeader)
		}
		got, err := io.ReadAll(io.NewSectionReader(bytes.NewReader(joined), int64(a.Offset), int64(a.Size)))
		if err != nil || !bytes.Equal(got, programs[k]) {
			t.Errorf("program %d is %q, %v", k, got, err)
		}
	}
}

func TestWhatCannotBeJoined(t *testing.T) {
	one := program(macho.CpuArm64, 0, "")
	for name, programs := range map[string][][]byte{
		"nothing": {}, "a text": {[]byte("#!/bin/sh")}, "two for one processor": {one, one},
	} {
		if _, err := Join(programs...); err == nil {
			t.Errorf("%s is joined", name)
		}
	}
}
