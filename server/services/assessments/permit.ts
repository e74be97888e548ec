import type { SignedIn } from '../../../domain/viewer.ts';
import { type Context, signedIn } from '../../context.ts';
import { Forbidden } from '../../errors.ts';

/** Tests are taken by developers; nobody else is ranked. */
export function player(context: Context): SignedIn {
  const viewer = signedIn(context);
  if (viewer.role !== 'DEVELOPER') throw new Forbidden();
  return viewer;
}
