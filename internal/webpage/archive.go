package webpage

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"io"
	"io/fs"
)

// Archive is a page in a zip, of which a file can be sent to a browser as it lies there.
type Archive struct{ *zip.Reader }

// OpenArchive reads a zip with a page at its top.
func OpenArchive(data []byte) (*Archive, error) {
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, err
	}
	if info, err := fs.Stat(r, Index); err != nil || !info.Mode().IsRegular() {
		return nil, fs.ErrNotExist
	}
	return &Archive{r}, nil
}

// Gzip returns a file in the format of gzip (RFC 1952): what a zip holds of it is what gzip holds, between other ends.
// False where the file is not there, or not compressed.
func (a *Archive) Gzip(name string) ([]byte, bool) {
	for _, f := range a.File {
		if f.Name != name || f.Method != zip.Deflate || f.UncompressedSize64 > 1<<31 {
			continue
		}
		raw, err := f.OpenRaw()
		if err != nil {
			return nil, false
		}
		out := bytes.NewBuffer([]byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255}) // deflated, no time, of no system
		if _, err := io.Copy(out, raw); err != nil {
			return nil, false
		}
		end := binary.LittleEndian.AppendUint32(nil, f.CRC32)
		return append(out.Bytes(), binary.LittleEndian.AppendUint32(end, uint32(f.UncompressedSize64))...), true
	}
	return nil, false
}
