package lang

// Keys of the page of help; [Catalog.Help] gives the lines about keys, touch and pad.
const (
	HelpHelp         Key = "common.help"
	HelpTitle        Key = "help.title"
	HelpAbout        Key = "about.title"
	AboutUnofficial  Key = "about.unofficial"
	AboutMade        Key = "about.made"
	AboutLetters     Key = "about.letters"
	AboutLettersText Key = "about.letters.text"

	HelpArrows Key = "help.keyboard.arrows" // the four keys with arrows
	HelpCross  Key = "help.pad.cross"       // the four buttons of a pad's cross
)
