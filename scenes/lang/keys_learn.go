package lang

// Keys of the paper that leads through a lesson, and of what leads there.
const (
	LearnOpen  Key = "learn.open"
	LearnDone  Key = "learn.done"
	LearnAt    Key = "learn.at"
	LearnBack  Key = "learn.back"
	LearnAgain Key = "learn.again"
	LearnShow  Key = "learn.show"
	LearnRead  Key = "learn.read"
	LearnMore  Key = "learn.more"
	LearnFold  Key = "learn.fold"
	LearnPlay  Key = "learn.play"
	LearnNext  Key = "learn.next"
	LearnSkip  Key = "learn.skip"
	LearnLeave Key = "learn.leave"
	LearnMatch Key = "learn.match"
	LearnOther Key = "learn.other"

	// On narrow buttons: the word over the number of the step.
	LearnReadShort Key = "learn.read.short"
	LearnMoreShort Key = "learn.more.short"
	LearnFoldShort Key = "learn.fold.short"
	LearnSkipShort Key = "learn.skip.short"
)
