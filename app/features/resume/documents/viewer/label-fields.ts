/** The fields of a form are drawn without a name that could be read out: the file has one for each. */
export function labelFields(pages: HTMLElement): void {
  for (const field of pages.querySelectorAll<HTMLInputElement>('.annotationLayer :is(input, textarea, select)')) {
    if (field.hasAttribute('aria-label') || field.hasAttribute('aria-labelledby')) continue;
    const name = field.closest('section')?.title || field.title || field.name;
    if (name) field.setAttribute('aria-label', name);
  }
}
