// Lets the processor rest while nothing happens. The program asks for sixty frames a second, drawn or not; while it is
// quiet it is called twice a second, outside of the browser's own frames, which cost more than the program does, and at
// once when anything comes in. A browser that is to look for pads does so sixty times a second and more, which costs as
// much again: where none has shown itself and nothing has come in for long, it looks for them during every third nap.
// Pads that are there are looked at all the time.
"use strict";

// engawaRest returns what the program gets in place of the browser's own functions: frame for requestAnimationFrame,
// later for the setTimeout of its timers. quiet tells whether the program has drawn nothing for a while.
window.engawaRest = (quiet) => {
  const nap = 500; // milliseconds; the program makes up by the clock for the ticks in between
  const alert = 1000; // for so long after the last event frames come as usual
  const slack = 50; // by which timers let the nap end first, so that one awakening does for both
  const glance = 30; // within a nap, from one look at the pads that there are to the next
  const long = 30000; // after the last event, until pads are looked for now and then only
  const turn = 3; // of so many naps, pads are looked for in one
  const grant = window.requestAnimationFrame.bind(window);
  const set = window.setTimeout.bind(window);
  let asked = [];
  let timer = 0;
  let due = 0; // when the nap ends
  let heard = performance.now();
  let touched = false; // a finger or a button of the mouse is down
  let naps = 0;
  let looking = false; // for pads
  let padded = false; // there is one, or was
  const pads = navigator.getGamepads?.bind(navigator);
  const late = new Set(); // timers that a nap has made later

  // Sleeps to the end of the nap, or until a pad is used.
  function doze() {
    const left = due - performance.now();
    if (used()) answer(grant);
    else if (left <= 0) wake();
    else timer = set(doze, plugged().length > 0 ? Math.min(glance, left) : left);
  }

  // What is out of sight waits for the browser's frame, which comes when it is shown again.
  function wake() {
    naps++;
    look(padded || performance.now() - heard < long || naps % turn === 0);
    answer(document.hidden ? grant : (callback) => callback(performance.now()));
  }

  function answer(how) {
    clearTimeout(timer);
    timer = 0;
    for (const callback of asked.splice(0)) how(callback);
  }

  function hear(event) {
    heard = performance.now();
    look(true);
    if (event.type.startsWith("pointer")) touched = event.buttons > 0;
    for (const one of late) {
      clearTimeout(one.id);
      set(one.callback, Math.max(0, one.due - heard));
    }
    late.clear();
    answer(grant);
  }

  // Browsers look for pads as long as anybody listens for them or has asked for them since.
  function look(on) {
    if (on === looking || !pads) return;
    looking = on;
    if (on) window.addEventListener("gamepadconnected", meet);
    else window.removeEventListener("gamepadconnected", meet);
  }

  function meet(event) {
    padded = true;
    hear(event);
  }

  function plugged() {
    const there = looking ? [...pads()].filter((pad) => pad) : [];
    padded ||= there.length > 0;
    return there;
  }

  // A pad's buttons and sticks are no events: they have to be looked at. One that does not lie in the middle is used.
  function used() {
    const so = plugged().some((pad) => pad.buttons.some((button) => button.pressed) || pad.axes.some((axis) => Math.abs(axis) > 0.25));
    if (so) heard = performance.now();
    return so;
  }

  function resting() {
    return quiet() && !touched && performance.now() - heard >= alert && !used();
  }

  for (const name of ["pointerdown", "pointermove", "pointerup", "pointercancel", "mousemove", "touchstart", "touchmove", "touchend", "wheel", "keydown",
    "keyup", "click", "input", "paste", "focus", "blur", "resize", "hashchange", "storage", "dragover", "drop"]) {
    window.addEventListener(name, hear, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", hear);
  if (pads) navigator.getGamepads = () => (looking ? pads() : []);
  look(true);

  return {
    frame(callback) {
      if (!resting()) return grant(callback);
      asked.push(callback);
      if (!timer) {
        due = performance.now() + nap;
        doze();
      }
      return 0; // the program takes no frame back
    },
    // A timer that the program gives up meanwhile may still wake it once, for nothing.
    later(callback, delay) {
      if (delay >= nap + slack || !resting()) return set(callback, delay);
      const one = { callback, due: performance.now() + delay };
      one.id = set(() => {
        late.delete(one);
        callback();
      }, nap + slack);
      for (const old of late) if (old.due + nap + slack < one.due) late.delete(old); // given up long ago
      late.add(one);
      return one.id;
    },
  };
};
