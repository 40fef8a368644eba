package lang

// Keys of the panel in which keys and buttons are changed; [Catalog.Action], [Catalog.Stroke] and [Catalog.PadButton]
// give the names.
const (
	BindTitle       Key = "bind.title"
	BindKey         Key = "bind.key"
	BindButton      Key = "bind.button"
	BindNoKey       Key = "bind.noKey"
	BindNoButton    Key = "bind.noButton"
	BindPressKey    Key = "bind.pressKey"
	BindPressButton Key = "bind.pressButton"
	BindTaken       Key = "bind.taken"
	BindWrites      Key = "bind.writes"
	BindDigits      Key = "bind.digits"
	BindKept        Key = "bind.kept"
	BindUsual       Key = "bind.usual"
	BindUsualAsk    Key = "bind.usualAsk"
	BindCell        Key = "bind.cell" // a thing, and by what it is asked for
	BindCancel      Key = "bind.cancel"
)
