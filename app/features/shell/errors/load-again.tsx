import { type ReactNode, useEffect } from 'react';

/** `brand`: undefined when the root loader failed. */
export type ErrorScreenProps = { error: unknown; brand?: string | undefined };

const key = 'loaded-again-at';
const pause = 10_000;

/**
 * Shown when the error screen itself cannot be loaded: there is no connection, or a new version has replaced the files.
 * The address is loaded again, which shows the page kept for offline, or the new version; never twice in ten seconds.
 */
export function LoadAgain(_: ErrorScreenProps): ReactNode {
  useEffect(() => {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(key)) < pause) return;
    sessionStorage.setItem(key, String(now));
    location.reload();
  }, []);
  return null;
}
