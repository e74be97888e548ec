import { type Visits, visitDefaults } from '../../../domain/moderation/admin-card.ts';
import { type ModerationAct, possibleActs } from '../../../domain/moderation/standing.ts';
import { NotFound } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import { readLastCall } from '../profile/boost/call-row.ts';
import { type CallView, callView } from '../profile/boost/call-view.ts';
import { permitModerator } from './permit.ts';
import { readVisits } from './read-visits.ts';

/** What only administrators see of a profile. */
export type Moderation = {
  acts: ModerationAct[];
  disabled: { at: string; reason: string } | undefined;
  boost: number;
  lastUpdate: string;
  visits: Visits[];
  /** The newest call with the team. */
  call: CallView | undefined;
};

export async function readModeration(context: Context, developerId: string): Promise<Moderation> {
  permitModerator(context, developerId);
  const row = await context.db
    .selectFrom('developers as d')
    .innerJoin('developerConfidential as c', 'c.developerId', 'd.id')
    .select(['d.disabledAt', 'd.disabledReason', 'd.isShort', 'd.validationStatus', 'd.lastUpdate', 'c.boost'])
    .where('d.id', '=', developerId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const call = await readLastCall(context.db, developerId);
  const { disabledAt, disabledReason, lastUpdate, boost } = row;
  return {
    acts: possibleActs({ ...row, disabled: disabledAt !== null }),
    disabled: disabledAt ? { at: disabledAt.toISOString(), reason: disabledReason ?? '' } : undefined,
    boost,
    lastUpdate: lastUpdate.toISOString(),
    visits: await readVisits(context, developerId, visitDefaults),
    call: call && callView(call, context.ports.clock.now()),
  };
}
