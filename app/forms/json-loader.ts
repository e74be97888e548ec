import type { Context } from '../../server/context.ts';
import { type Arguments, serve } from '../serve.ts';
import { answerJson } from './answer-json.ts';

/** The loader of a resource. For the compiler only, it knows the content of its answer. */
export type JsonLoader<Content> = ((args: Arguments) => Promise<Response>) & { readonly '~content': Content };

type Options = {
  /** How long the browser may use the answer again. Without it: not at all. */
  cacheSeconds?: number;
};

/** Answers in JSON, refusals too: for what a dialog or a page that stays open loads after it is shown. */
export function jsonLoader<Content extends object, Args extends Arguments>(
  run: (context: Context, args: Args) => Promise<Content>,
  { cacheSeconds }: Options = {},
): JsonLoader<Content> {
  const headers = cacheSeconds ? { 'cache-control': `private, max-age=${cacheSeconds}` } : undefined;
  // The property exists for the compiler only.
  return serve((context, args: Args) => answerJson(context, () => run(context, args), headers)) as JsonLoader<Content>;
}
