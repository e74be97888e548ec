import { isId } from '../../../domain/id.ts';
import { canEditProfile } from '../../../domain/permissions/profile.ts';
import { readVisibility, seesCard, viewerKind } from '../../../domain/profile/visibility.ts';
import { type Context, signedIn } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { isHiddenFrom } from '../library/is-hidden-from.ts';

export type Recommendation = { id: string; date: string; value: string; author: string | null };

/** What the team wrote about somebody: for everybody who is signed in, as the mention on the profile is. */
export async function readRecommendations(context: Context, developerId: string): Promise<Recommendation[]> {
  const viewer = signedIn(context);
  if (!isId(developerId)) throw new NotFound();
  const rows = await context.db
    .selectFrom('developers as d')
    .leftJoin('developerRecommendations as r', 'r.developerId', 'd.id')
    .leftJoin('users as author', 'author.id', 'r.authorId')
    .select(['d.disabledAt', 'd.isShort', 'd.visibility', 'r.id', 'r.value', 'r.createdAt', 'author.name as author'])
    .where('d.id', '=', developerId)
    .orderBy('r.createdAt', 'desc')
    .execute();
  const [first] = rows;
  // Whoever does not get the profile does not get what is said of it.
  const shown = first && ((first.disabledAt === null && !first.isShort) || canEditProfile(viewer, developerId));
  const validated = viewer.role !== 'RECRUITER' || viewer.membership?.validated;
  const sees = first && seesCard(viewerKind(viewer, developerId), readVisibility(first.visibility), 'about');
  const unwanted =
    viewer.membership !== undefined && (await isHiddenFrom(context.db, developerId, viewer.membership.companyId));
  if (!shown || !validated || !sees || unwanted) throw new NotFound();
  return rows.flatMap(({ id, value, createdAt, author }) =>
    id && value && createdAt ? [{ id, date: createdAt.toISOString(), value, author }] : [],
  );
}
