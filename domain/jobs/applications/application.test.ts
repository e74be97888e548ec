import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../profile/form-errors.ts';
import { longestMessage, moveSchema } from './application.ts';

const id = '01890000-0000-7000-8000-000000000002';

describe('what a page can ask for', () => {
  it.each<[string, object]>([
    ['a like', { move: 'like', companyId: id }],
    ['a superlike with its message', { move: 'superlike', companyId: id, message: 'Bonjour' }],
    ['an application with a message', { move: 'application', jobId: id, message: 'Bonjour' }],
    ['an application without one', { move: 'application', jobId: id, message: '' }],
    ['taking any of them back', { move: 'withdraw', kind: 'click', targetId: id }],
  ])('%s', (_, sent) => expect(moveSchema.safeParse(sent).success).toBe(true));

  it.each<[string, object, string]>([
    ["'a message' is required", { move: 'superlike', companyId: id, message: ' \u200b' }, 'required'],
    [
      'and has an end',
      { move: 'superlike', companyId: id, message: 'x'.repeat(longestMessage + 1) },
      `long:${longestMessage}`,
    ],
    [
      'also to an offer',
      { move: 'application', jobId: id, message: 'x'.repeat(longestMessage + 1) },
      `long:${longestMessage}`,
    ],
    ['an id that is none', { move: 'like', companyId: 'x' }, 'unknown'],
  ])('%s', (_, sent, code) => expect(Object.values(errorsOf(moveSchema, sent))).toEqual([code]));

  it('an empty message to an offer is none', () =>
    expect(moveSchema.parse({ move: 'application', jobId: id, message: '  ' })).toMatchObject({ message: null }));

  it('contact details stay behind unless somebody says otherwise', () => {
    const application = { move: 'application', jobId: id, message: '' };
    expect(moveSchema.parse(application)).toMatchObject({ detailsOffered: false });
    expect(moveSchema.parse({ ...application, detailsOffered: true })).toMatchObject({ detailsOffered: true });
    expect(moveSchema.safeParse({ ...application, detailsOffered: 'yes' }).success).toBe(false);
  });
});
