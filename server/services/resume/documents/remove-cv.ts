import type { Context } from '../../../context.ts';
import { permitEdit } from '../../profile/edit-card.ts';
import { replaceCv } from './replace-cv.ts';

/** Idempotent: removing a CV that is not there is not an error. */
export async function removeCv(context: Context, developerId: string): Promise<void> {
  permitEdit(context, developerId);
  await replaceCv(context, developerId, null);
}
