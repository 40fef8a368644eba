// Lets the sound device rest while nothing sounds: it takes a part of a processor core even for silence.
"use strict";

// engawaAudio opens the sound device that the program will ask for, while the program is still on its way, and returns
// what the program calls with true before something sounds and with false when nothing does any more. The device rests
// after some seconds of silence; the next sound wakes it, and so does a press, so that it is awake when what the press
// brings about is heard.
window.engawaAudio = () => {
  const patience = 3000; // milliseconds
  const rate = 48000; // the program's samples a second
  let device = null;
  let sounding = false;
  let resting = false;
  let timer = 0;

  const Device = window.AudioContext || window.webkitAudioContext;
  let preopened = open();
  if (Device) {
    const ReusedContext = class extends Device {
      constructor(how) {
        if (preopened && how?.sampleRate === rate) {
          const opened = preopened;
          preopened = null;
          answerOnce(opened);
          wake();
          return opened;
        }
        super(how);
        device = this;
        answerOnce(device);
        wake();
      }
    };
    for (const name of ["AudioContext", "webkitAudioContext"]) if (window[name]) window[name] = ReusedContext;
  }

  // What cannot be opened now the program tries once more, and says what it thinks of it.
  function open() {
    try {
      device = Device ? new Device({ sampleRate: rate }) : null;
    } catch (why) {
      console.info(`no sound device is open yet: ${why}`);
    }
    return device;
  }

  // Until the device runs, the program asks for it with every press, to be answered by one and the same function, of
  // which it lets go with the first answer: there is to be no second.
  function answerOnce(opened) {
    const resume = opened.resume.bind(opened);
    const waiting = new Set();
    opened.resume = () => {
      const runs = resume();
      const then = runs.then.bind(runs);
      runs.then = (done, failed) => {
        if (typeof done !== "function") return then(done, failed);
        if (waiting.has(done)) return runs;
        waiting.add(done);
        return then(done, failed).finally(() => waiting.delete(done));
      };
      return runs;
    };
  }

  // A device that is not running was stopped by somebody else, as before the first press: the program must not wake it.
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
