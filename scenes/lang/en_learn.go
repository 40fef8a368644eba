package lang

func enLearn() texts {
	return texts{
		LearnOpen:  "Learn to play",
		LearnDone:  "Lesson learned",
		LearnAt:    "Step {n} of {all}",
		LearnBack:  "Step before",
		LearnAgain: "Once more",
		LearnShow:  "Show me",
		LearnRead:  "Step {n} of {all}: read it again",
		LearnMore:  "Read on",
		LearnFold:  "Put the words away",
		LearnPlay:  "Play it for me",
		LearnNext:  "Next",
		LearnSkip:  "Skip this step",
		LearnLeave: "Leave the lesson",
		LearnMatch: "Play a game",
		LearnOther: "The rules allow that. Here something else is asked for, so it is taken back: try again.",

		LearnReadShort: "Read {n}/{all}",
		LearnMoreShort: "More {n}/{all}",
		LearnFoldShort: "Fold {n}/{all}",
		LearnSkipShort: "Skip",
	}
}
