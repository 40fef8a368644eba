package scenestest

import (
	"fmt"
	"slices"
)

// largePrintScreens lists the pictures of the large print view, over screens of each kind and at some of its pages.
func largePrintScreens() []Screen {
	over := func(name string, page int) Screen {
		title := "largeprint-" + name
		if page > 0 {
			title += "-later"
		}
		return Screen{title, func(d *Driver) error { return d.showLargePrint(name, page) }}
	}
	return []Screen{
		over("shelf-continue", 0), over("setup", 0), over("settings", 1), over("yokai-chosen", 0), over("yokai-chosen", 1), over("yokai-result", 0),
		over("homeworlds-middle", 0), over("honshu-build", 0), over("honshu-build", 2), over("forhonor-path", 0), over("honshu-cover", 0),
	}
}

// showLargePrint shows a screen in large words, open at a page.
func (d *Driver) showLargePrint(name string, page int) error {
	all := plainScreens()
	k := slices.IndexFunc(all, func(s Screen) bool { return s.Name == name })
	if k < 0 {
		return fmt.Errorf("there is no screen %q to be read", name)
	}
	if err := all[k].Show(d); err != nil {
		return err
	}
	d.FinishAnimations()
	d.Services.Stack.OpenLargePrint()
	d.FinishAnimations()
	for range page {
		if err := d.Press("next"); err != nil {
			return err
		}
	}
	return nil
}
