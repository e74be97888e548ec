import { describe, expect, it } from 'vitest';
import { parseValue } from '../../form.ts';
import { conversationMessageLimit } from '../conversations/conversation-message.ts';
import type { IntroductionEvent } from './event.ts';
import {
  eventOf,
  type IntroductionRequest,
  introductionRequestSchema,
  type RequestFacts,
} from './introduction-request.ts';
import { next } from './next.ts';

const read = (value: unknown) => parseValue(introductionRequestSchema, value);
const feedbackDeclineByRec = { code: 'experience', message: null } as const;

describe("'Introduction request: {recId, action: 'CREATE', message, status, additionalData? {feedbackDeclineByRec {code, message}}, timestamp}'", () => {
  it.each([
    [
      'a conversation request',
      { status: 20, message: ' Bonjour Camille, \r\nparlons-en ! ' },
      { status: 20, message: 'Bonjour Camille, \nparlons-en !' },
    ],
    ['an accepted application', { status: 31, message: '' }, { status: 31 }],
    [
      'a declined application',
      { status: 99, feedbackDeclineByRec: { code: 'experience' } },
      { status: 99, feedbackDeclineByRec },
    ],
  ])('%s', (_, given, value) => expect(read(given)).toEqual({ value }));

  it.each([
    ['no message', { status: 20 }, { message: 'required' }],
    ['a message of spaces', { status: 20, message: ' \n\u200b' }, { message: 'required' }],
    [
      'too long a message',
      { status: 20, message: 'x'.repeat(conversationMessageLimit + 1) },
      { message: `long:${conversationMessageLimit}` },
    ],
    ['no reason', { status: 99 }, { feedbackDeclineByRec: 'required' }],
    ['a status that is not a recruiter’s to ask for', { status: 30 }, { status: 'unknown' }],
    ['no status', {}, { status: 'unknown' }],
  ])('%s is refused', (_, given, errors) => expect(read(given)).toEqual({ errors }));
});

describe('what a request does', () => {
  const recruiter = { kind: 'recruiter', admin: false, intros: true } as const;
  const ask: IntroductionRequest = { status: 20, message: 'Bonjour' };
  const usual: RequestFacts = { review: false, detailsOffered: false };
  it.each<[IntroductionRequest, RequestFacts, IntroductionEvent, number, boolean]>([
    [ask, usual, 'request', 20, false],
    [ask, { ...usual, review: true }, 'requestForReview', 10, false],
    [{ status: 31 }, usual, 'acceptApplication', 31, false],
    [{ status: 31 }, { ...usual, detailsOffered: true }, 'acceptApplicationWithDetails', 31, true],
    [{ status: 99, feedbackDeclineByRec }, usual, 'declineApplication', 99, false],
  ])('%o %o: %s', (request, facts, event, status, contactGiven) => {
    expect(eventOf(request, facts)).toBe(event);
    expect(next(undefined, event, recruiter)).toMatchObject({ outcome: 'changed', state: { status, contactGiven } });
  });
});
