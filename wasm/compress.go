package wasm

import (
	"bytes"
	"compress/gzip"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/andybalholm/brotli"
)

const maxQuality = brotli.BestCompression

// A file this small travels in one packet anyway.
const smallest = 512

// incompressible is the ending of files that no compression makes smaller.
const incompressible = ".tablebase"

// write puts the files and, where it pays, their compressed twins into dir.
func write(dir string, files map[string][]byte, quality int) (Result, error) {
	var built Result
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return built, err
	}
	for _, name := range names(files) {
		data := files[name]
		f := File{Name: name, Raw: len(data)}
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, data, 0o644); err != nil {
			return built, err
		}
		if quality >= 0 && len(data) > smallest && filepath.Ext(name) != incompressible {
			var err error
			if f.Brotli, err = writeTwin(path+".br", data, func(w io.Writer) io.WriteCloser {
				return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: quality, LGWin: 24})
			}); err != nil {
				return built, err
			}
			if f.Gzip, err = writeTwin(path+".gz", data, func(w io.Writer) io.WriteCloser {
				level := min(max(quality, gzip.BestSpeed), gzip.BestCompression)
				z, _ := gzip.NewWriterLevel(w, level) // fails for unknown levels only
				return z
			}); err != nil {
				return built, err
			}
		}
		built.Files = append(built.Files, f)
	}
	return built, nil
}

func writeTwin(path string, data []byte, compressor func(io.Writer) io.WriteCloser) (int, error) {
	var packed bytes.Buffer
	w := compressor(&packed)
	if _, err := w.Write(data); err != nil {
		return 0, err
	}
	if err := w.Close(); err != nil {
		return 0, err
	}
	return packed.Len(), os.WriteFile(path, packed.Bytes(), 0o644)
}

func names(files map[string][]byte) []string {
	return slices.Sorted(maps.Keys(files))
}
