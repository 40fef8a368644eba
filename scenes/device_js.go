package scenes

import (
	"syscall/js"

	"engawa/scenes/geom"
)

// hidesWhenAway tells whether losing the focus means that the program is out of sight, as in a browser's other tab.
const hidesWhenAway = true

// curtained tells whether the first pictures are seen through something that is drawn aside slowly, so that it does
// not matter that they lack their details: the page's curtain.
const curtained = true

// naps tells whether a quiet program gets frames seldom, see wasm/page/rest.js.
const naps = true

// systemLocale returns the browser's language.
func systemLocale() string {
	if v := js.Global().Get("navigator").Get("language"); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

// safeInsets returns what the page has measured of notches and bars.
func safeInsets() geom.Insets {
	services := js.Global().Get("engawa")
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

// setWindowIcon does nothing: the page has its own.
func setWindowIcon() {}

// firstPicture tells the page that the curtain can be lifted.
func firstPicture() {
	if services := js.Global().Get("engawa"); services.Truthy() && services.Get("ready").Type() == js.TypeFunction {
		services.Call("ready")
	}
}

// beQuiet tells the page whether frames may come seldom.
func beQuiet(quiet bool) {
	if services := js.Global().Get("engawa"); services.Truthy() {
		services.Set("quiet", quiet)
	}
}
