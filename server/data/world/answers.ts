import { daysAfter } from '../../../domain/contact/introductions/due.ts';
import { archivedStatuses, type IntroductionStatus } from '../../../domain/contact/introductions/status.ts';
import { isKnownToDeveloper } from '../../../domain/contact/introductions/timeline.ts';
import type { Place } from '../../../domain/contact/introductions/transitions.ts';
import { answerBefore, daysBetween, daysToAnswer, reminderDays } from '../../../domain/jobs/answers/deadline.ts';
import type { Market } from './applications.ts';
import { atOffice } from './dates.ts';
import { makeIntroduction } from './introductions.ts';
import { createRandom, type Random } from './random.ts';
import type { DeveloperRows, Row, Rows } from './rows.ts';
import { stories } from './stories.ts';

type Input = { seed: string; now: Date; market: Market; adminId: string | null };
type End = Pick<Row<'superlikes'>, 'reminded' | 'endedAt' | 'ending'>;

/** How many of the applications whose time is over were answered in it. */
const answered = 0.85;

/** An application that has just been made. */
export const waiting: End = { reminded: 0, endedAt: null, ending: null };

/**
 * How the applications of a developer ended: most that are older than 30 days were declined in time, the others were
 * closed. Younger ones wait, unless there is an introduction.
 */
export function settleApplications(input: Input, person: DeveloperRows, made: Rows): Rows {
  const companyOf = new Map(input.market.jobs.map(({ id, companyId }) => [id, companyId]));
  const random = createRandom(`${input.seed}/answers/${person.user.email}`);
  const answers = decline(input, random, person, made, companyOf);
  const introductions = [...(made.introductions ?? []), ...(answers.introductions ?? [])];
  const events = [...(made.introductionEvents ?? []), ...(answers.introductionEvents ?? [])];
  const end = (companyId: string | undefined, at: Date) =>
    endOf(
      input.now,
      at,
      introductions.filter((one) => one.companyId === companyId),
      events,
      isSeen(person),
    );
  return merged(made, answers, {
    superlikes: made.superlikes?.map((row) => ({ ...row, ...end(row.companyId, row.sentAt) })) ?? [],
    jobApplications:
      made.jobApplications?.map((row) => ({ ...row, ...end(companyOf.get(row.jobId), row.appliedAt) })) ?? [],
  });
}

/** Introductions that decline applications whose time is over, one for each company. */
function decline(
  { now, market, adminId }: Input,
  random: Random,
  person: DeveloperRows,
  { superlikes = [], jobApplications = [], introductions = [] }: Rows,
  companyOf: ReadonlyMap<string, string>,
): Rows {
  const first = new Map<string, Date>();
  const all = [
    ...superlikes.map(({ companyId, sentAt }) => ({ companyId, at: sentAt })),
    ...jobApplications.map(({ jobId, appliedAt }) => ({ companyId: companyOf.get(jobId) ?? '', at: appliedAt })),
  ];
  for (const { companyId, at } of all.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    if (!first.has(companyId)) first.set(companyId, at);
  let rows: Rows = {};
  for (const [companyId, at] of first) {
    // Always drawn, so that one developer's answers do not depend on those of others.
    const [lucky, days] = [random.chance(answered), random.int(1, 12)];
    const company = market.companies.find(({ id }) => id === companyId);
    const createdAt = atOffice(daysAfter(at, days));
    const talker = market.members.find(
      (one) => one.companyId === companyId && (one.admin || one.intros) && one.joinedAt < createdAt,
    );
    if (!lucky || !company || !talker || !isSeen(person) || daysBetween(at, now) < daysToAnswer) continue;
    if (introductions.some((one) => one.companyId === companyId)) continue;
    const recruiter = { id: talker.recruiterId, name: market.names.get(talker.recruiterId) ?? '' };
    const cast = { person, company, recruiter, adminId, assignedJob: null };
    rows = merged(rows, makeIntroduction(random, now, stories.declined, cast, createdAt));
  }
  return rows;
}

const isSeen = ({ developer }: DeveloperRows): boolean => developer.disabledAt === null && !developer.isShort;

/** The end that the product would have stored (docs/product/jobs.md, The end of an application). */
function endOf(
  now: Date,
  at: Date,
  introductions: readonly Row<'introductions'>[],
  events: readonly Row<'introductionEvents'>[],
  seen: boolean,
): End {
  const ids = introductions.map(({ id }) => id);
  const answer = events
    .filter(({ fromStatus, toStatus }) =>
      isKnownToDeveloper((fromStatus ?? 'none') as Place, toStatus as IntroductionStatus),
    )
    .filter((one) => ids.includes(one.introductionId) && one.actorKind === 'recruiter' && one.at >= at)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];
  if (answer) return { reminded: 0, endedAt: answer.at, ending: 'answered' };
  const underWay = introductions.some(({ status }) => archivedStatuses.every((archived) => archived !== status));
  if (underWay || introductions.some(({ statusSince }) => statusSince >= at))
    return { reminded: 0, endedAt: at, ending: 'conversation' };
  const days = daysBetween(at, now);
  const reminded = reminderDays.findLast((day) => day <= days) ?? 0;
  if (days < daysToAnswer) return { ...waiting, reminded };
  return { reminded, endedAt: new Date(answerBefore(at)), ending: seen ? 'unanswered' : 'unseen' };
}

/** The rows of all; the last one replaces the applications. */
function merged(...all: Rows[]): Rows {
  const rows: Rows = {};
  for (const one of all)
    for (const [table, more] of Object.entries(one) as [keyof Rows, never[]][])
      rows[table] = (
        table === 'superlikes' || table === 'jobApplications' ? more : [...(rows[table] ?? []), ...more]
      ) as never;
  return rows;
}
