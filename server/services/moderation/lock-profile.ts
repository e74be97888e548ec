import { NotFound } from '../../../domain/refusals.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Trx } from '../../data/database.ts';

export type LockedProfile = {
  id: string;
  displayName: string;
  disabled: boolean;
  disabledReason: string | null;
  isShort: boolean;
  validationStatus: string | null;
  lastUpdate: Date;
  user: { id: string; email: string; name: string; locale: Locale };
};

/** Locks the row: of two administrators at the same moment, the second reads what the first has written. */
export async function lockProfile(trx: Trx, developerId: string): Promise<LockedProfile> {
  const row = await trx
    .selectFrom('developers as d')
    .innerJoin('users as u', 'u.id', 'd.id')
    .select([
      'd.id',
      'd.displayName',
      'd.disabledAt',
      'd.disabledReason',
      'd.isShort',
      'd.validationStatus',
      'd.lastUpdate',
    ])
    .select(['u.email', 'u.name', 'u.locale'])
    .where('d.id', '=', developerId)
    .forUpdate('d')
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const { id, email, name, displayName, disabledAt, disabledReason, isShort, validationStatus, lastUpdate } = row;
  const user = { id, email, name, locale: row.locale as Locale };
  return {
    id,
    displayName,
    disabled: disabledAt !== null,
    disabledReason,
    isShort,
    validationStatus,
    lastUpdate,
    user,
  };
}
