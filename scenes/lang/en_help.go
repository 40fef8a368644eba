package lang

func enHelp() texts {
	return texts{
		HelpTitle:        "Keys, touch and pad",
		HelpKeyboard:     "Keyboard",
		HelpArrows:       "Arrows",
		HelpArrowsDo:     "go from one thing to the next",
		HelpEnter:        "Enter or space",
		HelpEnterDo:      "choose, play, press",
		HelpTab:          "Tab",
		HelpTabDo:        "the next group of buttons",
		HelpEscape:       "Escape",
		HelpEscapeDo:     "let go, or open the menu",
		HelpUndo:         "Z, Y",
		HelpUndoDo:       "take a move back, play it again",
		HelpHint:         "H",
		HelpHintDo:       "a hint",
		HelpFullscreen:   "F11",
		HelpFullscreenDo: "full screen",
		HelpTouch:        "Mouse and touch",
		HelpTap:          "Tap, then tap",
		HelpTapDo:        "choose a piece, then its square",
		HelpDrag:         "Drag",
		HelpDragDo:       "carry a piece to its square",
		HelpPad:          "Pad",
		HelpPadStick:     "Stick or cross",
		HelpPadA:         "Lower button",
		HelpPadB:         "Right button",
	}
}
