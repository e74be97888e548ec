import { describe, expect, it } from 'vitest';
import type { BatchRow } from './batch-progress.ts';
import { batchRows, type StoredRow } from './batch-rows.ts';

const stored = (id: string, message: string | null = null, error: string | null = null): StoredRow => ({
  id,
  message,
  error,
});

describe('the rows of the batch page', () => {
  it("begin with what was kept: 'per-candidate errors kept', drafts too", () =>
    expect(batchRows([], [stored('a', 'Bonjour'), stored('b'), stored('c', 'Oui', 'DENY_NEED_PLAN')])).toEqual([
      { devId: 'a', message: 'Bonjour', state: 'draft' },
      { devId: 'b', message: '', state: 'draft' },
      { devId: 'c', message: 'Oui', state: 'failed', error: 'DENY_NEED_PLAN' },
    ]));

  it('what is being typed is not replaced by what is stored', () => {
    const typed: BatchRow = { devId: 'a', message: 'Bonjour, je', state: 'draft' };
    expect(batchRows([typed], [stored('a', 'Bonjour')])).toEqual([typed]);
  });

  it('whoever was added or removed in another tab comes or goes', () => {
    const onPage: BatchRow[] = [
      { devId: 'a', message: '', state: 'draft' },
      { devId: 'b', message: 'x', state: 'failed', error: 'no' },
    ];
    expect(batchRows(onPage, [stored('a'), stored('c')]).map(({ devId }) => devId)).toEqual(['a', 'c']);
  });

  it('whoever was just asked leaves the selection, not the page', () => {
    const onPage: BatchRow[] = [
      { devId: 'a', message: 'Oui', state: 'sent' },
      { devId: 'b', message: 'Oui', state: 'sending' },
    ];
    expect(batchRows(onPage, [])).toEqual(onPage);
  });
});
