import { canImport } from '../../../../domain/permissions/resume.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { applyPlan } from '../../../../domain/resume/imports/apply-plan.ts';
import { planImport } from '../../../../domain/resume/imports/merge.ts';
import { type Context, permit } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { unlockAchievements } from '../../assessments/achievements/unlock.ts';
import { recomputeProfile } from '../../profile/recompute-profile.ts';
import { htmlFor } from '../../shared/markdown/html-for.ts';
import { readResumeProfile } from '../downloads/read-resume-profile.ts';
import { resolveDocument } from './plan-import.ts';
import type { ImportError, ImportKind } from './read-document.ts';
import { writeImport } from './write-import.ts';

/**
 * Writes the accepted entries of the file, all or none. They are compared again with the profile at this moment, so
 * that an entry that was added since the preview, or by the same import sent twice, is not stored twice.
 */
export async function confirmImport(
  context: Context,
  kind: ImportKind,
  file: Uint8Array,
  accepted: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<{ alias: string } | ImportError> {
  const { userId: developerId } = permit(context, canImport);
  const found = await resolveDocument(context, kind, file, signal);
  if ('error' in found) return found;
  const written = [...found.experiences, ...found.projects].map(({ description }) => description);
  const html = await htmlFor(context, [found.personalMessage, ...written]);
  return context.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('developers')
      .select('seoAlias')
      .where('id', '=', developerId)
      .forUpdate()
      .executeTakeFirst();
    const subject = await readResumeProfile(trx, developerId, context.locale);
    if (!row || !subject) throw new NotFound();
    // The last moment at which an aborted request can stop without any change.
    signal?.throwIfAborted();
    const cards = applyPlan(subject.profile, planImport(subject.profile, found), accepted);
    const changed = Object.keys(cards);
    if (changed.length === 0) return { alias: row.seoAlias ?? developerId };
    await writeImport({ trx, context, developerId, value: cards, html }, { fromNetwork: kind === 'network' });
    const alias = await recomputeProfile(trx, context, developerId, ...changed);
    await unlockAchievements(trx, developerId, 'import', context.ports.clock.now(), { imports: 1 });
    await notify(trx, `user:${developerId}`, { kind: 'profile' });
    return { alias };
  });
}
