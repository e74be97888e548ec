// The web process dies in the middle of a session, at any moment of it: what was acknowledged is stored.
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { ask, newFolder, post, signIn, start } from './support.ts';

const dataDir = newFolder();
let product = await start({ dataDir });
const kills = 3;

type View = { status: string; questionIndex: number; question?: { questionId: string; options: string[] } };
type Answer = { done?: true; view?: View };
type Stored = { questionId: string; how: string | null; chosen: number[]; optionOrder: number[] };

async function move(cookie: string, sessionId: string, body: object): Promise<Answer> {
  const answer = await fetch(`${product.url}/test-session/${sessionId}/moves`, {
    method: 'POST',
    headers: { cookie, origin: product.url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  return (await answer.json()) as Answer;
}

function stored(sessionId: string): Promise<Stored[]> {
  return ask<Stored>(
    dataDir,
    `select question_id as "questionId", how, chosen, option_order as "optionOrder" from test_session_questions
     where session_id = $1 order by position`,
    [sessionId],
  );
}

it('no acknowledged answer is lost, and what was in flight can be sent again as it was', async () => {
  const cookie = await signIn(product.url, 'junior@demo.example');
  const begun = await post(product.url, '/tests/postgresql', { kind: 'rated' }, { cookie });
  const sessionId = begun.headers.get('location')?.split('/').at(-1) ?? '';
  /** What the server has said yes to: the option as it stood on the screen. */
  const acknowledged = new Map<string, number>();
  let view = (await move(cookie, sessionId, { mode: 'go' })).view;
  let killed = 0;

  for (let number = 0; view?.status === 'STARTED' && view.question; number++) {
    const { questionId, options } = view.question;
    const place = number % options.length;
    const body = { mode: 'reply', questionId, chosen: [place] };
    const answering = move(cookie, sessionId, body).catch(() => undefined);
    if (number % 3 === 1 && killed < kills) {
      // Each time a little later: while the request is read, worked on, and answered.
      for (let turn = 0; turn < 15 * killed; turn++) await new Promise(setImmediate);
      const exit = once(product.child, 'exit');
      product.child.kill('SIGKILL');
      const early = await answering;
      if (early?.done) acknowledged.set(questionId, place);
      await exit;
      killed++;
      product = await start({ dataDir });
      const again = await move(cookie, sessionId, body);
      expect(again.done, `question ${number + 1} after a kill`).toBe(true);
      acknowledged.set(questionId, place);
      view = again.view;
    } else {
      const answer = await answering;
      expect(answer?.done).toBe(true);
      acknowledged.set(questionId, place);
      view = answer?.view;
    }
    for (const [id, chosen] of acknowledged) {
      const row = (await stored(sessionId)).find((one) => one.questionId === id);
      expect(row).toMatchObject({ how: 'answered', chosen: [row?.optionOrder[chosen]] });
    }
  }
  expect(killed).toBe(kills);
  expect(view?.status).toBe('COMPLETED');
  const rows = await stored(sessionId);
  expect(rows.map(({ questionId }) => questionId)).toEqual([...acknowledged.keys()]);
  const ratings = await ask(
    dataDir,
    `select r.sessions from player_ratings r join test_sessions s on s.user_id = r.user_id and s.test_id = r.test_id
     where s.id = $1 and s.score = r.score`,
    [sessionId],
  );
  expect(ratings).toHaveLength(1);
});

it('stops in order after that', async () => {
  expect(await product.stop()).toBe(0);
});
