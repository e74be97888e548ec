import type { BatchRow } from './batch-progress.ts';

/** A selected candidate as stored: the message, and the code of the last refusal. */
export type StoredRow = { id: string; message: string | null; error: string | null };

/**
 * The rows of an open page after the selection was read again, perhaps changed in another tab: rows on the page (typed,
 * being sent, sent) stay; a candidate who left the selection is removed, unless the page itself contacted them.
 */
export function batchRows(onPage: readonly BatchRow[], stored: readonly StoredRow[]): BatchRow[] {
  const selected = new Set(stored.map(({ id }) => id));
  const kept = onPage.filter(({ devId, state }) => selected.has(devId) || state === 'sent' || state === 'sending');
  const known = new Set(kept.map(({ devId }) => devId));
  return [...kept, ...stored.filter(({ id }) => !known.has(id)).map(rowOf)];
}

function rowOf({ id, message, error }: StoredRow): BatchRow {
  const row = { devId: id, message: message ?? '' };
  return error === null ? { ...row, state: 'draft' } : { ...row, state: 'failed', error };
}
