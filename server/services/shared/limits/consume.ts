import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { TooMany } from '../../../../domain/refusals.ts';
import type { Writer } from '../../../data/database.ts';

/** How often something may be done by one account or address, within a number of seconds. */
export type Limit = { name: string; times: number; seconds: number };

export const limits = {
  signInByAddress: { name: 'sign-in-address', times: 60, seconds: 15 * 60 },
  signUpByAddress: { name: 'sign-up-address', times: 20, seconds: 60 * 60 },
  // Per account that sends; the e-mails to one mailbox are limited in domain/account/pace.ts.
  mailByAccount: { name: 'mail-account', times: 5, seconds: 60 * 60 },
  resetByTeam: { name: 'reset-team', times: 5, seconds: 60 * 60 },
  mailByAddress: { name: 'mail-address', times: 30, seconds: 60 * 60 },
  codeByAddress: { name: 'code-address', times: 30, seconds: 15 * 60 },
  supportByAddress: { name: 'support-address', times: 20, seconds: 60 * 60 },
  reportByVisitor: { name: 'report-visitor', times: 5, seconds: 60 * 60 },
  // A visitor who reports a profile may type the address of another person.
  receiptToAddress: { name: 'receipt-to', times: 3, seconds: 60 * 60 },
  importByAccount: { name: 'import-account', times: 60, seconds: 60 * 60 },
  resumeByAccount: { name: 'resume-account', times: 120, seconds: 60 * 60 },
  companyByAccount: { name: 'company-account', times: 10, seconds: 24 * 60 * 60 },
  joinByAccount: { name: 'join-account', times: 10, seconds: 60 * 60 },
  inviteByAccount: { name: 'invite-account', times: 60, seconds: 24 * 60 * 60 },
  // E-mails that contain a company name which the team has not validated yet.
  inviteWhileWaiting: { name: 'invite-waiting', times: 5, seconds: 24 * 60 * 60 },
  inviteToAddress: { name: 'invite-to', times: 5, seconds: 60 * 60 },
  invitationByAddress: { name: 'invitation-address', times: 60, seconds: 15 * 60 },
  sessionByAccount: { name: 'session-account', times: 60, seconds: 60 * 60 },
  // A class or a meet-up may take tests from one address.
  sessionByAddress: { name: 'session-address', times: 600, seconds: 60 * 60 },
  confirmationByAccount: { name: 'confirmation-account', times: 30, seconds: 60 * 60 },
  badgeByAccount: { name: 'badge-account', times: 20, seconds: 24 * 60 * 60 },
  visitByAddress: { name: 'visit-address', times: 600, seconds: 60 * 60 },
  offerViewByAddress: { name: 'offer-view-address', times: 240, seconds: 60 * 60 },
  // Several people of one household or office may read the same offer.
  viewOfOfferByAddress: { name: 'view-of-offer', times: 20, seconds: 24 * 60 * 60 },
  voteByAccount: { name: 'vote-account', times: 120, seconds: 60 * 60 },
  commentByAccount: { name: 'comment-account', times: 20, seconds: 60 * 60 },
  contributionByAccount: { name: 'contribution-account', times: 40, seconds: 24 * 60 * 60 },
  // Requested while the user types.
  similarByAccount: { name: 'similar-account', times: 600, seconds: 60 * 60 },
  questionReport: { name: 'question-report', times: 20, seconds: 60 * 60 },
  conversationReport: { name: 'conversation-report', times: 20, seconds: 60 * 60 },
  // Requested each time the user opens the preview tab of the form.
  previewByAccount: { name: 'preview-account', times: 120, seconds: 60 * 60 },
  // Reading a long text takes some milliseconds of the processor.
  jobTextByAccount: { name: 'job-text-account', times: 60, seconds: 60 * 60 },
  applicationByAccount: { name: 'application-account', times: 240, seconds: 60 * 60 },
  meetingByAccount: { name: 'meeting-account', times: 120, seconds: 60 * 60 },
  messageByAccount: { name: 'message-account', times: 30, seconds: 60 },
  // Not stored, and the browser sends one every few seconds.
  typingByAccount: { name: 'typing-account', times: 60, seconds: 60 },
  imageByAccount: { name: 'image-account', times: 60, seconds: 60 * 60 },
  // Pictures that are not cached. Sites that show shared links request a few in an hour, search engines some hundred.
  drawingByAddress: { name: 'drawing-address', times: 600, seconds: 60 * 60 },
  apiByKey: { name: 'api-key', times: 600, seconds: 60 },
  wrongKeyByAddress: { name: 'api-wrong-key', times: 60, seconds: 15 * 60 },
  // E-mails that a company's own system causes.
  atsEmailByCompany: { name: 'ats-email', times: 1000, seconds: 24 * 60 * 60 },
  atsEmailToPerson: { name: 'ats-email-to', times: 5, seconds: 24 * 60 * 60 },
  rankingRequestByAccount: { name: 'ranking-request', times: 5, seconds: 24 * 60 * 60 },
  candidateExportByAccount: { name: 'candidate-export', times: 30, seconds: 60 * 60 },
  exportByAccount: { name: 'export-account', times: 10, seconds: 60 * 60 },
  cvByAccount: { name: 'cv-account', times: 20, seconds: 60 * 60 },
  messageFileByAccount: { name: 'message-file', times: 30, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

/**
 * Counts one use, in one statement shared by all processes; throws TooMany once the limit is passed. The key is hashed,
 * so that the table contains no address.
 */
export async function consume(writer: Writer, limit: Limit, who: string): Promise<void> {
  const key = `${limit.name}:${createHash('sha256').update(who).digest('base64url')}`;
  const { rows } = await sql<{ count: number; remaining: number }>`
    insert into rate_limits as limited (key, window_ends_at, count)
    values (${key}, now() + make_interval(secs => ${limit.seconds}), 1)
    on conflict (key) do update set
      count = case when limited.window_ends_at <= now() then 1 else limited.count + 1 end,
      window_ends_at = case when limited.window_ends_at <= now() then excluded.window_ends_at else limited.window_ends_at end
    returning count, ceil(extract(epoch from window_ends_at - now()))::int as remaining`.execute(writer);
  const row = rows[0];
  if (row && row.count > limit.times) throw new TooMany(row.remaining);
}
