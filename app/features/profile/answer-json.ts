import type { Context } from '../../../server/context.ts';

const statuses: Record<string, number> = { Invalid: 422, Conflict: 409, Forbidden: 403, NotFound: 404, TooMany: 429 };

/** For what is asked from inside an open page: a refusal is a status and a name, never a page. */
export async function answerJson(context: Context, run: () => Promise<object>): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    return Response.json(await run(), { headers });
  } catch (error) {
    const { name } = error as Error;
    const status = statuses[name] ?? 500;
    if (status === 500) context.log.error({ requestId: context.requestId, err: error }, 'request failed');
    return Response.json({ failed: name }, { status, headers });
  }
}
