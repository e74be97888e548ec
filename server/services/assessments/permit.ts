import { Forbidden } from '../../../domain/refusals.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { type Context, signedIn, permit } from '../../context.ts';
import { canPlay } from '../../../domain/permissions/assessments.ts';

/** Only developers take tests and are ranked. */
export function player(context: Context): SignedIn {
  return permit(context, canPlay);
}
