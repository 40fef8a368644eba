// The service worker: keeps one whole build of the page in a cache of its own, so that the games open without a
// network. The builder puts two lines before this: "use strict" and const build = {version, files: [[address, SHA-256
// in hexadecimal], ...], books: the same}. The page itself has no hash, as hosts may add to its markup: it belongs to
// the build if it names the build's version.

const scope = new URL("./", location).href;
const family = `engawa:${scope}:`;
const ours = family + build.version;
const known = new Map(build.files.map(([address, hash]) => [new URL(address, scope).href, hash]));
// Books are too large to be fetched before they are wanted; then they are kept, for this build and the next.
const library = `${family}books`;
const books = new Map(build.books.map(([address, hash]) => [new URL(address, scope).href, hash]));

// A new build is kept whole or not used at all: one file that is missing or of another build ends the installation, and
// what was there before goes on. Files that have come already are not asked for again next time.
addEventListener("install", (event) => {
  event.waitUntil(Promise.all([...known].map(([address, hash]) => bring(address, hash))));
});

async function bring(address, hash) {
  const sources = [
    () => caches.match(address), // come already, or the same in the build before
    () => fetch(address, { cache: "no-cache", credentials: "same-origin" }),
  ];
  for (const source of sources) {
    const response = await source();
    if (!response || !response.ok) continue;
    const bytes = await response.arrayBuffer();
    if (!await sound(bytes, hash)) continue;
    const cache = await caches.open(ours);
    return cache.put(address, plain(response, bytes));
  }
  throw new Error(`${address} is not there as this build needs it`);
}

async function sound(bytes, hash) {
  if (!hash) return new TextDecoder().decode(bytes).includes(`data-version="${build.version}"`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((b) => b.toString(16).padStart(2, "0")).join("") === hash;
}

// The response without the marks of its way here: compression, what it varies by, and redirections, which no page may
// be opened from.
function plain(response, bytes) {
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  return new Response(bytes, { headers });
}

addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(
    names.filter((name) => name.startsWith(family) && name !== ours && name !== library).map((name) => caches.delete(name)),
  )).then(() => clients.claim())); // the first visit's page too: a book that it wants is kept
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

// The page answers to its folder's address with any query, every other file to its own address only; the rest is left
// to the network.
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && books.has(url.href)) return event.respondWith(lend(url.href));
  const place = url.origin + url.pathname;
  const address = place === scope || place === `${scope}index.html` ? scope : url.href;
  if (event.request.method !== "GET" || !known.has(address)) return;
  event.respondWith(caches.open(ours)
    .then((cache) => cache.match(address))
    .then((kept) => kept || fetch(event.request)));
});

// A book comes from the cache, or from the network and is kept if it is as this build needs it. Editions of other
// builds go.
async function lend(address) {
  const cache = await caches.open(library);
  const kept = await cache.match(address);
  if (kept) return kept;
  const response = await fetch(address, { cache: "no-cache", credentials: "same-origin" });
  if (!response.ok) return response;
  const bytes = await response.arrayBuffer();
  if (!await sound(bytes, books.get(address))) return Response.error();
  for (const old of await cache.keys()) {
    if (!books.has(old.url)) await cache.delete(old);
  }
  const book = plain(response, bytes);
  await cache.put(address, book.clone()).catch(() => {}); // where there is no room it is fetched anew next time
  return book;
}
