import { sql } from 'kysely';
import type { CandidateAnswer } from '../../../domain/ats/candidate.ts';

/** The terms of an introduction (table introductions as `i`) for the company's own system: ids and figures. */
export const apiTerms = sql<CandidateAnswer['terms']>`case when i.terms_contract is not null then json_build_object(
  'job', i.terms_job_id, 'contractType', i.terms_contract, 'payUnit', i.terms_pay_unit, 'payMin', i.terms_pay_min,
  'payMax', i.terms_pay_max, 'place', i.terms_place_id, 'remote', i.terms_remote) end`;
