import { slugOf } from '../../../domain/text/fold.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';

/**
 * Sets the shown name of a developer and an address made from it. The old address stops working: a developer who uses a
 * nickname must not be found under their name.
 */
export async function rename(
  { trx, context, developerId }: { trx: Trx; context: Context; developerId: string },
  displayName: string,
): Promise<void> {
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
