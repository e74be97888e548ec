import * as z from 'zod';
import type { ProofRecords, ReviewRecords } from './proof-record.ts';
import { type ContentQuestion, firstQuestionSchema, questionsSchema } from './question.ts';
import { slugSchema, textSchema, textsSchema } from './texts.ts';

/** The schema of content/tests/<alias>/test.yaml. */
export const contentTestSchema = z.strictObject({
  alias: slugSchema,
  technology: textSchema(80),
  theme: textSchema(80),
  name: textsSchema(120),
  description: textsSchema(400),
  professions: z.array(textSchema(80)).min(1, 'required'),
});

const subjectWith = (questions: typeof questionsSchema) =>
  z.strictObject({
    subject: textsSchema(80),
    /** What to study for a person who got questions of the subject wrong. */
    learn: textsSchema(400),
    questions: z
      .array(questions)
      .min(1, 'few')
      .transform((items): ContentQuestion[] => items.flat()),
  });
/** The schema of content/tests/<alias>/<subject>.yaml. */
export const contentSubjectSchema = subjectWith(questionsSchema);
/** The same file, with the first variant of each question. */
export const loadedSubjectSchema = subjectWith(firstQuestionSchema);
type ContentSubject = z.output<typeof contentSubjectSchema> & { key: string };
export type ContentTest = z.output<typeof contentTestSchema> & {
  subjects: ContentSubject[];
  /** How its questions were executed. */
  proofs?: ProofRecords;
  /** Which of them a second reader answered. */
  reviews?: ReviewRecords;
};

/** A whole test: no two questions of it are the same, and at least 12 are rated. */
export const wholeTestSchema = z.custom<ContentTest>().check(({ value, issues }) => {
  const questions = questionsOf(value);
  const twice = (given: string[]) => {
    const met = new Set<string>();
    return given.find((one) => met.size === met.add(one).size);
  };
  const say = (message: string, path: string) =>
    issues.push({ code: 'custom', message, path: ['questions', path], input: value });
  const ids = value.subjects.flatMap(({ questions }) => [...new Set(questions.map(({ id }) => id))]);
  for (const found of [
    twice(ids),
    twice(questions.map(({ key }) => key)),
    twice(questions.map((one) => shownText(one, 'fr'))),
    twice(questions.map((one) => shownText(one, 'en'))),
  ])
    if (found !== undefined) say('twice', found);
  if (new Set(questions.filter((one) => !one.public).map(({ id }) => id)).size < 12) say('few', 'rated');
});

/** A short title may be that of several questions when their code differs. */
function shownText({ title, code = '', ...question }: ContentQuestion, locale: 'fr' | 'en'): string {
  const patch = question.format === 'patch' ? JSON.stringify(question.right) : '';
  return [title[locale], code, patch].join('\n');
}

export function questionsOf({ subjects }: Pick<ContentTest, 'subjects'>): ContentQuestion[] {
  return subjects.flatMap(({ questions }) => questions);
}

/** The schema of content/themes.yaml. */
export const contentThemesSchema = z.array(
  z.strictObject({
    id: slugSchema,
    slug: z.strictObject({ fr: slugSchema, en: slugSchema }),
    name: textsSchema(120),
  }),
);
export type ContentTheme = z.output<typeof contentThemesSchema>[number];
