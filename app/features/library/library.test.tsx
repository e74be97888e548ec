import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../domain/viewer.ts';
import type { LibraryEntry as Entry } from '../../../server/services/library/read-library.ts';
import { LocaleContext } from '../../i18n/texts.ts';
import { ClosedLibrary } from './closed-library.tsx';
import { LibraryEntry } from './library-entry.tsx';
import { LibraryList } from './library-list.tsx';

function shown(screen: ReactNode, locale: Locale = 'fr'): string {
  return renderToStaticMarkup(<LocaleContext value={locale}>{screen}</LocaleContext>);
}

const blank: Entry = {
  id: '1',
  alias: 'alix-moreau',
  name: 'Alix Moreau',
  portrait: undefined,
  profession: null,
  city: null,
  years: null,
  sentence: null,
  searchState: 'open_opportunities',
  technologies: [],
  badge: undefined,
};

describe('an entry of the CV library', () => {
  it('says nothing of what is not known', () => {
    const html = shown(<LibraryEntry entry={blank} brand="Vivier" />);
    expect(html).toContain('<a href="/user/alix-moreau">Alix Moreau</a>');
    expect(html).toContain('Ouvert·e aux opportunités');
    expect(html).not.toMatch(/null|undefined|expérience|Vivier/);
  });

  it.each([
    [0, 'Moins d’un an d’expérience', 'Less than a year of experience'],
    [1, '1 an d’expérience', '1 year of experience'],
    [12, '12 ans d’expérience', '12 years of experience'],
  ])('counts %i years in both languages', (years, fr, en) => {
    const entry = <LibraryEntry entry={{ ...blank, years }} brand="Vivier" />;
    expect(shown(entry)).toContain(fr);
    expect(shown(entry, 'en')).toContain(en);
  });

  it.each([
    ['recommended', 'Recommandé par Vivier'],
    ['called', 'Appelé par Vivier'],
  ] as const)('%s: %s', (badge, words) => {
    expect(shown(<LibraryEntry entry={{ ...blank, badge }} brand="Vivier" />)).toContain(words);
  });

  it('has a name to press on even for somebody who shows none', () => {
    expect(shown(<LibraryEntry entry={{ ...blank, name: '' }} brand="" />)).toContain('>Développeur·euse</a>');
  });
});

describe('the list', () => {
  const list = (entries: Entry[], next: string | undefined, further: boolean) =>
    shown(<LibraryList entries={entries} next={next} further={further} brand="Vivier" />, 'en');

  it('has no pages when there is only one', () => {
    expect(list([blank], undefined, false)).not.toContain('<nav');
  });

  it('leads on and back by plain links', () => {
    const html = list([blank], 'abc', true);
    expect(html).toMatch(/<a href="\/en\/developers"[^>]*>Back to the beginning/);
    expect(html).toMatch(/<a href="\/en\/developers\?after=abc" rel="next"[^>]*>Next/);
  });

  it('says so when nobody is there, and when the end has been passed', () => {
    expect(list([], undefined, false)).toContain('No profile for now');
    const end = list([], undefined, true);
    expect(end).toContain('This is the end of the list');
    expect(end).toContain('Back to the beginning');
  });
});

describe('a library that is not open yet', () => {
  it.each([
    ['pending', 'Votre entreprise attend sa validation', 'Your company is waiting for validation', 'contact'],
    ['declined', 'Votre entreprise n’est pas validée', 'Your company is not validated', 'my-company'],
    ['noCompany', 'Il vous manque une entreprise', 'A company is missing', 'my-company'],
  ] as const)('%s: says why, what happens next, and where to go', (reason, fr, en, way) => {
    expect(shown(<ClosedLibrary reason={reason} />)).toContain(`<h1>${fr}</h1>`);
    const html = shown(<ClosedLibrary reason={reason} />, 'en');
    expect(html).toContain(`<h1>${en}</h1>`);
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(html).toContain(`href="/en/${way}"`);
  });
});
