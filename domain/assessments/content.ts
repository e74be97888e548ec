import * as z from 'zod';
import type { Difficulty } from './rating/difficulty.ts';

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const text = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'long');
const both = (most: number) => z.strictObject({ fr: text(most), en: text(most) }, 'required');
/** One text for both languages, such as code, or one text for each. */
const option = z.union([text(300).transform((same) => ({ fr: same, en: same })), both(300)]);

const question = z
  .strictObject({
    id: z.string('required').regex(slug, 'form'),
    /** True: in the catalogue and for practice; false: in the pool of rated questions. */
    public: z.boolean().default(false),
    difficulty: z
      .int('form')
      .min(0, 'form')
      .max(4, 'form')
      .transform((level) => level as Difficulty),
    title: both(250),
    code: z.string().min(1, 'required').max(1200, 'long').optional(),
    language: z.string().optional(),
    right: z.array(option).min(1, 'required'),
    wrong: z.array(option).min(1, 'required'),
    explanation: both(1500),
  })
  .check(({ value, issues }) => {
    const options = [...value.right, ...value.wrong];
    const say = (message: string, path: string) => issues.push({ code: 'custom', message, path: [path], input: value });
    if (options.length > 6) say('tooMany', 'wrong');
    for (const locale of ['fr', 'en'] as const) {
      if (new Set(options.map((one) => one[locale])).size < options.length) say('twice', 'wrong');
    }
    if ((value.code === undefined) !== (value.language === undefined)) say('required', 'language');
  });
export type ContentQuestion = z.output<typeof question>;

/** The schema of a file in content/tests. */
export const contentTestSchema = z
  .strictObject({
    alias: z.string('required').regex(slug, 'form'),
    technology: text(80),
    theme: text(80),
    name: both(120),
    description: both(400),
    professions: z.array(text(80)).min(1, 'required'),
    questions: z.array(question).min(12, 'few'),
  })
  .check(({ value, issues }) => {
    const twice = (given: string[]) => given.find((one, index) => given.indexOf(one) !== index);
    const say = (found: string | undefined) =>
      found !== undefined &&
      issues.push({ code: 'custom', message: 'twice', path: ['questions', found], input: value });
    say(twice(value.questions.map(({ id }) => id)));
    say(twice(value.questions.map(({ title }) => title.fr)));
    say(twice(value.questions.map(({ title }) => title.en)));
    if (value.questions.filter((one) => !one.public).length < 12)
      issues.push({ code: 'custom', message: 'few', path: ['questions'], input: value });
  });
export type ContentTest = z.output<typeof contentTestSchema>;

/** The schema of content/themes.yaml. */
export const contentThemesSchema = z.array(
  z.strictObject({
    id: z.string().regex(slug, 'form'),
    slug: z.strictObject({ fr: z.string().regex(slug, 'form'), en: z.string().regex(slug, 'form') }),
    name: both(120),
  }),
);
export type ContentTheme = z.output<typeof contentThemesSchema>[number];
