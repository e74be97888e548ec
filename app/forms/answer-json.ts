import { tryAgainAnswer } from '../../domain/try-again.ts';
import type { Context } from '../../server/context.ts';
import type { Invalid } from '../../server/errors.ts';
import type { SentAnswer } from './sent-answer.ts';

const noStore = { 'cache-control': 'no-store' };

/** For resources: always answers in JSON, so that a refused dialog stays open with the typed values. */
export async function answerJson(context: Context, run: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await run(), { headers: noStore });
  } catch (error) {
    const { status, said, headers } = refusal(error as Error, context);
    if (status === 500) {
      context.page.failed = true;
      context.log.error({ requestId: context.requestId, err: error }, 'form failed');
    }
    return Response.json(said, { status, headers: { ...noStore, ...headers } });
  }
}

type Refusal = { status: number; said: SentAnswer; headers?: Record<string, string> };

function refusal(error: Error, { viewer }: Context): Refusal {
  const later = tryAgainAnswer(error);
  if (later) return { ...later, said: { failed: 'tooMany' } };
  switch (error.name) {
    case 'Invalid':
      return { status: 422, said: { errors: (error as Invalid).fields } };
    case 'Conflict':
      return { status: 409, said: { conflict: true } };
    case 'Forbidden':
      return { status: 403, said: { failed: viewer ? 'forbidden' : 'signedOut' } };
    case 'NotFound':
      return { status: 404, said: { failed: 'gone' } };
    default:
      return { status: 500, said: { failed: 'fault' } };
  }
}

/** The body of the request does not match any command of this address. */
export function notUnderstood(): Error {
  return Object.assign(new Error('invalid'), { name: 'Invalid', fields: { '': 'required' } });
}
