import { type RawBuilder, sql } from 'kysely';
import { guide, isShort } from '../../../domain/profile/completeness.ts';
import { NotFound } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { unlockAchievements } from '../assessments/achievements/unlock.ts';
import { refreshProfiles } from '../library/refresh-profiles.ts';
import { profileFacts } from './profile-facts.ts';
import { readDeveloper } from './read-developer.ts';

/**
 * Run after every change of a profile, in its transaction: updates completeness, update date, review queue, card
 * versions, the row of the CV library and achievements. Returns the address, which may have changed too.
 */
export async function recomputeProfile(
  trx: Trx,
  { ports }: Context,
  developerId: string,
  ...cards: string[]
): Promise<string> {
  const developer = await readDeveloper(trx, developerId, 'fr');
  if (!developer) throw new NotFound();
  const facts = profileFacts(developer);
  const short = isShort(facts);
  const now = ports.clock.now();
  const waits = !short && developer.validationStatus === null && !developer.disabled;
  await trx
    .updateTable('developers')
    .set({
      isShort: short,
      lastUpdate: now,
      ...(short ? {} : { completedAt: sql`coalesce(completed_at, ${now})` }),
      ...(cards.length > 0 ? { cardVersions: nextVersion(...cards) } : {}),
      ...(waits ? { validationStatus: 'waiting' } : {}),
    })
    .where('id', '=', developerId)
    .execute();
  await refreshProfiles(trx, [developerId]);
  await unlockAchievements(trx, developerId, 'profile', now, { profilePercent: guide(facts).percent });
  return developer.seoAlias ?? developerId;
}

/** Raises the version of each card, computed in SQL. */
export function nextVersion(...cards: string[]) {
  return cards.reduce<RawBuilder<string>>(
    (versions, card) => sql<string>`jsonb_set(${versions}, array[${card}::text],
      to_jsonb(coalesce((card_versions ->> ${card}::text)::int, 0) + 1))`,
    sql<string>`card_versions`,
  );
}
