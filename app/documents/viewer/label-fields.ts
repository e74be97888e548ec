/** The library renders form fields without an accessible name: the name comes from the PDF file. */
export function labelFields(pages: HTMLElement): void {
  for (const field of pages.querySelectorAll<HTMLInputElement>('.annotationLayer :is(input, textarea, select)')) {
    if (field.hasAttribute('aria-label') || field.hasAttribute('aria-labelledby')) continue;
    const name = field.closest('section')?.title || field.title || field.name;
    if (name) field.setAttribute('aria-label', name);
  }
}
