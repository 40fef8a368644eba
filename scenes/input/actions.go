package input

import "slices"

// codes are the names of the actions that keys and buttons can be given to, as settings keep them and words are found
// by.
var codes = [...]struct {
	action Action
	code   string
}{
	{Left, "left"}, {Right, "right"}, {UpWards, "up"}, {DownWards, "down"},
	{Next, "next"}, {Previous, "previous"}, {Confirm, "confirm"}, {Back, "back"},
	{Undo, "undo"}, {Redo, "redo"}, {Restart, "restart"}, {Hint, "hint"},
	{Menu, "menu"}, {Rules, "rules"}, {Log, "log"}, {Talk, "talk"}, {Recap, "recap"},
	{Turn, "turn"}, {TurnRight, "turnright"}, {TurnLeft, "turnleft"}, {Flip, "flip"},
	{ZoomIn, "zoomin"}, {ZoomOut, "zoomout"}, {Enlarge, "enlarge"}, {LargePrint, "largeprint"}, {First, "first"}, {Last, "last"},
	{Fullscreen, "fullscreen"}, {Paste, "paste"}, {Erase, "erase"},
}

// Actions returns everything that keys and buttons can be given to, in the order of a list.
func Actions() []Action {
	list := make([]Action, len(codes))
	for k, c := range codes {
		list[k] = c.action
	}
	return list
}

// Code names the action in settings and for words, such as "undo"; "" for what is no action.
func (i Action) Code() string {
	for _, c := range codes {
		if c.action == i {
			return c.code
		}
	}
	return ""
}

// actionOf returns the action with that code.
func actionOf(code string) (Action, bool) {
	for _, c := range codes {
		if c.code == code {
			return c.action, true
		}
	}
	return 0, false
}

// Plain reports whether the action is needed while letters are being typed, so that it needs a key that writes nothing.
func (i Action) Plain() bool {
	return slices.Contains([]Action{Next, Confirm, Back, Paste, Erase}, i)
}

// InHand reports whether the action is one for a thing in hand. On a pad it may share its button with an action for other
// times, see [Frame.Handle].
func (i Action) InHand() bool { return i == TurnRight || i == TurnLeft || i == Flip }

// repeats reports whether a held key or button gives the action again and again.
func (i Action) repeats() bool {
	return i <= DownWards || i == Next || i == Previous || i == Erase
}
