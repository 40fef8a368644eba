// The service worker: keeps one whole build of the page in a cache of its own, so that the games open without a
// network. The builder puts two lines before this: "use strict" and const build = {version, files: [[address, SHA-256
// in hexadecimal], ...], languages: the same, data: the same, calls: keys of texts by event}. The page itself has no
// hash, as hosts may add to its markup: it belongs to the build if it names the build's version.

const scope = new URL("./", location).href;
const cachePrefix = `engawa:${scope}:`;
const buildCache = cachePrefix + build.version;
const hashesByAddress = (list) => new Map(list.map(([address, hash]) => [new URL(address, scope).href, hash]));
const pageFiles = hashesByAddress(build.files);
// Tablebases and puzzles are too large to be fetched before they are wanted, pictures for home screens are wanted by who
// installs the page alone, and one language is enough to begin with: these are kept from when they are wanted, for this
// build and the next.
const dataCache = `${cachePrefix}data`;
const languages = hashesByAddress(build.languages);
const data = new Map([...languages, ...hashesByAddress(build.data)]);
const tagOf = (address) => /\/lang-([^/]*)-[^-/]*$/.exec(address)?.[1];

// A new build is kept whole or not used at all: one file that is missing or of another build ends the installation, and
// what was there before goes on. Files that have come already are not asked for again next time. Languages that are
// kept of the build before are kept of this one.
addEventListener("install", (event) => {
  event.waitUntil(Promise.all([...pageFiles].map(([address, hash]) => cacheFile(address, hash)).concat(renew())));
});

async function renew() {
  const kept = (await (await caches.open(dataCache)).keys()).map((request) => tagOf(request.url));
  await Promise.all([...languages.keys()].filter((address) => kept.includes(tagOf(address))).map(fromDataCache));
}

async function cacheFile(address, hash) {
  const response = await fetchIntact(address, hash);
  await (await caches.open(buildCache)).put(address, response);
}

// The file as this build needs it.
async function fetchIntact(address, hash) {
  const sources = [
    () => caches.match(address), // come already, or the same in the build before
    () => fetch(address, { cache: "no-cache", credentials: "same-origin" }),
  ];
  for (const source of sources) {
    const response = await source();
    if (!response || !response.ok) continue;
    const bytes = await response.arrayBuffer();
    if (await hasHash(bytes, hash)) return stripHeaders(response, bytes);
  }
  throw new Error(`${address} is not there as this build needs it`);
}

async function hasHash(bytes, hash) {
  if (!hash) return new TextDecoder().decode(bytes).includes(`data-version="${build.version}"`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((b) => b.toString(16).padStart(2, "0")).join("") === hash;
}

// The response without the marks of its way here: compression, what it varies by, and redirections, which no page may
// be opened from.
function stripHeaders(response, bytes) {
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  return new Response(bytes, { headers });
}

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([caches.keys().then((names) => Promise.all(
    names.filter((name) => name.startsWith(cachePrefix) && name !== buildCache && name !== dataCache).map((name) => caches.delete(name)),
  )), prune()]).then(() => clients.claim())); // the first visit's page too: what it wants of the data is kept
});

// Data and languages that only other builds need go.
async function prune() {
  const cache = await caches.open(dataCache);
  const old = (await cache.keys()).filter((request) => !data.has(request.url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

// Once the page plays, the other languages are kept too, so that they are there without a network.
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  if (event.data === "keep languages") event.waitUntil(Promise.allSettled([...languages.keys()].map(fromDataCache)));
});

// A notice that is pressed leads to the page, or where that is gone to the table.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
    const page = pages.find(({ url }) => url.startsWith(scope));
    const link = event.notification.data || scope;
    if (!page) return clients.openWindow(link);
    page.postMessage(link.slice(scope.length));
    return page.focus();
  }));
});

// A host calls a player while the page is closed, see engawa/remote/notify.
addEventListener("push", (event) => event.waitUntil(call(event.data.json())));

async function call({ table, name, event, lang }) {
  let body = name; // where there are no texts
  try {
    const texts = await (await fromDataCache([...languages.keys()].find((address) => tagOf(address) === lang))).json();
    body = texts["together.json"][build.calls[event]].replace("{table}", () => name);
  } catch {
    // as above
  }
  navigator.setAppBadge?.(1).catch(() => {});
  return registration.showNotification("Engawa", { body, tag: body, renotify: true, icon: "icon.svg", data: `${scope}#table=${table}` });
}

// The page answers to its folder's address with any query, every other file to its own address only; the rest is left
// to the network.
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && data.has(url.href)) return event.respondWith(fromDataCache(url.href));
  const place = url.origin + url.pathname;
  const address = place === scope || place === `${scope}index.html` ? scope : url.href;
  if (event.request.method !== "GET" || !pageFiles.has(address)) return;
  event.respondWith(caches.open(buildCache)
    .then((cache) => cache.match(address))
    .then((kept) => kept || fetch(event.request)));
});

// A file of data or of a language comes from the cache, or from the network and is kept.
async function fromDataCache(address) {
  const cache = await caches.open(dataCache);
  const kept = await cache.match(address);
  if (kept) return kept;
  const file = await fetchIntact(address, data.get(address));
  await cache.put(address, file.clone()).catch(() => {}); // where there is no room it is fetched anew next time
  return file;
}
