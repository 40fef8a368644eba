package a11y

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"testing"
)

// applyChange does to the items what a change says, as the page does it.
func applyChange(t *testing.T, items []Item, c Change) []Item {
	t.Helper()
	items = slices.Clone(items)
	place := func(id string) int { return slices.IndexFunc(items, func(i Item) bool { return i.ID == id }) }
	for _, id := range c.Drop {
		at := place(id)
		if at < 0 {
			t.Fatalf("%s is dropped, and is not there", id)
		}
		items = slices.Delete(items, at, at+1)
	}
	for _, p := range c.Put {
		if at := place(p.ID); at >= 0 {
			items = slices.Delete(items, at, at+1)
		}
		at := place(p.After)
		if at < 0 && p.After != "" {
			t.Fatalf("%s is put behind %s, which is not there", p.ID, p.After)
		}
		items = slices.Insert(items, at+1, p.Item)
	}
	return items
}

// sample returns some items in any order, some of them with other words than usual.
func sample(rng *rand.Rand) []Item {
	var items []Item
	for _, n := range rng.Perm(12)[:rng.IntN(12)] {
		items = append(items, Item{
			ID: strconv.Itoa(n), Kind: Kind(int(Heading) + n%3 + rng.IntN(2)), Name: "thing " + strconv.Itoa(rng.IntN(3)),
			On: rng.IntN(3) == 0, Off: rng.IntN(5) == 0, Text: []string{"", "Aki"}[rng.IntN(2)],
		})
	}
	return items
}

func TestChangesMakeOneScreenIntoAnother(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 6))
	for range 3000 {
		before, now := Screen{Scene: rng.IntN(2), Items: sample(rng)}, Screen{Lang: "fr", Items: sample(rng)}
		c := Changes(&before, &now)
		if got := applyChange(t, before.Items, c); !reflect.DeepEqual(got, now.Items) && len(got)+len(now.Items) > 0 {
			t.Fatalf("from %v\nto %v\nthe change %+v leads to\n%v", before.Items, now.Items, c, got)
		}
		if again := Changes(&now, &now); !again.Empty() {
			t.Fatalf("a screen that stays the same is changed: %+v", again)
		}
	}
}

func TestAChangeIsNoLargerThanItMustBe(t *testing.T) {
	items := []Item{{ID: "a"}, {ID: "b", Name: "two"}, {ID: "c"}, {ID: "d"}}
	with := func(change func(s []Item) []Item) *Screen {
		return &Screen{Items: change(slices.Clone(items))}
	}
	for _, tt := range []struct {
		what      string
		now       *Screen
		drop, put int
	}{
		{"one that is gone", with(func(s []Item) []Item { return slices.Delete(s, 1, 2) }), 1, 0},
		{"one that is new", with(func(s []Item) []Item { return slices.Insert(s, 2, Item{ID: "e"}) }), 0, 1},
		{"other words", with(func(s []Item) []Item { s[1].Name = "zwei"; return s }), 0, 1},
		{"another kind", with(func(s []Item) []Item { s[1].Kind = Toggle; return s }), 1, 1},
		{"the last comes first", with(func(s []Item) []Item { return append(s[3:], s[:3]...) }), 0, 1},
		{"another scene", &Screen{Scene: 1, Items: items}, 4, 4},
	} {
		c := Changes(&Screen{Items: items}, tt.now)
		if len(c.Drop) != tt.drop || len(c.Put) != tt.put {
			t.Errorf("%s: dropped %v, put %v; want %d and %d", tt.what, c.Drop, c.Put, tt.drop, tt.put)
		}
	}
}
