package scenes

import (
	"fmt"
	"slices"
)

// loupeScreens lists the pictures of the reading glass, over screens of each kind and at some of its leaves.
func loupeScreens() []screen {
	over := func(name string, leaf int) screen {
		title := "loupe-" + name
		if leaf > 0 {
			title += "-later"
		}
		return screen{title, func(v *visitor) error { return v.magnified(name, leaf) }}
	}
	return []screen{
		over("shelf-continue", 0), over("setup", 0), over("settings", 1), over("yokai-chosen", 0), over("yokai-chosen", 1), over("yokai-result", 0),
		over("homeworlds-middle", 0), over("honshu-build", 0), over("honshu-build", 2), over("forhonor-path", 0), over("honshu-doors", 0),
	}
}

// magnified shows a screen in large words, open at a leaf.
func (v *visitor) magnified(name string, leaf int) error {
	all := plainScreens()
	k := slices.IndexFunc(all, func(s screen) bool { return s.name == name })
	if k < 0 {
		return fmt.Errorf("there is no screen %q to be read", name)
	}
	if err := all[k].visit(v); err != nil {
		return err
	}
	v.settle()
	v.app.house.Stack.Magnify()
	v.settle()
	for range leaf {
		if err := v.press("next"); err != nil {
			return err
		}
	}
	return nil
}
