import { Forbidden } from '../../../domain/refusals.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { type Context, signedIn } from '../../context.ts';

/** Only developers take tests and are ranked. */
export function player(context: Context): SignedIn {
  const viewer = signedIn(context);
  if (viewer.role !== 'DEVELOPER') throw new Forbidden();
  return viewer;
}
