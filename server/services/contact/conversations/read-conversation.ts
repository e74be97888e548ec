import type { DeclineFeedback } from '../../../../domain/contact/dialogs/decline.ts';
import { type DeveloperAct, possibleActs, type RecruiterAct } from '../../../../domain/contact/introductions/acts.ts';
import { type IntroductionStatus, type Phase, phaseOf } from '../../../../domain/contact/introductions/status.ts';
import type { TermsView } from '../../../../domain/contact/terms/terms-view.ts';
import { imageAddress } from '../../../../domain/image-address.ts';
import type { Context } from '../../../context.ts';
import { type CompanyMark, companyMark } from '../../jobs/company-mark.ts';
import { avatarAddress } from '../../profile/avatars/picture-address.ts';
import { type Meetings, readMeetings } from '../meetings/read-meetings.ts';
import { type Party, permitConversation, type Side } from './permit.ts';
import { type IntroductionRow, readIntroduction } from './read-introduction.ts';
import { type Letter, readLetters } from './read-letters.ts';
import { type ConversationLine, readLines } from './read-lines.ts';
import { type ConversationMessage, type Place, readMessages } from './read-messages.ts';

export type ContactDetails = { firstName: string; lastName: string; email: string; phone: string | null };

export type Conversation = Meetings & {
  introductionId: string;
  /** The side of the viewer. */
  side: Side;
  status: IntroductionStatus;
  phase: Phase;
  /** docs/product/contact.md, A company without validation: no messages can be sent, and the developer can only end it. */
  frozen: boolean;
  since: string;
  declined: DeclineFeedback | null;
  /** What the company offered when it began; null for older introductions and declined applications. */
  terms: TermsView | null;
  company: CompanyMark;
  developer: { id: string; alias: string; name: string; portrait: string | undefined };
  messages: ConversationMessage[];
  /** There are more messages before or after this page. */
  more: boolean;
  /** How far each side has read. */
  read: { own: number; other: number };
  lines: ConversationLine[];
  /** What the developer applied to, with the letters. */
  letters: Letter[];
  contactGiven: boolean;
  /** For the company: the details, after they are given. For the developer: their own details. */
  details: ContactDetails | null;
  /** When this viewer reported it, while the team has not looked. The other side is not told. */
  reported: string | null;
  can: { write: boolean; acts: (RecruiterAct | DeveloperAct)[] };
};

/** A conversation with one page of messages, by default the latest. */
export async function readConversation(
  context: Context,
  introductionId: string,
  place: Place = {},
): Promise<Conversation> {
  const { db } = context;
  const party = permitConversation(context, introductionId);
  const row = await readIntroduction(db, party, introductionId, context.locale);
  const { status, frozen, replaced, contactGiven, remindedAt, declineCode, declineMessage } = row;
  const phase = phaseOf(status);
  const open = phase === 'open' && !frozen;
  const [page, meetings, lines, letters, details] = await Promise.all([
    readMessages(db, party.userId, introductionId, place),
    readMeetings(db, party, { introductionId, open }, context.ports.clock.now()),
    readLines(db, party, introductionId),
    readLetters(context, party, row),
    readDetails(context, party, row),
  ]);
  return {
    introductionId,
    side: party.side,
    status,
    phase,
    frozen,
    since: row.statusSince.toISOString(),
    declined: declineCode && { code: declineCode, message: declineMessage },
    terms: row.terms,
    company: companyMark(row),
    developer: developerOf(row),
    ...page,
    ...meetings,
    read: { own: row.ownRead, other: row.otherRead },
    lines,
    letters,
    contactGiven,
    details,
    reported: row.reportedAt?.toISOString() ?? null,
    can: {
      write: open,
      acts: possibleActs({ status, contactGiven, reminded: remindedAt !== null }, party.actor, { frozen, replaced }),
    },
  };
}

function developerOf({ developerId: id, developerAlias: alias, developerName: name, ...row }: IntroductionRow) {
  const portrait = row.profilePicHandle ? imageAddress(row.profilePicHandle, 150) : avatarAddress(id, row.avatar);
  return { id, alias, name, portrait };
}

/**
 * docs/product/contact.md, Contact details: the company gets phone and e-mail only when the developer accepts with
 * details.
 */
async function readDetails({ db }: Context, { side }: Party, row: IntroductionRow): Promise<ContactDetails | null> {
  if (side === 'recruiter' && !row.contactGiven) return null;
  const details = await db
    .selectFrom('users as u')
    .innerJoin('developerConfidential as own', 'own.developerId', 'u.id')
    .select(['own.firstName', 'own.lastName', 'u.email', 'own.phoneNumber as phone'])
    .where('u.id', '=', row.developerId)
    .executeTakeFirst();
  return details ?? null;
}
