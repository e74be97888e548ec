import * as z from 'zod';
import type { Difficulty } from '../../assessments/rating/difficulty.ts';
import { questionSeconds } from '../../assessments/session/timer.ts';
import type { ErrorCode } from '../../error-codes.ts';
import type { Locale } from '../../viewer.ts';

export const optionCounts = { least: 2, most: 6 };
export const longest = { title: 250, option: 300, explanation: 1500, code: 1200 };
export const secondsRange = { least: 10, most: 600 };
// biome-ignore format: a list of words
export const codeLanguages = [
  'bash', 'c', 'cpp', 'csharp', 'css', 'dockerfile', 'go', 'html', 'java', 'javascript', 'json', 'jsx', 'kotlin', 'php',
  'python', 'ruby', 'rust', 'scala', 'sql', 'swift', 'text', 'tsx', 'typescript', 'vue', 'yaml',
] as const;

type Both = { fr: string; en: string };
export type DraftOption = Both & { right: boolean };
export type Languages = 'both' | Locale;

/** The form as the contributor types it; every text may be empty until it is sent. */
export type ContributionDraft = {
  testId: string;
  difficulty: number;
  /** Empty: computed from the length of the question. */
  seconds: string;
  title: Both;
  code: string;
  codeLanguage: string;
  options: DraftOption[];
  explanation: Both;
  alternativeOf: string | null;
};

export const emptyContribution: ContributionDraft = {
  testId: '',
  difficulty: 2,
  seconds: '',
  title: { fr: '', en: '' },
  code: '',
  codeLanguage: '',
  options: [
    { fr: '', en: '', right: true },
    { fr: '', en: '', right: false },
    { fr: '', en: '', right: false },
  ],
  explanation: { fr: '', en: '' },
  alternativeOf: null,
};

const text = (most: number) => z.string('required').trim().max(most, 'long');
const both = (most: number) => z.strictObject({ fr: text(most), en: text(most) }, 'required');

const shape = z.strictObject({
  testId: z.uuid('required'),
  difficulty: z
    .int('required')
    .min(0, 'unknown')
    .max(4, 'unknown')
    .transform((level) => level as Difficulty),
  seconds: z
    .string('required')
    .trim()
    .regex(/^\d*$/, 'seconds')
    .transform((typed) => (typed === '' ? null : Number(typed)))
    .refine((given) => given === null || (given >= secondsRange.least && given <= secondsRange.most), 'seconds'),
  title: both(longest.title),
  code: z
    .string('required')
    .max(longest.code, 'long')
    .transform((code) => code.replace(/\s+$/, '')),
  codeLanguage: z.union([z.literal(''), z.enum(codeLanguages)], 'unknown'),
  options: z
    .array(z.strictObject({ fr: text(longest.option), en: text(longest.option), right: z.boolean() }), 'required')
    .min(optionCounts.least, 'fewOptions')
    .max(optionCounts.most, 'tooManyRows'),
  explanation: both(longest.explanation),
  alternativeOf: z.uuid('unknown').nullable(),
});

type Given = z.output<typeof shape>;
type Say = (message: ErrorCode, ...path: (string | number)[]) => void;

const locales = ['fr', 'en'] as const;

/**
 * The languages that the contributor has written in: decided by title and explanation, or by the options without these.
 */
function writtenIn({ title, explanation, options }: Pick<Given, 'title' | 'explanation' | 'options'>): Locale[] {
  const any = (locale: Locale) => [title, explanation, ...options].some((one) => one[locale] !== '');
  const titled = locales.filter((locale) => title[locale] !== '' || explanation[locale] !== '');
  return titled.length > 0 ? titled : locales.filter(any);
}

function checkWords(given: Given, languages: readonly Locale[], say: Say): void {
  for (const locale of languages) {
    if (given.title[locale] === '') say('required', 'title', locale);
    if (given.explanation[locale] === '') say('required', 'explanation', locale);
  }
  const [first = 'fr'] = languages;
  given.options.forEach((option, index) => {
    const words = languages.map((locale) => option[locale]).filter(Boolean);
    if (words.length === 0) say('required', 'options', index, first);
  });
  for (const locale of languages) {
    const words = given.options.map((option) => filled(option, languages)[locale]);
    words.forEach((word, index) => {
      if (word !== '' && words.indexOf(word) < index) say('duplicate', 'options', index, locale);
    });
  }
}

/** Code is the same in both languages: an empty text takes that of the other language. */
function filled(words: Both, languages: readonly Locale[]): Both {
  const [only] = languages;
  if (languages.length === 1 && only) return { fr: words[only], en: words[only] };
  return { fr: words.fr || words.en, en: words.en || words.fr };
}

function checkAll(value: Given, say: Say, needed: readonly Locale[]): void {
  const languages = [...new Set([...needed, ...writtenIn(value)])];
  checkWords(value, languages.length > 0 ? languages : ['fr'], say);
  if (!value.options.some(({ right }) => right)) say('noRightOption', 'options');
  else if (value.options.every(({ right }) => right)) say('noWrongOption', 'options');
  if (value.code !== '' && value.codeLanguage === '') say('required', 'codeLanguage');
}

function contribution(needed: readonly Locale[]) {
  return shape
    .check(({ value, issues }) => {
      const say: Say = (message, ...path) => issues.push({ code: 'custom', message, path, input: value });
      checkAll(value, say, needed);
    })
    .transform((value) => {
      const written = writtenIn(value);
      const whole = (words: Both) => filled(words, written);
      const languages: Languages = written.length === 2 ? 'both' : (written[0] ?? 'fr');
      const options = value.options.map(({ right, ...words }) => ({ ...whole(words), right }));
      const { code, codeLanguage } = value;
      return {
        ...value,
        languages,
        options,
        title: whole(value.title),
        explanation: whole(value.explanation),
        code: code === '' ? null : code,
        codeLanguage: code === '' ? null : codeLanguage,
        seconds: value.seconds ?? readingSeconds({ ...value, options }),
      };
    });
}

/** A contribution, complete in at least one language. */
export const contributionSchema = contribution([]);
/** A published question, complete in both languages. */
export const publicationSchema = contribution(['fr', 'en']);
export type Contribution = z.output<typeof contributionSchema>;

type Timed = Pick<ContributionDraft, 'title' | 'options' | 'code'> & { difficulty: number };

/** The computed time of a question; the longer of both languages counts. */
export function readingSeconds({ title, options, code, difficulty }: Timed): number {
  const lengthIn = (locale: Locale) => [title, ...options].reduce((sum, words) => sum + words[locale].length, 0);
  const length = Math.max(lengthIn('fr'), lengthIn('en'));
  return questionSeconds({ difficulty: difficulty as Difficulty, text: length, code: code.length });
}
