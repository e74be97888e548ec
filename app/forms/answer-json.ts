import { type Refusal, type RefusalKind, refusalOf } from '../../domain/refusals.ts';
import type { Context } from '../../server/context.ts';
import type { Failure, SentAnswer } from './sent-answer.ts';

const noStore = { 'cache-control': 'no-store' };

/** For resources: always answers in JSON, so that a refused dialog stays open with the typed values. */
export async function answerJson(
  context: Context,
  run: () => Promise<object>,
  headers: Record<string, string> = noStore,
): Promise<Response> {
  try {
    return Response.json(await run(), { headers });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) {
      const { status, headers: more } = refusal;
      return Response.json(answerTo(refusal, context), { status, headers: { ...noStore, ...more } });
    }
    context.page.failed = true;
    context.log.error({ requestId: context.requestId, err: error }, 'form failed');
    const answer: SentAnswer = { failed: 'fault' };
    return Response.json(answer, { status: 500, headers: noStore });
  }
}

/** What the form or button learns about each refusal. */
const failures: Record<Exclude<RefusalKind, 'invalid' | 'conflict'>, Failure> = {
  interrupted: 'network',
  forbidden: 'forbidden',
  notFound: 'gone',
  tooSlow: 'network',
  gone: 'gone',
  tooLarge: 'large',
  tooMany: 'tooMany',
  busy: 'tooMany',
};

function answerTo({ kind, fields }: Refusal, { viewer }: Context): SentAnswer {
  if (kind === 'invalid') return { errors: fields };
  if (kind === 'conflict') return { conflict: true };
  return { failed: kind === 'forbidden' && !viewer ? 'signedOut' : failures[kind] };
}
