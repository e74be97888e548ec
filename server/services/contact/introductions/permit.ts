import { Forbidden } from '../../../../domain/refusals.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { type Context, signedIn } from '../../../context.ts';

export type Recruiting = SignedIn & { membership: NonNullable<SignedIn['membership']> };

/** A recruiter with a company; the contact rules decide whether they may write. */
export function recruiting(context: Context): Recruiting {
  const viewer = signedIn(context);
  if (viewer.role !== 'RECRUITER' || !viewer.membership) throw new Forbidden();
  return viewer as Recruiting;
}
