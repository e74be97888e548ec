import { dueEvent } from '../../../../domain/contact/introductions/due.ts';
import type { Runtime } from '../../../runtime.ts';
import { applyEvent } from './apply-event.ts';
import { lockIntroduction } from './read-stored.ts';

const batchSize = 100;

/** docs/product/contact.md, Automatic changes: reminders, unanswered requests, conversations without new messages. */
export async function runDue({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<number> {
  const now = ports.clock.now();
  let done = 0;
  let after: string | undefined;
  for (;;) {
    const due = await db
      .selectFrom('introductions as i')
      .innerJoin('companies as c', 'c.id', 'i.companyId')
      .select('i.id')
      .where('i.dueAt', '<=', now)
      // The time of a company without validation stands still.
      .where('c.validatedAt', 'is not', null)
      .$if(after !== undefined, (rows) => rows.where('i.id', '>', after ?? ''))
      .orderBy('i.id')
      .limit(batchSize)
      .execute();
    for (const { id } of due) if (await runOne({ db, ports }, id, now)) done++;
    after = due.at(-1)?.id;
    if (due.length < batchSize) return done;
  }
}

/** One transaction per introduction, decided on the locked row: an answer may have arrived meanwhile. */
async function runOne({ db }: Pick<Runtime, 'db' | 'ports'>, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const stored = await lockIntroduction(trx, id, {});
    const event = stored && dueEvent({ ...stored, since: stored.statusSince }, now);
    if (!stored || !event) return false;
    const applied = await applyEvent(trx, stored, stored, { event, actor: { kind: 'clock' }, actorId: null, at: now });
    return applied.outcome === 'changed';
  });
}
