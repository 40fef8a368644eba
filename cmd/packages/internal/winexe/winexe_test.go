package winexe

import (
	"bytes"
	"debug/pe"
	"encoding/binary"
	"errors"
	"image"
	"image/png"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"
)

// program returns the smallest program for Windows that debug/pe reads, with one section and without resources.
func program(t *testing.T, machine uint16) []byte {
	t.Helper()
	const fileAlign, sectionAlign, headers = 0x200, 0x1000, 0x200
	var b bytes.Buffer
	write := func(v any) {
		if err := binary.Write(&b, binary.LittleEndian, v); err != nil {
			t.Fatal(err)
		}
	}
	b.WriteString("MZ")
	b.Write(make([]byte, 0x3a))
	write(uint32(0x40)) // where the header is
	b.WriteString("PE\x00\x00")
	write(pe.FileHeader{Machine: machine, NumberOfSections: 1, SizeOfOptionalHeader: 240, Characteristics: pe.IMAGE_FILE_EXECUTABLE_IMAGE})
	write(pe.OptionalHeader64{
		Magic: 0x20b, AddressOfEntryPoint: sectionAlign, BaseOfCode: sectionAlign, ImageBase: 0x140000000, SizeOfCode: fileAlign,
		SectionAlignment: sectionAlign, FileAlignment: fileAlign, SizeOfImage: 2 * sectionAlign, SizeOfHeaders: headers,
		Subsystem: pe.IMAGE_SUBSYSTEM_WINDOWS_CUI, NumberOfRvaAndSizes: 16,
	})
	write(pe.SectionHeader32{
		Name: [8]uint8{'.', 't', 'e', 'x', 't'}, VirtualSize: 1, VirtualAddress: sectionAlign, SizeOfRawData: fileAlign, PointerToRawData: headers,
		Characteristics: pe.IMAGE_SCN_CNT_CODE | pe.IMAGE_SCN_MEM_EXECUTE | pe.IMAGE_SCN_MEM_READ,
	})
	b.Write(make([]byte, headers-b.Len()))
	b.Write(append([]byte{0xc3}, make([]byte, fileAlign-1)...)) // ret
	return b.Bytes()
}

func square(side int) ([]byte, error) {
	var file bytes.Buffer
	err := png.Encode(&file, image.NewRGBA(image.Rect(0, 0, side, side)))
	return file.Bytes(), err
}

func example() Resources {
	return Resources{Version: [4]uint16{1, 2, 0, 0}, Picture: square, Strings: map[uint16]Strings{
		0x0409: {Product: "Engawa", Description: "Tabletop games", Version: "1.2"},
		0x040c: {Product: "Engawa", Description: "Jeux de société", Version: "1.2"},
	}}
}

// resources lists the types of a program's resources with their data, as the format has them: a tree of three levels.
func resources(t *testing.T, file []byte) map[uint32][][]byte {
	t.Helper()
	f, err := pe.NewFile(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	section := f.Section(".rsrc")
	if section == nil {
		t.Fatal("the program has no resources")
	}
	if dir := f.OptionalHeader.(*pe.OptionalHeader64).DataDirectory[pe.IMAGE_DIRECTORY_ENTRY_RESOURCE]; dir.VirtualAddress != section.VirtualAddress || dir.Size == 0 {
		t.Errorf("the header puts the resources at %#x, they are at %#x", dir.VirtualAddress, section.VirtualAddress)
	}
	data, err := section.Data()
	if err != nil {
		t.Fatal(err)
	}
	found := map[uint32][][]byte{}
	var walk func(at, kind uint32, level int)
	walk = func(at, kind uint32, level int) {
		n := uint32(binary.LittleEndian.Uint16(data[at+12:])) + uint32(binary.LittleEndian.Uint16(data[at+14:]))
		for k := range n {
			id, to := binary.LittleEndian.Uint32(data[at+16+8*k:]), binary.LittleEndian.Uint32(data[at+20+8*k:])
			if level == 0 {
				kind = id
			}
			if to>>31 == 1 {
				walk(to&^(1<<31), kind, level+1)
				continue
			}
			begin, size := binary.LittleEndian.Uint32(data[to:])-section.VirtualAddress, binary.LittleEndian.Uint32(data[to+4:])
			found[kind] = append(found[kind], data[begin:begin+size])
		}
	}
	walk(0, 0, 0)
	return found
}

// The types of resources, as Windows numbers them.
const (
	typeIcon      = 3
	typeIconGroup = 14
	typeVersion   = 16
	typeManifest  = 24
)

// wide returns a text as Windows writes it.
func wide(text string) []byte {
	var b []byte
	for _, unit := range utf16.Encode([]rune(text)) {
		b = binary.LittleEndian.AppendUint16(b, unit)
	}
	return b
}

func TestPatch(t *testing.T) {
	for _, machine := range []uint16{pe.IMAGE_FILE_MACHINE_AMD64, pe.IMAGE_FILE_MACHINE_ARM64} {
		once, err := Patch(program(t, machine), example())
		if err != nil {
			t.Fatal(err)
		}
		twice, err := Patch(program(t, machine), example())
		if err != nil || !bytes.Equal(once, twice) {
			t.Errorf("the same program has other bytes the second time, %v", err)
		}
		found := resources(t, once)
		var got []int
		for _, picture := range found[typeIcon] {
			c, err := png.DecodeConfig(bytes.NewReader(picture))
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, c.Width)
		}
		slices.Sort(got)
		if !slices.Equal(got, sides) || len(found[typeIconGroup]) != 1 {
			t.Errorf("the icon has the sides %v, want %v", got, sides)
		}
		if len(found[typeManifest]) != 1 || !strings.Contains(string(found[typeManifest][0]), "asInvoker") {
			t.Errorf("the manifest is %q", found[typeManifest])
		}
		info := bytes.Join(found[typeVersion], nil)
		for _, text := range []string{"Tabletop games", "Jeux de société", "1.2", "040904B0", "040C04B0"} {
			if !bytes.Contains(bytes.ToUpper(info), bytes.ToUpper(wide(text))) {
				t.Errorf("the version lacks %q", text)
			}
		}
		if number := append([]byte{2, 0, 1, 0}, 0, 0, 0, 0); !bytes.Contains(info, number) {
			t.Error("the version lacks its number")
		}
	}
}

func TestWhatCannotBePatched(t *testing.T) {
	if _, err := Patch([]byte("#!/bin/sh"), example()); err == nil {
		t.Error("a script is patched")
	}
	r, fault := example(), errors.New("no ink")
	r.Picture = func(int) ([]byte, error) { return nil, fault }
	if _, err := Patch(program(t, pe.IMAGE_FILE_MACHINE_AMD64), r); !errors.Is(err, fault) {
		t.Errorf("without a picture the error is %v", err)
	}
	r.Picture = func(int) ([]byte, error) { return []byte("no picture"), nil }
	if _, err := Patch(program(t, pe.IMAGE_FILE_MACHINE_AMD64), r); err == nil {
		t.Error("a text counts as a picture")
	}
}
