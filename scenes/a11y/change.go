package a11y

import "slices"

// Change lists the steps that turn one screen into another.
type Change struct {
	Scene         int      `json:"scene"`           // another number for another scene
	Lang          string   `json:"lang"`            // the tag of the language, also where it stays the same
	Drop          []string `json:"drop,omitempty"`  // items that are taken away, by their IDs
	Put           []Put    `json:"put,omitempty"`   // then, one after the other
	Clear         bool     `json:"clear,omitempty"` // news announced before are taken away
	Announcements []string `json:"news,omitempty"`  // to be announced now
}

// Put is an item that is new, says something else, or stands elsewhere.
type Put struct {
	Item
	After string `json:"after,omitempty"` // the item it stands behind; "" for the first place
}

// Empty reports whether nothing is to be done.
func (c *Change) Empty() bool {
	return len(c.Drop) == 0 && len(c.Put) == 0 && !c.Clear && len(c.Announcements) == 0
}

// Changes returns what makes the screen before into the screen now. Nothing is carried over from another scene, where
// the same IDs mean other things.
func Changes(before, now *Screen) Change {
	c := Change{Scene: now.Scene, Lang: now.Lang, Clear: now.Clear, Announcements: now.Announcements}
	if before.Scene == now.Scene && slices.Equal(before.Items, now.Items) {
		return c
	}
	kinds := make(map[string]Kind, len(now.Items))
	for _, i := range now.Items {
		kinds[i.ID] = i.Kind
	}
	stands := make([]Item, 0, len(before.Items))
	for _, i := range before.Items {
		if kind, ok := kinds[i.ID]; !ok || kind != i.Kind || before.Scene != now.Scene {
			c.Drop = append(c.Drop, i.ID)
			continue
		}
		stands = append(stands, i)
	}
	after := ""
	for k, i := range now.Items {
		if k >= len(stands) || stands[k] != i {
			c.Put = append(c.Put, Put{i, after})
			stands = slices.Insert(slices.DeleteFunc(stands, func(other Item) bool { return other.ID == i.ID }), k, i)
		}
		after = i.ID
	}
	return c
}
