import { describe, expect, it } from 'vitest';
import type { BatchRow } from './batch-progress.ts';
import { batchRows, type StoredRow } from './batch-rows.ts';

const stored = (id: string, message: string | null = null, error: string | null = null): StoredRow => ({
  id,
  message,
  error,
});

describe('the rows of the selection page', () => {
  it('begin with the stored messages and errors', () =>
    expect(batchRows([], [stored('a', 'Bonjour'), stored('b'), stored('c', 'Oui', 'DENY_NEED_PLAN')])).toEqual([
      { devId: 'a', message: 'Bonjour', state: 'draft' },
      { devId: 'b', message: '', state: 'draft' },
      { devId: 'c', message: 'Oui', state: 'failed', error: 'DENY_NEED_PLAN' },
    ]));

  it('keep a text that is being typed instead of the stored one', () => {
    const typed: BatchRow = { devId: 'a', message: 'Bonjour, je', state: 'draft' };
    expect(batchRows([typed], [stored('a', 'Bonjour')])).toEqual([typed]);
  });

  it('follow additions and removals in another tab', () => {
    const onPage: BatchRow[] = [
      { devId: 'a', message: '', state: 'draft' },
      { devId: 'b', message: 'x', state: 'failed', error: 'no' },
    ];
    expect(batchRows(onPage, [stored('a'), stored('c')]).map(({ devId }) => devId)).toEqual(['a', 'c']);
  });

  it('keep a candidate who was just contacted and so left the selection', () => {
    const onPage: BatchRow[] = [
      { devId: 'a', message: 'Oui', state: 'sent' },
      { devId: 'b', message: 'Oui', state: 'sending' },
    ];
    expect(batchRows(onPage, [])).toEqual(onPage);
  });
});
