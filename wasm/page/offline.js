// Keeps the page for use without a network: starts the service worker, looks for new versions, and asks the browser
// not to throw away what is kept. The loader calls it; where the browser has no such things it does nothing, and the
// games go on.
"use strict";

window.engawaOffline = (() => {
  const version = document.currentScript.dataset.version;
  const home = new URL("./", location).href;
  const workers = browserWorkers();
  const hour = 3600e3;

  let lastCopy = Promise.resolve();
  let registration = null;
  let next = null; // the worker of a newer version, whole and waiting
  let lastCheck = 0;
  let hasAsked = false;

  // Asking for them throws where the browser forbids storage.
  function browserWorkers() {
    try {
      return window.caches && navigator.serviceWorker || null;
    } catch {
      return null;
    }
  }

  // Puts a copy of a part of the program, as it comes for the first time, where the worker will look for it, so that it
  // is not brought twice.
  function copy(response) {
    if (!workers || workers.controller) return;
    const twin = response.clone();
    const kept = caches.open(`engawa:${home}:${version}`)
      .then((cache) => cache.put(twin.url, twin))
      .catch((why) => console.info(`no copy of the program is kept: ${why}`));
    lastCopy = Promise.all([lastCopy, kept]);
  }

  // Starts the worker. ready is called, at most once, when a newer version is whole and waits.
  async function begin(ready) {
    if (!workers || registration) return;
    await lastCopy;
    try {
      registration = await workers.register("worker.js", { updateViaCache: "none" });
    } catch (why) {
      console.info(`the page will not open without a network: ${why}`);
      return;
    }
    const offer = (worker) => {
      if (next || !worker || !registration.active || worker === registration.active) return;
      next = worker;
      ready();
    };
    const follow = (worker) => worker && worker.addEventListener("statechange", () => {
      if (worker.state === "installed") offer(worker);
    });
    workers.ready.then((now) => now.active.postMessage("keep languages"));
    offer(registration.waiting);
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    document.addEventListener("visibilitychange", look);
    look();
  }

  // Looks for a newer version, at most once an hour, while the page is on show. Without a network there is none.
  function look() {
    if (document.visibilityState === "hidden" || !registration.active || lastCheck && Date.now() - lastCheck < hour) return;
    lastCheck = Date.now();
    registration.update().catch(() => {});
  }

  // Opens the page again, in the newer version if there is one.
  function renew() {
    const reload = () => location.reload();
    if (!next || next.state !== "installed") return reload();
    next.addEventListener("statechange", () => { if (next.state === "activated") reload(); });
    next.postMessage("take over");
  }

  // Reports whether the page's address gives another version by now, as when another tab has taken a newer one, or the
  // files have been replaced: what this version still wants will not come then.
  async function isReplaced() {
    try {
      const response = await fetch(home, { cache: "no-store", credentials: "same-origin", signal: AbortSignal.timeout?.(5000) });
      const now = response.ok && /data-version="([^"]*)"/.exec(await response.text());
      return !!now && now[1] !== version;
    } catch {
      return false;
    }
  }

  // Asks once for storage that stays, where it does not yet.
  async function keep() {
    if (hasAsked) return;
    hasAsked = true;
    try {
      const storage = navigator.storage;
      if (storage && storage.persist && !await storage.persisted()) await storage.persist();
    } catch (why) {
      console.info(`the browser promises nothing about its storage: ${why}`);
    }
  }

  return { copy, begin, renew, keep, isReplaced, isControlled: () => !!(workers && workers.controller) };
})();
