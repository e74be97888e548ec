type TryAgain = { status: 429 | 503; seconds: number; headers: { 'retry-after': string } };

/**
 * The two refusals with a time to try again, as an HTTP answer: TooMany is about the requests of the client, Busy about
 * the load of the process. Recognised by name, like every refusal.
 */
export function tryAgainAnswer(error: unknown): TryAgain | undefined {
  const { name, retryAfterSeconds: seconds = 1 } = (error ?? {}) as { name?: string; retryAfterSeconds?: number };
  if (name !== 'TooMany' && name !== 'Busy') return undefined;
  return { status: name === 'Busy' ? 503 : 429, seconds, headers: { 'retry-after': String(seconds) } };
}
