import { canContribute } from '../../../../domain/catalogue/contributions/draft-test.ts';
import { Forbidden } from '../../../../domain/refusals.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { type Context, signedIn, permit } from '../../../context.ts';
import { canContribute, canReviewQuestions } from '../../../../domain/permissions/catalogue.ts';

/** For users who may propose questions. */
export function permitContributor(context: Context): SignedIn {
  return permit(context, canContribute);
}

/** For administrators. */
export function permitReviewer(context: Context): SignedIn {
  return permit(context, canReviewQuestions);
}
