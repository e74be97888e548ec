import { describe, expect, it } from 'vitest';
import { wordsAfter } from './template-words.ts';

const usual = 'Mise en pause de ton profil';
const visa = { subject: 'Visa', message: 'Il te faut un visa.' };
const short = { subject: 'Trop court', message: 'Il manque des expériences.' };

describe('docs/product/moderation.md, Disabling a profile: choosing another template', () => {
  it.each([
    ['a text that is empty is filled', { subject: usual, message: '' }, undefined, visa],
    ['the text of the template before is replaced', short, short, visa],
    [
      'a message written by hand stays',
      { subject: short.subject, message: 'Bonjour Ana.' },
      short,
      { subject: visa.subject, message: 'Bonjour Ana.' },
    ],
    [
      'a subject written by hand stays',
      { subject: 'Ana', message: short.message },
      short,
      { subject: 'Ana', message: visa.message },
    ],
    [
      'an edited template stays',
      { ...short, message: `${short.message} Merci.` },
      short,
      { ...visa, message: `${short.message} Merci.` },
    ],
  ])('%s', (_, written, before, expected) => {
    expect(wordsAfter(written, before, visa, usual)).toEqual(expected);
  });
});
