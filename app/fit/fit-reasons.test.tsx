import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../domain/viewer.ts';
import type { NamedFit } from '../../server/services/fit/explain-people.ts';
import { LocaleContext } from '../i18n/texts.ts';
import { FitReasons } from './fit-reasons.tsx';

const fit: NamedFit = {
  score: 824,
  lines: [
    { name: 'technology', id: 'react', label: 'React', points: 300, most: 338, must: true },
    { name: 'technology', id: 'go', label: 'Go', points: 0, most: 80 },
    { name: 'years', points: 120, most: 120, value: 6 },
    { name: 'pay', points: 80, most: 80, value: 51 },
    { name: 'place', points: 90, most: 100, place: 'near', placeId: 'insee:44143', label: 'Rezé' },
    { name: 'language', id: 'en', label: 'anglais', points: 80, most: 80, value: 70 },
    { name: 'freshness', points: 40, most: 40, value: 3 },
  ],
};

function shown(locale: Locale, given = fit): string {
  const html = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <FitReasons fit={given} />
    </LocaleContext>,
  );
  return html.replace(/<[^>]+>/g, '|').replace(/[\u00a0\u202f]/g, ' ');
}

describe('the reasons of a fit (docs/product/fit.md, Reasons)', () => {
  it('say in words what the person has, and what is missing', () => {
    const text = shown('fr');
    expect(text).toContain('82 % d’adéquation');
    const facts = (html: string) => html.split(/\|+/).slice(2, 5);
    expect(facts(text)).toEqual(['React', 'accepte Rezé, à côté', '51 k€ dans votre budget']);
    expect(text).toContain('Il manque : Go');
    expect(facts(shown('en'))).toEqual(['React', 'accepts Rezé, close by', '€51k within your budget']);
  });

  it('say remote work once', () => {
    const lines: NamedFit['lines'] = [
      { name: 'place', points: 90, most: 100, place: 'remote' },
      { name: 'remote', points: 20, most: 20 },
    ];
    const text = shown('fr', { score: 110, lines }).split('Détail')[0];
    expect(text).toContain('accepte le télétravail complet');
    expect(text).not.toContain('|le télétravail|');
  });

  it('name too few years as missing, also where they give some points', () => {
    const lines: NamedFit['lines'] = [{ name: 'years', points: 24, most: 120, value: 1, short: true }];
    const text = shown('fr', { score: 24, lines });
    expect(text).toContain('Il manque : l’expérience demandée (1 an)');
    expect(text).not.toMatch(/\|1 an\|/);
  });

  it('list every part with its points, and their sum', () => {
    const text = shown('fr');
    expect(text).toContain('React||300 sur 338');
    expect(text).toContain('Mise à jour du profil||40 sur 40');
    expect(text).toContain('Total||824 sur 1000');
  });
});
