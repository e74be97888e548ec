import { daysAfter } from '../../../domain/contact/introductions/due.ts';
import { profileState } from '../../../domain/profile/state/profile-state.ts';
import { accountId } from './accounts.ts';
import { waiting } from './answers.ts';
import { type Market, written } from './applications.ts';
import { reviewedAlias } from './companies.ts';
import { superlikeMessages } from './content/applications.ts';
import { atOffice, between, daysAgo } from './dates.ts';
import { makeIntroduction } from './introductions.ts';
import { createRandom, type Random } from './random.ts';
import type { DeveloperRows, Row, Rows } from './rows.ts';
import { makeSelected } from './selected.ts';
import { type Story, type StoryName, stories } from './stories.ts';

type Role = { story: StoryName; alias: string };
export type CastingInput = { seed: string; now: Date; market: Market; adminId: string | null };

/** The introductions of the first recruiter account: every status except those that the team reviews. */
const first: StoryName[] = [
  'waiting',
  'reminded',
  'accepted',
  'applicant',
  'acceptedWithoutDetails',
  'refused',
  'unanswered',
  'reopened',
  'hired',
  'archived',
  'silent',
  'declined',
  'withdrawn',
  'cancelled',
  'waiting',
  'accepted',
];
const second: StoryName[] = ['waiting', 'accepted', 'refused', 'unanswered', 'applicant'];

const reviewed: StoryName[] = ['held', 'held', 'heldBack', 'accepted'];

/** Plans that allow no requests, or only to interns. */
const writesToNobody = ['id0', 'freemium', 'partner'];
const othersToo = 0.25;

/**
 * Assigns the stories to developers in the order of the seed. Developers on the first page of the CV library are left
 * out, so that a demo has people there who can still be contacted.
 */
export function createCasting(input: CastingInput): (person: DeveloperRows, applications: Rows) => Rows {
  const { seed, now, market, adminId } = input;
  const roles: Role[] = [
    ...first.map((story) => ({ story, alias: 'mareva' })),
    ...reviewed.map((story) => ({ story, alias: reviewedAlias })),
    ...second.map((story) => ({ story, alias: 'cadrantia' })),
  ];
  const select = makeSelected(now, market, accountId(15));
  return (person, applications) => {
    if (!isCastable(person, now)) return {};
    const random = createRandom(`${seed}/introduction/${person.user.email}`);
    const known = companiesOf(applications, market);
    const index = roles.findIndex(({ alias }) => !known.has(idOf(market, alias)));
    const [role] = index === -1 ? [] : roles.splice(index, 1);
    if (!role) {
      const selected = select(person, known);
      if (selected) return selected;
    }
    const cast = role ?? (random.chance(othersToo) ? anyRole(random, market, known) : undefined);
    return (cast && introduce(random, { now, market, adminId }, person, applications, cast)) ?? {};
  };
}

/** One introduction for one developer; undefined when the company has no recruiter who could have written. */
export function introduce(
  random: Random,
  { now, market, adminId }: Omit<CastingInput, 'seed'>,
  person: DeveloperRows,
  applications: Rows,
  { story: name, alias }: Role,
): Rows | undefined {
  const story: Story = stories[name];
  const company = market.companies.find(({ seoAlias }) => seoAlias === alias);
  if (!company) return undefined;
  const { createdAt, rows } = beginning(random, now, story, person, company, applications);
  const recruiterId = recruiterOf(random, market, company.id, createdAt);
  if (!recruiterId) return undefined;
  const recruiter = { id: recruiterId, name: market.names.get(recruiterId) ?? '' };
  const own = market.jobs.filter(({ companyId, status }) => companyId === company.id && status === 'JOB_PUBLISHED');
  const assignedJob = own.length > 0 && random.chance(0.6) ? random.pick(own) : null;
  const cast = { person, company, recruiter, adminId, assignedJob };
  return { ...rows, ...makeIntroduction(random, now, story, cast, createdAt) };
}

/** Complete, visible, and not among the first results of the library. */
function isCastable({ developer, confidential }: DeveloperRows, now: Date): boolean {
  const listed = profileState({ ...developer, disabled: developer.disabledAt !== null }) === 'published';
  return listed && confidential.boost === 0 && developer.lastUpdate < daysAfter(now, -20);
}

function anyRole(random: Random, { companies }: Market, known: ReadonlySet<string>): Role | undefined {
  const names = (Object.keys(stories) as StoryName[]).filter((name) => !name.startsWith('held'));
  const free = companies.filter(({ id, planId }) => !known.has(id) && !writesToNobody.includes(planId));
  const company = free.length > 0 ? random.pick(free) : undefined;
  return company?.seoAlias ? { story: random.pick(names), alias: company.seoAlias } : undefined;
}

/** Companies that the developer has liked or applied to: an introduction there begins with that, not with a request. */
export function companiesOf(
  { companyLikes = [], superlikes = [], jobApplications = [], jobLinkClicks = [] }: Rows,
  { jobs }: Market,
): Set<string> {
  const offered = new Map(jobs.map(({ id, companyId }) => [id, companyId]));
  const viaJobs = [...jobApplications, ...jobLinkClicks].flatMap(({ jobId }) => offered.get(jobId) ?? []);
  return new Set([...[...companyLikes, ...superlikes].map(({ companyId }) => companyId), ...viaJobs]);
}

const idOf = ({ companies }: Market, alias: string) => companies.find(({ seoAlias }) => seoAlias === alias)?.id ?? '';

/** Mostly the first member of the team, who may be a demo account. */
function recruiterOf(random: Random, { members }: Market, companyId: string, since: Date): string | undefined {
  const team = members.filter((one) => one.companyId === companyId && (one.admin || one.intros));
  const there = team.filter(({ joinedAt }) => joinedAt < since);
  if (there.length === 0) return undefined;
  return random.chance(0.7) ? there[0]?.recruiterId : random.pick(there).recruiterId;
}

/**
 * When the introduction began; one that answers an application began after that application, which is created if
 * needed.
 */
function beginning(
  random: Random,
  now: Date,
  { begins, age: [least, most] }: Story,
  person: DeveloperRows,
  { id: companyId }: Row<'companies'>,
  { superlikes = [] }: Rows,
): { createdAt: Date; rows: Rows } {
  const wished = daysAgo(random, now, least, most);
  const createdAt = atOffice(wished) < now ? atOffice(wished) : wished;
  if (begins === 'request') return { createdAt, rows: {} };
  const made = superlikes.find((one) => one.companyId === companyId);
  if (made) return { createdAt: between(random, made.sentAt, createdAt > made.sentAt ? createdAt : now), rows: {} };
  const developerId = person.developer.id;
  const sentAt = daysAfter(createdAt, -random.int(1, 6));
  return {
    createdAt,
    rows: {
      superlikes: [{ developerId, companyId, message: written(random, person, superlikeMessages), sentAt, ...waiting }],
    },
  };
}
