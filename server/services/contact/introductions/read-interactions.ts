import { sql } from 'kysely';
import { type Interaction, lastAppliedAt, noInteraction } from '../../../../domain/contact/interaction.ts';
import { isCurrent } from '../../../../domain/contact/introductions/current.ts';
import type { IntroductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { Writer } from '../../../data/database.ts';

type Like = { jobId: string; at: number; ats: boolean };
type Row = {
  developerId: string;
  introId: string | null;
  status: number | null;
  since: Date | null;
  applications: Like[];
  clicks: { jobId: string; at: number }[];
  liked: Date | null;
  superliked: Date | null;
  superlikedAts: boolean | null;
};

const nothing = { applications: [], clicks: [], liked: null, superliked: null, superlikedAts: null };

/** Every relation of these developers to a company, as defined in domain/contact/interaction.ts. */
export async function readInteractions(
  db: Writer,
  companyId: string,
  developerIds: readonly string[],
  now: Date,
  /** Developers who hide from the company: their actions are left out. */
  unseen: ReadonlySet<string> = new Set(),
): Promise<Map<string, Interaction>> {
  const { rows } = await sql<Row>`
    select d.id as developer_id, i.id as intro_id, i.status, i.status_since as since, l.liked_at as liked,
      s.sent_at as superliked, s.source = 'ats' as superliked_ats,
      (select coalesce(json_agg(json_build_object('jobId', a.job_id, 'ats', a.source = 'ats',
          'at', (extract(epoch from a.applied_at) * 1000)::float8)), '[]')
        from job_applications a join jobs j on j.id = a.job_id
        where a.developer_id = d.id and j.company_id = ${companyId}) as applications,
      (select coalesce(json_agg(json_build_object('jobId', k.job_id,
          'at', (extract(epoch from k.clicked_at) * 1000)::float8)), '[]')
        from job_link_clicks k join jobs j on j.id = k.job_id
        where k.developer_id = d.id and j.company_id = ${companyId}) as clicks
    from unnest(${developerIds}::uuid[]) d (id)
    left join company_likes l on l.developer_id = d.id and l.company_id = ${companyId}
    left join superlikes s on s.developer_id = d.id and s.company_id = ${companyId}
    left join lateral (select id, status, status_since from introductions
      where company_id = ${companyId} and developer_id = d.id order by created_at desc, id desc limit 1) i on true`.execute(
    db,
  );
  return new Map(
    rows.map((row) => [
      row.developerId,
      interactionOf(unseen.has(row.developerId) ? { ...row, ...nothing } : row, now),
    ]),
  );
}

export async function readInteraction(
  db: Writer,
  companyId: string,
  developerId: string,
  now: Date,
): Promise<Interaction> {
  return (await readInteractions(db, companyId, [developerId], now)).get(developerId) ?? noInteraction;
}

function interactionOf(row: Row, now: Date): Interaction {
  const like = ({ jobId, at }: { jobId: string; at: number }) => ({ jobId, at: new Date(at) });
  const interaction: Interaction = {
    introId: null,
    jobLikes: row.applications.filter(({ ats }) => !ats).map(like),
    atsJobLikes: row.applications.filter(({ ats }) => ats).map(like),
    remoteJobLikes: row.clicks.map(like),
    liked: row.liked,
    superliked: row.superlikedAts ? null : row.superliked,
    atsSuperliked: row.superlikedAts ? row.superliked : null,
  };
  if (!row.introId || row.status === null || !row.since) return interaction;
  const latest = { status: row.status as IntroductionStatus, since: row.since };
  const stands = isCurrent(latest, { lastAppliedAt: lastAppliedAt(interaction), now });
  return stands ? { ...interaction, introId: row.introId } : interaction;
}
