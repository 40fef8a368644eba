package bot

// Tablebases is where bots get tablebase files from, which are too large to be part of every program.
type Tablebases interface {
	// File returns the contents of the tablebase file with that name, which must not be changed. They are nil, without an
	// error, while the file is loading, as on a web page that fetches it; the error is a sentence that says why the file
	// cannot be had.
	File(name string) ([]byte, error)
}

// Codes of refusals by the Begin of a TablebaseUser.
const (
	CodeNoTablebase      = "no-tablebase"      // a file that it needs cannot be had
	CodeTablebaseLoading = "tablebase-loading" // it is loading: ask again later
)

// TablebaseUser is implemented by bots that probe tablebases. UseTablebases is called once, before the first Begin.
type TablebaseUser interface {
	UseTablebases(Tablebases)
}

// UseTablebases gives a bot that probes tablebases its files. Nil is as good as none.
func UseTablebases(b Bot, t Tablebases) {
	if u, ok := b.(TablebaseUser); ok && t != nil {
		u.UseTablebases(t)
	}
}

// Fallback is implemented by bots that decide some positions as a level without tablebases does. FallsBack reports
// whether the decision begun last is such a one.
type Fallback interface{ FallsBack() bool }

// FallsBack reports whether the bot decides the position at hand as a level without tablebases does.
func FallsBack(b Bot) bool {
	f, ok := b.(Fallback)
	return ok && f.FallsBack()
}

// Loader is implemented by Tablebases whose files have to be loaded.
type Loader interface {
	// Loaded reports whether the file with that name is loaded. It loads nothing.
	Loaded(name string) bool
}

// LoadedOnly returns Tablebases of the files that can be read at once; it loads nothing. It is nil for nil.
func LoadedOnly(t Tablebases) Tablebases {
	if l, ok := t.(Loader); ok {
		return loadedOnly{t, l}
	}
	return t
}

type loadedOnly struct {
	Tablebases
	loader Loader
}

// File implements [Tablebases]: a file that is not loaded counts as loading.
func (t loadedOnly) File(name string) ([]byte, error) {
	if !t.loader.Loaded(name) {
		return nil, nil
	}
	return t.Tablebases.File(name)
}
