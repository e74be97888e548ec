import { describe, expect, it } from 'vitest';
import { demoPeople } from './demo-people.ts';
import { judgedFacts } from './judged-facts.ts';
import { gradesOf, mistakesOf, parseNeeds, readNeeds } from './read-needs.ts';
import { refusals } from './refusals.ts';

const now = new Date('2026-11-17T08:00:00Z');
const needs = readNeeds();
const people = demoPeople(now);
const keys = new Set(people.map(({ key }) => key));
const written = {
  id: 'react-nantes',
  locale: 'fr',
  text: 'dev react nantes',
  professions: ['front-end-developer'],
  judgements: [{ person: 'camille-verdier-front-end', grade: 3, why: 'React, wishes Nantes' }],
};
const parsed = (facts: object) => parseNeeds('some.yaml', JSON.stringify([{ ...written, ...facts }]));

describe('the judged needs', () => {
  it('are 60, 40 of them in French', () => {
    expect(needs).toHaveLength(60);
    expect(needs.filter(({ locale }) => locale === 'fr')).toHaveLength(40);
  });

  it('name only technologies, professions, languages, cities and people that exist', () => {
    expect(mistakesOf(needs, keys)).toEqual([]);
  });

  it('want every profession of the people in the demo', () => {
    const wanted = new Set(needs.flatMap(({ professions }) => professions));
    expect([...new Set(people.map(({ professionId }) => professionId ?? ''))].filter((id) => !wanted.has(id))).toEqual(
      [],
    );
  });

  it('give each person one grade; who is not named has none', () => {
    const grades = gradesOf({ judgements: [{ person: 'a', grade: 3, why: 'React, wishes Nantes' }] });
    expect([grades.get('a'), grades.get('b')]).toEqual([3, undefined]);
  });

  it('give no grade above 0 to people who would refuse, or who know what is excluded', () => {
    const byKey = new Map(people.map((person) => [person.key, person]));
    const wrong = needs.flatMap((need) =>
      need.judgements.flatMap(({ person, grade }) => {
        const judged = byKey.get(person);
        return grade > 0 && judged ? refusals(need, judged).map((reason) => `${need.id}: ${person}, ${reason}`) : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a need is refused', () => {
  it.each([
    ['with a field that does not exist', { city: 'Nantes' }, 'city'],
    [
      'with a grade that does not exist',
      { judgements: [{ person: 'a', grade: 4, why: 'React, wishes Nantes' }] },
      'grade',
    ],
    ['without a reason for a grade', { judgements: [{ person: 'a', grade: 2 }] }, 'why'],
    ['without a judgement', { judgements: [] }, 'judgements'],
    ['with a range that is upside down', { pay: { least: 50, most: 40 } }, 'least above most'],
    ['with an empty range', { years: {} }, 'empty range'],
  ])('%s', (_, facts, message) => {
    expect(() => parsed(facts)).toThrow(message);
  });

  it.each([
    ['an unknown technology', { must: ['reactt'] }, 'react-nantes: unknown technology reactt'],
    ['an unknown technology among the excluded', { exclude: ['x'] }, 'react-nantes: unknown technology x'],
    ['a technology wanted twice', { must: ['react'], nice: ['react'] }, 'react-nantes: react is wanted twice'],
    ['an unknown profession', { professions: ['baker'] }, 'react-nantes: unknown profession baker'],
    ['an unknown language', { languages: [{ id: 'xx', level: 70 }] }, 'react-nantes: unknown language xx'],
    ['an unknown city', { cities: ['Nante'] }, 'react-nantes: unknown city Nante'],
    [
      'an unknown person',
      { judgements: [...written.judgements, { person: 'x', grade: 1, why: 'React, wishes Nantes' }] },
      'react-nantes: unknown person x',
    ],
    [
      'a person judged twice',
      { judgements: [...written.judgements, ...written.judgements] },
      'react-nantes: camille-verdier-front-end is judged twice',
    ],
    [
      'only zeros',
      { judgements: [{ person: 'camille-verdier-front-end', grade: 0, why: 'React, but full remote' }] },
      'react-nantes: every grade is 0',
    ],
  ])('for %s', (_, facts, mistake) => {
    expect(mistakesOf(parsed(facts), keys)).toEqual([mistake]);
  });

  it('for an id or a text that another one has', () => {
    expect(mistakesOf([...parsed({}), ...parsed({})], keys)).toEqual([
      'two needs are react-nantes',
      'two needs say: dev react nantes',
    ]);
  });
});

describe('the people who were judged', () => {
  // After a change of the demo world: judge those whose line changed again, in every need, then run with --update.
  it('have the facts that they had then', async () => {
    await expect(judgedFacts(people)).toMatchFileSnapshot('./judged-facts.yaml');
  });

  it('have the same facts on every day on which the demo is made', () => {
    for (const day of ['2027-01-31T23:30:00Z', '2031-03-05T12:00:00Z']) {
      expect(judgedFacts(demoPeople(new Date(day)))).toBe(judgedFacts(people));
    }
  });
});
