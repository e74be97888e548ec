import { canPlay } from '../../../domain/permissions/assessments.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { type Context, permit } from '../../context.ts';

/** Only developers take tests and are ranked. */
export function player(context: Context): SignedIn {
  return permit(context, canPlay);
}
