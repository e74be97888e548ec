import { sql } from 'kysely';
import type { DeclineReason } from '../../../../domain/contact/dialogs/reply-draft.ts';
import { emailsOf } from '../../../../domain/contact/introductions/emails.ts';
import type { IntroductionEvent } from '../../../../domain/contact/introductions/event.ts';
import { companyIsToldWhileFrozen } from '../../../../domain/contact/introductions/frozen.ts';
import type { IntroductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { isKnownToDeveloper } from '../../../../domain/contact/introductions/timeline.ts';
import { type TermsView, termsLine } from '../../../../domain/contact/terms/terms-view.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { shownTerms } from '../terms/shown-terms.ts';
import { type Reader, readFollowers, readReader } from './followers.ts';

type Row = {
  event: IntroductionEvent;
  fromStatus: IntroductionStatus | null;
  toStatus: IntroductionStatus;
  word: string | null;
  introductionId: string;
  developerId: string;
  person: string;
  company: string;
  /** The company is not validated. */
  frozen: boolean;
  declineCode: DeclineReason | null;
  declineMessage: string | null;
  firstMessage: string | null;
  termsFr: TermsView | null;
  termsEn: TermsView | null;
};

/** Queues the e-mails of a timeline entry once per reader; a task that runs again does nothing. */
export async function queueIntroductionEmail(
  { db, config }: Pick<Runtime, 'db' | 'config'>,
  eventId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await readRow(trx, eventId);
    if (!row) return;
    for (const { to, email } of emailsOf(row.event)) {
      for (const user of await readersOf(trx, to, row)) {
        const key = `${email}:${eventId}:${user.id}`;
        await queueEmail(trx, config, { template: email, user, data: wordsOf(row, user.locale), key });
      }
      if (email === 'introduction-request') await noteAsTold(trx, row);
    }
  });
}

/**
 * A developer is not told of a request that the team stopped before it reached them, a company without validation not of
 * what developers answer.
 */
async function readersOf(trx: Trx, to: 'developer' | 'company', row: Row): Promise<Reader[]> {
  if (to === 'company')
    return row.frozen && !companyIsToldWhileFrozen(row.event) ? [] : readFollowers(trx, row.introductionId);
  return isKnownToDeveloper(row.fromStatus ?? 'none', row.toStatus) ? readReader(trx, row.developerId) : [];
}

function wordsOf({ introductionId, developerId, person, company, word, ...row }: Row, locale: Locale) {
  const said = row.event === 'declineApplication' ? row.declineMessage : (word ?? quoted(row));
  return {
    introductionId,
    developerId,
    person,
    company,
    ...(said && { reason: said }),
    ...(row.declineCode && { decline: row.declineCode }),
    ...offered(locale === 'fr' ? row.termsFr : row.termsEn, locale),
  };
}

/** docs/product/contact.md, What a request offers. */
function offered(terms: TermsView | null, locale: Locale) {
  if (!terms) return {};
  return { terms: termsLine(locale, terms), ...(terms.offer?.title && { offer: terms.offer.title }) };
}

/** The e-mail of a request contains its first message. */
function quoted({ event, firstMessage }: Pick<Row, 'event' | 'firstMessage'>): string | null {
  return event === 'request' || event === 'release' ? firstMessage : null;
}

async function readRow(trx: Trx, eventId: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select e.event, e.from_status, e.to_status, e.word, i.id as introduction_id, i.developer_id, d.display_name as person, c.name as company,
      c.validated_at is null as frozen, i.decline_code, i.decline_message,
      (select m.body from messages m where m.introduction_id = i.id and m.position = 1) as first_message,
      ${shownTerms('fr')} as terms_fr, ${shownTerms('en')} as terms_en
    from introduction_events e join introductions i on i.id = e.introduction_id
    join developers d on d.id = i.developer_id join companies c on c.id = i.company_id
    where e.id = ${eventId}`.execute(trx);
  return rows[0];
}

/** The e-mail contains the first message, so no other e-mail is sent about it. */
async function noteAsTold(trx: Trx, { introductionId, developerId }: Row): Promise<void> {
  await sql`
    insert into conversation_reads as known (introduction_id, user_id, told_position)
    values (${introductionId}, ${developerId}, 1)
    on conflict (introduction_id, user_id) do update set told_position = greatest(known.told_position, 1)`.execute(trx);
}
