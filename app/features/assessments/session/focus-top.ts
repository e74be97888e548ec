/** New content starts at the top of the page, on the screen and for a screen reader. */
export function focusFromTop(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}
