package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"engawa/audio"
	"engawa/remote/client"
	"engawa/rules/games"
	"engawa/rules/puzzles/data"
	"engawa/rules/yokai/tablebase"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/largeprint"
	"engawa/scenes/platform"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/together"
)

// Config is how the window is to be opened.
type Config struct {
	Game       string // the game to set up at once; "" for the shelf
	Lang       string // a language for this start; "" for the one in the settings
	Seed       uint64 // seed of the first matches, if HasSeed
	HasSeed    bool
	Fullscreen bool
	Open       *stage.Arrival // a match to open at once, as a text from a file; nil for none
	Join       string         // the link of a seat at a table elsewhere, to sit down at once; "" for none
	Welcome    bool           // who starts for the first time is welcomed, unless something else is to be opened
	Notice     string         // a sentence to tell at the start, as when the page's address made no sense
	Phone      platform.Phone // the app around the program; nil for none
	Host       stage.Host     // the host of tables inside the program; nil for none
}

// Run opens the window and plays until it is closed.
func Run(cfg Config) error {
	app, err := New(cfg)
	if err != nil {
		return err
	}
	app.PrepareWindow()
	return ebiten.RunGameWithOptions(app, &ebiten.RunGameOptions{X11ClassName: "engawa", X11InstanceName: "engawa"})
}

// PrepareWindow gives Ebitengine's window its title, icon and size, and the full screen if the settings ask for it. It
// is called before Ebitengine runs the program.
func (a *App) PrepareWindow() {
	ebiten.SetWindowTitle(platform.WindowTitle)
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(320, 568, -1, -1)
	ebiten.SetFullscreen(a.services.Settings.Fullscreen)
	a.platform.SetWindowIcon()
}

// New returns the program ready to be run, with the saves and settings of this device.
func New(cfg Config) (*App, error) {
	app := NewWith(Devices{Platform: platform.Open(), Store: store.OpenSystem(games.Find), Input: input.NewDevices(), Sound: audio.Open(), Dial: client.Dial}, cfg)
	app.services.Clock = clock()
	app.services.Lettering = input.Lettering
	ebiten.SetScreenClearedEveryFrame(false)
	return app, nil
}

// Devices are what a program runs on: those of this machine, or a memory, a script and a recorder in tests.
type Devices struct {
	Platform platform.Platform // nil for one that has nothing
	Store    *store.Store
	Input    input.Source
	Sound    audio.Player // an [audio.Mixer] is heard
	Dial     stage.Dial   // nil where no other device can be reached
}

// NewWith returns the program on the given devices, without the clock of this machine.
func NewWith(d Devices, cfg Config) *App {
	on, st, sound := d.Platform, d.Store, d.Sound
	if on == nil {
		on = platform.Stub{}
	}
	on = platform.OnPhone(on, cfg.Phone)
	mixer, _ := sound.(*audio.Mixer)
	settings := st.Settings()
	if tag := lang.Tag(cfg.Lang); tag.Valid() {
		settings.Lang = tag
	}
	if !settings.Lang.Valid() {
		settings.Lang = lang.Guess(on.Locale())
	}
	settings.Fullscreen = settings.Fullscreen || cfg.Fullscreen
	var held *hapticPlayer
	if cfg.Phone != nil {
		held = &hapticPlayer{Player: sound, phone: cfg.Phone}
		sound = held
	}
	svc := &stage.Services{
		Settings: settings, Store: st, Sound: sound,
		Stack: &stage.Stack{}, Games: games.All(), Tablebases: tablebase.Open(), Puzzles: data.Open(), Seed: seeds(cfg), Now: now,
		Files: on.Files(), Outside: on.Outside(), Dial: d.Dial, Host: cfg.Host, Random: platform.Random(),
	}
	app := &App{
		services: svc, platform: on, source: d.Input, textures: canvas.NewTextureCache(), mixer: mixer, density: 1, hasFocus: true,
		haptics: held, back: on.Back(), update: on.Update(), load: lang.Load, outgoing: together.Outgoing{Services: svc},
	}
	app.takeLanguage()
	st.Assume(svc.Settings)
	if k := on.Keyboard(); k != nil {
		app.textInput = &textInput{keyboard: k}
	}
	if r := on.ScreenReader(); r != nil {
		app.accessible = &accessibility{surface: r}
	}
	app.textures.PreferSketches(on.HasSplash())
	svc.OnChange = app.settingsChanged
	app.applySettings()
	svc.Stack.SetStill(settings.ReducedMotion)
	to, first := newNavigator(svc), cfg.Welcome && cfg.Game == "" && cfg.Open == nil && cfg.Join == "" && cfg.Notice == "" && st.IsFirstStart()
	svc.Navigator = to
	svc.Stack.SetLargePrint(func() string { return svc.Words.T(lang.LargePrintTitle) }, func() { svc.Stack.Push(largeprint.New(svc)) })
	to.Shelf()
	if cfg.Game != "" {
		to.Setup(cfg.Game)
	}
	if first {
		to.Welcome()
	}
	for _, p := range st.Problems() {
		to.Tell(p.Text(svc.Words))
	}
	if cfg.Join != "" {
		to.Together(cfg.Join)
	}
	if cfg.Notice != "" {
		to.Tell(cfg.Notice)
	}
	app.opening = cfg.Open
	return app
}
