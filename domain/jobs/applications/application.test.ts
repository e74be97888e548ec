import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../profile/form-errors.ts';
import { applicationCommandSchema, longestMessage } from './application.ts';

const id = '01890000-0000-7000-8000-000000000002';

describe('commands about applications', () => {
  it.each<[string, object]>([
    ['a like', { mode: 'like', companyId: id }],
    ['a spontaneous application with its message', { mode: 'superlike', companyId: id, message: 'Bonjour' }],
    ['an application with a message', { mode: 'application', jobId: id, message: 'Bonjour' }],
    ['an application without a message', { mode: 'application', jobId: id, message: '' }],
    ['the withdrawal of any of them', { mode: 'withdraw', kind: 'click', targetId: id }],
  ])('accept %s', (_, sent) => expect(applicationCommandSchema.safeParse(sent).success).toBe(true));

  it.each<[string, object, string]>([
    [
      'a spontaneous application without a message',
      { mode: 'superlike', companyId: id, message: ' \u200b' },
      'required',
    ],
    [
      'a spontaneous application with a message that is too long',
      { mode: 'superlike', companyId: id, message: 'x'.repeat(longestMessage + 1) },
      `long:${longestMessage}:1`,
    ],
    [
      'an application with a message that is too long',
      { mode: 'application', jobId: id, message: 'x'.repeat(longestMessage + 1) },
      `long:${longestMessage}:1`,
    ],
    ['an invalid id', { mode: 'like', companyId: 'x' }, 'unknown'],
  ])('refuse %s', (_, sent, code) => expect(Object.values(errorsOf(applicationCommandSchema, sent))).toEqual([code]));

  it('store an empty message to an offer as null', () =>
    expect(applicationCommandSchema.parse({ mode: 'application', jobId: id, message: '  ' })).toMatchObject({
      message: null,
    }));

  it('include contact details only when the developer chose so', () => {
    const application = { mode: 'application', jobId: id, message: '' };
    expect(applicationCommandSchema.parse(application)).toMatchObject({ detailsOffered: false });
    expect(applicationCommandSchema.parse({ ...application, detailsOffered: true })).toMatchObject({
      detailsOffered: true,
    });
    expect(applicationCommandSchema.safeParse({ ...application, detailsOffered: 'yes' }).success).toBe(false);
  });
});
