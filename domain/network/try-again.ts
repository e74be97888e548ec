/**
 * The two refusals that say when to try again, as an HTTP answer: TooMany is about what the client has done, Busy about what
 * the process has to do. Recognised by name, like every refusal.
 */
export function tryAgainAnswer(error: unknown): { status: 429 | 503; headers: { 'retry-after': string } } | undefined {
  const { name, retryAfterSeconds } = (error ?? {}) as { name?: string; retryAfterSeconds?: number };
  if (name !== 'TooMany' && name !== 'Busy') return undefined;
  return { status: name === 'Busy' ? 503 : 429, headers: { 'retry-after': String(retryAfterSeconds) } };
}
