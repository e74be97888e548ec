import { useSyncExternalStore } from 'react';

/** An open dialog makes the page inert for screen readers too, so toasts must be rendered inside the dialog. */
const places: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Toasts are rendered there until the returned function is called, or until another dialog opens on top. */
export function addToastPlace(place: HTMLElement): () => void {
  places.push(place);
  tell();
  return () => {
    places.splice(places.indexOf(place), 1);
    tell();
  };
}

/** The place in the topmost open dialog; undefined when no dialog is open. */
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
