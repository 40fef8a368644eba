// Real input elements for the program's text fields, which bring the keyboard of a phone, its suggestions, and the
// composition of letters. They lie unseen over the fields that the program draws; texts and selections go both ways.
// What page and program share is listed in ../doc.go.
"use strict";

window.engawaKeyboard = (() => {
  const gap = 12; // CSS pixels that stay free between a field and the keyboard of the screen
  const maxTapMove = 12; // CSS pixels that a finger may move and still press
  const answerTime = 500; // milliseconds in which the program answers a press
  const board = { onwrite: null, lift: 0, show, end, active: () => !!active };

  let fields = [];
  let state = { focus: "", text: "", anchor: 0, caret: 0, seen: 0 }; // as the program told it last
  let active = null; // the element that has the focus
  let key = ""; // of its field
  let number = 0; // of what was told to the program last
  let lastShared = null; // what both sides know: {text, anchor, caret}
  let composing = false;
  let finger = null; // the finger that is down: {id, x, y, key}
  let usesTouch = false; // fingers were used last
  let lastPress = -answerTime; // when a field was pressed last
  let line = null;
  let area = null;

  const canvas = () => document.querySelector("canvas");
  const letters = (text, units) => [...text.slice(0, units)].length;
  const units = (text, count) => [...text].slice(0, count).join("").length;

  function make(tag, attributes) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.addEventListener("input", () => write());
    element.addEventListener("compositionstart", () => { composing = true; });
    element.addEventListener("compositionend", () => {
      composing = false;
      write();
    });
    element.addEventListener("beforeinput", (event) => {
      // Some keyboards of screens have an Enter that is no key.
      if (element !== line || event.inputType !== "insertLineBreak") return;
      event.preventDefault();
      dispatchKey("keydown", { key: "Enter", code: "Enter" });
      dispatchKey("keyup", { key: "Enter", code: "Enter" });
    });
    element.addEventListener("keydown", keys);
    element.addEventListener("keyup", keys);
    element.addEventListener("blur", () => {
      if (active !== element || !document.hasFocus()) return;
      const was = key;
      release();
      board.onwrite?.(++number, was, null);
    });
    document.body.append(element);
    return element;
  }

  function begin() {
    const plain = { class: "typing", autocomplete: "off", autocorrect: "off", spellcheck: "false", tabindex: "-1", hidden: "" };
    line = make("input", { ...plain, id: "typing", type: "text", enterkeyhint: "done", autocapitalize: "words" });
    area = make("textarea", { ...plain, id: "typing-lines", autocapitalize: "off" });
    document.addEventListener("selectionchange", () => {
      if (active && lastShared && !composing) write();
    });
    for (const name of ["resize", "scroll"]) window.visualViewport?.addEventListener(name, place);
    // The program gives its canvas the focus with every key and press.
    const own = canvas();
    own.focus = (...how) => { if (!active) HTMLElement.prototype.focus.apply(own, how); };
    // Browsers open the keyboard of the screen only while they serve the press itself.
    window.addEventListener("touchstart", (event) => {
      usesTouch = true;
      const touch = event.changedTouches[0];
      const field = event.target === own && event.touches.length === 1 && at(touch.clientX, touch.clientY);
      finger = field ? { id: touch.identifier, x: touch.clientX, y: touch.clientY, key: field.key } : null;
    }, { capture: true, passive: true });
    window.addEventListener("touchend", (event) => {
      const touch = event.changedTouches[0];
      const from = finger;
      finger = null;
      if (!from || touch.identifier !== from.id || Math.hypot(touch.clientX - from.x, touch.clientY - from.y) > maxTapMove) return;
      const field = fields.find((one) => one.key === from.key);
      if (!field) return;
      lastPress = performance.now();
      if (active && key === field.key) withoutEvents((element) => element.blur()); // the keyboard may have been put away
      engage(field);
    }, { capture: true, passive: true });
    for (const name of ["mousedown", "keydown"]) {
      window.addEventListener(name, () => { usesTouch = false; }, { capture: true, passive: true });
    }
  }

  // The field at a place of the window.
  function at(x, y) {
    return fields.findLast((f) => x >= f.x && x < f.x + f.w && y + board.lift >= f.y && y + board.lift < f.y + f.h);
  }

  // Keys that mean the same in every field are handed on to the program; all others write.
  function keys(event) {
    if (event.isComposing || event.keyCode === 229) return;
    const across = ["Escape", "Tab", "F6"];
    if (active === line) across.push("Enter", "ArrowUp", "ArrowDown");
    if (!across.includes(event.key)) return;
    event.preventDefault();
    dispatchKey(event.type, event);
  }

  function dispatchKey(type, { key, code, ctrlKey = false, shiftKey = false, altKey = false, metaKey = false, repeat = false }) {
    canvas()?.dispatchEvent(new KeyboardEvent(type, { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat, bubbles: true, cancelable: true }));
  }

  // Does something without hearing of it.
  function withoutEvents(act) {
    const element = active;
    active = null;
    act(element);
    active = element;
  }

  // Tells the program what the element holds, where it does not know.
  function write() {
    if (!active) return;
    const text = active.value;
    let [anchor, caret] = [letters(text, active.selectionStart), letters(text, active.selectionEnd)];
    if (active.selectionDirection === "backward") [anchor, caret] = [caret, anchor];
    if (lastShared && lastShared.text === text && lastShared.anchor === anchor && lastShared.caret === caret) return;
    lastShared = { text, anchor, caret };
    board.onwrite?.(++number, key, text, anchor, caret);
  }

  // Gives the element what the program tells, unless letters are being composed or the program has more to hear.
  function read() {
    if (!active || key !== state.focus || composing || state.seen !== number) return;
    const { text, anchor, caret } = state;
    lastShared = { text, anchor, caret };
    if (active.value !== text) active.value = text;
    const [from, to] = [units(text, Math.min(anchor, caret)), units(text, Math.max(anchor, caret))];
    if (active.selectionStart !== from || active.selectionEnd !== to) {
      active.setSelectionRange(from, to, caret < anchor ? "backward" : "forward");
    }
  }

  function engage(field) {
    const element = field.lines ? area : line;
    if (active && active !== element) dropFocus();
    if (key !== field.key) lastShared = null;
    active = element;
    key = field.key;
    element.hidden = false;
    element.setAttribute("aria-label", field.name);
    place();
    if (state.focus !== key) {
      element.value = "";
      lastShared = null;
    }
    HTMLElement.prototype.focus.call(element, { preventScroll: true });
    read();
  }

  // Takes the focus from the element without a word.
  function dropFocus() {
    const element = active;
    active = null;
    lastShared = null;
    composing = false;
    element.blur();
    element.hidden = true;
  }

  function release() {
    if (!active) return;
    const hadFocus = document.activeElement === active;
    dropFocus();
    key = "";
    place();
    if (hadFocus) canvas()?.focus({ preventScroll: true });
  }

  // Lays the element over its field, and pushes the picture up where the keyboard of the screen would cover it.
  function place() {
    const field = active && fields.find((one) => one.key === key);
    const view = window.visualViewport;
    let lift = 0;
    if (field && view && view.scale < 1.05) {
      lift = Math.max(0, Math.min(field.y + field.h + gap - view.offsetTop - view.height, field.y - gap));
    }
    if (lift !== board.lift) {
      board.lift = lift;
      canvas().style.transform = lift > 0 ? `translateY(${-lift}px)` : "";
    }
    if (!field) return;
    Object.assign(active.style, {
      left: `${field.x}px`, top: `${field.y - lift}px`, width: `${field.w}px`, height: `${field.h}px`, fontSize: `${Math.max(16, field.size)}px`,
    });
  }

  // Does what the program tells, see Fields in scenes.
  function show(json) {
    state = JSON.parse(json);
    fields = state.list || [];
    if (!line) begin();
    const field = fields.find((one) => one.key === state.focus);
    if (!field) {
      if (performance.now() - lastPress > answerTime) release();
      else setTimeout(() => { if (active && !state.focus) release(); }, answerTime);
      return;
    }
    lastPress = -answerTime;
    if (active && key === field.key) {
      place();
      read();
    } else if (active || !usesTouch && !window.engawaA11y?.hasFocus()) {
      engage(field);
    }
  }

  // Takes everything away: the program has ended.
  function end() {
    release();
    line?.remove();
    area?.remove();
  }

  return board;
})();
