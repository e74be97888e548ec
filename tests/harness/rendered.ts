import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import type { StoredForm } from '../../app/forms/stored-form.ts';
import { LocaleContext } from '../../app/i18n/texts.ts';

/**
 * The HTML of an element on a French page, with spaces and apostrophes as they are typed in a test, and without the
 * comment marks of React. A dialog cannot be rendered like this: it is put into the body of a browser.
 */
export function rendered(element: ReactNode): string {
  const page = () => createElement(LocaleContext, { value: 'fr' }, element);
  const Page = createRoutesStub([{ path: '/', Component: page }]);
  return plain(renderToString(createElement(Page)).replaceAll('<!-- -->', ''));
}

/** A text of the product with ordinary spaces and apostrophes instead of typographic ones. */
export function plain(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/[\u00a0\u202f]/g, ' ');
}

/** Of these labels, those that an element has as its whole text, in the order of the page. */
export function labelsIn(html: string, labels: readonly string[]): string[] {
  return labels
    .filter((label) => html.includes(`>${label}<`))
    .toSorted((one, other) => html.indexOf(`>${one}<`) - html.indexOf(`>${other}<`));
}

/** Every label and legend of a form, in the order of the page. */
export const fieldLabels = (html: string): string[] =>
  [...html.matchAll(/<(?:label|legend)[^>]*>(?:<span>)?([^<]+)</g)].map(([, label = '']) => label.trim());

/** The form of a dialog with these values, and with errors at these paths. */
export function formWith<Draft>(value: NoInfer<Draft>, wrong: readonly string[] = []): StoredForm<Draft> {
  return {
    value,
    stored: value,
    set: () => undefined,
    error: (path) => (wrong.includes(path) ? 'Ce champ est obligatoire' : undefined),
    hasErrors: (path) => wrong.some((one) => one === path || one.startsWith(`${path}.`)),
  };
}
