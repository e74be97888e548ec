import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';

/**
 * Gives somebody the name that others see, and an address made from it. The address follows the name and the old one
 * leads nowhere: whoever hides behind a nickname must not be found under their name.
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
 * Always with a few characters by chance: were they added only where an alias is taken, anyone could learn by taking a
 * name that a person of that name is here, also one who hides it.
 */
function newAlias({ ports }: Context, wanted: string): string {
  return `${wanted || 'profil'}-${ports.random.id().replaceAll('-', '').slice(-8)}`;
}

/** Letters and digits in small, joined by hyphens; an address that could be read as an id is none. */
export function slug(text: string): string {
  return text
    .replace(/·\p{L}+/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}
