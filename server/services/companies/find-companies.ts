import { canChooseCompany } from '../../../domain/permissions/companies.ts';
import { Forbidden } from '../../../domain/refusals.ts';
import { type Context, signedIn } from '../../context.ts';
import { slug } from '../profile/rename.ts';

const mostNames = 8;
const fewestCharacters = 2;

/** Validated companies whose name contains a text, for a recruiter who wants to join one; only names are returned. */
export async function findCompanies(context: Context, text: string): Promise<{ id: string; name: string }[]> {
  if (!canChooseCompany(signedIn(context))) throw new Forbidden();
  const wanted = slug(text.slice(0, 120));
  if (wanted.length < fewestCharacters) return [];
  return context.db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('validatedAt', 'is not', null)
    .where('seoAlias', 'like', `%${wanted}%`)
    .orderBy(({ eb }) => eb('seoAlias', 'like', `${wanted}%`), 'desc')
    .orderBy('name')
    .limit(mostNames)
    .execute();
}
