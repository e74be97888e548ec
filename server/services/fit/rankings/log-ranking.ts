import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FitPart } from '../../../../domain/fit/fit.ts';
import { type RankingKind, type Ties, writePlan, writeSeeker } from '../../../../domain/fit/log.ts';
import type { RankedList } from '../../../../domain/fit/offer.ts';
import type { FitPerson } from '../../../../domain/fit/person.ts';
import type { FitPlan } from '../../../../domain/fit/plan.ts';
import { fitVersion } from '../../../../domain/fit/weights.ts';
import type { Context } from '../../../context.ts';
import type { NamedFit } from '../explain-people.ts';
import type { ScoredOffer } from '../offers/explain-offer.ts';

/** One line of a ranking: a person, or an offer; `facts` is what the rule read of it. */
type Result = {
  place: number;
  developerId?: string;
  jobId?: string;
  /** Lines of a higher tier come first, whatever their score. */
  tier?: number;
  score: number;
  parts: readonly FitPart[];
  facts: object;
  ties: Ties;
};
type Ranking = {
  kind: RankingKind;
  /** The person whose offers these are. */
  developerId?: string;
  /** Who reads it, where that is not the viewer of this moment. */
  readerId?: string | undefined;
  day: number;
  inputs: object;
  results: readonly Result[];
};
type Logger = Pick<Context, 'db' | 'log' | 'ports' | 'viewer'>;
type ShownPerson = { developerId: string; place: number; tier?: number; fit: NamedFit; person: FitPerson; ties: Ties };

/** docs/product/fit.md, Log: one page of people, as it was shown. */
export function logPeople(
  context: Logger,
  {
    plan,
    day,
    radius,
    results,
  }: { plan: FitPlan; day: number; radius: number | undefined; results: readonly ShownPerson[] },
): Promise<void> {
  return logRanking(context, () => ({
    kind: 'people',
    day,
    inputs: writePlan(
      plan,
      results.map(({ person }) => person),
      plan.need.place && radius,
    ),
    results: results.map(({ developerId, place, tier = 0, fit, person, ties }) => ({
      place,
      developerId,
      tier,
      score: fit.score,
      parts: partsOf(fit),
      facts: person,
      ties,
    })),
  }));
}

type ShownOffer = ScoredOffer & { jobId: string; place: number; ties: Ties };

/** Where an offer stood, and what decides between equal scores. */
export function placed({ id, publishedAt }: { id: string; publishedAt: string }, place: number) {
  return { jobId: id, place, ties: [publishedAt, id] };
}

type ShownOffers = {
  list: RankedList;
  person: FitPerson;
  day: number;
  results: readonly ShownOffer[];
  /** Of an e-mail, which no one has asked for at this moment. */
  readerId?: string;
};

/**
 * docs/product/fit.md, Log: one page of offers, as the developer who reads it was shown it; of similar offers `person`
 * is a person like the offer.
 */
export async function logOffers(context: Logger, { list, person, day, results, readerId }: ShownOffers): Promise<void> {
  const developerId = readerId ?? context.viewer?.userId;
  if (developerId === undefined) return;
  await logRanking(context, () => ({
    kind: 'offers',
    developerId,
    readerId,
    day,
    inputs: writeSeeker(person, list),
    results: results.map(({ plan, ...result }) => ({ ...result, facts: writePlan(plan, [person]) })),
  }));
}

const partsOf = ({ lines }: NamedFit): FitPart[] =>
  lines.map(({ name, id, points, most }) => (id === undefined ? { name, points, most } : { name, id, points, most }));

/**
 * Writes a ranking with its results in one statement. Never fails: the page that was shown is not taken back because its
 * log could not be written. People and offers that were deleted meanwhile are left out.
 */
export async function logRanking(context: Logger, make: () => Ranking): Promise<void> {
  try {
    const ranking = make();
    if (ranking.results.length > 0) await write(context, ranking);
  } catch (error) {
    context.log.error({ err: error }, 'a ranking was shown and could not be logged');
  }
}

async function write({ db, ports, viewer }: Logger, ranking: Ranking): Promise<void> {
  const { kind, developerId = null, day } = ranking;
  const madeAt = ports.clock.now();
  // What an administrator reads in another name is read by the team.
  const viewerId = ranking.readerId ?? viewer?.impersonator?.userId ?? viewer?.userId ?? null;
  const companyId = viewer?.impersonator ? null : (viewer?.membership?.companyId ?? null);
  const inputs = JSON.stringify(ranking.inputs);
  const results = JSON.stringify(
    ranking.results.map(({ developerId: person = null, jobId = null, tier = 0, ...one }) => ({
      ...one,
      tier,
      developer_id: person,
      job_id: jobId,
    })),
  );
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([kind, viewerId, companyId, developerId, fitVersion, day, inputs, results]))
    .digest('base64url');
  await sql`
    with ranking as (
      insert into rankings (kind, made_at, viewer_id, company_id, developer_id, fit_version, day, inputs, fingerprint)
      values (${kind}, ${madeAt}, ${viewerId}, ${companyId}, ${developerId}, ${fitVersion}, ${day}, ${inputs}, ${fingerprint})
      on conflict (fingerprint) do nothing returning id, made_at)
    insert into ranking_results (ranking_id, place, developer_id, job_id, made_at, tier, score, parts, facts, ties)
    select ranking.id, r.place, r.developer_id, r.job_id, ranking.made_at, r.tier, r.score, r.parts, r.facts, r.ties
    from ranking, json_to_recordset(${results}) as r (place int, developer_id uuid, job_id uuid, tier smallint,
      score smallint, parts jsonb, facts jsonb, ties jsonb)
    where exists (select from developers d where d.id = r.developer_id) or exists (select from jobs j where j.id = r.job_id)`.execute(
    db,
  );
}
