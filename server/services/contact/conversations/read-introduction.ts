import { sql } from 'kysely';
import type { DeclineReason } from '../../../../domain/contact/dialogs/reply-draft.ts';
import type { IntroductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { TermsView } from '../../../../domain/contact/terms/terms-view.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Writer } from '../../../data/database.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { isReplaced } from '../introductions/is-replaced.ts';
import { shownTerms } from '../terms/shown-terms.ts';
import type { Party } from './permit.ts';
import { reachedDeveloper } from './reached.ts';

export type IntroductionRow = {
  id: string;
  companyId: string;
  developerId: string;
  status: IntroductionStatus;
  statusSince: Date;
  contactGiven: boolean;
  remindedAt: Date | null;
  declineCode: DeclineReason | null;
  declineMessage: string | null;
  messageCount: number;
  /** The company is not validated. */
  frozen: boolean;
  /** There is a later introduction of the two. */
  replaced: boolean;
  companyAlias: string | null;
  companyName: string;
  logo: Json | null;
  logoHandle: string | null;
  developerAlias: string;
  developerName: string;
  avatar: Json | null;
  profilePicHandle: string | null;
  ownRead: number;
  otherRead: number;
  terms: TermsView | null;
  reportedAt: Date | null;
};

/** One introduction as one of its two sides may see it; other users get NotFound. */
export async function readIntroduction(
  db: Writer,
  party: Party,
  id: string,
  locale: Locale = 'fr',
): Promise<IntroductionRow> {
  const { side, userId, whose } = party;
  const own =
    'companyId' in whose
      ? sql`i.company_id = ${whose.companyId}`
      : sql`i.developer_id = ${whose.developerId} and ${reachedDeveloper}`;
  // A company has read what at least one of its recruiters has read.
  const others = side === 'developer' ? sql`r.user_id <> i.developer_id` : sql`r.user_id = i.developer_id`;
  const { rows } = await sql<IntroductionRow>`
    select i.id, i.company_id, i.developer_id, i.status, i.status_since, i.contact_given, i.reminded_at, i.decline_code,
      i.decline_message, i.message_count, c.validated_at is null as frozen, ${isReplaced} as replaced, c.seo_alias as company_alias, c.name as company_name, c.logo, c.logo_handle,
      coalesce(d.seo_alias, d.id::text) as developer_alias, d.display_name as developer_name, d.avatar, d.profile_pic_handle,
      coalesce((select r.read_position from conversation_reads r
        where r.introduction_id = i.id and r.user_id = ${userId}), 0) as own_read,
      coalesce((select max(r.read_position) from conversation_reads r
        where r.introduction_id = i.id and ${others}), 0) as other_read,
      ${shownTerms(locale)} as terms,
      (select r.created_at from conversation_reports r
        where r.introduction_id = i.id and r.reporter_id = ${userId} and r.handled_at is null) as reported_at
    from introductions i join companies c on c.id = i.company_id join developers d on d.id = i.developer_id
    where i.id = ${id} and ${own}`.execute(db);
  const [row] = rows;
  if (!row) throw new NotFound();
  return row;
}
