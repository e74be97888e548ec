/** The status in the log of a request that the client closed; it is never sent. Proxies use the same number. */
export const cancelledStatus = 499;

/**
 * Whether an error only means that the client has closed the connection while its request was being read. Any other
 * error is a fault of the product, also after the client has closed the connection.
 */
export function isCancellation(error: unknown, signal: AbortSignal): boolean {
  if (!signal.aborted) return false;
  if (error === signal.reason || error === undefined) return true;
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || isBrokenBody(error) || isCancellation(error.cause ?? false, signal);
}

/**
 * Node's error for a body that ended early. A lost connection to the database has the same code, but another message.
 */
function isBrokenBody({ code, message }: Error & { code?: string }): boolean {
  return (code === 'ECONNRESET' && message === 'aborted') || code === 'ERR_STREAM_PREMATURE_CLOSE';
}
