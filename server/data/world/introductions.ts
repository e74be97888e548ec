import type { DeclineReason } from '../../../domain/contact/dialogs/reply-draft.ts';
import { daysAfter, dueAt } from '../../../domain/contact/introductions/due.ts';
import type { Actor, ActorKind } from '../../../domain/contact/introductions/event.ts';
import type { IntroductionState } from '../../../domain/contact/introductions/next.ts';
import { type IntroductionStatus, introductionStatus } from '../../../domain/contact/introductions/status.ts';
import { happen, isKnownToDeveloper } from '../../../domain/contact/introductions/timeline.ts';
import type { Place } from '../../../domain/contact/introductions/transitions.ts';
import { type Cast, languageOf } from './cast.ts';
import { declineMessages, refusalWords, teamWords } from './content/introductions.ts';
import { idAt } from './ids.ts';
import { makeMessages } from './messages.ts';
import type { Random } from './random.ts';
import type { Row, Rows } from './rows.ts';
import type { Step, Story } from './stories.ts';
import { makeTerms, noTerms } from './terms.ts';
import { typeset } from './text.ts';

/** Makes the introduction of a story, with its timeline, its messages and its read marks. */
export function makeIntroduction(random: Random, now: Date, story: Story, cast: Cast, createdAt: Date): Rows {
  const id = idAt(random, createdAt);
  const moments = story.steps.map(({ day }) => new Date(Math.floor(daysAfter(createdAt, day).getTime())));
  const messages = makeMessages(random, now, story, cast, { id, moments });
  const lastMessageAt = messages.at(-1)?.sentAt ?? null;

  let state: IntroductionState | undefined;
  let [statusSince, remindedAt]: [Date, Date | null] = [createdAt, null];
  const events = story.steps.map((step, index): Row<'introductionEvents'> => {
    // Events of the clock happen when they are due, not at the day of the story.
    const due = state && dueAt({ status: state.status, since: statusSince, remindedAt, lastMessageAt });
    const at = step.by === 'clock' && due ? due.at : (moments[index] ?? createdAt);
    const actorId = actorOf(step.by, cast);
    const { entry, ...outcome } = happen(state, { event: step.event, actor: actor(step.by), actorId, at });
    if (outcome.outcome !== 'changed' || !entry) throw new Error(`the event ${step.event} is not allowed here`);
    state = outcome.state;
    remindedAt = state.reminded ? at : null;
    if (step.event !== 'remind') statusSince = at;
    return {
      id: idAt(random, at),
      introductionId: id,
      position: index + 1,
      at,
      event: step.event,
      fromStatus: entry.from === 'none' ? null : entry.from,
      toStatus: entry.to,
      actorKind: step.by,
      actorId,
      word: wordOf(random, step, cast),
    };
  });
  if (!state) throw new Error('the story has no first step');
  const pair = { companyId: cast.company.id, developerId: cast.person.developer.id };
  const introduction: Row<'introductions'> = {
    id,
    ...pair,
    recruiterId: cast.recruiter.id,
    status: state.status,
    statusSince,
    contactGiven: state.contactGiven,
    remindedAt,
    ...declineOf(random, story, cast),
    ...(isDeclined(story) ? noTerms : makeTerms(id, cast)),
    messageCount: messages.length,
    lastMessageAt,
    dueAt: dueAt({ status: state.status, since: statusSince, remindedAt, lastMessageAt })?.at ?? null,
    createdAt,
  };
  return {
    candidates: [{ ...pair, assignedJobId: cast.assignedJob?.id ?? null, createdAt }],
    introductions: [introduction],
    introductionEvents: events,
    messages,
    conversationReads: makeReads(random, cast, introduction, messages, events.some(reaches)),
  };
}

function actor(kind: ActorKind): Actor {
  return kind === 'recruiter' ? { kind, admin: true, intros: true } : { kind };
}

function actorOf(kind: ActorKind, { person, recruiter, adminId }: Cast): string | null {
  if (kind === 'recruiter') return recruiter.id;
  if (kind === 'developer') return person.developer.id;
  return kind === 'admin' ? adminId : null;
}

function wordOf(random: Random, { event }: Step, { person }: Cast): string | null {
  const locale = languageOf(person);
  if (event === 'refuse') return typeset(random.pick<string>(refusalWords[locale]), locale);
  return event === 'cancel' ? typeset(teamWords, 'fr') : null;
}

const isDeclined = ({ steps }: Story): boolean => steps.some(({ event }) => event === 'declineApplication');

function declineOf(random: Random, story: Story, { person }: Cast) {
  if (!isDeclined(story)) return { declineCode: null, declineMessage: null };
  const declineCode = random.pick<DeclineReason>(['experience', 'inadequate', 'other', 'other']);
  const locale = languageOf(person);
  const declineMessage = declineCode === 'other' ? typeset(random.pick<string>(declineMessages[locale]), locale) : null;
  return { declineCode, declineMessage };
}

/** Both sides were notified of every message by e-mail; one of them may not have read it yet. */
function makeReads(
  random: Random,
  { person, recruiter }: Cast,
  { id, status }: Row<'introductions'>,
  messages: readonly Row<'messages'>[],
  reached: boolean,
): Row<'conversationReads'>[] {
  const last = messages.at(-1);
  if (!last) return [];
  const reader = (userId: string, unread: boolean): Row<'conversationReads'> => {
    const readPosition = messages.length - (unread ? 1 : 0);
    const readAt = readPosition === 0 ? null : (messages[readPosition - 1]?.sentAt ?? null);
    return { introductionId: id, userId, readPosition, readAt, toldPosition: messages.length };
  };
  const waits =
    last.authorKind === 'recruiter' &&
    (status === introductionStatus.STATUS_WAITING_FOR_DEVELOPER || random.chance(0.5));
  return [
    reader(recruiter.id, last.authorKind === 'developer' && random.chance(0.5)),
    ...(reached ? [reader(person.developer.id, waits)] : []),
  ];
}

/** An introduction that the team holds back has not reached the developer. */
const reaches = ({ fromStatus, toStatus }: Row<'introductionEvents'>): boolean =>
  isKnownToDeveloper((fromStatus ?? 'none') as Place, toStatus as IntroductionStatus);
