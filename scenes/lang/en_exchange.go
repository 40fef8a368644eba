package lang

func enExchange() texts {
	return texts{
		OpenTitle:       "Open a game",
		OpenText:        "The game as text",
		OpenTyped:       "A recorded game, or a game of Engawa as text. Type it here.",
		OpenDropped:     "A recorded game, or a game of Engawa as text. Drop its file on this window, or type it here.",
		OpenPasted:      "A recorded game, or a game of Engawa as text. Paste it, drop its file on this window, or type it here.",
		OpenPaste:       "Paste",
		OpenPick:        "From a file",
		OpenClear:       "Clear",
		OpenOpen:        "Open",
		OpenRefused:     "This cannot be read. {reason}",
		OpenRefusedLine: "Line {n} cannot be read, “{quote}”. {reason}",
		OpenRefusedMove: "Move {n} cannot be read, “{quote}”. {reason}",
		OpenUnread:      "The file {name} cannot be read. Expected a text of at most one megabyte.",

		ShareTitle:        "Share this game",
		ShareNotation:     "Notation",
		ShareLine:         "One line",
		ShareFile:         "File",
		ShareNotationTold: "The moves as players write them down: to read, or to open in Engawa.",
		ShareLineTold:     "The whole game in one line: to paste into a message. Engawa opens it.",
		ShareFileTold:     "The whole game as a file: to keep, or to send. Engawa opens it.",
		ShareCopy:         "Copy",
		ShareSave:         "Save as a file",
		ShareCopied:       "Copied: paste it wherever you like.",
		ShareLink:         "Copy a link",
		ShareLinked:       "The link is copied: it opens this game for whoever follows it.",
		ShareNotCopied:    "It could not be copied. Save it as a file instead.",
		ShareSaved:        "Saved as {where}.",
		ShareNotSaved:     "The file could not be written.",
		ShareNoClipboard:  "No clipboard can be reached on this device.",
		ShareNoFiles:      "Files cannot be saved from here on this device.",
		ShareNeither:      "Nothing can be copied or saved on this device: its clipboard and its files are out of reach.",
		ShareSecret:       "This game still holds secrets. It can be shared when it is over.",
	}
}
