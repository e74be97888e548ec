import type { Locale } from '../../../domain/viewer.ts';
import { pdfWords } from './pdf-words.texts.ts';

/** Puts our texts into the elements of the PDF library. Its own translation module would load its own text files. */
export function translatePages(roots: HTMLElement[], locale: Locale, signal: AbortSignal): object {
  const words = pdfWords[locale];
  const translate = (element: Element) => {
    const { text, label, title, content } =
      words[element.getAttribute('data-l10n-id') ?? '']?.(valuesOf(element)) ?? {};
    if (text !== undefined) element.textContent = text;
    if (label) element.setAttribute('aria-label', label);
    if (title) element.setAttribute('title', title);
    if (content) element.setAttribute('default-content', content);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      // Only attributes set by the library: reacting to our own changes would never end.
      if (type === 'attributes' && target instanceof Element) translate(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const element of [node, ...node.querySelectorAll('[data-l10n-id]')]) translate(element);
      }
    }
  });
  for (const root of roots) {
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-l10n-id', 'data-l10n-args'],
    });
  }
  signal.addEventListener('abort', () => observer.disconnect());
  return {
    getLanguage: () => locale,
    getDirection: () => 'ltr',
    get: async () => '',
    translate: async () => {},
    translateOnce: async () => {},
    pause: () => {},
    resume: () => {},
    destroy: async () => {},
  };
}

function valuesOf(element: Element): Record<string, unknown> {
  try {
    return JSON.parse(element.getAttribute('data-l10n-args') ?? '{}');
  } catch {
    return {};
  }
}
