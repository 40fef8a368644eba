// The page in words, for screen readers: hidden markup beside the canvas with the title, the position, the log, a
// button for everything that can be pressed, and a polite place for what happens. The program computes it all, see
// scenes/a11y; here the differences are written into the document, and what is pressed is passed to the program. What the two
// share stands in ../doc.go.
"use strict";

window.engawaA11y = (() => {
  // By the numbers of the kinds of items.
  const tags = ["h1", "h2", "p", "button", "button", "input"];
  const maxNews = 30;

  let root = null; // where the items stand
  let news = null;
  let skip = null; // the link to the words, before the picture
  let back = null; // the link to the picture, after the words
  let scene = 0;
  let onPress = () => {}; // tells the program what was pressed or typed: (scene, id, text)
  const items = new Map(); // elements by the ids of items
  const lastFocus = new Map(); // the id that had the focus when a scene was left, by the scene's number

  function make(tag, attributes) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  }

  // A link that is seen only while it has the focus.
  function link(id, follow) {
    const a = make("a", { id, href: "#", class: "leap" });
    a.addEventListener("click", (event) => {
      event.preventDefault();
      follow();
    });
    return a;
  }

  function begin() {
    skip = link("skip", enter);
    back = link("back", () => canvas()?.focus());
    root = make("main", { id: "a11y", class: "unseen", tabindex: "-1" });
    news = make("div", { id: "news", class: "unseen", role: "log", "aria-live": "polite", "aria-relevant": "additions" });
    root.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) onPress(scene, button.dataset.id, "");
    });
    root.addEventListener("change", (event) => {
      if (event.target.tagName === "INPUT") onPress(scene, event.target.dataset.id, event.target.value);
    });
    // The canvas takes every other key for itself.
    window.addEventListener("keydown", (event) => {
      if (event.key !== "F6" || event.target !== canvas()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      enter();
    }, true);
    document.body.prepend(skip);
    document.body.append(root, back, news);
  }

  const canvas = () => document.querySelector("canvas");

  function enter() {
    (items.get("title") || root).focus();
  }

  function speak(lang) {
    if (root.lang === lang) return;
    const words = window.engawaWords[lang] || window.engawaWords.en;
    document.documentElement.lang = lang;
    root.lang = news.lang = lang;
    root.setAttribute("aria-label", words.words);
    news.setAttribute("aria-label", words.news);
    skip.textContent = words.skip;
    back.textContent = words.back;
    skip.lang = back.lang = lang;
    canvas()?.setAttribute("role", "img");
    canvas()?.setAttribute("aria-label", words.picture);
  }

  // Writes an item: new ones are made, others keep their element and with it the focus.
  function put(item) {
    let element = items.get(item.id);
    if (!element) {
      element = make(tags[item.kind], { "data-id": item.id });
      if (tags[item.kind] === "button") element.type = "button";
      if (item.kind === 0) element.tabIndex = -1;
      items.set(item.id, element);
    }
    if (item.kind === 5) {
      element.setAttribute("aria-label", item.name);
      if (element.value !== (item.text || "")) element.value = item.text || "";
    } else if (element.textContent !== item.name) {
      element.textContent = item.name;
    }
    if (item.kind === 4) element.setAttribute("aria-pressed", !!item.on);
    if (item.kind >= 3) element.setAttribute("aria-disabled", !!item.off);
    const before = item.after ? items.get(item.after) : null;
    const place = before ? before.nextSibling : root.firstChild;
    if (element !== place && element.previousSibling !== before || !element.parentNode) root.insertBefore(element, place);
  }

  // What has the focus, to be found again.
  function focusedItem() {
    const element = document.activeElement;
    if (!element || !root.contains(element) || element === root) return null;
    return { element, id: element.dataset.id, tag: element.tagName, name: nameOf(element) };
  }

  const nameOf = (element) => element.getAttribute("aria-label") || element.textContent;

  // The focus stays where it was: on the same item, else on one of the same kind and name, else at the beginning.
  // Coming back to a scene it is where it was when the scene was left.
  function restoreFocus(was, another) {
    if (!was) return;
    if (!another && document.activeElement === was.element) return;
    const same = () => [...root.querySelectorAll(was.tag)].find((e) => nameOf(e) === was.name);
    const next = another ? items.get(lastFocus.get(scene)) : items.get(was.id) || same();
    (next || items.get("title") || root).focus();
  }

  // Does what a change says, see Change in scenes/a11y.
  function show(json) {
    const change = JSON.parse(json);
    if (!root) begin();
    speak(change.lang);
    const was = focusedItem();
    const another = change.scene !== scene;
    if (another && was) lastFocus.set(scene, was.id);
    scene = change.scene;
    for (const id of change.drop || []) {
      items.get(id)?.remove();
      items.delete(id);
    }
    for (const item of change.put || []) put(item);
    restoreFocus(was, another);
    if (change.clear) news.replaceChildren();
    for (const text of change.news || []) {
      const line = document.createElement("p");
      line.textContent = text;
      news.append(line);
    }
    while (news.childElementCount > maxNews) news.firstChild.remove();
  }

  // Takes everything away: the program has ended.
  function end() {
    for (const element of [skip, root, back, news]) element?.remove();
  }

  return { show, end, set onpress(f) { onPress = f; }, hasFocus: () => !!root && root.contains(document.activeElement) };
})();
