import type { Problem } from '../../../domain/ats/problem.ts';
import { type ProblemCode, problems } from '../../../domain/ats/problem-codes.ts';
import { type FieldErrors, splitCode } from '../../../domain/error-codes.ts';
import { type RefusalKind, refusalOf } from '../../../domain/refusals.ts';
import { isDatabaseGone } from '../../data/database.ts';

/** For people who read the logs of an integration; programs compare the code. */
const titles: Record<ProblemCode, string> = {
  malformed: 'The request is not what this interface understands.',
  unauthenticated: 'The key is missing, unknown or revoked.',
  missing_scope: 'The key was not given this right.',
  forbidden: 'The company may not do this.',
  not_found: 'There is no such thing in this company.',
  method_not_allowed: 'This address does not know the method.',
  conflict: 'It has changed meanwhile.',
  refused: 'It cannot be done as things stand.',
  in_progress: 'The same request is under way.',
  too_slow: 'The request took too long to arrive.',
  too_large: 'The request is too long.',
  unsupported_media_type: 'The body must be application/json.',
  invalid: 'Some fields are wrong.',
  key_reused: 'This Idempotency-Key was used for another request.',
  too_many: 'Too many requests.',
  fault: 'Something failed on our side.',
  unavailable: 'The service is away for a moment.',
};

export type Said = Pick<Problem, 'reason' | 'errors'> & { headers?: Record<string, string> };

export function problem(requestId: string, code: ProblemCode, { headers, ...said }: Said = {}): Response {
  const status = problems[code];
  const body: Problem = { status, code, title: titles[code], ...said, requestId };
  return Response.json(body, {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}

const codes: Record<RefusalKind, ProblemCode> = {
  interrupted: 'malformed',
  forbidden: 'forbidden',
  notFound: 'not_found',
  gone: 'not_found',
  tooSlow: 'too_slow',
  conflict: 'conflict',
  tooLarge: 'too_large',
  invalid: 'invalid',
  tooMany: 'too_many',
  busy: 'unavailable',
};

/** The answer to an expected error of a service; undefined for an unexpected error. */
export function problemOf(error: Error, requestId: string): Response | undefined {
  const refusal = refusalOf(error);
  if (!refusal) return isDatabaseGone(error) ? problem(requestId, 'unavailable') : undefined;
  const { kind, fields, reason, headers } = refusal;
  if (kind === 'conflict' && reason) return problem(requestId, 'refused', { reason });
  return problem(requestId, codes[kind], { headers, ...(kind === 'invalid' ? { errors: plainCodes(fields) } : {}) });
}

/** The field codes without their limits, which are in the OpenAPI description. */
function plainCodes(fields: FieldErrors): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, code]) => [path, splitCode(code).name]));
}
