import type { ApplicationKind } from '../../../../domain/jobs/applications/application.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { isHiddenFrom } from '../../library/is-hidden-from.ts';

/** Notifies the open pages of a company of a developer's action, unless the developer hides from the company. */
export async function notifyCompany(
  trx: Trx,
  companyId: string,
  kind: ApplicationKind,
  developerId: string,
): Promise<void> {
  if (await isHiddenFrom(trx, developerId, companyId)) return;
  await notify(trx, `company:${companyId}`, { kind, id: developerId });
}
