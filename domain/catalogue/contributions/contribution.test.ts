import { describe, expect, it } from 'vitest';
import { parseValue } from '../../form.ts';
import {
  type ContributionDraft,
  contributionSchema,
  emptyContribution,
  publicationSchema,
  readingSeconds,
} from './contribution.ts';

const whole: ContributionDraft = {
  testId: '00000000-0000-7000-8000-000000000001',
  difficulty: 1,
  seconds: '',
  title: { fr: 'Que fait `git fetch` ?', en: 'What does `git fetch` do?' },
  code: '',
  codeLanguage: '',
  options: [
    { fr: 'Il télécharge', en: 'It downloads', right: true },
    { fr: '`git pull`', en: '', right: false },
  ],
  explanation: { fr: 'Sans rien fusionner.', en: 'Without merging.' },
  alternativeOf: null,
};
const french: ContributionDraft = {
  ...whole,
  title: { fr: 'Que fait `git fetch` ?', en: '' },
  options: whole.options.map((option) => ({ ...option, en: '' })),
  explanation: { fr: 'Sans rien fusionner.', en: '' },
};
const errorsIn = (draft: unknown, schema: typeof contributionSchema = contributionSchema) => {
  const parsed = parseValue(schema, draft);
  return 'errors' in parsed ? parsed.errors : {};
};
const accepted = (draft: unknown) => {
  const parsed = parseValue(contributionSchema, draft);
  if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
};

describe('a contribution', () => {
  it('in both languages may have an option that is code, written once', () => {
    expect(accepted(whole)).toMatchObject({
      languages: 'both',
      options: [{}, { fr: '`git pull`', en: '`git pull`' }],
      code: null,
      codeLanguage: null,
    });
  });

  it.each(['fr', 'en'] as const)(
    'in one language only (%s) is accepted: a reviewer writes the other language',
    (locale) => {
      const other = locale === 'fr' ? 'en' : 'fr';
      const only = (words: { fr: string; en: string }) => ({ [locale]: words.fr, [other]: '' });
      const value = accepted({
        ...french,
        title: only(french.title),
        explanation: only(french.explanation),
        options: french.options.map(({ right, ...words }) => ({ ...only(words), right })),
      });
      expect(value.languages).toBe(locale);
      expect(value.title[other]).toBe(value.title[locale]);
    },
  );

  it.each<[string, Partial<ContributionDraft>, Record<string, string>]>([
    ['no content at all', { ...emptyContribution, testId: '' }, { testId: 'required' }],
    ['a title without an explanation', { explanation: { fr: '', en: 'x' } }, { 'explanation.fr': 'required' }],
    ['an incomplete language', { title: { fr: 'Que fait-il ?', en: '' } }, { 'title.en': 'required' }],
    [
      'an empty option',
      { options: [...whole.options, { fr: '', en: ' ', right: false }] },
      { 'options.2.fr': 'required' },
    ],
    [
      'the same option twice',
      { options: [...whole.options, { fr: '`git pull`', en: 'x', right: false }] },
      { 'options.2.fr': 'duplicate' },
    ],
    ['one option', { options: whole.options.slice(0, 1) }, { options: 'fewOptions' }],
    [
      'seven options',
      { options: Array.from({ length: 7 }, (_, n) => ({ fr: `${n}`, en: '', right: n === 0 })) },
      { options: 'tooManyRows:6' },
    ],
    [
      'no right answer',
      { options: whole.options.map((one) => ({ ...one, right: false })) },
      { options: 'noRightOption' },
    ],
    [
      'only right answers',
      { options: whole.options.map((one) => ({ ...one, right: true })) },
      { options: 'noWrongOption' },
    ],
    ['an unknown level', { difficulty: 5 }, { difficulty: 'unknown' }],
    ['code without its language', { code: 'let x = 1' }, { codeLanguage: 'required' }],
    ['a title that is too long', { title: { fr: 'x'.repeat(251), en: 'x' } }, { 'title.fr': 'long:250:1' }],
    ['too little time to read', { seconds: '5' }, { seconds: 'seconds' }],
    ['a time in words', { seconds: 'une minute' }, { seconds: 'seconds' }],
  ])('with %s is refused', (_, change, expected) => {
    expect(errorsIn({ ...whole, ...change })).toMatchObject(expected);
  });

  it('is published in both languages only', () => {
    expect(errorsIn(whole, publicationSchema)).toEqual({});
    expect(errorsIn(french, publicationSchema)).toEqual({ 'title.en': 'required', 'explanation.en': 'required' });
  });

  it('has the time that its author gives, or one computed from its length', () => {
    expect(accepted({ ...whole, seconds: '90' }).seconds).toBe(90);
    expect(accepted(whole).seconds).toBe(readingSeconds(whole));
    expect(readingSeconds({ ...whole, code: 'x'.repeat(400) })).toBeGreaterThan(readingSeconds(whole));
  });
});
