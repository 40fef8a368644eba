package lang

// Keys of the screen in words: the headings of its parts, and buttons that only that list has.
const (
	MirrorLeads    Key = "mirror.leads"
	MirrorPosition Key = "mirror.position"
	MirrorOthers   Key = "mirror.others"
	MirrorLies     Key = "mirror.lies"
	MirrorLess     Key = "mirror.less"
	MirrorMore     Key = "mirror.more"
	MirrorOf       Key = "mirror.of"   // what a choice is about, and what is chosen
	MirrorSays     Key = "mirror.says" // somebody, and what is told of them

	LargePrintTitle Key = "glass.title" // of the sheet with the same list in large words
	GlassOf         Key = "glass.of"    // what it is held over
)
