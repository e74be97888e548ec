/** What a request that was given up is noted as; nothing of it is ever sent. Proxies use the same number. */
export const cancelledStatus = 499;

/**
 * Whether an error says only that the visitor has closed the connection: what was being read from it ended early. Any other
 * error is a fault of the product, also after the browser has closed the connection.
 */
export function isCancellation(error: unknown, signal: AbortSignal): boolean {
  if (!signal.aborted) return false;
  if (error === signal.reason || error === undefined) return true;
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || isBrokenBody(error) || isCancellation(error.cause ?? false, signal);
}

/** How Node says that a body has ended early. A connection to the database that breaks has the same code and other words. */
function isBrokenBody({ code, message }: Error & { code?: string }): boolean {
  return (code === 'ECONNRESET' && message === 'aborted') || code === 'ERR_STREAM_PREMATURE_CLOSE';
}
