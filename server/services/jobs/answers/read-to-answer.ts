import { sql } from 'kysely';
import { archivedStatuses } from '../../../../domain/contact/introductions/status.ts';
import { dayOf } from '../../../../domain/day.ts';
import { answerBefore, isUrgent } from '../../../../domain/jobs/answers/deadline.ts';
import { canTalkForCompany } from '../../../../domain/permissions/contact.ts';
import type { Context } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { developerShownTo } from '../../../search/library/conditions.ts';
import { companyInQuestion } from '../../library/resolve-query.ts';
import { pictureOf } from '../../profile/show-cards.ts';
import { isOverdueOn, waitingApplications } from './waiting-applications.ts';

export type ToAnswer = {
  developerId: string;
  name: string;
  avatar: Json | null;
  profilePicHandle: string | null;
  /** Null for a spontaneous application. */
  jobId: string | null;
  title: string | null;
  countedFrom: Date;
  reminded: number;
  /** How many there are, when not all are read. */
  total: number;
};

/**
 * The applications that a company has to answer here, the most urgent first: not those of developers whom it does not
 * see, nor those that it answers in its own recruiting tool, nor those that another decision about the two keeps it from
 * answering. All of them, or the first `most`.
 */
export async function readToAnswer(db: Writer, companyId: string, now: Date, most?: number): Promise<ToAnswer[]> {
  const shown = developerShownTo(await companyInQuestion(db, companyId), 'd.id');
  const { rows } = await sql<ToAnswer>`
    select w.developer_id, d.display_name as name, d.avatar, d.profile_pic_handle, w.job_id, j.title, w.counted_from, w.reminded,
      (count(*) over ())::int as total
    from (${waitingApplications(companyId)}) w join developers d on d.id = w.developer_id left join jobs j on j.id = w.job_id
    where not w.elsewhere and not ${isOverdueOn(dayOf(now))} and d.disabled_at is null and not d.is_short and ${shown}
      and not exists (select from introductions i where i.company_id = w.company_id and i.developer_id = w.developer_id
        and (i.status <> all(${archivedStatuses}) or i.status_since >= w.applied_at))
    order by w.counted_from, w.developer_id, w.job_id limit ${most ?? null}::int`.execute(db);
  return rows;
}

/** For the home page of a recruiter: how many applications wait, and the most urgent ones. */
export type Awaited = {
  count: number;
  first: (Pick<ToAnswer, 'developerId' | 'jobId' | 'name' | 'title'> & {
    picture: string | undefined;
    before: string;
    urgent: boolean;
  })[];
};
const mostOnHome = 5;

/** Undefined for a member who may not answer. */
export async function readAwaited({ db, ports, viewer }: Context): Promise<Awaited | undefined> {
  if (!canTalkForCompany(viewer)) return undefined;
  const now = ports.clock.now();
  const waiting = await readToAnswer(db, viewer.membership.companyId, now, mostOnHome);
  return {
    count: waiting[0]?.total ?? 0,
    first: waiting.map(({ developerId, jobId, name, avatar, profilePicHandle, title, countedFrom }) => ({
      developerId,
      jobId,
      name,
      picture: pictureOf({ id: developerId, avatar, profilePicHandle }),
      title,
      before: answerBefore(countedFrom),
      urgent: isUrgent(countedFrom, now),
    })),
  };
}
