package widget

import "slices"

// columnStep is by how much columns are made higher until all items have room on as few pages as will do, in logical
// units.
const columnStep = 4.0

// entry is an item of [Pages] that has been measured.
type entry struct {
	box *Box
	PageItem
}

// arrange breaks the entries into columns no higher than most, so many of them a page, on as few pages as will do. The
// columns are of even height, and hold whole sections if that takes no more pages.
func arrange(entries []entry, columns int, most float64) [][]entry {
	broken, _ := pack(singles(entries), most, columns)
	pages := pagesOf(broken, columns)
	for _, parts := range [][][]entry{sections(entries), singles(entries)} {
		if pages == 1 && len(parts) < columns {
			continue
		}
		for h := columnStep; h <= most; h += columnStep {
			if packed, ok := pack(parts, h, columns); ok && pagesOf(packed, columns) <= pages {
				return packed
			}
		}
	}
	return broken
}

// pagesOf returns how many pages the columns take.
func pagesOf(packed [][]entry, columns int) int { return (len(packed) + columns - 1) / columns }

// sections groups the entries from heading to heading.
func sections(entries []entry) [][]entry {
	var out [][]entry
	for _, e := range entries {
		if e.Heading || e.Apart || len(out) == 0 {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], e)
	}
	return out
}

// singles groups only headings with what follows them.
func singles(entries []entry) [][]entry {
	var out [][]entry
	for k, e := range entries {
		if k > 0 && entries[k-1].Heading {
			out[len(out)-1] = append(out[len(out)-1], e)
			continue
		}
		out = append(out, []entry{e})
	}
	return out
}

// heightOf returns how high the entries are below each other.
func heightOf(entries []entry) float64 {
	h := 0.0
	for _, e := range entries {
		h += e.box.Size.H
	}
	return h
}

// pack breaks the parts into columns of the height, so many of them a page; false when a part is higher than that.
// Where a section goes on on the next page, its heading is repeated there if there is room for it.
func pack(parts [][]entry, height float64, columns int) (packed [][]entry, ok bool) {
	var column, heading []entry
	used := 0.0
	ok = true
	for _, part := range parts {
		h := heightOf(part)
		ok = ok && h <= height
		begins := part[0].Heading || part[0].Apart
		if used+h > height && len(column) > 0 {
			packed, column, used = append(packed, column), nil, 0
			if top := heightOf(heading); !begins && !part[0].GoesOn && len(packed)%columns == 0 && top+h <= height {
				column, used = slices.Clone(heading), top
			}
		}
		if begins {
			heading = nil
		}
		if part[0].Heading && !part[0].Once {
			heading = part[:1]
		}
		column = append(column, part...)
		used += h
	}
	return append(packed, column), ok
}

// has reports whether a control of the key is in the box.
func (b *Box) has(key string) bool {
	if b.control != nil && b.control.Key == key {
		return true
	}
	if b.list != nil {
		for _, c := range b.list(rectOf(b.Size)) {
			if c.Key == key {
				return true
			}
		}
	}
	return slices.ContainsFunc(b.children, func(c child) bool { return c.box.has(key) })
}
