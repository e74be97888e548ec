import { sql } from 'kysely';
import { type JobSearchState, offersSearchSwitch } from '../../../../domain/profile/cards/job-search.ts';
import { guide } from '../../../../domain/profile/completeness.ts';
import { greetingName, type NameLevel } from '../../../../domain/profile/display-name.ts';
import { type Growth, growthOf } from '../../../../domain/profile/growth/growth.ts';
import { type ProfileState, profileState } from '../../../../domain/profile/state/profile-state.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { callOfJson, lastCallOf } from '../../profile/boost/call-row.ts';
import { type HomeCall, homeCall } from '../../profile/boost/home-call.ts';
import { factsColumn } from '../../profile/facts-column.ts';
import { profileFacts } from '../../profile/profile-facts.ts';
import { pictureOf } from '../../profile/show-cards.ts';

export type DeveloperHome = {
  state: ProfileState;
  disabledReason: string | null;
  alias: string;
  /** How the page greets: the first name, or the nickname. */
  greeting: string;
  profession: string | null;
  city: string | null;
  avatar: string | undefined;
  lastUpdate: string;
  /** The search state, which the page can switch when the job-search card can be saved as it is. */
  search: { state: JobSearchState; switchable: boolean; unavailable: boolean };
  growth: Growth;
  percent: number;
  /** The developer has sent a CV as a PDF. */
  hasCv: boolean;
  /** Tests that the developer asked for, that have opened, and that were neither begun nor put away. */
  openedTests: OpenedTest[];
  /** The newest call with the team. */
  call: HomeCall | undefined;
};

export type OpenedTest = { technologyId: string; alias: string; name: string };

/** The part of the home page that administrators see too. */
export async function readDeveloperHome(context: Context, developerId: string): Promise<DeveloperHome> {
  const { db, locale } = context;
  const fr = locale === 'fr';
  const row = await db
    .selectFrom('developers')
    .innerJoin('developerConfidential as confidential', 'confidential.developerId', 'developers.id')
    .leftJoin('professions', 'professions.id', 'developers.professionId')
    .leftJoin('developerPlaces as home', (join) =>
      join.onRef('home.developerId', '=', 'developers.id').on('home.kind', '=', 'current').on('home.position', '=', 0),
    )
    .leftJoin('places', 'places.id', 'home.placeId')
    .select([
      'developers.displayName',
      'developers.oneSentenceDescription',
      'developers.id',
      'developers.seoAlias as alias',
      'developers.avatar',
      'developers.profilePicHandle',
      'developers.professionId',
      'developers.isShort',
      'developers.disabledAt',
      'developers.disabledReason',
      'developers.validationStatus',
      'developers.jobSearchState',
      'developers.contractTypes',
      'developers.unavailable',
      'developers.codeExperienceYears',
      'developers.lastUpdate',
      'confidential.firstName',
      'confidential.lastName',
      'confidential.nameVisibility',
      fr ? 'professions.displayNameFr as profession' : 'professions.displayNameEn as profession',
      fr ? 'places.localityFr as city' : 'places.localityEn as city',
      sql<string[]>`array(select technology_id from developer_technologies where developer_id = developers.id)`.as(
        'technologies',
      ),
      factsColumn.as('facts'),
      sql<boolean>`exists (select from developer_cvs where developer_id = developers.id)`.as('hasCv'),
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
  const { id, isShort, validationStatus, unavailable, lastCall, facts } = row;
  const search = { state: row.jobSearchState as JobSearchState, unavailable };
  const { steps, percent } = guide(profileFacts({ ...row, ...facts }));
  return {
    state: profileState({ ...row, isShort, disabled: row.disabledAt !== null, validationStatus }),
    disabledReason: row.disabledReason,
    alias: row.alias ?? id,
    greeting: greetingName({ ...row, level: row.nameVisibility as NameLevel }),
    profession: row.profession,
    city: row.city,
    avatar: pictureOf(row),
    lastUpdate: row.lastUpdate.toISOString(),
    search: { ...search, switchable: offersSearchSwitch(row.contractTypes, facts.dreamPlaces.length) },
    growth: growthOf(steps),
    percent,
    hasCv: row.hasCv,
    openedTests: row.openedTests,
    call: homeCall(context, row, lastCall ? callOfJson(lastCall) : undefined),
  };
}
