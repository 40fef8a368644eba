package lang

// Keys of the panel of the first start.
const (
	WelcomeTitle         Key = "welcome.title"
	WelcomeName          Key = "welcome.name"
	WelcomeSize          Key = "welcome.size"
	WelcomeSizeUsual     Key = "welcome.size.usual"
	WelcomeSizeLarge     Key = "welcome.size.large"
	WelcomeSizeLargest   Key = "welcome.size.largest"
	WelcomeSample        Key = "welcome.sample"
	WelcomeShow          Key = "welcome.show"
	WelcomePlay          Key = "welcome.play"
	WelcomeBoth          Key = "welcome.both" // game
	WelcomeChoice        Key = "welcome.choice"
	WelcomeChoiceAbout   Key = "welcome.choice.about"
	WelcomeChoiceCaption Key = "welcome.choice.caption"
	WelcomeChoiceLesson  Key = "welcome.choice.lesson" // game
	WelcomeGames         Key = "welcome.games"
)
