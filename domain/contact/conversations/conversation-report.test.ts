import { describe, expect, it } from 'vitest';
import { parseValue } from '../../form.ts';
import { conversationReportReasons, conversationReportSchema, reportWordsLimit } from './conversation-report.ts';

const read = (value: unknown) => parseValue(conversationReportSchema, value);

describe('a report of a conversation (docs/product/contact.md, Reporting a conversation)', () => {
  it.each(conversationReportReasons)('has the reason %s and words', (reason) =>
    expect(read({ reason, words: ' Il insiste. ' })).toEqual({ value: { reason, words: 'Il insiste.' } }),
  );
  it.each([
    [{ reason: '', words: 'x' }, { reason: 'required' }],
    [{ reason: 'boring', words: 'x' }, { reason: 'required' }],
    [{ reason: 'spam', words: ' ' }, { words: 'required' }],
    [{ reason: 'spam', words: 'x'.repeat(reportWordsLimit + 1) }, { words: `long:${reportWordsLimit}:1` }],
  ])('refuses %o', (value, errors) => expect(read(value)).toEqual({ errors }));
});
