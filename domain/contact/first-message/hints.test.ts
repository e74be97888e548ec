import { describe, expect, it } from 'vitest';
import { parseValue } from '../../form.ts';
import { firstMessage, firstMessageLeast } from '../conversations/conversation-message.ts';
import { type HintFacts, hintsOf, messageWords } from './hints.ts';

const facts: HintFacts = {
  firstName: 'Camille',
  job: 'Développeuse Rust (F/H)',
  person: { technologies: ['React', 'C++', 'C', '.NET', 'Node.js'], titles: ['Développeur·euse front-end'] },
  earlier: [],
};
const met = (text: string, change: Partial<HintFacts> = {}) =>
  Object.fromEntries(hintsOf(text, { ...facts, ...change }));

describe('hints about a first message (docs/product/contact.md, First messages)', () => {
  it.each<[string, boolean]>([
    ['Nous cherchons une développeuse Rust.', true],
    ['Un poste de Développeur rust', true],
    ['Du Rust', false],
    ['Entre 45 et 55 k€ par an', true],
    ['45-55k', true],
    ['€45–55k', true],
    ['500 euros par jour', true],
    ['Une belle offre, 3 jours par semaine', false],
  ])('names the offer or the pay: %j %s', (text, yes) => expect(met(text)).toMatchObject({ offer: yes }));

  it.each<[string, boolean]>([
    ['Votre travail avec react', true],
    ['Réactivité', false],
    ['en C++', true],
    ['en C, puis', true],
    ['c’est bien, C’est bien', false],
    ['du .NET', true],
    ['en node.js !', true],
    ['Une développeuse front-end comme vous', true],
    ['Le développement front', false],
    ['Bonjour', false],
  ])('says why this person: %j %s', (text, yes) => expect(met(text)).toMatchObject({ person: yes }));

  it('leaves that out when the profile may not be looked at', () =>
    expect(Object.keys(met('React', { person: null }))).toEqual(['offer', 'question', 'length', 'own']));

  it.each<[string, boolean]>([
    ['On se parle ?', true],
    ['On se parle ???', true],
    ['On se parle ? Quand ?', false],
    ['On se parle.', false],
  ])('asks one question: %j %s', (text, yes) => expect(met(text)).toMatchObject({ question: yes }));

  it.each<[number, boolean]>([
    [1000, true],
    [1001, false],
  ])('is not longer than 1,000 characters: %i %s', (length, yes) =>
    expect(met('x'.repeat(length))).toMatchObject({ length: yes }),
  );

  it.each<[string, boolean]>([
    ['Bonjour Camille, parlons-nous ?', false],
    ['bonjour camille ! Parlons-nous', false],
    ['Bonjour Camille, votre moteur nous plaît', true],
  ])('is not what other people have read: %j %s', (text, yes) =>
    expect(met(text, { earlier: [messageWords('Bonjour Zoé, parlons-nous ?', 'Zoé')] })).toMatchObject({
      own: yes,
    }),
  );

  it('are found in bounded time', () => {
    const from = performance.now();
    for (const text of ['c'.repeat(100_000), '1 k '.repeat(50_000), '?'.repeat(100_000), 'react'.repeat(20_000)])
      hintsOf(text, { ...facts, earlier: [messageWords(text, 'c')] });
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});

describe('the length of a first message (docs/product/contact.md, First messages)', () => {
  it.each([
    [firstMessageLeast, true],
    [firstMessageLeast - 1, false],
  ])('%i characters: %s', (length, yes) => {
    const read = parseValue(firstMessage, `  ${'x'.repeat(length)}\n `);
    if (yes) expect(read).toHaveProperty('value');
    else expect(read).toEqual({ errors: { '': `short:${firstMessageLeast}` } });
  });
  it('an empty one is missing, not short', () =>
    expect(parseValue(firstMessage, ' ')).toEqual({ errors: { '': 'required' } }));
});
