import { describe, expect, it } from 'vitest';
import { needWith, personWith } from './any.ts';
import { byBoost, byTechnologies, byWords, profileText } from './baselines.ts';
import type { Person } from './person.ts';

const person = (key: string, facts: Partial<Person> = {}): Person => personWith({ key, ...facts });
const knows = (...ids: string[]) => ({ technologies: ids.map((id) => ({ id, level: 50 })) });
const on = (day: string) => ({ lastUpdate: new Date(day) });
describe('the order of the library', () => {
  it('is boost, then last update, then the given order', () => {
    const people = [
      person('old', on('2026-10-01')),
      person('b'),
      person('a'),
      person('called', { boost: 2, ...on('2026-09-01') }),
    ];
    expect(byBoost(needWith({}), people)).toEqual(['called', 'b', 'a', 'old']);
  });
});

describe('the order by technologies', () => {
  it('counts those that are wanted, then takes the last update', () => {
    const people = [
      person('one, old', { ...knows('react'), ...on('2026-10-01') }),
      person('none', knows('php', 'mysql', 'docker')),
      person('one', knows('typescript', 'php')),
      person('both', { ...knows('typescript', 'css', 'react'), ...on('2026-09-01') }),
    ];
    expect(byTechnologies(needWith({ must: ['react'], nice: ['typescript'] }), people)).toEqual([
      'both',
      'one',
      'one, old',
      'none',
    ]);
  });
});

describe('the order by words', () => {
  it('finds words of technologies, professions, cities and texts', () => {
    const people = [
      person('other', { ...knows('php'), sentence: 'Je construis des sites.' }),
      person('city', { places: [{ cityFr: 'Nantes', cityEn: 'Nantes', region: 'Pays de la Loire' }] }),
      person('all', { ...knows('react'), professionId: 'front-end-developer', sentence: 'React à Nantes' }),
    ];
    expect(byWords(needWith({ text: 'dev react Nantes' }), people)).toEqual(['all', 'city', 'other']);
  });

  it('weighs a rare word more than a frequent one', () => {
    const people = [
      person('frequent 1', { sentence: 'react' }),
      person('frequent 2', { sentence: 'react' }),
      person('rare', { sentence: 'cobol' }),
    ];
    expect(byWords(needWith({ text: 'react cobol' }), people)[0]).toBe('rare');
  });

  it('weighs a word less in a longer text, and a repeated one more', () => {
    const long = person('long', { sentence: 'react et bien d’autres choses sans rapport avec cette recherche' });
    const people = [long, person('short', { sentence: 'react' }), person('twice', { sentence: 'react react' })];
    expect(byWords(needWith({ text: 'react' }), people)).toEqual(['twice', 'short', 'long']);
  });

  it('keeps the given order between people without any of the words', () => {
    const people = ['c', 'a', 'b'].map((key) => person(key, { sentence: 'autre' }));
    expect(byWords(needWith({ text: 'react' }), people)).toEqual(['c', 'a', 'b']);
  });
});

it('the text of a profile has both languages once, and no name', () => {
  const text = profileText(
    person('key', {
      ...knows('google-cloud'),
      professionId: 'data-scientist',
      places: [{ cityFr: 'Londres', cityEn: 'London', region: 'England' }],
      experiences: [{ title: 'Data lead', description: 'Led a team', start: { year: 2020, month: 0 }, end: null }],
      projects: [{ name: 'Cairn', description: 'A game' }],
    }),
  );
  expect(text).toBe(
    'Science des données Data science Data scientist\nGoogle Cloud\nLondres\nLondon\n\n\nData lead\nLed a team\nCairn\nA game',
  );
});
