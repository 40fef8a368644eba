package platform

import (
	"syscall/js"

	"engawa/scenes/geom"
)

// page is the page of a browser.
type page struct{ Stub }

// Open returns the page.
func Open() Platform { return page{} }

// pageAPI returns what the page offers the program, see wasm/page; not truthy outside of our page.
func pageAPI() js.Value { return js.Global().Get("engawa") }

// HidesWithoutFocus implements Platform.
func (page) HidesWithoutFocus() bool { return true }

// HasSplash implements Platform.
func (page) HasSplash() bool { return true }

// SleepsWhenIdle implements Platform, see wasm/page/idle.js.
func (page) SleepsWhenIdle() bool { return true }

// Locale implements Platform: the page speaks the language already.
func (page) Locale() string {
	if services := pageAPI(); services.Truthy() && services.Get("lang").Type() == js.TypeString {
		return services.Get("lang").String()
	}
	if v := js.Global().Get("navigator").Get("language"); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

// Insets implements Platform: the page has measured them.
func (page) Insets() geom.Insets {
	services := pageAPI()
	if !services.Truthy() || !services.Get("insets").Truthy() {
		return geom.Insets{}
	}
	side := func(name string) float64 {
		if v := services.Get("insets").Get(name); v.Type() == js.TypeNumber {
			return v.Float()
		}
		return 0
	}
	return geom.Insets{Top: side("top"), Right: side("right"), Bottom: side("bottom"), Left: side("left")}
}

// OnFirstFrame implements Platform: the page hides its splash screen.
func (page) OnFirstFrame() {
	if services := pageAPI(); services.Truthy() && services.Get("ready").Type() == js.TypeFunction {
		services.Call("ready")
	}
}

// SetIdle implements Platform.
func (page) SetIdle(quiet bool) {
	if services := pageAPI(); services.Truthy() {
		services.Set("quiet", quiet)
	}
}
