/** Gives the browser the worker that shows a page of ours when there is no connection. */
export function registerWorker(): void {
  // In development the pages of the build do not exist.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // A browser may refuse (a private window, a full disk); everything else works without it.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
