/** A candidate on the selection page. A failed one keeps its message and the error of the server. */
export type BatchRow = { devId: string; message: string } & (
  | { state: 'draft' | 'sending' | 'sent' }
  | { state: 'failed'; error: string }
);

/**
 * docs/product/library.md, Sending to the selection: errors by developer id; a candidate without one has been
 * contacted.
 */
export type BatchErrors = Readonly<Record<string, string>>;

/**
 * The first click sends to candidates not contacted yet; « Réessayer » sends to the failed ones only. A sent message is
 * never sent again.
 */
export function startSending(rows: readonly BatchRow[], which: 'drafts' | 'failed'): BatchRow[] {
  // One request at a time: a second click while the first is being sent must not send.
  if (isSending(rows)) return [...rows];
  const wanted = which === 'drafts' ? 'draft' : 'failed';
  return rows.map(({ devId, message, ...row }) =>
    row.state === wanted ? { devId, message, state: 'sending' } : { devId, message, ...row },
  );
}

/** The candidates of the current request. */
export const rowsToSend = (rows: readonly BatchRow[]): BatchRow[] => rows.filter(({ state }) => state === 'sending');

export const isSending = (rows: readonly BatchRow[]): boolean => rowsToSend(rows).length > 0;

/** The rows after the server's answer to the current request. */
export function settleBatch(rows: readonly BatchRow[], errors: BatchErrors): BatchRow[] {
  return rows.map((row) => {
    if (row.state !== 'sending') return row;
    const { devId, message } = row;
    const error = Object.hasOwn(errors, devId) ? errors[devId] : undefined;
    return error === undefined ? { devId, message, state: 'sent' } : { devId, message, state: 'failed', error };
  });
}

/**
 * No answer came: it is not known whether the messages were sent, and sending again is safe because a request is
 * idempotent.
 */
export function failBatch(rows: readonly BatchRow[], error: string): BatchRow[] {
  return settleBatch(rows, Object.fromEntries(rowsToSend(rows).map(({ devId }) => [devId, error])));
}

/** Closing an error deletes the failed request: the message is a draft again. */
export function dismissFailure(rows: readonly BatchRow[], devId: string): BatchRow[] {
  return rows.map((row) =>
    row.devId === devId && row.state === 'failed' ? { devId, message: row.message, state: 'draft' } : row,
  );
}

/** The candidates who stay in the selection: those not contacted. */
export const stillSelected = (rows: readonly BatchRow[]): string[] =>
  rows.filter(({ state }) => state !== 'sent').map(({ devId }) => devId);
