import { readLibraryQuery } from '../../../domain/library/query.ts';
import type { SearchPart } from '../../../domain/library/understood-query.ts';
import type { Context } from '../../context.ts';
import { resolveQuery, searchOf } from './resolve-query.ts';
import { searchLibrary } from './search-library.ts';

/** These leave no one out, or only say how another part is meant. */
const withoutEffect: readonly string[] = ['radius', 'plus', 'nice'];
/** More would be no choice any more, and each is a search of its own. */
const mostWays = 6;

type Searcher = { companyId: string | undefined; recruiterId: string | undefined };

/** For a search without result: how many profiles there are without each of its parts, by the key of the part. */
export async function countWays(
  context: Context,
  parts: readonly SearchPart[],
  { companyId, recruiterId }: Searcher,
): Promise<Record<string, number>> {
  const telling = parts.filter(({ parameter }) => !withoutEffect.includes(parameter));
  // Without the only part, everyone is found.
  if (telling.length < 2) return {};
  const ways: Record<string, number> = {};
  // One after the other: a search without result is rare, and must not take the place of others.
  for (const { key, without } of telling.slice(0, mostWays)) {
    const given = readLibraryQuery(new URLSearchParams(without));
    const { searched } = await resolveQuery(context, given, context.locale, { companyId });
    const search = await searchOf(context.db, searched, companyId, recruiterId);
    const { total } = await searchLibrary(context, search, { after: undefined, size: 1 });
    if (total > 0) ways[key] = total;
  }
  return ways;
}
