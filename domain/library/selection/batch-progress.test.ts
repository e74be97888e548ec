import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BatchRow,
  dismissFailure,
  failBatch,
  isSending,
  rowsToSend,
  settleBatch,
  startSending,
  stillSelected,
} from './batch-progress.ts';

const draft = (devId: string): BatchRow => ({ devId, message: `Bonjour ${devId}`, state: 'draft' });
const states = (rows: readonly BatchRow[]) => Object.fromEntries(rows.map(({ devId, state }) => [devId, state]));
const drafts = ['a', 'b', 'c'].map(draft);
const partly = settleBatch(startSending(drafts, 'drafts'), { b: 'DENY_NEED_BIGGER_PLAN' });

describe('sending to the selection (docs/product/library.md, Sending to the selection)', () => {
  it('all candidates are being sent to, then each has its own result', () => {
    expect(states(startSending(drafts, 'drafts'))).toEqual({ a: 'sending', b: 'sending', c: 'sending' });
    expect(states(partly)).toEqual({ a: 'sent', b: 'failed', c: 'sent' });
    expect(partly[1]).toEqual({ devId: 'b', message: 'Bonjour b', state: 'failed', error: 'DENY_NEED_BIGGER_PLAN' });
  });

  it('closing an error makes the message a draft again, and changes nothing else', () => {
    expect(dismissFailure(partly, 'b')[1]).toEqual({ devId: 'b', message: 'Bonjour b', state: 'draft' });
    expect(dismissFailure(partly, 'a')).toEqual(partly);
  });

  it('trying again sends to failed candidates only, with their messages', () => {
    const again = startSending(partly, 'failed');
    expect(rowsToSend(again)).toEqual([{ devId: 'b', message: 'Bonjour b', state: 'sending' }]);
    expect(states(settleBatch(again, {}))).toEqual({ a: 'sent', b: 'sent', c: 'sent' });
  });

  it('the first button sends to no failed candidate, and trying again to no draft', () => {
    const rows = [...partly, draft('d')];
    expect(rowsToSend(startSending(rows, 'drafts')).map(({ devId }) => devId)).toEqual(['d']);
    expect(rowsToSend(startSending(rows, 'failed')).map(({ devId }) => devId)).toEqual(['b']);
  });

  it('a second click while sending sends no more', () => {
    const under = startSending([...partly, draft('d')], 'drafts');
    expect(startSending(under, 'failed')).toEqual(under);
    expect(isSending(under)).toBe(true);
    expect(isSending(partly)).toBe(false);
  });

  it('without an answer, all that were being sent have failed, and no others', () => {
    const rows = failBatch(startSending([...partly, draft('d')], 'drafts'), 'offline');
    expect(states(rows)).toEqual({ a: 'sent', b: 'failed', c: 'sent', d: 'failed' });
    expect(rows[1]).toMatchObject({ error: 'DENY_NEED_BIGGER_PLAN' });
    expect(rows[3]).toMatchObject({ error: 'offline' });
  });

  it('candidates who were contacted leave the selection', () =>
    expect(stillSelected([...partly, draft('d')])).toEqual(['b', 'd']));

  it('an empty error is an error; a property inherited by every object is not', () => {
    const under = startSending([draft('a'), draft('toString')], 'drafts');
    expect(states(settleBatch(under, { a: '' }))).toEqual({ a: 'failed', toString: 'sent' });
  });
});

it('after any clicks and answers, no candidate is contacted again after a success, and no message is lost', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          which: fc.constantFrom('drafts' as const, 'failed' as const),
          fails: fc.array(fc.constantFrom<string>('a', 'b', 'c')),
        }),
        { maxLength: 12 },
      ),
      (presses) => {
        let rows: BatchRow[] = drafts;
        const asked: string[] = [];
        for (const { which, fails } of presses) {
          rows = startSending(rows, which);
          const under = rowsToSend(rows).map(({ devId }) => devId);
          rows = settleBatch(rows, Object.fromEntries(fails.map((devId) => [devId, 'no'])));
          asked.push(...under.filter((devId) => !fails.includes(devId)));
        }
        expect(new Set(asked).size).toBe(asked.length);
        expect(rows.map(({ message }) => message)).toEqual(drafts.map(({ message }) => message));
      },
    ),
  ));
