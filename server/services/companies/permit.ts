import { isId } from '../../../domain/id.ts';
import { canManageCompany, canReviewCompanies } from '../../../domain/permissions/company.ts';
import { Forbidden, NotFound } from '../../../domain/refusals.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { type Context, signedIn } from '../../context.ts';

/** A user without the right gets Forbidden, whether or not the company exists. */
export function permitManager(context: Context, companyId: string): SignedIn {
  const viewer = signedIn(context);
  if (!canManageCompany(viewer, companyId)) throw new Forbidden();
  if (!isId(companyId)) throw new NotFound();
  return viewer;
}

/** For administrators of the product. */
export function permitReviewer(context: Context, companyId?: string): SignedIn {
  const viewer = signedIn(context);
  if (!canReviewCompanies(viewer)) throw new Forbidden();
  if (companyId !== undefined && !isId(companyId)) throw new NotFound();
  return viewer;
}
