import { sql } from 'kysely';
import { type ProfileState, profileState } from '../../../../domain/profile/state/profile-state.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { callOfJson, lastCallOf } from '../../profile/boost/call-row.ts';
import { type HomeCall, homeCall } from '../../profile/boost/home-call.ts';
import { pictureOf } from '../../profile/show-cards.ts';

export type DeveloperHome = {
  state: ProfileState;
  disabledReason: string | null;
  alias: string;
  displayName: string;
  sentence: string | null;
  profession: string | null;
  city: string | null;
  avatar: string | undefined;
  technologies: { name: string; handle: string | null }[];
  seenBy: number;
  lastUpdate: string;
  /** Tests that the developer asked for, that have opened, and that were neither begun nor put away. */
  openedTests: OpenedTest[];
  /** The newest call with the team. */
  call: HomeCall | undefined;
};

export type OpenedTest = { technologyId: string; alias: string; name: string };

export async function readDeveloperHome(context: Context, developerId: string): Promise<DeveloperHome> {
  const { db, locale } = context;
  const fr = locale === 'fr';
  const row = await db
    .selectFrom('developers')
    .leftJoin('professions', 'professions.id', 'developers.professionId')
    .leftJoin('developerPlaces as home', (join) =>
      join.onRef('home.developerId', '=', 'developers.id').on('home.kind', '=', 'current').on('home.position', '=', 0),
    )
    .leftJoin('places', 'places.id', 'home.placeId')
    .select([
      'developers.displayName',
      'developers.oneSentenceDescription as sentence',
      'developers.id',
      'developers.seoAlias as alias',
      'developers.avatar',
      'developers.profilePicHandle',
      'developers.isShort',
      'developers.disabledAt',
      'developers.disabledReason',
      'developers.validationStatus',
      'developers.jobSearchState',
      'developers.unavailable',
      'developers.codeExperienceYears',
      'developers.lastUpdate',
      fr ? 'professions.displayNameFr as profession' : 'professions.displayNameEn as profession',
      fr ? 'places.localityFr as city' : 'places.localityEn as city',
      sql<{ name: string; handle: string | null }[]>`(
        select coalesce(json_agg(json_build_object('name', ${sql.ref(fr ? 'technology.name_fr' : 'technology.name_en')}, 'handle', technology.handle) order by favourite.position), '[]')
        from developer_technologies favourite join technologies technology on technology.id = favourite.technology_id
        where favourite.developer_id = developers.id)`.as('technologies'),
      sql<number>`(select count(distinct company_id)::int from company_views where developer_id = developers.id)`.as(
        'seenBy',
      ),
      sql<OpenedTest[]>`(
        select coalesce(json_agg(json_build_object('technologyId', asked.technology_id, 'alias', coalesce(test.seo_alias, test.id::text),
          'name', ${sql.ref(fr ? 'test.name_fr' : 'test.name_en')}) order by asked.opened_at desc), '[]')
        from test_requests asked join tests test on test.id = asked.test_id and test.status = 'PUBLISHED'
        where asked.user_id = developers.id and not exists (
          select from test_sessions session where session.user_id = asked.user_id and session.test_id = test.id))`.as(
        'openedTests',
      ),
      lastCallOf('developers.id').as('lastCall'),
    ])
    .where('developers.id', '=', developerId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const { id, avatar, profilePicHandle, isShort, disabledAt, validationStatus, jobSearchState, lastUpdate, ...rest } =
    row;
  const { codeExperienceYears: _, unavailable, lastCall, ...shown } = rest;
  return {
    ...shown,
    alias: row.alias ?? id,
    avatar: pictureOf({ id, avatar, profilePicHandle }),
    lastUpdate: lastUpdate.toISOString(),
    call: homeCall(context, row, lastCall ? callOfJson(lastCall) : undefined),
    state: profileState({ isShort, disabled: disabledAt !== null, validationStatus, jobSearchState, unavailable }),
  };
}
