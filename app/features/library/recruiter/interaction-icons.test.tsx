import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Interactions } from '../../../../server/services/profile/profile-view.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
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

it('each of the four icons has a tooltip for yes and another for no (docs/product/contact.md, Interaction icons)', () => {
  const moment = Date.parse('2026-05-06T10:00:00Z');
  const tooltips = (interactions: Interactions) => {
    const html = rendered(<InteractionIcons interactions={interactions} />);
    return [...html.matchAll(/role="tooltip"[^>]*>([^<]*)</g)].map(([, text]) => text);
  };
  expect(tooltips({ superliked: moment, liked: moment, applications: 3, favourite: true, colleagues: 0 })).toEqual([
    'Candidature spontanée reçue en mai 2026',
    'A liké votre entreprise en mai 2026',
    'A postulé à 3 de vos offres',
    'Dans vos favoris',
  ]);
  expect(tooltips({ superliked: null, liked: null, applications: 0, favourite: false, colleagues: 0 })).toEqual([
    'Pas de candidature spontanée',
    'N’a pas liké votre entreprise',
    'N’a postulé à aucune de vos offres',
    'Pas dans vos favoris',
  ]);
});

it('four icons show a spontaneous application, a like, applications to offers and the favourite, each on its own', () => {
  const none = { superliked: null, liked: null, applications: 0, favourite: false, colleagues: 0 };
  const lit = (change: Partial<Interactions>) => {
    const html = rendered(<InteractionIcons interactions={{ ...none, ...change }} />);
    return [...html.matchAll(/<li([^>]*)>/g)].map(([, attributes]) => attributes?.includes('data-on="true"'));
  };
  expect(lit({})).toEqual([false, false, false, false]);
  expect(lit({ superliked: firstOfFebruary })).toEqual([true, false, false, false]);
  expect(lit({ liked: firstOfFebruary })).toEqual([false, true, false, false]);
  expect(lit({ applications: 2 })).toEqual([false, false, true, false]);
  expect(lit({ favourite: true })).toEqual([false, false, false, true]);
});
