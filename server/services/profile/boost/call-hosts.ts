import type { Locale } from '../../../../domain/viewer.ts';
import type { Config } from '../../../config.ts';
import type { Trx } from '../../../data/database.ts';
import { readTeam } from '../../moderation/staff/read-team.ts';
import type { Call } from './call-row.ts';

export type Host = { id: string | null; email: string; name: string; locale: Locale };

/**
 * docs/product/profile.md, Calendar e-mails: the first place of the staff roster makes the call, else it goes to the
 * address of the support.
 */
export async function chooseHost(
  trx: Trx,
  config: Pick<Config, 'SUPPORT_EMAIL'>,
): Promise<{ hostName: string | null; hostEmail: string | null }> {
  const first = await trx.selectFrom('staff').select(['name', 'email']).orderBy('position').limit(1).executeTakeFirst();
  return { hostName: first?.name ?? null, hostEmail: first?.email ?? config.SUPPORT_EMAIL ?? null };
}

/** Who of the team receives the e-mails of a call; every administrator where the team has no address. */
export async function readHosts(trx: Trx, { hostName, hostEmail }: Call): Promise<Host[]> {
  if (hostEmail === null) return readTeam(trx);
  const account = await trx
    .selectFrom('users')
    .select(['id', 'locale'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', hostEmail.toLowerCase()))
    .executeTakeFirst();
  const locale = (account?.locale ?? 'fr') as Locale;
  return [{ id: account?.id ?? null, email: hostEmail, name: hostName ?? '', locale }];
}
