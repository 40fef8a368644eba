// Lets the program see every touch. It looks at the fingers on its canvas once in a frame, and acts on them in ticks: a
// finger that goes down and up between two looks would never have been there. The event that lifts a finger waits until
// the program has seen it down, and whatever comes after waits behind it.
"use strict";

// engawaTouch watches over what the program listens to on its canvas. It returns what the program gets in place of
// frame, the function that asks for its next frame.
window.engawaTouch = (canvas, frame) => {
  const looks = 2; // frames that a finger is down, or up, at least
  const least = 34; // and milliseconds: two ticks
  const listen = canvas.addEventListener.bind(canvas);
  const waiting = []; // events of fingers, each with its listener
  let frames = 0; // that the program has had
  let last = { type: "", frames: -looks, at: -least }; // finger that went down or up

  function serve() {
    while (waiting.length > 0) {
      const { event, listener } = waiting[0];
      const steps = event.type !== "touchmove";
      const other = steps && event.type !== last.type;
      if (other && (frames - last.frames < looks || performance.now() - last.at < least)) return;
      waiting.shift();
      if (steps) last = { type: event.type, frames, at: performance.now() };
      listener.call(canvas, event);
    }
  }

  canvas.addEventListener = (type, listener, ...how) => {
    if (!["touchstart", "touchmove", "touchend"].includes(type)) return listen(type, listener, ...how);
    listen(type, (event) => {
      // It may be too late when the listener gets it. A browser that is behind lets nobody cancel a touch, and complains
      // when it is tried.
      if (event.cancelable) event.preventDefault();
      else event.preventDefault = () => {};
      waiting.push({ event, listener });
      serve();
    }, ...how);
  };

  return (callback) => frame((now) => {
    frames++;
    callback(now);
    serve();
  });
};
