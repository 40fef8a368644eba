// What Ebitengine asks the browser for when a program starts, for a program that runs in Node and never opens a window:
// every value exists, and does nothing.
"use strict";

const nothing = () => new Proxy(function () {}, {
	get: (_, name) => {
		switch (name) {
		case Symbol.toPrimitive: return () => 0;
		case "matches": return false;
		case "userAgent": case "platform": case "language": case "href": case "hash": case "search": return "";
		case "length": return 0;
		case "then": return undefined;
		}
		return nothing();
	},
	apply: nothing,
	construct: nothing,
	set: () => true,
	has: () => true,
});

for (const name of ["window", "document", "screen", "navigator", "location", "AudioContext", "HTMLCanvasElement"]) {
	Object.defineProperty(globalThis, name, { value: nothing(), writable: true, configurable: true });
}
globalThis.requestAnimationFrame = () => 0;
globalThis.Document = class { get hidden() { return false; } };
