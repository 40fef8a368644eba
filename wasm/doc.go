// Package wasm makes and serves the web page of Engawa: it compiles the program for the browser, sets the page around it,
// compresses what goes over the wire, and hands the files out with the headers a browser wants.
//
// The page itself (markup, style, loader, icon) lies in page/. It uses relative addresses only, so that the folder works
// wherever it is put. The commands wasm/build and wasm/serve are thin shells over this package.
//
// # The bridge between page and program
//
// The loader keeps one object, window.engawa, which the program reads and calls through syscall/js:
//
//	engawa.insets    {top, right, bottom, left}: the parts of the window a notch, a round corner or a home bar covers, in CSS
//	                 pixels, kept up to date when the window is resized or turned
//	engawa.visible   whether the page is on show; false while its tab is hidden
//	engawa.lang      "en" or "fr": the language the page speaks, from ?lang=… or the browser's list
//	engawa.onhide    the program may set it to a function: called when the page is hidden, the last safe moment to save
//	engawa.ready()   the program calls it once its first whole picture is drawn; the page then lifts the curtain. Without
//	                 the call the curtain lifts by itself a little after the program has begun to draw
//	engawa.fail(text) the program may call it before it gives up: the page shows its sorry sentence, and text in the console
//	engawa.state     "loading", "running", "ended" or "failed", for tests
//
// The addresses' query becomes command-line flags: ?game=yokai&lang=fr&seed=7 starts the program as "engawa -game yokai -lang fr -seed 7".
//
// This package imports the standard library and the brotli compressor, nothing of the rest of the house.
package wasm
