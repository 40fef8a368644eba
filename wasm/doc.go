// Package wasm makes and serves the web page of Engawa: it compiles the program for the browser, sets the page around
// it, compresses what goes over the wire, and hands the files out with the headers a browser wants.
//
// The page itself (markup, style, loader, service worker, manifest, icon) lies in page/. It uses relative addresses
// only, so that the folder works wherever it is put. The commands wasm/build and wasm/serve are thin shells over this
// package.
//
// # The bridge between page and program
//
// The loader keeps one object, window.engawa, which the program reads and calls through syscall/js:
//
//	engawa.insets    {top, right, bottom, left}: the parts of the window a notch, a round corner or a home bar
//	                 covers, in CSS pixels, kept up to date when the window is resized or turned
//	engawa.visible   whether the page is on show; false while its tab is hidden
//	engawa.lang      "en", "fr" and so on: the language the page speaks, from ?lang=…, the program's settings or the
//	                 browser's list
//	engawa.languages every language whose texts lie beside the page: {tag, name, file, bytes}
//	engawa.texts     the texts of the language that the program begins in: {tag, data}
//	engawa.onhide    the program may set it to a function: called when the page is hidden, the last safe moment to
//	                 save
//	engawa.ready()   the program calls it once its first whole picture is drawn; the page then lifts the curtain.
//	                 Without the call the curtain lifts by itself a little after the program has begun to draw
//	engawa.quiet     the program sets it to true while it has drawn nothing for a while; frames then come seldom
//	                 until something happens, see page/idle.js
//	engawa.sounding(on) the program calls it with true before something sounds and with false when nothing does any
//	                 more: the sound device rests meanwhile, see page/audio.js; null where that is missing
//	engawa.music()   the program calls it when a bed of music begins, and gets it: ahead() says how many frames it
//	                 holds that are still to be heard, add(left, right) hands on more, level(v) sets its volume,
//	                 end() ends it, see page/music.js; null where that is missing, and where the call returns null
//	                 the program plays its music as it plays sounds
//	engawa.newer     whether a newer version of the page is whole and waits; engawa.onnewer, which the program may
//	                 set to a function, is called when that becomes true
//	engawa.renew()   opens the page again, in the newer version if there is one
//	engawa.kept()    the program calls it when something is kept that would be missed: the page asks, once, for
//	                 storage that stays
//	engawa.fail(text) the program may call it before it gives up: the page shows its sorry sentence, and text in the
//	                 console
//	engawa.a11y    the page in words for screen readers, see page/a11y.js; null where it is missing. The program
//	                 calls engawa.a11y.show(json) with a Change of engawa/scenes/a11y, and sets
//	                 engawa.a11y.onpress to a function that is called with the scene's number, the ID of the item
//	                 that was pressed, and the text that was written into it
//	engawa.back      the browser's way back, see page/history.js; null where it is missing. The program calls
//	                 engawa.back.level(n) with how often one can go back within it, 0 where that leaves the page, and
//	                 sets engawa.back.onback to a function that is called for each time the player does;
//	                 engawa.back.leave(stay) leaves the page and calls stay where there is nothing to go back to
//	engawa.keyboard  input elements over the program's text fields, see page/keyboard.js; null where it is missing. The
//	                 program calls engawa.keyboard.show(json) with the Fields of engawa/scenes, and sets
//	                 engawa.keyboard.onwrite to a function that is called with a number that counts up, the key of a
//	                 field, its whole text and the ends of what is selected in it, in letters, or with null in place of
//	                 the text where the keyboard was put away; engawa.keyboard.lift is how many CSS pixels the picture
//	                 is pushed up
//	engawa.notices   calls a player who looks at something else, see engawa/scenes/stage: can, call(title, text, link,
//	                 shown), calm(), allowed(), show(wanted); and while the page is closed: push is a stage.PushState, and
//	                 subscribe(link, key, send) has a subscription sent on a line to a host with the key, as long as
//	                 notices are wanted
//	engawa.state     "loading", "running", "ended" or "failed", for tests
//	engawa.program   what the program's first part exports, once it has begun, for tests
//
// The addresses' query becomes command-line flags: ?game=yokai&lang=fr&seed=7 starts the program as "engawa -game yokai
// -lang fr -seed 7". A match behind '#', as in #match=engawa1:…, is opened by the program itself, which then takes it
// out of the address.
//
// # What does not travel
//
// Comments and spaces of scripts and styles do not, and the names that one script alone sees are shortened (minify.go).
//
// Build compiles against a copy of Ebitengine that lacks what no page runs (lean.go, removals.go): its shaders are
// compiled on the machine that builds (engine/compileshaders.go) in place of a compiler on the page, and text templates, which
// would keep every method of every type in the program, a network and a log go. A program that brings shaders of its
// own does not start on such a page. From what is compiled, the tables that only tracebacks and tools read are taken
// away (positions.go), and so are the names of functions (names.go). What counts up in Go's table of functions is filled
// in when a part is there (fill.go). The code is written with fewer instructions, and so that it is easier to compress
// (shorten.go). Functions are put into each other only where it counts (build.go).
//
// # In two parts
//
// The program is divided into two WebAssembly modules (parts.go). The first holds the functions that run until the
// shelf is there and answers, two fifths of them all (wasm/build prints how many); it begins as soon as it has come.
// The second, the rest, is fetched while the first picture is looked at. Both share one memory and one table of
// functions, and number their functions alike; in either, what the other holds is a stub. The list of the early
// functions is early.txt, which is made by running the page with marks (early.go, marks.go). "make early" makes it
// anew. Instances of generic functions that early ones call are added to them (program.go). An old list does no harm as long as the shelf does not wait for the second part, for which a test of engawa/e2e
// looks; other differences are reported as notes.
//
// When a stub calls for what has not come yet, the program stands still in the midst of what it does, as Go's runtime
// does when it waits for the page, and goes on there once the rest is instantiated (page/parts.js). Nothing in the
// program knows of it. Meanwhile the page says that the games are on their way and drops further presses: the first one
// counts. Parts that break off midway, or of which nothing comes for twenty seconds, are fetched again, past the
// browser's cache; without a line the page waits for it, with one it gives up after two tries of the first part and
// three of the second, kindly (page/engawa.js).
//
// # Languages
//
// The texts of each language are a file beside the page, lang-TAG-HASH.json, made of engawa/scenes/lang by [lang.Pack]; the
// program on the page has none (build tag fetchlang). The loader brings those of one language beside the first part.
// No language is part of the program: that would be the same for English players and bring all others a second one.
// Where the file does not come, the loader brings another language's, and the program asks once more and says so. It
// fetches a language itself when the player chooses it.
//
// # When something is not as expected
//
// What is left out and how the program is divided rests on how Ebitengine is written and how Go lays a program out.
// go.mod names the releases of both; Build uses that of Go where it can be had (toolchain.go). Another Go of the same
// minor release is used with a warning. For another minor release, and whenever a step meets something that it does not
// know, Build leaves the step out and says so: the program then travels in one part, or as Go compiles it, and the page
// works as well, but is larger and starts later (makeprogram.go). "wasm/build -plain" asks for that.
//
// # Without a network
//
// A build has a version, a hash of all its files. Once the program runs, page/offline.js starts the service worker,
// page/worker.js, which keeps every file that one version needs in a cache named by it and the folder's address, each
// checked against its hash, all or none. From then on the page opens from there, with a network or without. The browser
// asks for worker.js alone to see whether there is another version; that is kept beside the old one, told to the
// program (engawa.newer), and taken when the program says so or when no tab shows the page any more. The files must
// therefore be put in place of each other as a whole, as Build does.
//
// The tablebases of engawa/rules/yokai/tablebase, the puzzles of engawa/rules/puzzles/data and the pictures for home screens
// lie beside the page too, but are large, or wanted by few: the worker keeps each from when it is first asked for, in a cache
// that stays when a version goes. Languages are kept in the same cache: all of
// them, but only once the page plays (message "keep languages"). A newer version is whole only with its edition of every
// language that is kept.
//
// This package imports the standard library, the brotli compressor and, for what lies beside the page, scenes/lang,
// rules/yokai/tablebase, rules/puzzles/data and, for the icons, sprites/vector; nothing else of the program.
package wasm
