package lang

// Keys of the page of help; [Catalog.Help] gives the lines about keys, touch and pad.
const (
	HelpHelp         Key = "help.help"
	HelpTitle        Key = "help.title"
	HelpAbout        Key = "help.about"
	AboutUnofficial  Key = "about.unofficial"
	AboutMade        Key = "about.made"
	AboutLetters     Key = "about.letters"
	AboutLettersText Key = "about.letters.text"
)
