import { type Problem, type ProblemCode, problems } from '../../../domain/ats/problem.ts';
import { type FieldErrors, splitCode } from '../../../domain/error-codes.ts';
import { tryAgainAnswer } from '../../../domain/try-again.ts';
import { isDatabaseGone } from '../../data/database.ts';
import type { Invalid } from '../../errors.ts';
import type { BodyRefused } from '../bodies.ts';

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

const bodyProblems = { 400: 'malformed', 408: 'too_slow', 413: 'too_large' } as const;

export type Said = Pick<Problem, 'reason' | 'errors'> & { headers?: Record<string, string> };

export function problem(requestId: string, code: ProblemCode, { headers, ...said }: Said = {}): Response {
  const status = problems[code];
  const body: Problem = { status, code, title: titles[code], ...said, requestId };
  return Response.json(body, {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}

/** The answer to an expected error of a service; undefined for an unexpected error. */
export function refusalOf(error: Error, requestId: string): Response | undefined {
  const later = tryAgainAnswer(error);
  if (later) return problem(requestId, later.status === 503 ? 'unavailable' : 'too_many', { headers: later.headers });
  switch (error.name) {
    case 'NotFound':
      return problem(requestId, 'not_found');
    case 'Forbidden':
      return problem(requestId, 'forbidden');
    case 'Invalid':
      return problem(requestId, 'invalid', { errors: plainCodes((error as Invalid).fields) });
    case 'Conflict':
      return error.message ? problem(requestId, 'refused', { reason: error.message }) : problem(requestId, 'conflict');
    case 'BodyRefused':
      return problem(requestId, bodyProblems[(error as BodyRefused).status], { headers: { connection: 'close' } });
    default:
      return isDatabaseGone(error) ? problem(requestId, 'unavailable') : undefined;
  }
}

/** The field codes without their limits, which are in the OpenAPI description. */
function plainCodes(fields: FieldErrors): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, code]) => [path, splitCode(code).name]));
}
