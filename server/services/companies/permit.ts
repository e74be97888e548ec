import { isId } from '../../../domain/id.ts';
import { canManageCompany, canReviewCompanies } from '../../../domain/permissions/companies.ts';
import { NotFound } from '../../../domain/refusals.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { type Context, permit } from '../../context.ts';

/** A user without the right gets Forbidden, whether or not the company exists. */
export function permitManager(context: Context, companyId: string): SignedIn {
  const viewer = permit(context, (who) => canManageCompany(who, companyId));
  if (!isId(companyId)) throw new NotFound();
  return viewer;
}

/** For administrators of the product. */
export function permitReviewer(context: Context, companyId?: string): SignedIn {
  const viewer = permit(context, canReviewCompanies);
  if (companyId !== undefined && !isId(companyId)) throw new NotFound();
  return viewer;
}
