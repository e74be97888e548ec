import type { CandidateAnswer, CandidateBody, DecisionBody, TermsBody } from '../../../domain/ats/candidate.ts';
import { declineSchema } from '../../../domain/contact/dialogs/decline.ts';
import type { IntroductionRequest } from '../../../domain/contact/introductions/introduction-request.ts';
import { introductionStatus } from '../../../domain/contact/introductions/status.ts';
import { type GivenTerms, type TermsDraft, termsSchema } from '../../../domain/contact/terms/terms.ts';
import { parseValue } from '../../../domain/form.ts';
import { canReadCandidates } from '../../../domain/permissions/ats.ts';
import { Conflict, Invalid, NotFound } from '../../../domain/refusals.ts';
import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import { type Context, permit } from '../../context.ts';
import { act } from '../contact/introductions/act.ts';
import { assignToJob } from '../contact/introductions/assign-job.ts';
import { requestIntroduction } from '../contact/introductions/request-introduction.ts';
import { downloadResume } from '../resume/downloads/download-resume.ts';
import { findJobId } from './find-job.ts';
import { readCandidate } from './read-candidates.ts';

/** The same actions as on the site, with the same services; the message of a Conflict is the reason of the refusal. */
export async function changeCandidate(context: Context, id: string, body: CandidateBody): Promise<CandidateAnswer> {
  const { companyId } = permit(context, canReadCandidates).membership;
  const { developerId } = await readCandidate(context, id);
  if ('action' in body) {
    const done = await act(context, id, body.action);
    if (done.outcome === 'refused') throw new Conflict(done.reason);
  } else {
    const jobId = body.assignedJob === null ? null : await findJobId(context.db, companyId, body.assignedJob);
    if (jobId === undefined) throw new NotFound();
    await assignToJob(context, developerId, jobId);
  }
  return readCandidate(context, id);
}

/** Answers an application with a conversation or with a reason for declining. */
export async function answerApplication(context: Context, body: DecisionBody): Promise<CandidateAnswer> {
  const { companyId } = permit(context, canReadCandidates).membership;
  const request = await requestOf(context, companyId, body);
  const key = context.ports.random.id();
  const outcome = await requestIntroduction(context, body.developerId, request, key, 'ats');
  if (outcome.outcome === 'refused') throw new Conflict(outcome.reason);
  return readCandidate(context, outcome.introductionId);
}

async function requestOf(context: Context, companyId: string, body: DecisionBody): Promise<IntroductionRequest> {
  if (body.decision === 'accept') {
    const terms = body.terms && (await givenTerms(context, companyId, body.terms));
    return { status: introductionStatus.STATUS_VALIDATED_BY_RECRUITER, ...(terms && { terms }) };
  }
  const { reason: code, message } = body;
  const feedbackDeclineByRec = declineSchema.parse(code === 'other' ? { code, message } : { code });
  return { status: introductionStatus.STATUS_CANCELLED_BY_RECRUITER, feedbackDeclineByRec };
}

/** The same rules as for the form of the site; the errors have the names of the fields of the body. */
async function givenTerms({ db }: Context, companyId: string, body: TermsBody): Promise<GivenTerms> {
  if (body.job !== null) {
    const jobId = await findJobId(db, companyId, body.job);
    if (!jobId) throw new Invalid({ 'terms.job': 'unknown' });
    return { kind: 'offer', jobId };
  }
  const draft: TermsDraft = {
    kind: 'stated',
    jobId: null,
    contractType: body.contractType,
    payMin: String(body.payMin ?? ''),
    payMax: String(body.payMax ?? ''),
    place: body.place === null ? null : { placeId: body.place, label: '' },
    remote: body.remote,
  };
  const parsed = parseValue(termsSchema, draft);
  if ('value' in parsed) return parsed.value;
  throw new Invalid(Object.fromEntries(Object.entries(parsed.errors).map(([field, code]) => [`terms.${field}`, code])));
}

/** Within the rights of the plan, and counted as a profile view of the day. */
export async function readResume(context: Context, id: string): Promise<JsonResume> {
  const { developerId } = await readCandidate(context, id);
  const { body } = await downloadResume(context, developerId, { file: 'resume.json', theme: 'sober' });
  return JSON.parse(String(body)) as JsonResume;
}
