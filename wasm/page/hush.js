// Lets the sound device rest while nothing sounds: it takes a part of a processor core even for silence.
"use strict";

// engawaHush takes hold of the sound device that the program will open, and returns what the program calls with true before something
// sounds and with false when nothing does any more. The device rests after some seconds of silence; the next sound wakes it, and so does
// a press, so that it is awake when what the press brings about is heard.
window.engawaHush = () => {
  const patience = 3000; // milliseconds
  let device = null;
  let sounding = false;
  let resting = false;
  let timer = 0;

  for (const name of ["AudioContext", "webkitAudioContext"]) {
    const Device = window[name];
    if (!Device) continue;
    window[name] = class extends Device {
      constructor(...how) {
        super(...how);
        device = this;
        wake();
      }
    };
  }

  // A device that is not running was stopped by somebody else, as before the first press: it is not ours to wake.
  function rest() {
    if (device?.state !== "running") return;
    resting = true;
    device.suspend().catch(console.warn);
  }

  function wake() {
    clearTimeout(timer);
    if (resting) {
      resting = false;
      device.resume().catch(console.warn);
    }
    if (!sounding) timer = setTimeout(rest, patience);
  }

  for (const name of ["pointerdown", "touchstart", "mousedown", "keydown"]) {
    window.addEventListener(name, wake, { capture: true, passive: true });
  }

  return (on) => {
    sounding = on;
    wake();
  };
};
