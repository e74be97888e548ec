import * as z from 'zod';
import type { Difficulty } from '../rating/difficulty.ts';
import { choosableLines, codeLines } from '../session/code-lines.ts';
import { proofSchema } from './proof.ts';
import { slugSchema, textSchema, textsSchema } from './texts.ts';
import { fillSlots, type Variant, variantKey, variantsSchema } from './variants.ts';

export const formats = ['choice', 'patch', 'line', 'output', 'order'] as const;
export type QuestionFormat = (typeof formats)[number];
/** What a question asks for; docs/product/assessments.md, The question bank. */
export const skills = ['reading', 'diagnosing', 'choosing', 'recall'] as const;

/** One text for both languages, such as code, or one text for each. */
const option = (most: number) =>
  z.union([textSchema(most).transform((same) => ({ fr: same, en: same })), textsSchema(most)]);

const common = {
  id: slugSchema,
  /** True: in the catalogue and for practice; false: in the pool of rated questions. */
  public: z.boolean().default(false),
  difficulty: z
    .int('form')
    .min(0, 'form')
    .max(4, 'form')
    .transform((level) => level as Difficulty),
  skill: z.enum(skills, 'unknown').optional(),
  title: textsSchema(250),
  code: z.string().min(1, 'required').max(2400, 'long').optional(),
  language: z.string().optional(),
  explanation: textsSchema(1500),
  proof: proofSchema.optional(),
  source: z.strictObject({ title: textSchema(200), url: z.url('form') }).optional(),
};
const withCode = { code: z.string('required').min(1, 'required').max(2400, 'long'), language: z.string('required') };
const options = (most: number) => ({
  right: z.array(option(most)).min(1, 'required'),
  wrong: z.array(option(most)).min(1, 'required'),
});
const isOutput = (output: string) => output.split('\n').length <= 3 && output.length <= 60;

const byFormat = z.discriminatedUnion('format', [
  z.strictObject({ ...common, format: z.literal('choice'), ...options(300) }),
  z.strictObject({ ...common, format: z.literal('patch'), language: withCode.language, ...options(900) }),
  z.strictObject({
    ...common,
    ...withCode,
    format: z.literal('line'),
    lines: z.array(z.coerce.number().int().min(1)).min(1, 'required').max(3, 'tooMany'),
    fix: z.string('required'),
  }),
  z.strictObject({
    ...common,
    ...withCode,
    format: z.literal('output'),
    output: textSchema(60).refine(isOutput, 'long'),
  }),
  z.strictObject({
    ...common,
    format: z.literal('order'),
    steps: z.array(option(200)).min(3, 'few').max(6, 'tooMany'),
  }),
]);
type Parsed = z.output<typeof byFormat>;

/** A question as it is asked: one for each variant of an item model. */
export type ContentQuestion = Parsed & {
  /** Unique in its test: the id, and for a variant a mark of its values. */
  key: string;
  variant?: NamedVariant & {
    model: QuestionModel;
    /** The variants that were not read. */
    others?: NamedVariant[];
  };
};

type NamedVariant = { key: string; values: Variant };

/** The texts of a question with variants, as they are in the file: with slots. */
type QuestionModel = {
  title: unknown;
  code?: unknown;
  /** The right options first, or steps in their right order. */
  options: readonly unknown[];
  lines?: unknown;
  output?: unknown;
  explanation: unknown;
};

/** What a player is shown and must answer, without the words around it: equal answers make two variants one. */
export function answerText(question: Parsed): string {
  switch (question.format) {
    case 'choice':
    case 'patch':
      return JSON.stringify(question.right.map(({ en }) => en).sort());
    case 'line':
      return question.lines.join(' ');
    case 'output':
      return question.output;
    case 'order':
      return JSON.stringify(question.steps.map(({ en }) => en));
  }
}

const question = byFormat.check(({ value, issues }) => {
  const say = (message: string, path: string) => issues.push({ code: 'custom', message, path: [path], input: value });
  if ((value.code === undefined) !== (value.language === undefined) && value.format !== 'patch')
    say('required', 'language');
  const shown = 'right' in value ? [...value.right, ...value.wrong] : 'steps' in value ? value.steps : [];
  const most = value.format === 'patch' ? 2 : 6;
  if (shown.length > most) say('tooMany', 'wrong');
  for (const locale of ['fr', 'en'] as const) {
    if (new Set(shown.map((one) => one[locale])).size < shown.length) say('twice', 'wrong');
  }
  if (value.format !== 'line') return;
  const count = codeLines(value.code).length;
  if (count < 20 || count > 40) say('range', 'code');
  const choosable = choosableLines(value.code);
  if (!value.lines.every((line) => choosable.includes(line))) say('range', 'lines');
});

const itemSchema = z.looseObject({ variants: variantsSchema.optional() });

/** The questions that one entry of a file asks: one, or one for each of its variants. */
export const questionsSchema = questionsOfEntry((variants) => variants.length);

/**
 * Only the first variant is read, which is the one that the table of questions holds. The product loads its files in this
 * way, as `npm run check` has read every variant.
 */
export const firstQuestionSchema = questionsOfEntry(() => 1);

function questionsOfEntry(count: (variants: readonly Variant[]) => number) {
  return z.unknown().transform((raw, context) => readEntry(raw, context, count));
}

function readEntry(
  raw: unknown,
  context: z.RefinementCtx,
  count: (variants: readonly Variant[]) => number,
): ContentQuestion[] {
  const item = itemSchema.safeParse(raw);
  if (!item.success) {
    for (const { message, path } of item.error.issues) context.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  }
  const { variants, ...model } = item.data;
  const withFormat = { format: 'choice', ...model };
  const asked: ContentQuestion[] = [];
  const read = variants ? variants.slice(0, count(variants)) : [undefined];
  const others = variants?.slice(read.length).map((values) => ({ key: variantKey(values), values }));
  for (const variant of read) {
    const one = question.safeParse(variant ? fillSlots(withFormat, variant) : withFormat);
    if (one.success) asked.push({ ...one.data, ...named(one.data.id, withFormat, variant, others) });
    else for (const { message, path } of one.error.issues) context.addIssue({ code: 'custom', message, path });
  }
  const answers = asked.map(answerText);
  if (new Set(answers).size < answers.length)
    context.addIssue({ code: 'custom', message: 'sameAnswer', path: ['variants'] });
  return asked;
}

function named(
  id: string,
  raw: Record<string, unknown>,
  values: Variant | undefined,
  others: readonly NamedVariant[] = [],
) {
  if (!values) return { key: id };
  const key = variantKey(values);
  const list = (name: string) => (Array.isArray(raw[name]) ? raw[name] : []);
  const model: QuestionModel = {
    title: raw.title,
    code: raw.code,
    options: [...list('right'), ...list('wrong'), ...list('steps')],
    lines: raw.lines,
    output: raw.output,
    explanation: raw.explanation,
  };
  return { key: `${id}.${key}`, variant: { key, values, model, ...(others.length > 0 && { others: [...others] }) } };
}
