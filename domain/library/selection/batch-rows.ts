import type { BatchRow } from './batch-progress.ts';

/** A selected candidate as it is stored: what was written, and the name of the last refusal. */
export type StoredRow = { id: string; message: string | null; error: string | null };

/**
 * The rows of an open page once the selection has been read again, perhaps changed in another tab: what is on the page
 * (typed, under way, sent) stays as it is; who left the selection goes, unless the page itself sent to them.
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
