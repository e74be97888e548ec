import { data } from 'react-router';
import type * as z from 'zod';
import type { ErrorCode } from '../../domain/error-codes.ts';
import { parseForm } from '../../domain/form.ts';
import { refusalOf } from '../../domain/refusals.ts';
import type { Context } from '../../server/context.ts';
import { type Arguments, serve } from '../serve.ts';
import { readForm } from './read-form.ts';

/**
 * The answer to a form of a page: the error code of each field ('' for the whole form), and the typed values. `Own`:
 * codes that only this form has, and shows with sentences of its own.
 */
export type FormAnswer<Own extends string = never, Result = unknown> = {
  /** Which form of the page was sent; empty on a page with one form. */
  intent: string;
  errors: Record<string, ErrorCode | Own>;
  values: Record<string, string>;
  done?: boolean;
  /** What the page shows after success, if the form returns something. */
  result?: Result;
  /** Seconds to wait after 'tooMany'. */
  seconds?: number;
};

/** What a page shows after success. */
export class FormResult<Value> {
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}

/** 'done', what the page shows after success, or the error codes of the fields. */
type Outcome<Own extends string, Result> = 'done' | FormResult<Result> | Record<string, ErrorCode | Own>;
type Run<Args, Value, Own extends string, Result> = (
  context: Context,
  value: Value,
  args: Args,
) => Promise<Outcome<Own, Result>>;
type Permit<Args> = (context: Context, args: Args) => unknown;

/** One form of a page: its schema, and what happens with a valid value. `run` throws a redirect to leave the page. */
export type PageForm<Args, Own extends string, Result> = (
  context: Context,
  form: FormData,
  args: Args,
) => Promise<{ answer: Omit<FormAnswer<Own, Result>, 'intent'>; status: number }>;

export function pageForm<
  Schema extends z.ZodType,
  Args extends Arguments,
  Own extends string = never,
  Result extends object = never,
>(
  schema: Schema | ((context: Context) => Schema),
  run: Run<Args, z.output<Schema>, Own, Result>,
): PageForm<Args, Own, Result> {
  return async (context, form, args) => {
    const refuse = (errors: Record<string, ErrorCode | Own>) => ({
      answer: { errors, values: typed(form) },
      status: 422,
    });
    const parsed = parseForm(typeof schema === 'function' ? schema(context) : schema, form);
    if ('errors' in parsed) return refuse(parsed.errors);
    try {
      const outcome = await run(context, parsed.value, args);
      if (outcome === 'done') return { answer: { errors: {}, values: {}, done: true }, status: 200 };
      if (!(outcome instanceof FormResult)) return refuse(outcome);
      return { answer: { errors: {}, values: {}, done: true, result: outcome.value }, status: 200 };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.kind === 'invalid') return refuse(refusal.fields);
      if (refusal?.seconds === undefined) throw error;
      context.page.retryAfterSeconds = refusal.seconds;
      const answer = { errors: { '': 'tooMany' as const }, values: typed(form), seconds: refusal.seconds };
      return { answer, status: refusal.status };
    }
  };
}

/** The action of a page with one form. `permit` throws before the form is read. */
export function formAction<
  Schema extends z.ZodType,
  Args extends Arguments,
  Own extends string = never,
  Result extends object = never,
>(
  schema: Schema | ((context: Context) => Schema),
  run: Run<Args, z.output<Schema>, Own, Result>,
  permit?: Permit<Args>,
) {
  const answerForm = pageForm(schema, run);
  return serve(async (context, args: Args) => {
    await permit?.(context, args);
    const { answer, status } = await answerForm(context, await readForm(args.request), args);
    return data<FormAnswer<Own, Result>>({ ...answer, intent: '' }, status);
  });
}

/**
 * The action of a page with several forms: the field `intent` names the form that was sent. When the session ended
 * after the page was loaded, the answer is an error that keeps the typed values; without JavaScript the whole page is
 * requested instead, which redirects to the sign-in page. `permit` throws before the form is read.
 */
export function formActions<Args extends Arguments, Result extends object = never>(
  forms: Record<string, PageForm<Args, never, Result>>,
  permit?: Permit<Args>,
) {
  const action = serve(async (context, args: Args) => {
    if (context.viewer) await permit?.(context, args);
    const form = await readForm(args.request);
    const intent = String(form.get('intent'));
    if (!context.viewer) {
      return data<FormAnswer<never, Result>>({ intent, errors: { '': 'signedOut' }, values: typed(form) }, 422);
    }
    const answerForm = Object.hasOwn(forms, intent) ? forms[intent] : undefined;
    if (!answerForm) throw data(null, 400);
    const { answer, status } = await answerForm(context, form, args);
    return data<FormAnswer<never, Result>>({ ...answer, intent }, status);
  });
  return Object.assign(action, { intents: Object.keys(forms) });
}

/** Returns the typed values to the form, except secrets. */
function typed(form: FormData): Record<string, string> {
  const kept = [...form].filter(([name, value]) => typeof value === 'string' && !/password|token|code/i.test(name));
  return Object.fromEntries(kept) as Record<string, string>;
}
