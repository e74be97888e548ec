import { sessionLength } from '../../../../domain/assessments/session/next-question.ts';
import { isId } from '../../../../domain/id.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { player } from '../permit.ts';
import { createSession } from './create-session.ts';
import { readWait } from './read-wait.ts';

export type Begun =
  /** `resumed`: the session was already open. */
  { outcome: 'begun'; sessionId: string; resumed: boolean } | { outcome: 'wait'; until: Date } | { outcome: 'empty' };

/** Begins a session of a test, or returns the open one: a double click, or two tabs, give one session. */
export async function beginSession(context: Context, aliasOrId: string, practice: boolean): Promise<Begun> {
  const { userId } = player(context);
  const { db, ports } = context;
  const test = await db
    .selectFrom('tests')
    .select('id')
    .where(isId(aliasOrId) ? 'id' : 'seoAlias', '=', aliasOrId)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst();
  if (!test) throw new NotFound();
  const open = await readOpen(db, userId, test.id, practice);
  if (open) return { outcome: 'begun', sessionId: open.id, resumed: true };
  await consume(db, limits.sessionByAccount, userId);
  await consume(db, limits.sessionByAddress, context.clientAddress);
  return db.transaction().execute(async (trx) => {
    // The row of the user is the lock: two requests at the same moment run one after the other.
    const person = await trx
      .selectFrom('users')
      .select('extraTime')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const meanwhile = await readOpen(trx, userId, test.id, practice);
    if (meanwhile) return { outcome: 'begun', sessionId: meanwhile.id, resumed: true };
    const now = ports.clock.now();
    const until = practice ? undefined : await readWait(trx, { userId, testId: test.id }, now);
    if (until) return { outcome: 'wait', until };
    const { extraTime } = person;
    const id = await createSession(context, trx, {
      userId,
      testId: test.id,
      practice,
      length: sessionLength,
      extraTime,
    });
    if (!id) return { outcome: 'empty' };
    return { outcome: 'begun', sessionId: id, resumed: false };
  });
}

async function readOpen(db: Context['db'] | Trx, userId: string, testId: string, practice: boolean) {
  return db
    .selectFrom('testSessions')
    .select('id')
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('practice', '=', practice)
    .where('confirms', '=', false)
    .where('status', '<>', 'COMPLETED')
    .executeTakeFirst();
}
