import { leadsOn } from '../../../domain/profile/address/former-address.ts';
import { slugOf } from '../../../domain/text/fold.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';

type Renaming = { trx: Trx; context: Context; developerId: string };

/**
 * Sets the shown name of a developer and an address made from it. Former addresses lead on as long as they contain no
 * name that is no longer shown: a developer who uses a nickname must not be found under their name.
 */
export async function rename({ trx, context, developerId }: Renaming, displayName: string): Promise<void> {
  const before = await trx
    .selectFrom('developers')
    .leftJoin('professions', 'professions.id', 'developers.professionId')
    .select(['developers.displayName', 'developers.seoAlias', 'professions.displayNameFr as profession'])
    .where('developers.id', '=', developerId)
    .executeTakeFirstOrThrow();
  await trx.updateTable('users').set({ name: displayName }).where('id', '=', developerId).execute();
  if (before.displayName === displayName && before.seoAlias) return;
  const seoAlias = newAlias(context, slug(`${displayName} ${before.profession ?? ''}`));
  await trx.updateTable('developers').set({ displayName, seoAlias }).where('id', '=', developerId).execute();
  await keepFormerAliases({ trx, context, developerId }, before, displayName);
}

type Former = { displayName: string; seoAlias: string | null };

/** Stores the address that was replaced, and forgets all that contain a name which is no longer shown. */
async function keepFormerAliases(
  { trx, context, developerId }: Renaming,
  before: Former,
  shown: string,
): Promise<void> {
  const kept = await trx
    .selectFrom('developerFormerAliases')
    .select(['alias', 'shownName'])
    .where('developerId', '=', developerId)
    .execute();
  const ended = kept.filter(({ shownName }) => !leadsOn(shownName, shown)).map(({ alias }) => alias);
  if (ended.length > 0) await trx.deleteFrom('developerFormerAliases').where('alias', 'in', ended).execute();
  if (!before.seoAlias || !leadsOn(before.displayName, shown)) return;
  const retiredAt = context.ports.clock.now();
  await trx
    .insertInto('developerFormerAliases')
    .values({ alias: before.seoAlias, developerId, shownName: before.displayName, retiredAt })
    .execute();
}

/**
 * Always with random characters: if they were added only when an alias is taken, a user could learn by choosing a name
 * that a person of that name is here, even one who hides it.
 */
function newAlias({ ports }: Context, wanted: string): string {
  return `${wanted || 'profil'}-${ports.random.id().replaceAll('-', '').slice(-8)}`;
}

/** The last part of the address of a profile, a company or an offer; at most 80 characters. */
export function slug(text: string): string {
  return slugOf(text.replace(/·\p{L}+/gu, ''))
    .slice(0, 80)
    .replace(/-$/, '');
}
