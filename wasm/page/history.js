// The browser's way back leads through the program's screens: each of them has an entry in the history of the tab. What
// page and program share is listed in ../doc.go.
"use strict";

window.engawaHistory = (() => {
  // An entry carries how many of the program's lie below it: 0 is the one that the page was opened with, from which
  // going back leaves it.
  let at = history.state?.engawa;
  let wantedLevel = null; // how many the program wants, once it has said so
  let hasLeft = false; // the player has left, or the program has ended
  let isOwnStep = false; // the next step through the history is one that was taken here
  let seat = location.href; // the address with the link that was followed last to a seat elsewhere
  const back = { onback: null, level, leave, end };

  if (!Number.isInteger(at)) {
    at = 0;
    history.replaceState({ engawa: 0 }, "");
  }

  // The program tells how often one can go back in it.
  function level(n) {
    wantedLevel = n;
    addMissingEntries(false);
  }

  // Browsers skip entries that were added without a press, so that missing ones wait for the next.
  function addMissingEntries(pressed) {
    if (wantedLevel === null || isOwnStep || hasLeft) return;
    if (at > wantedLevel) {
      isOwnStep = true;
      history.go(wantedLevel - at);
    } else if (pressed || navigator.userActivation?.isActive) {
      while (at < wantedLevel) history.pushState({ engawa: ++at }, "");
    }
  }

  window.addEventListener("popstate", () => {
    const now = history.state?.engawa;
    if (!Number.isInteger(now)) { // another address of this page, as a link to a match: an entry above the others
      history.replaceState({ engawa: ++at }, "");
      seat = location.href;
      return;
    }
    // A link to a seat stays in the address: the entries below have those of before.
    if (seat.includes("#seat=") && location.href !== seat) history.replaceState(history.state, "", seat);
    const steps = at - now;
    at = now;
    if (isOwnStep || hasLeft || wantedLevel === null) {
      isOwnStep = false;
      addMissingEntries(false);
      return;
    }
    for (let k = 0; k < steps; k++) back.onback?.();
    if (steps < 0) addMissingEntries(false); // forwards: there is nothing any more
  });

  for (const name of ["pointerup", "touchend", "keydown", "click"]) {
    window.addEventListener(name, () => addMissingEntries(true), { capture: true, passive: true });
  }

  // Leaves the page for what was there before; where there is nothing, stay is called.
  function leave(stay) {
    hasLeft = true;
    history.go(-at - 1);
    setTimeout(() => { if (hasLeft) stay(); }, 1000);
  }

  // The program has ended: going back leaves the page.
  function end() {
    hasLeft = true;
    if (at > 0) history.go(-at);
  }

  // A player who comes back to a page that the browser has kept goes on playing.
  window.addEventListener("pageshow", (event) => { if (event.persisted) hasLeft = false; });

  return back;
})();
