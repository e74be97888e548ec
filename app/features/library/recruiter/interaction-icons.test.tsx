import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '../../../../domain/viewer.ts';
import { LocaleContext } from '../../../i18n/texts.ts';
import { InteractionIcons } from './interaction-icons.tsx';

/** In Paris the month has begun; in UTC it begins half an hour later. */
const firstOfFebruary = Date.parse('2026-01-31T23:30:00Z');

it.each<[Locale, string]>([
  ['fr', 'février 2026'],
  ['en', 'February 2026'],
])('a spontaneous application and a like of the first of a month in Paris show that month (%s)', (locale, month) => {
  const interactions = {
    superliked: firstOfFebruary,
    liked: firstOfFebruary,
    applications: 0,
    favourite: false,
    colleagues: 0,
  };
  const html = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <InteractionIcons interactions={interactions} />
    </LocaleContext>,
  );
  expect(html).toContain(month);
  expect(html).not.toMatch(/janvier|January/);
});
