/**
 * Keeps the shell of the house, so that a page opens even when nobody answers and can say so. The house itself is
 * always asked first; what it tells under /api, positions above all, is never kept.
 */
const open = () => caches.open("shell");

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fetch("/").then(keep));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (event.request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(shell(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});

/** A notification leads to the table it is about, where that is open already. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.tag));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(path));
}

/** The page as the house gives it now, or the one it gave last. */
async function shell(event) {
  const answer = await fetch(event.request).catch(() => null);
  if (!answer) return (await (await open()).match("/")) ?? Response.error();
  if (answer.ok) event.waitUntil(keep(answer.clone()));
  return answer;
}

/** What a page needs; what it tells of a link does not matter here. */
const filesOf = (index) => index.match(/\/assets\/[^"]+/g) ?? [];

/** An index with other files is another house: everything of the old one goes, and what the new one names is fetched at once. */
async function keep(answer) {
  const index = await answer.text();
  const kept = await (await open()).match("/");
  if (kept && filesOf(await kept.text()).join() === filesOf(index).join()) return;
  await caches.delete("shell");
  const cache = await open();
  await cache.addAll(filesOf(index));
  await cache.put("/", new Response(index, { headers: answer.headers }));
}

/** Files under /assets carry a hash in their names: one that is kept is right for ever. */
async function asset(request) {
  const cache = await open();
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
