import type { Context } from '../../../context.ts';
import { permitEdit } from '../../profile/edit-card.ts';
import { replaceCv } from './replace-cv.ts';

/** Removing what is not there is no error: somebody pressed twice. */
export async function removeCv(context: Context, developerId: string): Promise<void> {
  permitEdit(context, developerId);
  await replaceCv(context, developerId, null);
}
