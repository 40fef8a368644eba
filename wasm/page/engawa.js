// The loader: looks whether the browser can play, brings the program with honest progress, starts it, and speaks kindly
// when something is missing. What it shares with the program is listed in ../doc.go.
"use strict";

(() => {
  const words = window.engawaWords; // by language, see ../words.go
  const languages = window.engawaLanguages;

  const script = document.currentScript;
  const query = new URLSearchParams(location.search);
  const byId = (id) => document.getElementById(id);
  // See offline.js; without it there is only the present.
  const offline = window.engawaOffline || { copy() {}, begin() {}, keep() {}, renew: () => location.reload(), isReplaced: async () => false, isControlled: () => false };
  const curtain = byId("curtain");

  // The language that the player has chosen, see engawa/scenes/store; reading throws where the browser forbids storage.
  function storedLanguage() {
    try {
      return JSON.parse(localStorage.getItem("engawa/settings.json")).lang;
    } catch {
      return "";
    }
  }

  function language() {
    const wanted = [query.get("lang"), storedLanguage(), ...(navigator.languages || [navigator.language])];
    for (const one of wanted) {
      const short = String(one || "").toLowerCase().split("-")[0];
      if (Object.hasOwn(words, short)) return short;
    }
    return "en";
  }

  const lang = language();
  const text = words[lang];
  document.documentElement.lang = lang;

  const engawa = {
    insets: { top: 0, right: 0, bottom: 0, left: 0 },
    visible: document.visibilityState !== "hidden",
    lang,
    languages,
    texts: null,
    onhide: null,
    newer: false,
    onnewer: null,
    renew: offline.renew,
    kept: offline.keep,
    a11y: window.engawaA11y || null,
    back: window.engawaHistory || null,
    keyboard: window.engawaKeyboard || null,
    quiet: false,
    whole: false, // all of the program is there
    notices: null,
    sounding: null,
    music: null,
    state: "loading",
    program: null,
    ready: lift,
    fail(why) {
      console.error(why);
      close("failed", "stopped");
    },
  };
  window.engawa = engawa;

  // Calls who looks at something else: by the title, the app's badge, and where shown is set by a notice of the system.
  const usual = document.title;
  const notification = window.isSecureContext && window.Notification;
  const lines = new Map(); // to hosts that may call the player, by link
  let wanted = false;
  let permissionAnswer; // once the player has said whether notices may come
  const pushes = async () => (await navigator.serviceWorker.ready).pushManager;
  const unsubscribe = async () => (await (await pushes()).getSubscription())?.unsubscribe();

  // Sends a subscription for a host with the key; one for another key ends.
  async function subscribe({ key, send }) {
    try {
      await permissionAnswer;
      if (notification.permission !== "granted") throw notification.permission;
      const manager = await pushes();
      const how = { userVisibleOnly: true, applicationServerKey: key };
      const subscription = await manager.subscribe(how).catch(async () => {
        await unsubscribe();
        return manager.subscribe(how);
      });
      send(JSON.stringify({ ...subscription.toJSON(), lang: document.documentElement.lang }));
      engawa.notices.push = 2;
    } catch (why) {
      console.info(`no calls while the page is closed: ${why}`);
      engawa.notices.push = 3;
    }
  }

  // An address that names a table, as notices and web hooks have it, becomes the link of the seat that this device has
  // there: the one that was used last.
  function findSeat(hash) {
    const table = /^#table=(\w+)$/.exec(hash)?.[1];
    try {
      const links = table && localStorage.getItem("engawa/tables.json").match(RegExp(`#seat=${table}\\.\\w+`, "g"));
      if (links) location.hash = links.pop();
    } catch {
      // nothing is kept
    }
  }

  findSeat(location.hash);
  window.addEventListener("hashchange", () => findSeat(location.hash));
  navigator.serviceWorker?.addEventListener("message", ({ data }) => findSeat(data)); // a notice has been pressed
  engawa.notices = {
    can: Boolean(notification),
    call(title, text, link, shown) {
      if (document.hasFocus()) return;
      document.title = title;
      navigator.setAppBadge?.(1).catch(() => {});
      if (!shown || notification?.permission !== "granted") return;
      const how = { body: text, tag: text, renotify: true, icon: "icon.svg", data: link };
      Promise.resolve(navigator.serviceWorker?.getRegistration())
        .then((worker) => (worker ? worker.showNotification(usual, how) : (new Notification(usual, how).onclick = () => focus())))
        .catch(() => {});
    },
    calm() {
      document.title = usual;
      navigator.clearAppBadge?.().catch(() => {});
    },
    allowed() {
      if (notification.permission === "default") permissionAnswer = notification.requestPermission();
      return notification.permission !== "denied";
    },
    // Sends on the line with the link how a host with the key calls the player while the page is closed, as long as notices
    // are wanted. push tells whether that works, see stage.PushState.
    push: 1,
    subscribe(link, key, send) {
      lines.set(link, { key, send });
      if (wanted) subscribe({ key, send });
    },
    show(on) {
      if (on && !wanted) lines.forEach(subscribe);
      if (!on && wanted) {
        engawa.notices.push = 1;
        unsubscribe().catch(() => {});
      }
      wanted = on;
    },
  };

  // Measures

  function measure() {
    const style = getComputedStyle(byId("insets"));
    engawa.insets = {
      top: parseFloat(style.paddingTop) || 0,
      right: parseFloat(style.paddingRight) || 0,
      bottom: parseFloat(style.paddingBottom) || 0,
      left: parseFloat(style.paddingLeft) || 0,
    };
  }

  function watch() {
    measure();
    window.addEventListener("resize", measure);
    window.addEventListener("orientationchange", measure);
    document.addEventListener("visibilitychange", () => {
      engawa.visible = document.visibilityState !== "hidden";
      if (!engawa.visible && typeof engawa.onhide === "function") engawa.onhide();
      if (engawa.visible) {
        measure();
        focusCanvas();
      }
    });
    for (const name of ["contextmenu", "selectstart", "gesturestart"]) {
      document.addEventListener(name, (event) => {
        if (!event.target.closest?.(".typing")) event.preventDefault();
      });
    }
    // The program brings a viewport line of its own, which would take the safe areas away again.
    new MutationObserver((changes) => {
      for (const change of changes) {
        for (const node of change.addedNodes) if (node.name === "viewport") node.remove();
      }
    }).observe(document.head, { childList: true });
  }

  function focusCanvas() {
    const canvas = document.querySelector("canvas");
    if (canvas && engawa.state === "running" && !engawa.a11y?.hasFocus()) canvas.focus({ preventScroll: true });
  }

  // The curtain

  function progress(got, all) {
    if (isOver()) return;
    const part = all > 0 ? Math.min(1, got / all) : 0;
    const mega = (n) => (n / 1e6).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    byId("fill").style.width = `${(part * 100).toFixed(1)}%`;
    byId("bar").setAttribute("aria-valuenow", Math.floor(part * 100));
    byId("more").textContent = text.size.replace("{got}", mega(Math.min(got, all))).replace("{all}", mega(all));
  }

  function lift() {
    if (engawa.state !== "loading") return;
    engawa.state = "running";
    offline.begin(newer);
    curtain.classList.add("lifted");
    setTimeout(() => { if (engawa.state === "running") curtain.hidden = true; }, 400);
    focusCanvas();
  }

  function newer() {
    engawa.newer = true;
    if (typeof engawa.onnewer === "function") engawa.onnewer();
  }

  // The words of the language that the page speaks now: the program may have changed it, see a11y.js.
  const now = () => words[document.documentElement.lang] || text;

  // Draws the curtain again, for good: with a sentence, by its key, and a button that starts over.
  function close(state, key) {
    engawa.state = state;
    engawa.a11y?.end();
    engawa.back?.end();
    engawa.keyboard?.end();
    curtain.hidden = false;
    curtain.classList.remove("lifted");
    curtain.classList.add("failed");
    byId("say").textContent = now()[key];
    byId("say").setAttribute("role", "alert");
    byId("more").textContent = "";
    byId("coming").hidden = true;
    const button = byId("again");
    button.textContent = key === "replaced" ? now().update : now().again;
    button.hidden = false;
    button.onclick = offline.renew;
    button.focus();
    // What fails may be a kept version that a newer one has mended.
    if (offline.isControlled()) offline.begin(newer);
  }

  // What the browser must bring

  // Opens what the program will draw on, while the program is still on its way: a browser takes its time for that. The
  // context is the one that Ebitengine asks for, which gets it as it is. Returns null where the browser cannot draw so.
  function openCanvas() {
    try {
      const canvas = document.createElement("canvas");
      return canvas.getContext("webgl2", { alpha: true, premultipliedAlpha: true, stencil: true }) && canvas;
    } catch {
      return null;
    }
  }

  // Loading and starting

  // A line that is open and brings nothing for long, as one that takes a request and never answers. It is given up after
  // some intervals; they do not pass while a page sleeps.
  function watchLine() {
    const interval = 5000, most = 4;
    const controller = new AbortController();
    let left = most;
    const timer = setInterval(() => {
      if (--left > 0) return;
      clearInterval(timer);
      controller.abort(new Error("nothing has come for long"));
    }, interval);
    return { signal: controller.signal, reset: () => { left = most; }, end: () => clearInterval(timer) };
  }

  // Counts the bytes as the program sees them, after any compression on the way, against the size the page was built
  // with. come is called with the last.
  function countBytes(response, all, line, come) {
    const reader = response.body.getReader();
    let got = 0;
    const body = new ReadableStream({
      async pull(sink) {
        const { done, value } = await reader.read();
        line.reset();
        if (done) {
          if (got !== all) throw new Error(`the program has ${got} bytes, expected ${all}`);
          line.end();
          if (!isOver()) byId("say").textContent = text.start;
          curtain.classList.add("come");
          sink.close();
          come();
          return;
        }
        got += value.byteLength;
        progress(got, all);
        sink.enqueue(value);
      },
      cancel: (why) => reader.cancel(why),
    });
    return new Response(body, { headers: { "Content-Type": "application/wasm" } });
  }

  // Brings the first part of the program; where the line breaks midway, once more.
  async function instance(go, come) {
    let came = false;
    const comes = () => { came = true; come(); };
    try {
      return await instanceOnce(go, comes, false);
    } catch (why) {
      if (came) throw why;
      console.error(why);
      await pause(1000);
      return instanceOnce(go, comes, true);
    }
  }

  async function instanceOnce(go, come, anew) {
    const all = Number(script.dataset.bytes);
    progress(0, all);
    const line = watchLine();
    try {
      const whole = countBytes(await fetchPart(script.dataset.wasm, anew, line), all, line, come);
      if (WebAssembly.instantiateStreaming) {
        return (await WebAssembly.instantiateStreaming(whole, go.importObject)).instance;
      }
      return (await WebAssembly.instantiate(await whole.arrayBuffer(), go.importObject)).instance;
    } finally {
      line.end();
    }
  }

  // What has come before and was of no use is asked for anew, past what the browser has kept.
  async function fetchPart(address, anew, line) {
    const response = await fetch(address, { credentials: "same-origin", cache: anew ? "reload" : "default", signal: line.signal });
    line.reset();
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    offline.copy(response);
    return response;
  }

  // Brings the texts of the player's language. Where they do not come, those of another do: the program then says so.
  async function bringTexts() {
    const mine = languages.filter((one) => one.tag === lang);
    const others = languages.filter((one) => one.tag !== lang).sort((a, b) => (b.tag === "en") - (a.tag === "en"));
    let why = null;
    for (const [tries, one] of [...mine, ...mine, ...others].entries()) {
      try {
        engawa.texts = await texts(one, tries > 0);
        return;
      } catch (failure) {
        console.error(failure);
        why = failure;
        if (tries === 0) await pause(1000);
      }
    }
    throw why;
  }

  async function texts(one, anew) {
    const line = watchLine();
    try {
      const data = new Uint8Array(await (await fetchPart(one.file, anew, line)).arrayBuffer());
      if (data.length !== one.bytes) throw new Error(`${one.file} has ${data.length} bytes, expected ${one.bytes}`);
      JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(data));
      if (!await hasHash(one.file, data)) throw new Error(`${one.file} has another content than its name says`);
      return { tag: one.tag, data };
    } finally {
      line.end();
    }
  }

  // Reports whether a file's name has the hash of its content. Without encryption on the line browsers compute none.
  async function hasHash(name, data) {
    if (!window.crypto?.subtle) return true;
    const hash = [...new Uint8Array(await crypto.subtle.digest("SHA-256", data))].map((b) => b.toString(16).padStart(2, "0")).join("");
    return name.includes(`-${hash.slice(0, 10)}.`);
  }

  // Compiles what comes on the line.
  async function compile(address, anew) {
    const line = watchLine();
    try {
      const response = await fetchPart(address, anew, line);
      if (offline.isControlled()) line.end(); // it comes from what is kept
      else follow(response.clone(), line);
      return WebAssembly.compileStreaming ? await WebAssembly.compileStreaming(response) : await WebAssembly.compile(await response.arrayBuffer());
    } finally {
      line.end();
    }
  }

  // Reads what comes on a line to its end. Its user gets the error where it breaks.
  async function follow(response, line) {
    const reader = response.body.getReader();
    try {
      while (!(await reader.read()).done) line.reset();
    } catch {
      // as above
    }
    line.end();
  }

  // Ends the pause before something is tried again.
  let hurry = () => {};
  window.addEventListener("online", () => hurry());

  function pause(time) {
    return new Promise((done) => {
      hurry = done;
      setTimeout(done, time);
    });
  }

  const isOffline = () => navigator.onLine === false;
  const isOver = () => engawa.state === "failed" || engawa.state === "ended";

  // Brings the rest of the program and puts it into its place, see parts.js. It is patient as long as the program does
  // without, or there is no line at all; while the program waits it tries three times. The rest of a version that has
  // been replaced never comes: that is told when the program waits for it.
  async function bringRest(parts, begun) {
    let vain = 0;
    for (let tries = 1; ; tries++) {
      try {
        const rest = await compile(script.dataset.rest, tries > 1);
        await begun;
        await WebAssembly.instantiate(rest, parts.imports());
        break;
      } catch (why) {
        console.error(why);
        if (isOver()) return;
        if (await offline.isReplaced()) {
          while (!parts.standsStill() && !isOver()) await pause(60000);
          return isOver() || close("failed", "replaced");
        }
        const urgent = parts.standsStill() && !isOffline();
        if (urgent && ++vain === 3) return close("failed", "fetch");
        await pause(1000 * Math.min(urgent ? vain : tries, 5));
      }
    }
    parts.complete();
    engawa.whole = true;
  }

  function flags() {
    const args = [];
    for (const name of ["game", "lang", "seed"]) {
      if (query.get(name)) args.push(`-${name}`, query.get(name));
    }
    return args;
  }

  // Runs something while functions of the browser are replaced by others.
  function withReplaced(home, functions, run) {
    const own = {};
    for (const name of Object.keys(functions)) own[name] = home[name];
    Object.assign(home, functions);
    try {
      return run();
    } finally {
      Object.assign(home, own);
    }
  }

  // Returns how to start the program so that the first canvas it makes is the one that is open already.
  function startWithCanvas(canvas) {
    const make = document.createElement.bind(document);
    let taken = false;
    const createElement = (name, ...how) => {
      if (taken || name !== "canvas" || canvas.getContext("webgl2").isContextLost()) return make(name, ...how);
      taken = true;
      return canvas;
    };
    return (run) => withReplaced(document, { createElement }, run);
  }

  // Returns how to start the program so that it is called seldom while it is quiet, see idle.js, and sees every touch of
  // its canvas, see touch.js. It takes hold of requestAnimationFrame when it starts; its timers look for setTimeout
  // whenever they are set.
  function startWithIdle(go, gate, canvas) {
    const rest = window.engawaIdle(() => engawa.quiet);
    const timers = go.importObject.gojs;
    const wind = timers["runtime.scheduleTimeoutEvent"];
    const later = (callback, delay) => rest.later(gate(callback), delay);
    timers["runtime.scheduleTimeoutEvent"] = (sp) => withReplaced(window, { setTimeout: later }, () => wind(sp));
    const frame = window.engawaTouch(canvas, rest.frame);
    return (run) => withReplaced(window, { requestAnimationFrame: frame }, run);
  }

  // A program that never calls ready() shows itself once it has had time to draw.
  function liftAfterFrames(frames, parts) {
    if (frames === 0) lift();
    else requestAnimationFrame(() => liftAfterFrames(parts.standsStill() ? frames : frames - 1, parts));
  }

  async function start() {
    byId("say").textContent = text.wait;
    watch();
    if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") return close("failed", "wasm");
    const canvas = openCanvas();
    if (!canvas) return close("failed", "webgl");
    if (window.engawaMusic) engawa.music = window.engawaMusic();
    if (window.engawaAudio) engawa.sounding = window.engawaAudio();

    if (typeof Go !== "function" || !languages || !window.engawaParts || !window.engawaIdle || !window.engawaTouch) return close("failed", "fetch");
    const go = new Go();
    go.argv = ["engawa", ...flags()];
    go.env.GOTRACEBACK = "system"; // tells places: the program does not name its functions, functions.txt does
    go.exit = (code) => { if (code !== 0) console.error(`the program ended with code ${code}`); go.code = code; };

    const sign = window.engawaSign(byId("coming"), () => (isOffline() ? now().cut : now().coming), () => engawa.state);
    const parts = window.engawaParts(go, (on) => { sign(on); hurry(); });
    const calm = startWithIdle(go, parts.gate, canvas);
    let begun = () => {};
    const rest = () => {
      engawa.whole = !script.dataset.rest; // the program is in one part
      if (engawa.whole) return;
      bringRest(parts, new Promise((done) => { begun = done; })).catch(engawa.fail);
    };
    let program;
    try {
      [program] = await Promise.all([instance(go, rest), bringTexts()]);
    } catch (why) {
      console.error(why);
      const broken = why instanceof WebAssembly.CompileError || why instanceof WebAssembly.LinkError;
      if (broken) return close("failed", "start_failed");
      return close("failed", await offline.isReplaced() ? "replaced" : "fetch");
    }

    try {
      engawa.program = program.exports;
      const over = parts.begin(program, () => startWithCanvas(canvas)(() => calm(() => go.run(program))));
      begun();
      liftAfterFrames(12, parts);
      await over;
    } catch (why) {
      console.error(why);
      go.code = go.code || 2;
    }
    if (engawa.state === "failed") return;
    if (go.code) close("failed", "stopped");
    else close("ended", "ended");
  }

  start().catch(engawa.fail);
})();
