import { canContribute } from '../../../../domain/catalogue/contributions/draft-test.ts';
import { Forbidden } from '../../../../domain/refusals.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { type Context, signedIn } from '../../../context.ts';

/** For users who may propose questions. */
export function permitContributor(context: Context): SignedIn {
  const viewer = signedIn(context);
  if (!canContribute(viewer)) throw new Forbidden();
  return viewer;
}

/** For administrators. */
export function permitReviewer(context: Context): SignedIn {
  const viewer = signedIn(context);
  if (viewer.role !== 'ADMIN') throw new Forbidden();
  return viewer;
}
