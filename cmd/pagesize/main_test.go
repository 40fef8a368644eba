package main

import (
	"archive/zip"
	"bytes"
	"debug/elf"
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// library64 is a library for a 64-bit processor with one segment.
func library64(t *testing.T, align uint64) []byte {
	t.Helper()
	var b bytes.Buffer
	header := elf.Header64{
		Ident: [elf.EI_NIDENT]byte{0x7f, 'E', 'L', 'F', byte(elf.ELFCLASS64), byte(elf.ELFDATA2LSB), byte(elf.EV_CURRENT)},
		Type:  uint16(elf.ET_DYN), Machine: uint16(elf.EM_AARCH64), Version: uint32(elf.EV_CURRENT),
		Phoff: 64, Ehsize: 64, Phentsize: 56, Phnum: 1, Shentsize: 64,
	}
	for _, part := range []any{header, elf.Prog64{Type: uint32(elf.PT_LOAD), Align: align}} {
		if err := binary.Write(&b, binary.LittleEndian, part); err != nil {
			t.Fatal(err)
		}
	}
	return b.Bytes()
}

// library32 is a library for a 32-bit processor with pages of 4 KB.
func library32(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	header := elf.Header32{
		Ident: [elf.EI_NIDENT]byte{0x7f, 'E', 'L', 'F', byte(elf.ELFCLASS32), byte(elf.ELFDATA2LSB), byte(elf.EV_CURRENT)},
		Type:  uint16(elf.ET_DYN), Machine: uint16(elf.EM_ARM), Version: uint32(elf.EV_CURRENT),
		Phoff: 52, Ehsize: 52, Phentsize: 32, Phnum: 1, Shentsize: 40,
	}
	for _, part := range []any{header, elf.Prog32{Type: uint32(elf.PT_LOAD), Align: 4096}} {
		if err := binary.Write(&b, binary.LittleEndian, part); err != nil {
			t.Fatal(err)
		}
	}
	return b.Bytes()
}

func TestCheck(t *testing.T) {
	for _, tt := range []struct {
		name  string
		files map[string][]byte
		n     int
		want  string // part of the error; "" for none
	}{
		{"16 KB", map[string][]byte{"jni/arm64-v8a/libgojni.so": library64(t, 16<<10), "jni/x86_64/libgojni.so": library64(t, 64<<10), "jni/armeabi-v7a/libgojni.so": library32(t), "classes.jar": nil}, 2, ""},
		{"4 KB", map[string][]byte{"jni/arm64-v8a/libgojni.so": library64(t, 4<<10)}, 0, "aligned to 4096 bytes"},
		{"no 64 bits", map[string][]byte{"jni/armeabi-v7a/libgojni.so": library32(t)}, 0, "no library for a 64-bit processor"},
		{"no library", map[string][]byte{"jni/x86_64/libgojni.so": []byte("text")}, 0, "libgojni.so"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var b bytes.Buffer
			w := zip.NewWriter(&b)
			for name, data := range tt.files {
				f, err := w.Create(name)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := f.Write(data); err != nil {
					t.Fatal(err)
				}
			}
			if err := w.Close(); err != nil {
				t.Fatal(err)
			}
			path := filepath.Join(t.TempDir(), "engawa.aar")
			if err := os.WriteFile(path, b.Bytes(), 0o600); err != nil {
				t.Fatal(err)
			}
			n, err := check(path)
			if n != tt.n || (err == nil) != (tt.want == "") || err != nil && !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%d libraries, error %v; want %d, an error with %q", n, err, tt.n, tt.want)
			}
		})
	}
}
