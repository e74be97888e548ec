import { createHash } from 'node:crypto';
import { locales } from '../../../../domain/viewer.ts';
import { offlinePage } from './offline-page.ts';

/** All that a browser keeps: the offline page in both languages, each with its picture inside. */
const keptAddresses = ['/offline', '/en/offline'];

/**
 * The service worker. It answers one kind of request only: a page that was asked for by a navigation and cannot be
 * reached. It never stores an answer, so nothing personal can be in its cache.
 */
export function workerScript(brand: string): string {
  const body = `const kept = ${JSON.stringify(keptAddresses)};
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(kept.map((path) => new Request(path, { cache: 'reload', credentials: 'omit' }))))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      // The browser itself asks for the page while the worker starts: a page is not slower because of the worker, and
      // the server still learns from the headers which site a visit comes from.
      .then(() => self.registration.navigationPreload?.enable())
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET' || !self.registration.navigationPreload) return;
  event.respondWith(answer(event, new URL(request.url).pathname));
});
async function answer(event, path) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const cache = await caches.open(cacheName);
    const page = await cache.match(/^\\/en(\\/|$)/.test(path) ? '/en/offline' : '/offline');
    if (page) return page;
    throw error;
  }
}
`;
  return `const cacheName = 'offline-${versionOf(brand, body)}';\n${body}`;
}

/** Another text, picture or script is another version; the browser then keeps the new one and removes the old one. */
function versionOf(brand: string, script: string): string {
  const hash = createHash('sha256').update(script);
  for (const locale of locales) hash.update(offlinePage(brand, locale));
  return hash.digest('base64url').slice(0, 12);
}

/** Sent in the place of the worker when it is turned off: browsers that have it remove it with all that it kept. */
export const removingScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;
