// Plays the music of the garden, which the program computes ahead, on a sound device of its own. Nobody waits for
// music, so that this device may be as slow as the browser likes: it takes a small part of what the one for sounds
// takes, which rests meanwhile, see audio.js.
"use strict";

// engawaMusic returns what the program calls for every bed of music that begins. The bed that it gets is silent at
// first and sounds when pieces of it are there; it gets null where there is no such device.
window.engawaMusic = () => {
  const rate = 48000; // the program's samples a second
  const latency = 1; // seconds that may pass until a sample is heard; browsers do not go as far
  const soon = 0.25; // seconds until a piece is heard that comes to silence, longer than the device looks ahead
  const smooth = 0.06; // seconds in which a volume goes two thirds of its way
  const Device = window.AudioContext || window.webkitAudioContext; // the browser's own, before audio.js takes its place
  let device = null;
  const beds = new Set(); // those that are heard

  function open() {
    try {
      device = Device ? new Device({ sampleRate: rate, latencyHint: latency }) : null;
    } catch (why) {
      console.info(`no sound device is open for music: ${why}`);
    }
    device?.addEventListener("statechange", follow);
    return device;
  }

  // The device runs while a bed is heard on a page that is seen.
  function follow() {
    const due = beds.size > 0 && !document.hidden;
    if (due && device.state !== "running") device.resume().catch(console.warn);
    if (!due && device?.state === "running") device.suspend().catch(console.warn);
  }

  // Some browsers let a device sound only if it was asked for within a press: the first one opens it, and it rests at
  // once if there is no music.
  function press() {
    if (device) return follow();
    if (open()) device.resume().catch(console.warn);
  }

  for (const name of ["touchend", "mouseup", "keyup"]) window.addEventListener(name, press, { capture: true, passive: true });
  document.addEventListener("visibilitychange", follow);

  return () => {
    if (!device && !open()) return null;
    const volume = device.createGain();
    volume.gain.value = 0;
    volume.connect(device.destination);
    const pieces = new Set(); // those that have not been heard to their end
    let next = 0; // the frame of the device with which the next piece begins
    beds.add(volume);
    follow();

    const now = () => Math.ceil(device.currentTime * rate);

    return {
      ahead: () => Math.max(0, next - now()),
      add(left, right) {
        const source = device.createBufferSource();
        source.buffer = device.createBuffer(2, left.length, rate);
        source.buffer.copyToChannel(left, 0);
        source.buffer.copyToChannel(right, 1);
        source.connect(volume);
        source.onended = () => pieces.delete(source);
        pieces.add(source);
        if (next <= now()) next = now() + soon * rate;
        source.start(next / rate);
        next += left.length;
      },
      level(to) {
        volume.gain.setTargetAtTime(to, device.currentTime, smooth);
      },
      end() {
        this.level(0);
        setTimeout(() => {
          for (const source of pieces) source.stop();
          volume.disconnect();
          beds.delete(volume);
          follow();
        }, 8 * smooth * 1000);
      },
    };
  };
};
