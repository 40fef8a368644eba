package ui

import "slices"

// arrangeItems breaks the items into columns no higher than most, so many of them a leaf, on as few leaves as will do.
// The columns are of even height, and hold whole sections if that takes no more leaves.
func arrangeItems(items []Item, columns int, most float64) [][]Item {
	broken, _ := pack(singles(items), most, columns)
	leaves := leavesOf(broken, columns)
	for _, parts := range [][][]Item{sections(items), singles(items)} {
		if leaves == 1 && len(parts) < columns {
			continue
		}
		for h := folioStep; h <= most; h += folioStep {
			if packed, ok := pack(parts, h, columns); ok && leavesOf(packed, columns) <= leaves {
				return packed
			}
		}
	}
	return broken
}

// leavesOf returns how many leaves the columns take.
func leavesOf(packed [][]Item, columns int) int { return (len(packed) + columns - 1) / columns }

// sections groups the items from heading to heading.
func sections(items []Item) [][]Item {
	var out [][]Item
	for _, item := range items {
		if item.Head || item.Apart || len(out) == 0 {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], item)
	}
	return out
}

// singles groups only headings with what follows them.
func singles(items []Item) [][]Item {
	var out [][]Item
	for k, item := range items {
		if k > 0 && items[k-1].Head {
			out[len(out)-1] = append(out[len(out)-1], item)
			continue
		}
		out = append(out, []Item{item})
	}
	return out
}

func heightOf(items []Item) float64 {
	h := 0.0
	for _, item := range items {
		h += item.Height
	}
	return h
}

// pack breaks the parts into columns of the height, so many of them a leaf; false when a part is higher than that.
// Where a section goes on on the next leaf, its heading is repeated there if there is room for it.
func pack(parts [][]Item, height float64, columns int) (packed [][]Item, ok bool) {
	var column, heading []Item
	used := 0.0
	ok = true
	for _, part := range parts {
		h := heightOf(part)
		ok = ok && h <= height
		begins := part[0].Head || part[0].Apart
		if used+h > height && len(column) > 0 {
			packed, column, used = append(packed, column), nil, 0
			if top := heightOf(heading); !begins && len(packed)%columns == 0 && top+h <= height {
				column, used = slices.Clone(heading), top
			}
		}
		if begins {
			heading = nil
		}
		if part[0].Head && !part[0].Once {
			heading = part[:1]
		}
		column = append(column, part...)
		used += h
	}
	return append(packed, column), ok
}
