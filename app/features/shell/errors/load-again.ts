const key = 'loaded-again-at';
const pause = 10_000;

/**
 * For when the error screen itself cannot be loaded: there is no connection, or a new version has replaced the files.
 * The address is loaded again, which shows the page kept for offline, or the new version; never twice in ten seconds.
 */
export function loadAgain(error: unknown): Promise<never> {
  const now = Date.now();
  if (now - Number(sessionStorage.getItem(key)) < pause) throw error;
  sessionStorage.setItem(key, String(now));
  location.reload();
  return new Promise(() => {});
}
