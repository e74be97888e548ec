import { describe, expect, it } from 'vitest';
import { parseValue } from '../../form.ts';
import { companyMessage, firstMessage } from '../conversations/conversation-message.ts';
import { type FieldValues, fieldIn, fieldNamed, fillFields, messageFields, openFields } from './fields.ts';

const values: FieldValues = {
  firstName: 'Camille',
  company: 'Clairfond',
  job: 'Développeuse Rust',
  terms: { pay: { unit: 'year', min: 45, max: 55 }, city: 'Nantes', remote: 'hybrid' },
};
const nothing: FieldValues = { firstName: null, company: null, job: null, terms: null };

describe('the fields of a template (docs/product/contact.md, Templates of first messages)', () => {
  it.each<[string, string]>([
    ['Bonjour {prénom}, {entreprise} cherche : {offre}.', 'Bonjour Camille, Clairfond cherche : Développeuse Rust.'],
    ['{fourchette}, {lieu}', '45–55\u00a0k€, Nantes, hybride'],
    ['{range}, {place}', '€45–55k, Nantes, hybrid'],
    ['Hello {first name}, {company}, {job}', 'Hello Camille, Clairfond, Développeuse Rust'],
    // Capitals, accents and spaces do not matter.
    ['{Prenom} {PRÉNOM} { prénom } {First  Name}', 'Camille Camille Camille Camille'],
    ['{first\u00a0name}', 'Camille'],
    // Words of the recruiter stay.
    ['{prénom}, {votre projet}', 'Camille, {votre projet}'],
    ['{{prénom}}', '{Camille}'],
    ['{prénom', '{prénom'],
    ['{}', '{}'],
  ])('%j becomes %j', (text, filled) => expect(fillFields(text, values)).toBe(filled));

  it('are understood in both languages, as they are written in the form', () => {
    for (const locale of ['fr', 'en'] as const)
      for (const field of messageFields) {
        expect(fieldNamed(fieldIn(locale, field))).toBe(field);
        expect(openFields(fillFields(fieldIn(locale, field), values))).toEqual([]);
      }
    expect(fieldNamed('{votre projet}')).toBeUndefined();
  });

  it('stay when nothing is known', () => {
    const text = '{prénom} {entreprise} {offre} {fourchette} {lieu}';
    expect(fillFields(text, nothing)).toBe(text);
    expect(openFields(text)).toEqual(['{prénom}', '{entreprise}', '{offre}', '{fourchette}', '{lieu}']);
    const internship = { ...values, terms: { pay: null, city: null, remote: 'no' as const } };
    expect(openFields(fillFields(text, internship))).toEqual(['{fourchette}', '{lieu}']);
  });

  it('are filled with values that are no fields themselves', () =>
    expect(fillFields('{offre}', { ...values, job: 'Dev {prénom}\n{x}' })).toBe('Dev prénom x'));

  it('are named once, in the order of the text', () => expect(openFields('{b} {a}\n{b} {')).toEqual(['{b}', '{a}']));

  it('are found in bounded time', () => {
    for (const text of ['{'.repeat(100_000), '{a'.repeat(50_000), '{}'.repeat(50_000), `{${' '.repeat(100_000)}`]) {
      const from = performance.now();
      fillFields(text, values);
      openFields(text);
      expect(performance.now() - from).toBeLessThan(2_000);
    }
  });
});

describe('a first message (docs/product/contact.md, Templates of first messages)', () => {
  it.each(['{prénom}', 'Bonjour {x}', '{}', 'a {\n} b'])('does not go out with %j', (text) => {
    expect(parseValue(firstMessage, text)).toEqual({ errors: { '': 'openField' } });
    // Later messages may contain code.
    expect(parseValue(companyMessage, text)).toHaveProperty('value');
  });
  it('goes out with a single brace', () =>
    expect(parseValue(firstMessage, `Bonjour { ${'x'.repeat(80)}`)).toHaveProperty('value'));
});
