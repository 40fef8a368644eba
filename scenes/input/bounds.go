package input

import "slices"

// bounds is a Map as it is gone through at every tick.
type bounds struct {
	keys []keyBinding
	pad  []buttonBinding
}

// keyBinding is one key of an action. Exact is set where it matters that Shift is held or not, because the same key stands
// for something else then.
type keyBinding struct {
	action Action
	stroke Stroke
	exact  bool
}

// buttonBinding is a button of a pad with what it stands for: nothing, one action, or another one while a thing is in hand.
type buttonBinding struct {
	button  Button
	actions []Action
}

// steers reports whether the button moves the focus.
func (b buttonBinding) steers() bool { return len(b.actions) > 0 && b.actions[0] <= DownWards }

func (m *Map) bounds() bounds {
	var all bounds
	for _, action := range Actions() {
		for _, s := range m.keys[action] {
			all.keys = append(all.keys, keyBinding{action, s, m.dependsOnShift(s)})
		}
	}
	for _, named := range buttons {
		b := buttonBinding{button: named.button}
		for _, action := range Actions() {
			if theirs, ok := m.pad[action]; ok && theirs == named.button {
				b.actions = append(b.actions, action)
			}
		}
		all.pad = append(all.pad, b)
	}
	return all
}

// dependsOnShift reports whether the stroke means something else with Shift held than without.
func (m *Map) dependsOnShift(s Stroke) bool {
	s.Shift = !s.Shift
	for _, list := range m.keys {
		if slices.Contains(list, s) {
			return true
		}
	}
	return false
}

// action adds what a key stands for.
func (f *Frame) action(b keyBinding) {
	if b.stroke.Writes() {
		f.Letters = append(f.Letters, b.action)
	} else {
		f.Actions = append(f.Actions, b.action)
	}
}

// press adds what a button stands for.
func (f *Frame) press(b buttonBinding) {
	f.Actions = append(f.Actions, b.actions...)
	if len(b.actions) > 1 {
		f.together = append(f.together, b.actions)
	}
}

// addSigns adds the actions of signs that are typed.
func (a bounds) addSigns(f *Frame) {
	for _, r := range f.TypedRunes {
		for _, b := range a.keys {
			if b.stroke.Sign == r && r != 0 {
				f.action(b)
			}
		}
	}
}

// nameSigns names the key that has been struck by the sign that it has written, as it lies elsewhere on another
// keyboard.
func (f *Frame) nameSigns() {
	for _, r := range f.TypedRunes {
		if (r == '+' || r == '-') && len(f.KeysDown) == 1 {
			f.KeysDown[0] = Stroke{Sign: r}
		}
	}
}
