package store

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"slices"
	"strings"
)

// Of two tabs that write one file in the same moment only one's content stays. What tabs may well change together, the
// settings, the progress of lessons and puzzles, the results of matches, is therefore kept there in parts: a file for each field, of which a tab
// writes those that it changes. Different fields never meet, and of two values for one field the storage keeps the same for
// all.

// inParts is a Disk that keeps some JSON objects in parts on another Disk, and shows them whole. Files of before they
// were kept so are read, and not written any more. A crash in the middle of an update leaves some fields old and others
// new.
type inParts struct{ Disk }

// InParts returns the Disk as a browser's storage keeps things: settings, lessons, puzzles and results in parts.
func InParts(disk Disk) Disk { return inParts{disk} }

// unlocked implements loose: nothing is kept in parts but where no lock keeps it whole.
func (d inParts) unlocked() {}

// partition reports of a file that is kept in parts which of its fields is itself an object in parts, "" for none.
func partition(file string) (nested string, ok bool) {
	switch file {
	case settingsFile:
		return setupsField, true
	case lessonsFile, puzzlesFile, resultsFile:
		return "", true
	}
	return "", false
}

// partSuffix ends the names of files that are kept in parts, and of their parts.
const partSuffix = ".json"

// partOf returns the name of the file that keeps a part.
func partOf(file, part string) string {
	return strings.TrimSuffix(file, partSuffix) + "." + part + partSuffix
}

// parsePart returns which part of which file a file keeps.
func parsePart(name string) (file, part string, ok bool) {
	stem, ok := strings.CutSuffix(name, partSuffix)
	if !ok {
		return "", "", false
	}
	stem, part, ok = strings.Cut(stem, ".")
	file = stem + partSuffix
	if _, kept := partition(file); !ok || !kept {
		return "", "", false
	}
	for _, field := range strings.Split(part, ".") {
		if _, ok := fieldOf(field); !ok {
			return "", "", false
		}
	}
	return file, part, true
}

// partName writes the name of a field with what names of files may hold: "fullScreen" is "full-screen".
func partName(field string) string {
	var out strings.Builder
	for _, b := range []byte(field) {
		switch {
		case b >= 'a' && b <= 'z', b >= '0' && b <= '9':
			out.WriteByte(b)
		case b >= 'A' && b <= 'Z':
			out.Write([]byte{'-', b - 'A' + 'a'})
		default:
			out.WriteString("_" + hex.EncodeToString([]byte{b}))
		}
	}
	return out.String()
}

// fieldOf is the reverse of partName.
func fieldOf(name string) (field string, ok bool) {
	var out []byte
	for k := 0; k < len(name); k++ {
		switch b := name[k]; {
		case b == '-' && k+1 < len(name):
			k++
			out = append(out, name[k]-'a'+'A')
		case b == '_' && k+2 < len(name):
			raw, err := hex.DecodeString(name[k+1 : k+3])
			if err != nil {
				return "", false
			}
			k += 2
			out = append(out, raw...)
		default:
			out = append(out, b)
		}
	}
	field = string(out)
	return field, partName(field) == name
}

// divide returns the parts of an object. What is no object has none.
func divide(data []byte, nested string) (parts fields, ok bool) {
	var whole fields
	if json.Unmarshal(data, &whole) != nil || whole == nil {
		return nil, false
	}
	parts = fields{}
	for field, raw := range whole {
		var inner fields
		if field != nested || json.Unmarshal(raw, &inner) != nil || inner == nil {
			parts[partName(field)] = compact(raw)
			continue
		}
		for name, raw := range inner {
			parts[partName(field)+"."+partName(name)] = compact(raw)
		}
	}
	return parts, true
}

func compact(raw json.RawMessage) json.RawMessage {
	var out bytes.Buffer
	if json.Compact(&out, raw) != nil {
		return raw
	}
	return out.Bytes()
}

// join returns the object of the parts. A part without content is a field that was taken away, one that is no JSON is
// left out.
func join(parts fields) ([]byte, error) {
	whole, inner := fields{}, map[string]fields{}
	for part, raw := range parts {
		if !json.Valid(raw) {
			continue
		}
		outside, within, deep := strings.Cut(part, ".")
		field, _ := fieldOf(outside) // names are checked where they are listed
		if !deep {
			whole[field] = raw
			continue
		}
		if inner[field] == nil {
			inner[field] = fields{}
		}
		name, _ := fieldOf(within)
		inner[field][name] = raw
	}
	for field, of := range inner {
		raw, err := encodeObject(of)
		if err != nil {
			return nil, err
		}
		whole[field] = raw
	}
	return encodeObject(whole)
}

// readParts returns the parts of a file that are kept by themselves.
func (d inParts) readParts(file string) (fields, error) {
	names, err := d.Disk.Names()
	if err != nil {
		return nil, err
	}
	parts := fields{}
	for _, name := range names {
		of, part, ok := parsePart(name)
		if !ok || of != file {
			continue
		}
		raw, err := d.Disk.Read(name)
		switch {
		case err == nil:
			parts[part] = raw
		case !errors.Is(err, fs.ErrNotExist):
			return nil, err
		}
	}
	return parts, nil
}

// Read implements Disk.
func (d inParts) Read(name string) ([]byte, error) {
	nested, ok := partition(name)
	if !ok {
		return d.Disk.Read(name)
	}
	before, err := d.Disk.Read(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	kept, failed := d.readParts(name)
	if failed != nil {
		return nil, failed
	}
	if len(kept) == 0 {
		return before, err
	}
	parts, _ := divide(before, nested) // one that is damaged adds nothing
	if parts == nil {
		parts = fields{}
	}
	maps.Copy(parts, kept)
	return join(parts)
}

// Update implements Disk.
func (d inParts) Update(name string, change Change) error {
	nested, ok := partition(name)
	if !ok {
		return d.Disk.Update(name, change)
	}
	now, err := d.Read(name)
	if errors.Is(err, fs.ErrNotExist) {
		now = nil
	} else if err != nil {
		return err
	}
	data, err := change(now)
	if err != nil {
		return err
	}
	after, ok := divide(data, nested)
	if !ok {
		return d.replace(name, data)
	}
	before, _ := divide(now, nested) // what is no object has no parts that could stay
	for _, part := range slices.Sorted(maps.Keys(after)) {
		if !bytes.Equal(before[part], after[part]) {
			if err := d.Disk.Update(partOf(name, part), replaceWith(after[part])); err != nil {
				return err
			}
		}
	}
	for part := range before {
		if _, stays := after[part]; !stays {
			if err := d.Disk.Update(partOf(name, part), replaceWith(nil)); err != nil {
				return err
			}
		}
	}
	return nil
}

// replace has what is no object take the place of a file and all its parts; nil removes them.
func (d inParts) replace(name string, data []byte) error {
	kept, err := d.readParts(name)
	if err != nil {
		return err
	}
	for part := range kept {
		if err := d.Disk.Update(partOf(name, part), removeFile); err != nil {
			return err
		}
	}
	return d.Disk.Update(name, func([]byte) ([]byte, error) { return data, nil })
}

// Names implements Disk.
func (d inParts) Names() ([]string, error) {
	names, err := d.Disk.Names()
	if err != nil {
		return nil, err
	}
	for k, name := range names {
		if file, _, ok := parsePart(name); ok {
			names[k] = file
		}
	}
	slices.Sort(names)
	return slices.Compact(names), nil
}
