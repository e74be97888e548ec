/** Everything that can be wrong with a request, by stable names, and the HTTP status of each. */
export const problems = {
  malformed: 400,
  unauthenticated: 401,
  missing_scope: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  refused: 409,
  in_progress: 409,
  too_slow: 408,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  key_reused: 422,
  too_many: 429,
  fault: 500,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof problems;
