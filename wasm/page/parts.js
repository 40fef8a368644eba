// The program travels in two parts, see ../parts.go: what it needs to show itself, and the rest, which follows while it
// runs. Where it calls for something of the rest before that is there, it stands still in the midst of what it does,
// and goes on there. A program that was not divided is whole from the beginning.
"use strict";

// engawaParts returns how the page deals with a program in two parts. go is what wasm_exec.js makes of the program;
// still is called with true when the program comes to stand still, and with false when it goes on.
window.engawaParts = (go, still) => {
  let shared = null; // what the first part exports
  let whole = false; // the rest is there
  let busy = false; // the program runs, or stands still
  const waiting = []; // what came in meanwhile

  // While the program is not whole, nothing may come in between: neither when it stands still, nor from within its own
  // calls of the browser, where it could come to stand still without the browser's being able to wait. It comes in
  // behind, and is answered nothing.
  function gate(call) {
    return function (...args) {
      if (busy || waiting.length > 0) waiting.push(() => call.apply(this, args));
      else return whole ? call.apply(this, args) : enter(() => call.apply(this, args));
    };
  }

  function enter(run) {
    busy = true;
    try {
      return run();
    } finally {
      if (standsStill()) still(true);
      else leave();
    }
  }

  function leave() {
    busy = false;
    if (waiting.length > 0) queueMicrotask(next);
  }

  // One after the other, each on its own as if the browser called it.
  function next() {
    if (!busy && waiting.length > 0 && !go.exited) enter(waiting.shift());
  }

  function standsStill() {
    return !whole && shared?.lacking.value === 1;
  }

  const wrap = go._makeFuncWrapper.bind(go);
  go._makeFuncWrapper = (id) => gate(wrap(id));

  return {
    gate,
    standsStill,

    // Runs the first part by start, and returns what that returns.
    begin(program, start) {
      shared = program.exports;
      whole = !shared.lacking;
      return whole ? start() : enter(start);
    },

    // What the rest is instantiated with, once the first part runs.
    imports: () => ({ ...go.importObject, first: shared }),

    // Is called once the rest is instantiated.
    complete() {
      const wasStill = standsStill();
      whole = true;
      shared.whole.value = 1;
      if (!wasStill) return;
      still(false);
      enter(() => {
        shared.goOn();
        if (go.exited) go._resolveExitPromise();
      });
    },
  };
};

// engawaSign returns what is to be called when the program comes to stand still or goes on. It shows a sign that says
// so, where the program has shown itself already and does not go on at once, and lets nobody press what they cannot see
// yet: what was pressed first counts alone.
window.engawaSign = (sign, words, state) => {
  const presses = ["mousedown", "touchstart", "touchmove", "wheel", "keydown", "click"];
  let timer = 0;

  function say() {
    sign.textContent = words();
    sign.hidden = state() !== "running";
  }

  function drop(event) {
    if (state() === "failed" || state() === "ended") return;
    event.stopImmediatePropagation();
    const browsersOwn = event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key);
    if (event.cancelable && !browsersOwn) event.preventDefault();
  }

  return (on) => {
    clearTimeout(timer);
    sign.hidden = true;
    if (on) timer = setTimeout(say, 150);
    const change = on ? "addEventListener" : "removeEventListener";
    for (const name of presses) window[change](name, drop, { capture: true, passive: false });
    for (const name of ["online", "offline"]) window[change](name, say);
  };
};
