import { canContribute, canReviewQuestions } from '../../../../domain/permissions/catalogue.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { type Context, permit } from '../../../context.ts';

/** For users who may propose questions. */
export function permitContributor(context: Context): SignedIn {
  return permit(context, canContribute);
}

/** For administrators. */
export function permitReviewer(context: Context): SignedIn {
  return permit(context, canReviewQuestions);
}
