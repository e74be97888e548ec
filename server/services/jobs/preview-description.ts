import { jobPreviewSchema } from '../../../domain/jobs/job.ts';
import { canManageOffers } from '../../../domain/permissions/jobs.ts';
import { checked } from '../../checked.ts';
import { type Context, permit } from '../../context.ts';
import { consume, limits } from '../shared/limits/consume.ts';

/** Renders a description like the page of the offer would; nothing is stored or cached. */
export async function previewDescription(context: Context, given: unknown): Promise<{ html: string }> {
  const { userId } = permit(context, canManageOffers);
  const { text } = checked(jobPreviewSchema, given);
  await consume(context.db, limits.previewByAccount, userId);
  const [rendered] = await context.markdown.render([text ?? ''], userId);
  return { html: rendered?.html ?? '' };
}
