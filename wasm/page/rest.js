// Lets the processor rest while nothing happens. The program asks for sixty frames a second, drawn or not; while it is quiet it gets fewer than twenty,
// and the next one at once when anything comes in. It makes up for the ticks in between by itself.
"use strict";

// engawaRest returns a requestAnimationFrame for the program. quiet tells whether the program has drawn nothing for a while.
window.engawaRest = (quiet) => {
  const nap = 60; // milliseconds; the program makes up for five ticks of a sixtieth of a second at most
  const alert = 1000; // for so long after the last event frames come as usual
  const grant = window.requestAnimationFrame.bind(window);
  let asked = [];
  let timer = 0;
  let heard = performance.now();

  function wake() {
    clearTimeout(timer);
    timer = 0;
    for (const callback of asked.splice(0)) grant(callback);
  }

  function hear() {
    heard = performance.now();
    if (asked.length > 0) wake();
  }

  // A pad's buttons are no events: they have to be looked at.
  function padded() {
    return navigator.getGamepads ? [...navigator.getGamepads()].some((pad) => pad) : false;
  }

  for (const name of ["pointerdown", "pointermove", "pointerup", "mousemove", "touchstart", "touchmove", "touchend", "wheel", "keydown", "keyup",
    "click", "input", "paste", "focus", "blur", "resize", "gamepadconnected", "dragover", "drop"]) {
    window.addEventListener(name, hear, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", hear);

  return (callback) => {
    if (!quiet() || performance.now() - heard < alert || padded()) return grant(callback);
    asked.push(callback);
    timer ||= setTimeout(wake, nap);
    return 0; // the program takes no frame back
  };
};
