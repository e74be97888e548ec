import { alsoSpontaneous, replyContent } from '../../../../domain/contact/dialogs/reply-content.ts';
import type { Interaction } from '../../../../domain/contact/interaction.ts';
import type { Database } from '../../../data/database.ts';

type NamedJob = { id: string; title: string | null };

/** What the reply dialog shows about the developer's application. */
export type ApplicationToAnswer = (
  | { kind: 'jobs'; jobs: NamedJob[]; message: string | null }
  | { kind: 'remoteJobs'; jobs: NamedJob[] }
  | { kind: 'liked' | 'spontaneous' }
) & {
  /** The message of a spontaneous application, which may exist beside other applications. */
  spontaneousMessage: string | null;
};

/** The caller has checked the permission: messages to a company are for its recruiters. */
export async function readApplication(
  db: Database,
  companyId: string,
  developerId: string,
  interaction: Interaction,
): Promise<ApplicationToAnswer> {
  const content = replyContent(interaction);
  const spontaneousMessage =
    content.kind === 'spontaneous' || alsoSpontaneous(interaction)
      ? await superlikeMessage(db, companyId, developerId)
      : null;
  switch (content.kind) {
    case 'jobs': {
      const jobs = await namedJobs(db, companyId, content.jobIds);
      const message = await applicationMessage(db, developerId, content.messageJobId);
      return { kind: 'jobs', jobs, message, spontaneousMessage };
    }
    case 'remoteJobs':
      return { kind: 'remoteJobs', jobs: await namedJobs(db, companyId, content.jobIds), spontaneousMessage };
    case 'liked':
    case 'spontaneous':
      return { kind: content.kind, spontaneousMessage };
  }
}

/** In the order of `ids`. */
async function namedJobs(db: Database, companyId: string, ids: string[]): Promise<NamedJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

async function applicationMessage(db: Database, developerId: string, jobId: string | undefined) {
  if (!jobId) return null;
  const row = await db
    .selectFrom('jobApplications')
    .select('message')
    .where('developerId', '=', developerId)
    .where('jobId', '=', jobId)
    .executeTakeFirst();
  return row?.message ?? null;
}

async function superlikeMessage(db: Database, companyId: string, developerId: string) {
  const row = await db
    .selectFrom('superlikes')
    .select('message')
    .where('developerId', '=', developerId)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return row?.message ?? null;
}
