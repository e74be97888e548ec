import { canManageOffers } from '../../../domain/permissions/jobs.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import { notify } from '../../live.ts';
import { permitManager } from '../companies/permit.ts';
import { record } from '../moderation/audit/record.ts';

export type AtsSettings = { disableApplicationWorkflow: boolean };

/** For a company administrator, on the settings page. */
export async function saveSettings(context: Context, companyId: string, settings: AtsSettings): Promise<void> {
  const { userId } = permitManager(context, companyId);
  await write(context, companyId, userId, settings);
}

/** For the company's recruiting tool, whose key has the scope. */
export async function changeSettings(context: Context, settings: AtsSettings): Promise<AtsSettings> {
  const { membership, userId } = permit(context, canManageOffers);
  await write(context, membership.companyId, userId, settings);
  return settings;
}

export async function readSettings(context: Context): Promise<AtsSettings> {
  const { membership } = permit(context, canManageOffers);
  const { disableApplicationWorkflow } = await context.db
    .selectFrom('companies')
    .select('disableApplicationWorkflow')
    .where('id', '=', membership.companyId)
    .executeTakeFirstOrThrow();
  return { disableApplicationWorkflow };
}

async function write(
  { db }: Context,
  companyId: string,
  actorId: string,
  { disableApplicationWorkflow }: AtsSettings,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('companies')
      .select('disableApplicationWorkflow')
      .where('id', '=', companyId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw new NotFound();
    if (before.disableApplicationWorkflow === disableApplicationWorkflow) return;
    await trx.updateTable('companies').set({ disableApplicationWorkflow }).where('id', '=', companyId).execute();
    await record(trx, {
      actorId,
      action: 'company.application-workflow',
      subjectKind: 'company',
      subjectId: companyId,
      data: { disableApplicationWorkflow },
    });
    await notify(trx, `company:${companyId}`, { kind: 'ats' });
  });
}
