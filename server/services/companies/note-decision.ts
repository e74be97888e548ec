import type { Trx } from '../../data/database.ts';
import type { Json } from '../../data/schema.generated.ts';
import { notify } from '../../live.ts';
import { record } from '../moderation/audit/record.ts';

/** A decision about a company: a line of the audit log, and the open pages of its members follow. */
export async function noteDecision(
  trx: Trx,
  actorId: string,
  action: string,
  companyId: string,
  data: Json = {},
): Promise<void> {
  await record(trx, { actorId, action, subjectKind: 'company', subjectId: companyId, data });
  await notify(trx, `company:${companyId}`, { kind: 'company' });
}
