// The web process is killed in the middle of a session, at several moments: acknowledged answers are stored.
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { ask, connectTo, newFolder, post, signIn, start, until } from './support.ts';

const dataDir = newFolder();
let product = await start({ dataDir });

type View = { status: string; questionIndex: number; question?: { questionId: string; options: string[] } };
type Answer = { done?: true; view?: View };
type Stored = { questionId: string; how: string | null; chosen: number[]; optionOrder: number[] };

async function move(cookie: string, sessionId: string, body: object): Promise<Answer> {
  const answer = await fetch(`${product.url}/test-session/${sessionId}/actions`, {
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

/** Sends an answer, and kills the process at some moment of it; returns the answer that the visitor received. */
const moments: ((send: () => Promise<Answer | undefined>, sessionId: string) => Promise<Answer | undefined>)[] = [
  async function asItComesIn(send) {
    const answering = send();
    await killed();
    return answering;
  },
  async function inTheMiddleOfItsTransaction(send, sessionId) {
    const holder = await connectTo(dataDir);
    await holder.query('begin');
    await holder.query('select from test_sessions where id = $1 for update', [sessionId]);
    const answering = send();
    await until('the answer waits for its session', async () => {
      const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%test_sessions%'";
      return (await ask(dataDir, waiting)).length > 0;
    });
    await killed();
    await holder.query('rollback');
    await holder.end();
    return answering;
  },
  async function rightAfterItsAnswer(send) {
    const answer = await send();
    await killed();
    return answer;
  },
];

async function killed(): Promise<void> {
  const exit = once(product.child, 'exit');
  product.child.kill('SIGKILL');
  await exit;
}

it('no acknowledged answer is lost, and an unacknowledged one can be sent again', async () => {
  // The places of options are compared below: only questions with options are asked.
  await ask(dataDir, "update questions set status = 'ARCHIVED' where format <> 'choice' returning id");
  const cookie = await signIn(product.url, 'junior@demo.example');
  const begun = await post(product.url, '/tests/postgresql', { kind: 'rated' }, { cookie });
  const sessionId = begun.headers.get('location')?.split('/').at(-1) ?? '';
  /** The acknowledged answers: the position of the option on the screen. */
  const acknowledged = new Map<string, number>();
  let view = (await move(cookie, sessionId, { mode: 'go' })).view;
  for (let number = 0; view?.status === 'STARTED' && view.question; number++) {
    const { questionId, options } = view.question;
    const place = number % options.length;
    const send = () => move(cookie, sessionId, { mode: 'reply', questionId, chosen: [place] }).catch(() => undefined);
    // The last question too: its answer rates the session.
    const moment = { 1: moments[0], 4: moments[1], 11: moments[2] }[number];
    let answer = await (moment ? moment(send, sessionId) : send());
    if (answer?.done) acknowledged.set(questionId, place);
    if (moment) {
      product = await start({ dataDir });
      await expectStored(sessionId, acknowledged);
      answer = await send();
    }
    expect(answer?.done, `question ${number + 1}`).toBe(true);
    acknowledged.set(questionId, place);
    view = answer?.view;
  }
  expect(view?.status).toBe('COMPLETED');
  expect(acknowledged.size).toBe(12);
  await expectStored(sessionId, acknowledged);
  // Rated once, though its last answer was sent twice: as often as there are completed sessions.
  const [rating] = await ask<{ rated: number; ended: number; same: boolean }>(
    dataDir,
    `select r.sessions as rated, s.score = r.score as same, (select count(*)::int from test_sessions e
       where e.user_id = s.user_id and e.test_id = s.test_id and e.status = 'COMPLETED' and not e.practice) as ended
     from player_ratings r join test_sessions s on s.user_id = r.user_id and s.test_id = r.test_id where s.id = $1`,
    [sessionId],
  );
  expect(rating).toEqual({ rated: rating?.ended, ended: expect.any(Number), same: true });
});

async function expectStored(sessionId: string, acknowledged: Map<string, number>): Promise<void> {
  const rows = await stored(sessionId);
  for (const [id, place] of acknowledged) {
    const row = rows.find(({ questionId }) => questionId === id);
    expect(row).toMatchObject({ how: 'answered', chosen: [row?.optionOrder[place]] });
  }
  // At most the open question is not answered.
  expect(rows.length - acknowledged.size).toBeLessThanOrEqual(2);
}

it('the product stops in order after that', async () => {
  expect(await product.stop()).toBe(0);
});
