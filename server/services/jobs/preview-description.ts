import { jobPreviewSchema } from '../../../domain/jobs/job.ts';
import { checked } from '../../checked.ts';
import type { Context } from '../../context.ts';
import { consume, limits } from '../shared/limits/consume.ts';
import { permitMember } from './permit-member.ts';

/** What is being written, as the page of the offer would show it; nothing is stored, nor remembered. */
export async function previewDescription(context: Context, given: unknown): Promise<{ html: string }> {
  const { userId } = permitMember(context);
  const { text } = checked(jobPreviewSchema, given);
  await consume(context.db, limits.previewByAccount, userId);
  const [rendered] = await context.markdown.render([text ?? ''], userId);
  return { html: rendered?.html ?? '' };
}
