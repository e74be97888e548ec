import { sql } from 'kysely';
import type { OwnerChange } from '../../../../domain/contact/follow-up/follow-up-change.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import type { FollowUp } from './change-follow-up.ts';
import { canBeInCharge } from './team.ts';

/** Puts a colleague in charge, or no one; false when it is so already. A colleague is told by e-mail. */
export async function putInCharge(
  context: Context,
  trx: Trx,
  followUp: FollowUp,
  { recruiterId }: OwnerChange,
): Promise<boolean> {
  const { companyId, developerId, actorId, at } = followUp;
  if (recruiterId !== null) await holdMember(trx, companyId, recruiterId);
  const changed = await trx
    .updateTable('candidates')
    .set({ ownerId: recruiterId })
    .where('companyId', '=', companyId)
    .where('developerId', '=', developerId)
    .where(sql<boolean>`owner_id is distinct from ${recruiterId}::uuid`)
    .returning('developerId')
    .executeTakeFirst();
  if (!changed) return false;
  const event = await trx
    .insertInto('candidateEvents')
    .values({ companyId, developerId, at, actorId, kind: recruiterId ? 'owner' : 'no-owner', ownerId: recruiterId })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (recruiterId !== null && recruiterId !== actorId) await tell(context, trx, followUp, recruiterId, event.id);
  return true;
}

/** Stays a member until the end of the transaction. */
async function holdMember(trx: Trx, companyId: string, recruiterId: string): Promise<void> {
  const { rows } = await sql<{ recruiterId: string }>`
    select m.recruiter_id from company_members m
    where m.recruiter_id = ${recruiterId} and ${canBeInCharge(companyId)} for share`.execute(trx);
  if (rows.length === 0) throw new Invalid({ recruiterId: 'unknown' });
}

type Told = { id: string; email: string; name: string; locale: Locale; person: string; colleague: string };

async function tell(
  { config }: Context,
  trx: Trx,
  { companyId, developerId, actorId }: FollowUp,
  recruiterId: string,
  eventId: string,
): Promise<void> {
  const { rows } = await sql<Told & { company: string }>`
    select u.id, u.email, u.name, u.locale, d.display_name as person, c.name as company,
      (select display_name from recruiters where id = ${actorId}) as colleague
    from users u, developers d, companies c
    where u.id = ${recruiterId} and d.id = ${developerId} and c.id = ${companyId}`.execute(trx);
  const [told] = rows;
  if (!told) return;
  const { person, colleague, company, ...user } = told;
  const key = `candidate-in-charge:${eventId}`;
  await queueEmail(trx, config, {
    template: 'candidate-in-charge',
    user,
    data: { developerId, person, colleague, company },
    key,
  });
}
