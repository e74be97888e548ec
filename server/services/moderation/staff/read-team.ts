import type { Locale } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';

/** Every administrator, as a reader of e-mails. */
export async function readTeam(trx: Trx) {
  const team = trx.selectFrom('users').select(['id', 'email', 'name', 'locale']).where('role', '=', 'ADMIN');
  return (await team.execute()).map((user) => ({ ...user, locale: user.locale as Locale }));
}
