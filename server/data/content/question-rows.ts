import { createHash } from 'node:crypto';
import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import { type ContentTest, questionsOf } from '../../../domain/assessments/content/test-file.ts';
import { newQuestion } from '../../../domain/assessments/rating/rating.ts';
import { questionSeconds } from '../../../domain/assessments/session/timer.ts';

/** The options of a question in the order of the table: the right ones first, and steps in their right order. */
function optionsOf(question: ContentQuestion): { fr: string; en: string; isRight: boolean }[] {
  if (question.format === 'order') return question.steps.map((step) => ({ ...step, isRight: true }));
  if (question.format === 'line' || question.format === 'output') return [];
  return [
    ...question.right.map((option) => ({ ...option, isRight: true })),
    ...question.wrong.map((option) => ({ ...option, isRight: false })),
  ];
}

export function subjectRows(tests: readonly ContentTest[]) {
  return tests.flatMap(({ alias, subjects }) =>
    subjects.map(({ key, subject, learn }) => ({
      alias,
      key,
      name_fr: subject.fr,
      name_en: subject.en,
      learn_fr: learn.fr,
      learn_en: learn.en,
    })),
  );
}

export function questionRows(tests: readonly ContentTest[]) {
  return tests.flatMap(({ alias, subjects, proofs, reviews }) =>
    subjects.flatMap(({ key: subject, questions }) =>
      firstVariants(questions).map((question) => ({
        ...questionRow(alias, subject, question),
        verified_with: proofs?.[question.id]?.version ?? null,
        verified_on: proofs?.[question.id]?.date ?? null,
        reviewed_on: reviews?.[question.id]?.date ?? null,
      })),
    ),
  );
}

/** A question with variants is one row, with the texts of its first variant. */
function firstVariants(questions: readonly ContentQuestion[]): ContentQuestion[] {
  return [...new Map(questions.toReversed().map((question) => [question.id, question])).values()];
}

export function variantRows(tests: readonly ContentTest[]) {
  return tests.flatMap((test) =>
    questionsOf(test).flatMap(({ id, variant }) =>
      variant
        ? [variant, ...(variant.others ?? [])].map(({ key, values }) => ({
            ...{ alias: test.alias, question: id, key, values },
          }))
        : [],
    ),
  );
}

function questionRow(alias: string, subject: string, question: ContentQuestion) {
  const { id, difficulty, title, code = null, language = null, explanation, format, source } = question;
  const options = optionsOf(question);
  const asked = {
    model: question.variant?.model ?? null,
    title_fr: title.fr,
    title_en: title.en,
    format,
    right_lines: question.format === 'line' ? question.lines : [],
    output: question.format === 'output' ? question.output : null,
    code,
  };
  return {
    alias,
    subject,
    key: id,
    ...asked,
    content_hash: hashOf([asked, options]),
    difficulty,
    pool: question.public ? 'public' : 'rated',
    code_language: language,
    explanation_fr: explanation.fr,
    explanation_en: explanation.en,
    source_title: source?.title ?? null,
    source_url: source?.url ?? null,
    several_right: question.format === 'choice' && question.right.length > 1,
    seconds: questionSeconds({ difficulty, format, options: options.length, ...lengthOf(question, options) }),
    ...newQuestion(difficulty),
  };
}

/** What players see and what is right: when it changes, earlier answers say nothing about the question. */
function hashOf(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 16);
}

type Both = { fr: string; en: string };

/** Characters to read as text and as code, in the longer of both languages. */
function lengthOf({ title, code = '', format }: ContentQuestion, options: readonly Both[]) {
  const longest = (texts: readonly Both[]) =>
    Math.max(...(['fr', 'en'] as const).map((locale) => texts.reduce((sum, text) => sum + text[locale].length, 0)));
  return format === 'patch'
    ? { text: longest([title]), code: code.length + longest(options) }
    : { text: longest([title, ...options]), code: code.length };
}

/** A page shows them in another order. */
export function optionRows(tests: readonly ContentTest[]) {
  return tests.flatMap((test) =>
    firstVariants(questionsOf(test)).flatMap((question) =>
      optionsOf(question).map(({ fr, en, isRight }, position) => ({
        alias: test.alias,
        key: question.id,
        position,
        text_fr: fr,
        text_en: en,
        is_right: isRight,
      })),
    ),
  );
}
