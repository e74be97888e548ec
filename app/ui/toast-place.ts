import { useSyncExternalStore } from 'react';

/** An open dialog covers the page and keeps screen readers out of it: what is said meanwhile must be said inside it. */
const places: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Toasts go there until the answer is called, or until a dialog opens above it. */
export function addToastPlace(place: HTMLElement): () => void {
  places.push(place);
  tell();
  return () => {
    places.splice(places.indexOf(place), 1);
    tell();
  };
}

/** The place in the dialog that is open above all others; undefined when the page itself is in reach. */
export function useToastPlace(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => places.at(-1),
    () => undefined,
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
