import { sql } from 'kysely';
import { dayNumber, dayOf } from '../../../domain/day.ts';
import { fitOf } from '../../../domain/fit/fit.ts';
import { isNeed } from '../../../domain/fit/need.ts';
import { needOfQuery } from '../../../domain/fit/need-of-query.ts';
import type { FitOffer } from '../../../domain/fit/offer.ts';
import { type FitPlan, planOf } from '../../../domain/fit/plan.ts';
import { type ApplicantOrder, compareApplicants } from '../../../domain/jobs/applications/applicant-order.ts';
import type { LibraryPosition } from '../../../domain/library/library-position.ts';
import { queryOfOffer } from '../../../domain/library/offers/offer-search.ts';
import { asGiven } from '../../../domain/library/query.ts';
import type { LibrarySearch } from '../../../domain/library/search.ts';
import type { Member } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import { readPeople } from '../../search/library/fit-people.ts';
import { explainPeople, type NamedFit } from '../fit/explain-people.ts';
import { namePlan, type OrderPart } from '../fit/name-plan.ts';
import { logPeople } from '../fit/rankings/log-ranking.ts';
import { readFitWorld } from '../fit/read-world.ts';
import { readLibraryNames } from '../library/library-names.ts';
import { type LibraryEntry, readEntries } from '../library/read-entries.ts';
import { searchOf } from '../library/resolve-query.ts';

/** What an offer asks of its applicants; `plan` is undefined for an offer that says nothing. */
export type OfferNeed = {
  company: NonNullable<LibrarySearch['company']>;
  plan: FitPlan | undefined;
  parts: OrderPart[];
  asked: ReadonlySet<string>;
  radius: number;
};

/** The same need as that of « Trouver des profils » (docs/product/library.md, Profiles for an offer). */
export async function readOfferNeed(
  context: Context,
  { userId, membership: { companyId } }: Member,
  offer: FitOffer,
): Promise<OfferNeed> {
  const searched = asGiven(queryOfOffer(offer));
  const [search, world, names] = await Promise.all([
    searchOf(context.db, searched, companyId, userId),
    readFitWorld(context),
    readLibraryNames(context),
  ]);
  const need = needOfQuery(searched, search.place?.placeIds ?? []);
  const plan = isNeed(need) ? planOf(need, world) : undefined;
  return {
    company: search.company ?? { id: companyId, names: [] },
    plan,
    parts: plan ? namePlan(plan, names, context.locale) : [],
    asked: new Set(offer.technologies.map(({ id }) => id)),
    radius: searched.radius,
  };
}

export type Applied = { developerId: string; at: string; isShort: boolean };

/**
 * The applicants of one page by fit, and where the page ends. All of them are scored: an offer has hundreds at most. A
 * short profile has no score, because the company does not see it.
 */
export async function rankApplicants(
  { db }: Pick<Context, 'db'>,
  plan: FitPlan,
  applied: readonly Applied[],
  { after, size, day }: { after: LibraryPosition | undefined; size: number; day: number },
): Promise<{ positions: LibraryPosition[]; more: boolean }> {
  const last = new Map<string, Applied>();
  for (const one of applied) if (!last.has(one.developerId)) last.set(one.developerId, one);
  const ids = [...last.values()].filter(({ isShort }) => !isShort).map(({ developerId }) => developerId);
  const people = await readPeople(db, sql<boolean>`l.developer_id = any(${ids}::uuid[])`, ids.length);
  const scored = new Map(people.map(({ position, person }) => [position.id, { position, person: person(day) }]));
  const ranked = [...last.values()]
    .map(({ developerId, at }): LibraryPosition => {
      const known = scored.get(developerId);
      if (!known) return { id: developerId, boost: 0, lastUpdate: at, day };
      return { ...known.position, fit: fitOf(plan, known.person).score, day };
    })
    .filter((one) => !after || compareApplicants(after, one) < 0)
    .sort(compareApplicants);
  return { positions: ranked.slice(0, size), more: ranked.length > size };
}

/** What the list shows of the profile of an applicant, beside the name. */
export type ApplicantProfile = Pick<LibraryEntry, 'years' | 'salary' | 'dailyRate'> & {
  technologies: (LibraryEntry['technologies'][number] & { asked: boolean })[];
  fit: NamedFit | undefined;
};

type Shown = { order: ApplicantOrder; day: number; before: number };

/** The profiles of a page of applicants, as far as the company sees them; a page in the order of fit is logged. */
export async function readApplicantProfiles(
  context: Context,
  viewer: Member,
  { company, plan, asked, radius }: OfferNeed,
  ids: readonly string[],
  { order, day, before }: Shown,
): Promise<Map<string, ApplicantProfile>> {
  const { db, locale, ports } = context;
  const reader = {
    locale,
    recruiterId: viewer.userId,
    company,
    day: dayOf(ports.clock.now()),
    unlisted: true,
  } as const;
  const [entries, fits] = await Promise.all([
    readEntries(db, ids, reader),
    plan ? explainPeople(context, plan, ids, { day, locale }) : undefined,
  ]);
  const visible = new Set(entries.map(({ id }) => id));
  if (plan && fits && order === 'fit') {
    const results = ids.flatMap((id, at) => {
      const explained = visible.has(id) ? fits.get(id) : undefined;
      return explained ? { ...explained, developerId: id, place: before + at + 1 } : [];
    });
    // The page does not wait for its log.
    void logPeople(context, { plan, day, radius, results });
  }
  return new Map(
    entries.map(({ id, years, salary, dailyRate, technologies }) => [
      id,
      {
        years,
        salary,
        dailyRate,
        technologies: technologies.map((one) => ({ ...one, asked: asked.has(one.id) })),
        fit: fits?.get(id)?.fit,
      },
    ]),
  );
}

/** The day of a list: that of its first page. */
export const dayOfList = (after: LibraryPosition | undefined, now: Date): number => after?.day ?? dayNumber(now);
