import { describe, expect, it } from 'vitest';
import { errorsOf } from '../form-errors.ts';
import { proficiencies, proficiencyOf } from './proficiency.ts';
import { emptyLanguage, type SkillsDraft, skillsSchema } from './skill.ts';

const french = { languageId: 'fr', value: 100 };
const english = { languageId: 'en', value: 70 };
const skills = (languages: SkillsDraft['languages'], interestedTechnologies: string | null = '') => ({
  interestedTechnologies,
  languages,
});
const errors = (languages: SkillsDraft['languages']) => errorsOf(skillsSchema, skills(languages));

describe('languages of a profile (docs/product/profile.md, Skills and languages)', () => {
  it.each([
    ['two languages', [french, english], {}],
    ['none', [], {}],
    ['an empty row', [french, emptyLanguage()], { 'languages.1.languageId': 'chooseLanguage' }],
    ['an empty id', [{ languageId: '', value: 3 }], { 'languages.0.languageId': 'chooseLanguage' }],
    ['the same language twice', [french, english, french], { 'languages.2.languageId': 'duplicate' }],
    [
      'two empty rows, which are not duplicates',
      [emptyLanguage(), emptyLanguage()],
      { 'languages.0.languageId': 'chooseLanguage', 'languages.1.languageId': 'chooseLanguage' },
    ],
    [
      'the same language twice, beside an empty row',
      [french, emptyLanguage(), french],
      { 'languages.1.languageId': 'chooseLanguage', 'languages.2.languageId': 'duplicate' },
    ],
    ['an invalid id', [{ languageId: 'f r', value: 3 }], { 'languages.0.languageId': 'unknown' }],
  ])('are checked: %s', (_, languages, expected) => expect(errors(languages)).toEqual(expected));

  it('are thirty at most', () => {
    const many = Array.from({ length: 31 }, (_, index) => ({ languageId: `l${index}`, value: 1 }));
    expect(errors(many.slice(1))).toEqual({});
    expect(errors(many)).toEqual({ languages: 'tooManyRows:30' });
  });
});

it.each([
  [70, 70],
  [-5, 0],
  [130, 100],
  [69.6, 70],
  ['70', 70],
  [null, 0],
])('a language has a level of 0 to 100: %j becomes %i', (value, kept) => {
  expect(skillsSchema.parse(skills([{ languageId: 'fr', value }])).languages[0]?.value).toBe(kept);
});

it.each([
  [' Rust, Elixir ', 'Rust, Elixir'],
  ['  ', null],
  ['', null],
  [null, null],
])('the text of interesting technologies: %j', (given, kept) => {
  expect(skillsSchema.parse(skills([], given)).interestedTechnologies).toBe(kept);
  expect(errorsOf(skillsSchema, skills([], 'x'.repeat(501)))).toEqual({ interestedTechnologies: 'long:500:1' });
});

describe('how well a language or technology is known, in words (docs/product/profile.md, Skills and languages)', () => {
  it.each([
    [100, 'full'],
    [99, 'good'],
    [70, 'good'],
    [69, 'fair'],
    [40, 'fair'],
    [39, 'basic'],
    [0, 'basic'],
  ])('%i is %s', (value, expected) => expect(proficiencyOf(value)).toBe(expected));

  it('a word that is chosen stores a number that is shown with the same word', () => {
    for (const [word, value] of Object.entries(proficiencies)) expect(proficiencyOf(value)).toBe(word);
  });
});
