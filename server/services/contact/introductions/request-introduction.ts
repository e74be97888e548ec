import { type ContactOutcome, contactOutcome, isOk } from '../../../../domain/contact/contact-outcome.ts';
import { mostRecentlyLikedJob } from '../../../../domain/contact/dialogs/liked-jobs.ts';
import { openFields } from '../../../../domain/contact/first-message/fields.ts';
import { bypass } from '../../../../domain/contact/interaction.ts';
import { eventOf, type IntroductionRequest } from '../../../../domain/contact/introductions/introduction-request.ts';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { Terms } from '../../../../domain/contact/terms/terms.ts';
import { isId } from '../../../../domain/id.ts';
import { canAskForContact } from '../../../../domain/permissions/contact.ts';
import { Invalid, NotFound } from '../../../../domain/refusals.ts';
import type { Member } from '../../../../domain/viewer.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { appliedTerms, resolveTerms } from '../terms/resolve-terms.ts';
import { addMessage } from './add-message.ts';
import { applyEvent } from './apply-event.ts';
import { assignJob } from './assign-job.ts';
import { lockCompany, lockPair } from './lock-pair.ts';
import { readContactFacts } from './read-contact-facts.ts';
import { readStored } from './read-stored.ts';

export type RequestOutcome =
  /** `repeated`: the request was already stored, and nothing was changed. */
  | { outcome: 'done'; introductionId: string; repeated: boolean }
  | {
      outcome: 'refused';
      reason: ContactOutcome | 'noApplication' | 'answeredElsewhere' | 'offerClosed' | 'openField';
    };

/** Where the recruiter acts: on the site, or in the company's recruiting tool. */
export type Through = 'here' | 'ats';

/**
 * A recruiter writes to a developer, or answers an application. Decided again here under the locks, independently of
 * the screen. `sentKey` is the key of the message, so that the same request sent twice is stored once.
 */
export async function requestIntroduction(
  context: Context,
  developerId: string,
  request: IntroductionRequest,
  sentKey: string,
  through: Through = 'here',
): Promise<RequestOutcome> {
  const viewer = permit(context, canAskForContact);
  if (!isId(developerId)) throw new NotFound();
  return context.db
    .transaction()
    .execute((trx) => requestInTransaction(trx, context, viewer, developerId, request, sentKey, through));
}

/** The same inside an existing transaction. */
export async function requestInTransaction(
  trx: Trx,
  { ports }: Pick<Context, 'ports'>,
  viewer: Member,
  developerId: string,
  request: IntroductionRequest,
  sentKey: string,
  through: Through = 'here',
): Promise<RequestOutcome> {
  const { companyId, admin, intros } = viewer.membership;
  const pair = { companyId, developerId };
  const at = ports.clock.now();
  await lockCompany(trx, companyId);
  const facts = (await readContactFacts(trx, viewer, [developerId], at)).get(developerId);
  // The answer must not reveal whether an id exists.
  if (!facts?.developer && !facts?.interaction.introId) return { outcome: 'refused', reason: 'DENY_BAD_REQUEST' };
  await lockPair(trx, pair);
  const { introId } = facts.interaction;
  if (introId) {
    // An introduction exists already: a repeated request of the same sender succeeds.
    const repeated = answersApplication(request)
      ? through === 'here' && (await wasAnswered(trx, introId, viewer, request))
      : await wasSent(trx, introId, sentKey);
    if (repeated) return { outcome: 'done', introductionId: introId, repeated: true };
  }
  const lifted = bypass(facts.interaction);
  if (answersApplication(request) && !lifted && !introId) return { outcome: 'refused', reason: 'noApplication' };
  const outcome = contactOutcome(facts);
  const declines = request.status === introductionStatus.STATUS_CANCELLED_BY_RECRUITER;
  const mayAnswer = isOk(outcome) || (declines && !facts.blocked && mayDecline(outcome));
  if (!mayAnswer) return { outcome: 'refused', reason: outcome };
  // docs/product/contact.md, Templates of first messages: nothing goes out with an open field, whichever service asks.
  if ('message' in request && openFields(request.message).length > 0)
    return { outcome: 'refused', reason: 'openField' };
  const details = await requestFacts(trx, companyId, developerId);
  // docs/product/contact.md, Accepting and declining an application: the company may answer only in its own tool.
  if (answersApplication(request) && details.workflowDisabled && through === 'here')
    return { outcome: 'refused', reason: 'answeredElsewhere' };
  const likedJob = mostRecentlyLikedJob(facts.interaction);
  const terms = declines ? undefined : await termsOf(trx, companyId, request, likedJob);
  if (terms === 'offerClosed') return { outcome: 'refused', reason: terms };
  const applied = await applyEvent(trx, pair, undefined, {
    event: eventOf(request, details),
    actor: { kind: 'recruiter', admin, intros },
    actorId: viewer.userId,
    at,
    ...(terms && { terms }),
    ...('feedbackDeclineByRec' in request && { decline: request.feedbackDeclineByRec }),
  });
  if (applied.outcome === 'refused' || !applied.introductionId)
    return { outcome: 'refused', reason: 'DENY_BAD_REQUEST' };
  const stored = await readStored(trx, applied.introductionId);
  if (stored && 'message' in request) {
    await addMessage(trx, stored, {
      author: { kind: 'recruiter', id: viewer.userId },
      body: request.message,
      sentKey,
      at,
    });
  }
  // docs/product/contact.md, Accepting and declining an application: accepting assigns the latest offer applied to.
  if (request.status === introductionStatus.STATUS_VALIDATED_BY_RECRUITER && likedJob) {
    await assignJob(trx, pair, likedJob);
  }
  return { outcome: 'done', introductionId: applied.introductionId, repeated: false };
}

type Answer = Exclude<IntroductionRequest, { message: string }>;

const answersApplication = (request: IntroductionRequest): request is Answer =>
  request.status !== introductionStatus.STATUS_WAITING_FOR_DEVELOPER;

/**
 * docs/product/contact.md, What a request offers: the offer that the developer applied to says it, else the recruiter
 * does. Nothing is stored without.
 */
async function termsOf(
  trx: Trx,
  companyId: string,
  request: IntroductionRequest,
  likedJob: string | undefined,
): Promise<Terms | 'offerClosed'> {
  const applied = answersApplication(request) ? await appliedTerms(trx, companyId, likedJob) : undefined;
  if (applied) return applied;
  const given = 'terms' in request ? request.terms : undefined;
  if (!given) throw new Invalid({ terms: 'required' });
  return (await resolveTerms(trx, companyId, given)) ?? 'offerClosed';
}

async function wasSent(trx: Trx, introductionId: string, sentKey: string): Promise<boolean> {
  const message = await trx
    .selectFrom('messages')
    .select('id')
    .where('introductionId', '=', introductionId)
    .where('sentKey', '=', sentKey)
    .executeTakeFirst();
  return message !== undefined;
}

/** An answer has no message with a key: the same answer of the same recruiter was sent again, because ours was lost. */
async function wasAnswered(trx: Trx, introductionId: string, { userId }: Member, request: Answer): Promise<boolean> {
  const { code, message } =
    'feedbackDeclineByRec' in request ? request.feedbackDeclineByRec : { code: null, message: null };
  const same = await trx
    .selectFrom('introductions')
    .select('id')
    .where('id', '=', introductionId)
    .where('status', '=', request.status)
    .where('recruiterId', '=', userId)
    .where('declineCode', 'is not distinct from', code)
    .where('declineMessage', 'is not distinct from', message)
    .executeTakeFirst();
  return same !== undefined;
}

/**
 * Declining needs no plan and no available developer (docs/product/contact.md, Accepting and declining an application).
 */
function mayDecline(outcome: ContactOutcome): boolean {
  return outcome !== 'FINISH_PIPE' && outcome !== 'DENY_UNLIMITED_NOT_PERMITTED_RECRUITER';
}

async function requestFacts(trx: Trx, companyId: string, developerId: string) {
  const row = await trx
    .selectFrom('companies as c')
    .select(({ or, exists, selectFrom }) => [
      'c.requestsReviewed as review',
      'c.disableApplicationWorkflow as workflowDisabled',
      or([
        exists(
          selectFrom('superlikes as s')
            .select('s.developerId')
            .whereRef('s.companyId', '=', 'c.id')
            .where('s.developerId', '=', developerId)
            .where('s.detailsOffered', '=', true),
        ),
        exists(
          selectFrom('jobApplications as a')
            .innerJoin('jobs as j', 'j.id', 'a.jobId')
            .select('a.developerId')
            .whereRef('j.companyId', '=', 'c.id')
            .where('a.developerId', '=', developerId)
            .where('a.detailsOffered', '=', true),
        ),
      ]).as('detailsOffered'),
    ])
    .where('c.id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { review, workflowDisabled, detailsOffered } = row;
  return { review, workflowDisabled, detailsOffered: Boolean(detailsOffered) };
}
