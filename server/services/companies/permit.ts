import { isId } from '../../../domain/id.ts';
import { canManageCompany, canReviewCompanies } from '../../../domain/permissions/company.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { type Context, signedIn } from '../../context.ts';
import { Forbidden, NotFound } from '../../errors.ts';

/** Whoever may not change a company is told so, whether there is such a company or not. */
export function permitManager(context: Context, companyId: string): SignedIn {
  const viewer = signedIn(context);
  if (!canManageCompany(viewer, companyId)) throw new Forbidden();
  if (!isId(companyId)) throw new NotFound();
  return viewer;
}

/** Administrators of the product. */
export function permitReviewer(context: Context, companyId?: string): SignedIn {
  const viewer = signedIn(context);
  if (!canReviewCompanies(viewer)) throw new Forbidden();
  if (companyId !== undefined && !isId(companyId)) throw new NotFound();
  return viewer;
}
