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
	single := groupHeadings(entries)
	pages := pagesOf(pack(single, most, columns, nil), columns)
	for _, groups := range [][]group{sections(entries), single} {
		if pages == 1 && len(groups) < columns {
			continue
		}
		tall := 0.0
		for _, g := range groups {
			tall = max(tall, g.height)
		}
		for h := columnStep; h <= most; h += columnStep {
			if h >= tall && pagesOf(pack(groups, h, columns, nil), columns) <= pages {
				return packGroups(groups, h, columns)
			}
		}
	}
	return packGroups(single, most, columns)
}

// pagesOf returns how many pages so many columns take.
func pagesOf(n, columns int) int { return (n + columns - 1) / columns }

// group is entries that stay together in a column.
type group struct {
	entries []entry
	height  float64
}

func groupOf(entries []entry) group { return group{entries, heightOf(entries)} }

// sections groups the entries from heading to heading.
func sections(entries []entry) (list []group) {
	start := 0
	for k, e := range entries {
		if k > start && (e.Heading || e.OutsideSections) {
			list = append(list, groupOf(entries[start:k]))
			start = k
		}
	}
	if start < len(entries) {
		list = append(list, groupOf(entries[start:]))
	}
	return list
}

// groupHeadings groups only headings with what follows them.
func groupHeadings(entries []entry) (list []group) {
	start := 0
	for k, e := range entries {
		if !e.Heading || k == len(entries)-1 {
			list = append(list, groupOf(entries[start:k+1]))
			start = k + 1
		}
	}
	return list
}

// heightOf returns how high the entries are below each other.
func heightOf(entries []entry) float64 {
	h := 0.0
	for _, e := range entries {
		h += e.box.Size.H
	}
	return h
}

// packGroups returns the columns that pack makes.
func packGroups(groups []group, height float64, columns int) [][]entry {
	list := [][]entry{nil}
	pack(groups, height, columns, func(column int, entries []entry) {
		if column == len(list) {
			list = append(list, nil)
		}
		list[column] = append(list[column], entries...)
	})
	return list
}

// pack breaks the groups into columns of the height, so many of them a page, and returns how many columns there are.
// Where a section goes on on the next page, its heading is repeated there if there is room for it. It calls put, unless
// that is nil, with what comes next and with its column, counted from 0.
func pack(groups []group, height float64, columns int, put func(column int, entries []entry)) (n int) {
	var heading []entry
	used, column := 0.0, 0
	if put == nil {
		put = func(int, []entry) {}
	}
	for k, g := range groups {
		first := &g.entries[0]
		begins := first.Heading || first.OutsideSections
		if used+g.height > height && k > 0 {
			column, used = column+1, 0
			if top := heightOf(heading); !begins && !first.GoesOn && column%columns == 0 && top+g.height <= height {
				put(column, heading)
				used = top
			}
		}
		if begins {
			heading = nil
		}
		if first.Heading && !first.Once {
			heading = g.entries[:1]
		}
		put(column, g.entries)
		used += g.height
	}
	return column + 1
}

// has reports whether a control of the key is in the box.
func (b *Box) has(key string) bool {
	if b.control != nil && b.control.Key == key {
		return true
	}
	if b.list != nil {
		for _, c := range b.list.list(rectOf(b.Size)) {
			if c.Key == key {
				return true
			}
		}
	}
	return slices.ContainsFunc(b.children, func(c child) bool { return c.box.has(key) })
}
