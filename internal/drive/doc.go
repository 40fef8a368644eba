// Package drive plays the real program from tests: its window, with every key, button and finger under control and
// every frame at hand (Window); its web page in headless Chromium, in Firefox or in WebKit (Page); and the program as it
// is shipped, in a window on an X server of its own that brings it the mouse and dropped files (Program).
//
// A test package that uses it, or draws with Ebitengine itself, hands its TestMain over:
//
//	func TestMain(m *testing.M) { drive.Main(m) }
//
// and then writes
//
//	w := drive.OpenWindow(t, drive.WindowOptions{Args: []string{"-game", "yokai", "-seed", "7"}})
//	w.Click(640, 400)
//	picture := w.WaitUntilStill()
//
// or, for the web page,
//
//	p := drive.OpenPage(t, drive.PageOptions{Width: 390, Height: 844, Touch: true})
//	p.Tap(195, 400)
//
// Windows are driven tick by tick through Ebitengine's vmhost: 60 ticks are a second to the program, however long they
// take, and the same input gives the same frames, byte for byte, on one machine. What reads the real clock, or runs
// beside the ticks (a bot that thinks), still takes its real time: wait for what it brings with Until. Pages and
// the shipped program run in real time.
//
// Where there is no display, no Xvfb to make one, or no Chromium, tests are skipped and say so; the environment
// variable ENGAWA_REQUIRE ("display,xvfb,browser,firefox,webkit") makes them fail instead. Firefox and WebKit start slowly
// and are opened only where ENGAWA_BROWSERS is set, as "make browsers" does. Keep writes pictures for people to look at
// to the folder ENGAWA_PICTURES names.
//
// Chromium is driven through its own protocol (chromiumTab), the others through WebDriver's commands (driverTab), which
// go to WebKit over HTTP, by way of WebKitWebDriver, and to Firefox itself over its Marionette connection: no other
// program is needed for it.
//
// This package may import wasm, internal/webpage and the outside libraries it drives with. Only tests import it.
package drive
