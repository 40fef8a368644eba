package lang

// Keys of the screen in words: the headings of its parts, and buttons that only that list has.
const (
	ReaderChoices  Key = "reader.choices"
	ReaderPosition Key = "reader.position"
	ReaderAround   Key = "reader.around"
	ReaderTable    Key = "reader.table"
	ReaderLess     Key = "reader.less"
	ReaderMore     Key = "reader.more"
	ReaderOf       Key = "reader.of"   // what a choice is about, and what is chosen
	ReaderSays     Key = "reader.says" // somebody, and what is said of them

	LargePrintTitle Key = "largeprint.title" // of the panel with the same list in large words
	LargePrintOf    Key = "largeprint.of"    // what it is held over
)
