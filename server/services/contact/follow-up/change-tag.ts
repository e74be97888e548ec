import { sql } from 'kysely';
import { mostTags, type TagChange } from '../../../../domain/contact/follow-up/follow-up-change.ts';
import { limitCode } from '../../../../domain/error-codes.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Trx } from '../../../data/database.ts';
import type { FollowUp } from './change-follow-up.ts';

/** Adds or removes a tag; false when nothing had to be changed. The lock of the pair is held, so the count stays right. */
export async function changeTag(trx: Trx, followUp: FollowUp, { mode, name }: TagChange): Promise<boolean> {
  const { companyId, developerId, actorId, at } = followUp;
  const changed = mode === 'addTag' ? await addTag(trx, followUp, name) : await removeTag(trx, followUp, name);
  if (changed === undefined) return false;
  const names = mode === 'addTag' ? { afterName: changed } : { beforeName: changed };
  const kind = mode === 'addTag' ? 'tag-added' : 'tag-removed';
  await trx
    .insertInto('candidateEvents')
    .values({ companyId, developerId, at, actorId, kind, ...names })
    .execute();
  return true;
}

/** Written as the company has written it before. */
async function addTag(trx: Trx, { companyId, developerId, at }: FollowUp, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    insert into candidate_tags (company_id, developer_id, name, added_at)
    select ${companyId}, ${developerId}, coalesce((select name from candidate_tags
      where company_id = ${companyId} and lower(name) = lower(${name}) order by added_at, name limit 1), ${name}), ${at}
    on conflict (company_id, developer_id, lower(name)) do nothing returning name`.execute(trx);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int from candidate_tags where company_id = ${companyId} and developer_id = ${developerId}`.execute(
    trx,
  );
  if (rows[0] && (counted[0]?.count ?? 0) > mostTags) throw new Invalid({ name: limitCode('tooManyRows', mostTags) });
  return rows[0]?.name;
}

async function removeTag(trx: Trx, { companyId, developerId }: FollowUp, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from candidate_tags
    where company_id = ${companyId} and developer_id = ${developerId} and lower(name) = lower(${name}) returning name`.execute(
    trx,
  );
  return rows[0]?.name;
}
