// Lets the processor rest while nothing happens. The program asks for sixty frames a second, drawn or not; while it is
// quiet it is called twice a second, outside of the browser's own frames, which cost more than the program does, and at
// once when anything comes in. A browser that is to look for pads does so sixty times a second and more, which costs as
// much again: where none has shown itself and nothing has come in for long, it looks for them at the end of every pause.
// Pads that are there are looked at all the time, and a button that was down when they were is pressed for the program,
// even if it is up again when that comes to look.
"use strict";

// engawaIdle returns what the program gets in place of the browser's own functions: frame for requestAnimationFrame,
// later for the setTimeout of its timers. quiet tells whether the program has drawn nothing for a while.
window.engawaIdle = (quiet) => {
  const pause = 500; // milliseconds; the program makes up by the clock for the ticks in between
  const alert = 1000; // for so long after the last event frames come as usual
  const slack = 50; // by which timers let the pause end first, so that one awakening does for both
  const glance = 30; // within a pause, from one look at the pads that there are to the next
  const long = 120000; // after the last event, until pads are looked for now and then only
  const search = 150; // for so long, shorter than a pause
  const requestFrame = window.requestAnimationFrame.bind(window);
  const set = window.setTimeout.bind(window);
  let callbacks = [];
  let timer = 0;
  let due = 0; // when the pause ends
  let lastEvent = performance.now();
  let isTouched = false; // a finger or a button of the mouse is down
  let isLooking = false; // for pads
  let hasPad = false; // there is one, or was
  const pressedButtons = new Set(); // buttons that were down and that the program has not looked at since, each "pad button"
  const pads = navigator.getGamepads?.bind(navigator);
  const late = new Set(); // timers that a pause has made later

  // Sleeps to the end of the pause, or until a pad is used.
  function sleep() {
    const now = performance.now();
    const left = due - now;
    if (isPadUsed()) return answer(requestFrame);
    if (left <= 0) return wake();
    look(hasPad || now - lastEvent < long || left <= search);
    if (!isLooking) timer = set(sleep, left - search);
    else timer = set(sleep, connectedPads().length > 0 ? Math.min(glance, left) : left);
  }

  // What is out of sight waits for the browser's frame, which comes when it is shown again.
  function wake() {
    answer(document.hidden ? requestFrame : (callback) => callback(performance.now()));
  }

  function answer(how) {
    clearTimeout(timer);
    timer = 0;
    for (const callback of callbacks.splice(0)) how(callback);
  }

  function onEvent(event) {
    lastEvent = performance.now();
    look(true);
    if (event.type.startsWith("pointer")) isTouched = event.buttons > 0;
    for (const one of late) {
      clearTimeout(one.id);
      set(one.callback, Math.max(0, one.due - lastEvent));
    }
    late.clear();
    answer(requestFrame);
  }

  // Browsers look for pads as long as anybody listens for them or has asked for them since.
  function look(on) {
    if (on === isLooking || !pads) return;
    isLooking = on;
    if (on) window.addEventListener("gamepadconnected", onPad);
    else window.removeEventListener("gamepadconnected", onPad);
  }

  // A browser shows a pad when one of its buttons goes down for the first time.
  function onPad(event) {
    hasPad = true;
    isPadUsed();
    onEvent(event);
  }

  function connectedPads() {
    const there = isLooking ? [...pads()].filter((pad) => pad) : [];
    hasPad ||= there.length > 0;
    return there;
  }

  // A pad's buttons and sticks are no events: they have to be looked at. One that does not lie in the middle is used.
  function isPadUsed() {
    const there = connectedPads();
    for (const pad of there) pad.buttons.forEach((button, k) => { if (button.pressed) pressedButtons.add(`${pad.index} ${k}`); });
    const isUsed = pressedButtons.size > 0 || there.some((pad) => pad.axes.some((axis) => Math.abs(axis) > 0.25));
    if (isUsed) lastEvent = performance.now();
    return isUsed;
  }

  // What the program gets when it asks for the pads.
  function padsForProgram() {
    if (!isLooking) return [];
    if (pressedButtons.size === 0) return pads();
    const down = { pressed: true, touched: true, value: 1 };
    const all = [...pads()].map((pad) => pad && {
      id: pad.id, index: pad.index, connected: pad.connected, mapping: pad.mapping, timestamp: pad.timestamp, axes: pad.axes,
      vibrationActuator: pad.vibrationActuator,
      buttons: pad.buttons.map((button, k) => (pressedButtons.has(`${pad.index} ${k}`) ? down : button)),
    });
    pressedButtons.clear();
    return all;
  }

  function isResting() {
    return quiet() && !isTouched && performance.now() - lastEvent >= alert && !isPadUsed();
  }

  for (const name of ["pointerdown", "pointermove", "pointerup", "pointercancel", "mousemove", "touchstart", "touchmove", "touchend", "wheel", "keydown",
    "keyup", "click", "input", "paste", "focus", "blur", "resize", "hashchange", "popstate", "selectionchange", "storage", "dragover", "drop"]) {
    window.addEventListener(name, onEvent, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", onEvent);
  if (pads) navigator.getGamepads = padsForProgram;
  look(true);

  return {
    frame(callback) {
      if (!isResting()) return requestFrame(callback);
      callbacks.push(callback);
      if (!timer) {
        due = performance.now() + pause;
        sleep();
      }
      return 0; // the program takes no frame back
    },
    // A timer that the program gives up meanwhile may still wake it once, for nothing.
    later(callback, delay) {
      if (delay >= pause + slack || !isResting()) return set(callback, delay);
      const one = { callback, due: performance.now() + delay };
      one.id = set(() => {
        late.delete(one);
        callback();
      }, pause + slack);
      for (const old of late) if (old.due + pause + slack < one.due) late.delete(old); // given up long ago
      late.add(one);
      return one.id;
    },
  };
};
