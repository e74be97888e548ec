/** A candidate on the batch page. A failed one keeps its message and what the server said of it. */
export type BatchRow = { devId: string; message: string } & (
  | { state: 'draft' | 'sending' | 'sent' }
  | { state: 'failed'; error: string }
);

/** 'errors {devId: message}'; whoever is not in it has been asked. */
export type BatchErrors = Readonly<Record<string, string>>;

/** The first press sends what was not sent; 'Réessayer' sends the failed ones only. What was sent never goes out again. */
export function startSending(rows: readonly BatchRow[], which: 'drafts' | 'failed'): BatchRow[] {
  // One batch at a time: a second press while the first is under way must not send anything.
  if (isSending(rows)) return [...rows];
  const wanted = which === 'drafts' ? 'draft' : 'failed';
  return rows.map(({ devId, message, ...row }) =>
    row.state === wanted ? { devId, message, state: 'sending' } : { devId, message, ...row },
  );
}

/** Whom the request under way is for. */
export const rowsToSend = (rows: readonly BatchRow[]): BatchRow[] => rows.filter(({ state }) => state === 'sending');

export const isSending = (rows: readonly BatchRow[]): boolean => rowsToSend(rows).length > 0;

/** What the server's answer makes of the rows that were under way. */
export function settleBatch(rows: readonly BatchRow[], errors: BatchErrors): BatchRow[] {
  return rows.map((row) => {
    if (row.state !== 'sending') return row;
    const { devId, message } = row;
    const error = Object.hasOwn(errors, devId) ? errors[devId] : undefined;
    return error === undefined ? { devId, message, state: 'sent' } : { devId, message, state: 'failed', error };
  });
}

/** No answer came: whether they were asked is not known, and asking again is safe (a repeated request creates nothing). */
export function failBatch(rows: readonly BatchRow[], error: string): BatchRow[] {
  return settleBatch(rows, Object.fromEntries(rowsToSend(rows).map(({ devId }) => [devId, error])));
}

/** Who stays in the selection: those who were not asked. */
export const stillSelected = (rows: readonly BatchRow[]): string[] =>
  rows.filter(({ state }) => state !== 'sent').map(({ devId }) => devId);
