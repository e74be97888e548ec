import { waiting } from './answers.ts';
import { applicationMessages, superlikeMessages } from './content/applications.ts';
import { between } from './dates.ts';
import { createRandom, type Random } from './random.ts';
import type { DeveloperRows, Row, Rows } from './rows.ts';
import { technologyValues } from './technologies.ts';
import { fill, typeset } from './text.ts';

/** The companies and offers that developers apply to. */
export type Market = {
  jobs: Row<'jobs'>[];
  companies: Row<'companies'>[];
  /** The recruiters of each company. */
  members: Row<'companyMembers'>[];
  /** The names of recruiters. */
  names: ReadonlyMap<string, string>;
};

export function marketOf({ jobs = [], companies = [], companyMembers = [], recruiters = [] }: Rows): Market {
  const names = new Map(recruiters.map(({ id, displayName }) => [id, displayName]));
  const validated = companies.filter(({ validatedAt }) => validatedAt !== null);
  const ids = new Set(validated.map(({ id }) => id));
  const online = jobs.filter(({ status, companyId }) => status !== 'JOB_DRAFT' && ids.has(companyId));
  return { jobs: online, companies: validated, members: companyMembers, names };
}

/** How active a developer is: numbers of applications of each kind, and of companies that looked. */
type Zeal = { applications: number; likes: number; superlikes: number; clicks: number; views: number };

const day = 86_400_000;

/** What one developer did; the same for the same seed, independent of the rest. */
export function makeApplications(seed: string, now: Date, person: DeveloperRows, market: Market, zeal?: Zeal): Rows {
  // The name of this sequence must stay: another one would make another demo world.
  const random = createRandom(`${seed}/moves/${person.user.email}`);
  const { developer } = person;
  const much = zeal ?? someZeal(random, developer);
  const whole = !developer.isShort;
  const seen = (job: Row<'jobs'>) => between(random, job.publishedAt ?? now, job.archivedAt ?? now);
  const since = (company: Row<'companies'>) =>
    between(random, new Date(Math.max(company.createdAt.getTime(), now.getTime() - 150 * day)), now);
  const inside = market.jobs.filter(({ externalUrl }) => externalUrl === null);
  const outside = market.jobs.filter(({ externalUrl }) => externalUrl !== null);
  const developerId = developer.id;
  return {
    companyLikes: random
      .sample(market.companies, much.likes)
      .map((company) => ({ developerId, companyId: company.id, likedAt: since(company) })),
    superlikes: random.sample(market.companies, whole ? much.superlikes : 0).map((company) => {
      const message = written(random, person, superlikeMessages);
      return { developerId, companyId: company.id, message, sentAt: since(company), ...waiting };
    }),
    jobApplications: random.sample(inside, whole ? much.applications : 0).map((job) => {
      const message = random.chance(0.7) ? written(random, person, applicationMessages) : null;
      return { developerId, jobId: job.id, message, appliedAt: seen(job), ...waiting };
    }),
    jobLinkClicks: random
      .sample(outside, much.clicks)
      .map((job) => ({ developerId, jobId: job.id, clickedAt: seen(job) })),
    ...makeViews(random, now, developerId, market, much.views),
  };
}

function someZeal(random: Random, { isShort, disabledAt, validationStatus }: DeveloperRows['developer']): Zeal {
  const justCame = validationStatus === 'waiting' || validationStatus === 'reviewed';
  if (disabledAt !== null || justCame) return { applications: 0, likes: 0, superlikes: 0, clicks: 0, views: 0 };
  const few = (chance: number, most: number) => (random.chance(chance) ? random.int(1, most) : 0);
  return {
    applications: few(0.3, 3),
    likes: few(0.2, 3),
    superlikes: few(0.06, 2),
    clicks: few(0.15, 2),
    views: !isShort && validationStatus === 'published' ? few(0.5, 4) : 0,
  };
}

type Messages = typeof applicationMessages | typeof superlikeMessages;

export function written(random: Random, { user, technologies }: DeveloperRows, messages: Messages): string {
  const locale = user.locale === 'en' ? 'en' : 'fr';
  const ids = technologies.map(({ technologyId }) => technologyId);
  const values = technologyValues(ids.length > 0 ? ids : ['git'], locale);
  return typeset(fill(random.pick<string>(messages[locale]), random, values), locale);
}

/**
 * Companies that looked at the developer, never today, so that a demo begins with all views of the day. Some added a
 * favourite.
 */
function makeViews(
  random: Random,
  now: Date,
  developerId: string,
  { companies, members }: Market,
  count: number,
): Rows {
  const views = new Map<string, Row<'companyViews'>>();
  const visits = new Map<string, Row<'developerVisits'>>();
  const kept = new Map<string, Row<'favourites'>>();
  for (let index = 0; index < count; index++) {
    const company = random.pick(companies);
    const team = members.filter(({ companyId }) => companyId === company.id);
    if (team.length === 0) continue;
    const { recruiterId } = random.pick(team);
    const seenAt = new Date(now.getTime() - random.int(2, 60) * day);
    const date = new Date(seenAt.toISOString().slice(0, 10));
    const key = `${company.id} ${date.getTime()}`;
    if (views.has(key)) continue;
    views.set(key, { companyId: company.id, developerId, day: date, recruiterId, seenAt });
    visits.set(key, { developerId, day: date, recruiterId, count: 1, lastAt: seenAt });
    if (random.chance(0.4))
      kept.set(recruiterId, { recruiterId, developerId, companyId: company.id, createdAt: seenAt });
  }
  return {
    companyViews: [...views.values()],
    developerVisits: [...visits.values()],
    favourites: [...kept.values()],
  };
}
