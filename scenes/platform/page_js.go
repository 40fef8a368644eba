package platform

import (
	"syscall/js"

	"engawa/scenes/geom"
)

// page is the page of a browser.
type page struct{ Bare }

// Open returns the page.
func Open() Platform { return page{} }

// own returns what the page offers the program, see wasm/page; not truthy outside of our page.
func own() js.Value { return js.Global().Get("engawa") }

// HidesUnfocused implements Platform.
func (page) HidesUnfocused() bool { return true }

// OpensBehindCurtain implements Platform.
func (page) OpensBehindCurtain() bool { return true }

// SleepsWhenQuiet implements Platform, see wasm/page/idle.js.
func (page) SleepsWhenQuiet() bool { return true }

// Locale implements Platform: the page speaks the language already.
func (page) Locale() string {
	if services := own(); services.Truthy() && services.Get("lang").Type() == js.TypeString {
		return services.Get("lang").String()
	}
	if v := js.Global().Get("navigator").Get("language"); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

// Insets implements Platform: the page has measured them.
func (page) Insets() geom.Insets {
	services := own()
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

// FirstPictureDrawn implements Platform: the curtain can be lifted.
func (page) FirstPictureDrawn() {
	if services := own(); services.Truthy() && services.Get("ready").Type() == js.TypeFunction {
		services.Call("ready")
	}
}

// SetQuiet implements Platform.
func (page) SetQuiet(quiet bool) {
	if services := own(); services.Truthy() {
		services.Set("quiet", quiet)
	}
}
