import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BatchRow,
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

describe("'per-candidate errors kept, retry of the failed ones only'", () => {
  it('all are under way, then each has its own end', () => {
    expect(states(startSending(drafts, 'drafts'))).toEqual({ a: 'sending', b: 'sending', c: 'sending' });
    expect(states(partly)).toEqual({ a: 'sent', b: 'failed', c: 'sent' });
    expect(partly[1]).toEqual({ devId: 'b', message: 'Bonjour b', state: 'failed', error: 'DENY_NEED_BIGGER_PLAN' });
  });

  it('trying again sends the failed ones only, with their messages', () => {
    const again = startSending(partly, 'failed');
    expect(rowsToSend(again)).toEqual([{ devId: 'b', message: 'Bonjour b', state: 'sending' }]);
    expect(states(settleBatch(again, {}))).toEqual({ a: 'sent', b: 'sent', c: 'sent' });
  });

  it('the first button sends no failed one, and trying again no draft', () => {
    const rows = [...partly, draft('d')];
    expect(rowsToSend(startSending(rows, 'drafts')).map(({ devId }) => devId)).toEqual(['d']);
    expect(rowsToSend(startSending(rows, 'failed')).map(({ devId }) => devId)).toEqual(['b']);
  });

  it('a second press while sending sends nothing more', () => {
    const under = startSending([...partly, draft('d')], 'drafts');
    expect(startSending(under, 'failed')).toEqual(under);
    expect(isSending(under)).toBe(true);
    expect(isSending(partly)).toBe(false);
  });

  it('without an answer all that was under way has failed, and nothing else', () => {
    const rows = failBatch(startSending([...partly, draft('d')], 'drafts'), 'offline');
    expect(states(rows)).toEqual({ a: 'sent', b: 'failed', c: 'sent', d: 'failed' });
    expect(rows[1]).toMatchObject({ error: 'DENY_NEED_BIGGER_PLAN' });
    expect(rows[3]).toMatchObject({ error: 'offline' });
  });

  it('those who were asked leave the selection', () =>
    expect(stillSelected([...partly, draft('d')])).toEqual(['b', 'd']));

  it('an empty error is an error; one inherited by every object is none', () => {
    const under = startSending([draft('a'), draft('toString')], 'drafts');
    expect(states(settleBatch(under, { a: '' }))).toEqual({ a: 'failed', toString: 'sent' });
  });
});

it('whatever is pressed and answered, nobody is sent to again after a success, and no message is lost', () =>
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
