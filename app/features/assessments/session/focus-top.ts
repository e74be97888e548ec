/** What is new is read from the top of the page, by the eyes and by a screen reader. */
export function focusFromTop(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}
