import type { DeclineFeedback } from '../../../../domain/contact/dialogs/decline.ts';
import { opensAgain } from '../../../../domain/contact/introductions/current.ts';
import { dueAt } from '../../../../domain/contact/introductions/due.ts';
import { causesEmail } from '../../../../domain/contact/introductions/emails.ts';
import type { Actor, IntroductionEvent } from '../../../../domain/contact/introductions/event.ts';
import { isPossibleWhileFrozen } from '../../../../domain/contact/introductions/frozen.ts';
import {
  type IntroductionState,
  type Outcome,
  takesDetailsBack,
} from '../../../../domain/contact/introductions/next.ts';
import { type IntroductionStatus, phaseOf } from '../../../../domain/contact/introductions/status.ts';
import { happen } from '../../../../domain/contact/introductions/timeline.ts';
import type { Terms } from '../../../../domain/contact/terms/terms.ts';
import { endingByEvent } from '../../../../domain/jobs/answers/ending.ts';
import type { Trx } from '../../../data/database.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { unlockAchievements } from '../../assessments/achievements/unlock.ts';
import { queueIntroductionChange } from '../../ats/queue-deliveries.ts';
import { endApplications } from '../../jobs/answers/end-applications.ts';
import { endMeetings } from '../meetings/end-meetings.ts';
import { termsColumns } from '../terms/resolve-terms.ts';
import type { Pair } from './lock-pair.ts';
import { notifyBoth } from './notify-both.ts';

/** A stored introduction, read under the lock of its pair. */
export type Stored = Pair & {
  id: string;
  recruiterId: string | null;
  status: IntroductionStatus;
  statusSince: Date;
  contactGiven: boolean;
  remindedAt: Date | null;
  lastMessageAt: Date | null;
  messageCount: number;
  /** The company is not validated. */
  frozen: boolean;
  /** There is a later introduction of the two. */
  replaced: boolean;
};

export type Change = {
  event: IntroductionEvent;
  actor: Actor;
  actorId: string | null;
  at: Date;
  /** A text shown in the timeline. */
  word?: string | null;
  decline?: DeclineFeedback;
  /** What the company offers, when the introduction begins. */
  terms?: Terms;
};

export type Applied = Outcome & { introductionId?: string };

/**
 * Applies an event to an introduction as domain/contact/introductions/next.ts decides, and adds an entry to the
 * timeline. The caller holds the lock of the pair. `stored` is undefined when there is no introduction yet.
 */
export async function applyEvent(trx: Trx, pair: Pair, stored: Stored | undefined, change: Change): Promise<Applied> {
  const state = stored && stateOf(stored);
  const outcome = happen(state, change);
  if (outcome.outcome !== 'changed' || !outcome.entry)
    return { ...outcome, ...(stored && { introductionId: stored.id }) };
  if (stored?.frozen && !isPossibleWhileFrozen(change.event))
    return { outcome: 'refused', reason: 'frozen', introductionId: stored.id };
  if (stored?.replaced && opensAgain(stored.status, outcome.state.status))
    return { outcome: 'refused', reason: phaseOf(stored.status), introductionId: stored.id };
  const row = rowOf(stored, outcome.state, change);
  const introductionId = stored ? await update(trx, stored.id, row) : await insert(trx, pair, row, change);
  if (takesDetailsBack(change.event)) await takeDetailsBack(trx, pair);
  const { from, to, by } = outcome.entry;
  const fromStatus = from === 'none' ? null : from;
  const ending = endingByEvent(change.event, by.kind, { from, to });
  if (ending) await endApplications(trx, pair, ending, change.at);
  if (phaseOf(to) === 'archived') await endMeetings(trx, { ...pair, id: introductionId }, change.at);
  const line = await trx
    .insertInto('introductionEvents')
    .values(({ selectFrom, fn, val }) => ({
      introductionId,
      position: selectFrom('introductionEvents')
        .select(({ eb }) => eb(fn.coalesce(fn.max('position'), val(0)), '+', 1).as('position'))
        .where('introductionId', '=', introductionId),
      at: change.at,
      event: change.event,
      fromStatus,
      toStatus: to,
      actorKind: by.kind,
      actorId: by.id,
      word: change.word || null,
    }))
    .returning(['id', 'position'])
    .executeTakeFirstOrThrow();
  if (causesEmail(change.event)) await enqueueTask(trx, 'introduction-email', { eventId: line.id });
  await notifyBoth(trx, pair, { kind: 'introduction', id: introductionId });
  const { event, at } = change;
  const { contactGiven } = outcome.state;
  await queueIntroductionChange(trx, {
    ...pair,
    introductionId,
    event,
    from: fromStatus,
    to,
    by: by.kind,
    contactGiven,
    position: line.position,
    at,
  });
  if (phaseOf(to) === 'open') await unlockAchievements(trx, pair.developerId, 'conversation', at);
  return { ...outcome, introductionId };
}

/** Contact details of earlier conversations too: the developer is told that the company no longer sees them. */
async function takeDetailsBack(trx: Trx, { companyId, developerId }: Pair): Promise<void> {
  await trx
    .updateTable('introductions')
    .set({ contactGiven: false })
    .where('companyId', '=', companyId)
    .where('developerId', '=', developerId)
    .where('contactGiven', '=', true)
    .execute();
}

function stateOf({ status, contactGiven, remindedAt }: Stored): IntroductionState {
  return { status, contactGiven, reminded: remindedAt !== null };
}

function rowOf(stored: Stored | undefined, state: IntroductionState, { at, event, decline }: Change) {
  const since = event === 'remind' ? (stored?.statusSince ?? at) : at;
  const remindedAt = state.reminded ? at : null;
  const lastMessageAt = stored?.lastMessageAt ?? null;
  return {
    status: state.status,
    statusSince: since,
    contactGiven: state.contactGiven,
    remindedAt,
    dueAt: dueAt({ status: state.status, since, remindedAt, lastMessageAt })?.at ?? null,
    ...(decline && { declineCode: decline.code, declineMessage: decline.message }),
  };
}

type Row = ReturnType<typeof rowOf>;

async function insert(trx: Trx, pair: Pair, row: Row, { actor, actorId, at, terms }: Change): Promise<string> {
  const recruiterId = actor.kind === 'recruiter' ? actorId : null;
  const { id } = await trx
    .insertInto('introductions')
    .values({ ...pair, ...row, ...(terms && termsColumns(terms)), recruiterId, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  // The recruiter who starts a conversation follows it.
  if (recruiterId)
    await trx.insertInto('conversationReads').values({ introductionId: id, userId: recruiterId }).execute();
  return id;
}

async function update(trx: Trx, id: string, row: Row): Promise<string> {
  await trx.updateTable('introductions').set(row).where('id', '=', id).execute();
  return id;
}
