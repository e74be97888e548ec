import { sql } from 'kysely';
import type { AdminAct, DeveloperAct, RecruiterAct } from '../../../../domain/contact/introductions/acts.ts';
import type { Refusal } from '../../../../domain/contact/introductions/next.ts';
import { isId } from '../../../../domain/id.ts';
import { introductionSide } from '../../../../domain/permissions/contact.ts';
import { Forbidden, Invalid, NotFound } from '../../../../domain/refusals.ts';
import { type Context, signedIn } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { record } from '../../moderation/audit/record.ts';
import { reachedDeveloper } from '../conversations/reached.ts';
import { applyEvent } from './apply-event.ts';
import { lockIntroduction } from './read-stored.ts';

/**
 * 'repeated': the event had already happened. The possible events of both sides are in
 * domain/contact/introductions/acts.ts.
 */
export type ActOutcome = { outcome: 'done'; repeated: boolean } | { outcome: 'refused'; reason: Refusal };

/** Two events at the same moment run one after the other: the second is decided on the new state. */
export async function act(
  context: Context,
  introductionId: string,
  event: RecruiterAct | DeveloperAct | AdminAct,
  word: string | null = null,
): Promise<ActOutcome> {
  const viewer = signedIn(context);
  if (!isId(introductionId)) throw new NotFound();
  const side = introductionSide(viewer);
  if (!side) throw new Forbidden();
  // Both sides read why the team stopped their introduction.
  if (event === 'cancel' && !word) throw new Invalid({ word: 'required' });
  const { userId } = viewer;
  const { whose, ...actor } = side;
  return context.db.transaction().execute(async (trx) => {
    const stored = await lockIntroduction(trx, introductionId, whose);
    // A request that the team reviews is unknown to the developer.
    if (!stored || (actor.kind === 'developer' && !(await hasReached(trx, introductionId)))) throw new NotFound();
    const applied = await applyEvent(trx, stored, stored, {
      event,
      actor,
      actorId: userId,
      at: context.ports.clock.now(),
      word,
    });
    if (applied.outcome === 'refused') return applied;
    if (actor.kind === 'admin' && applied.outcome === 'changed') {
      const subject = { subjectKind: 'introduction', subjectId: introductionId };
      const data = word ? { reason: word } : {};
      await record(trx, { actorId: userId, action: `introduction.${event}`, ...subject, data });
    }
    return { outcome: 'done', repeated: applied.outcome === 'nothing' };
  });
}

async function hasReached(trx: Trx, introductionId: string): Promise<boolean> {
  const { rows } =
    await sql`select from introductions i where i.id = ${introductionId} and ${reachedDeveloper}`.execute(trx);
  return rows.length > 0;
}
