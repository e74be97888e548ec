import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../profile/form-errors.ts';
import { applicationCommandSchema, longestMessage } from './application.ts';

const id = '01890000-0000-7000-8000-000000000002';

describe('what a page can ask for', () => {
  it.each<[string, object]>([
    ['a like', { mode: 'like', companyId: id }],
    ['a superlike with its message', { mode: 'superlike', companyId: id, message: 'Bonjour' }],
    ['an application with a message', { mode: 'application', jobId: id, message: 'Bonjour' }],
    ['an application without one', { mode: 'application', jobId: id, message: '' }],
    ['taking any of them back', { mode: 'withdraw', kind: 'click', targetId: id }],
  ])('%s', (_, sent) => expect(applicationCommandSchema.safeParse(sent).success).toBe(true));

  it.each<[string, object, string]>([
    ["'a message' is required", { mode: 'superlike', companyId: id, message: ' \u200b' }, 'required'],
    [
      'and has an end',
      { mode: 'superlike', companyId: id, message: 'x'.repeat(longestMessage + 1) },
      `long:${longestMessage}`,
    ],
    [
      'also to an offer',
      { mode: 'application', jobId: id, message: 'x'.repeat(longestMessage + 1) },
      `long:${longestMessage}`,
    ],
    ['an id that is none', { mode: 'like', companyId: 'x' }, 'unknown'],
  ])('%s', (_, sent, code) => expect(Object.values(errorsOf(applicationCommandSchema, sent))).toEqual([code]));

  it('an empty message to an offer is none', () =>
    expect(applicationCommandSchema.parse({ mode: 'application', jobId: id, message: '  ' })).toMatchObject({
      message: null,
    }));

  it('contact details stay behind unless somebody says otherwise', () => {
    const application = { mode: 'application', jobId: id, message: '' };
    expect(applicationCommandSchema.parse(application)).toMatchObject({ detailsOffered: false });
    expect(applicationCommandSchema.parse({ ...application, detailsOffered: true })).toMatchObject({
      detailsOffered: true,
    });
    expect(applicationCommandSchema.safeParse({ ...application, detailsOffered: 'yes' }).success).toBe(false);
  });
});
