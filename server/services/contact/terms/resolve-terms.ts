import { type GivenTerms, type Terms, termsOfOffer } from '../../../../domain/contact/terms/terms.ts';
import { isId } from '../../../../domain/id.ts';
import type { JobStatus } from '../../../../domain/jobs/job-status.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Trx, Writer } from '../../../data/database.ts';

const online: JobStatus = 'JOB_PUBLISHED';

/**
 * docs/product/contact.md, What a request offers: the terms at the moment of writing. Undefined when the chosen offer
 * is not an offer of the company that is online.
 */
export async function resolveTerms(trx: Trx, companyId: string, given: GivenTerms): Promise<Terms | undefined> {
  if (given.kind === 'offer') return readOffer(trx, companyId, given.jobId, true);
  const { placeId } = given.terms;
  if (placeId !== null) {
    const place = await trx.selectFrom('places').select('id').where('id', '=', placeId).executeTakeFirst();
    if (!place) throw new Invalid({ 'terms.place': 'unknown' });
  }
  return given.terms;
}

/** The terms of the offer that a developer applied to, which may be closed by now. */
export async function appliedTerms(
  db: Writer,
  companyId: string,
  jobId: string | undefined,
): Promise<Terms | undefined> {
  return jobId === undefined ? undefined : readOffer(db, companyId, jobId, false);
}

async function readOffer(
  db: Writer,
  companyId: string,
  jobId: string,
  mustBeOnline: boolean,
): Promise<Terms | undefined> {
  if (!isId(jobId)) return undefined;
  const job = await db
    .selectFrom('jobs')
    .select(['id', 'contractType', 'remoteFrequency as remote', 'placeId', 'salaryMin', 'salaryMax'])
    .where('id', '=', jobId)
    .where('companyId', '=', companyId)
    .$if(mustBeOnline, (jobs) => jobs.where('status', '=', online))
    .executeTakeFirst();
  return job && termsOfOffer(job);
}

/** The columns of an introduction. */
export function termsColumns({ jobId, contractType, pay, placeId, remote }: Terms) {
  return {
    termsJobId: jobId,
    termsContract: contractType,
    termsPayUnit: pay?.unit ?? null,
    termsPayMin: pay?.min ?? null,
    termsPayMax: pay?.max ?? null,
    termsPlaceId: placeId,
    termsRemote: remote,
  };
}
