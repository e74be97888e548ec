import { describe, expect, it } from 'vitest';
import { someTerms, typedTerms } from '../../../tests/harness/terms.ts';
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
/** As long as a first message must be. */
const words = 'Bonjour Camille, '.repeat(5);
const feedbackDeclineByRec = { code: 'experience', message: null } as const;

describe('an introduction request (docs/product/contact.md, Sending a request)', () => {
  it.each([
    [
      'a conversation request',
      { status: 20, message: ` ${words}\r\nparlons-en ! `, terms: typedTerms },
      { status: 20, message: `${words}\nparlons-en !`, terms: someTerms },
    ],
    ['an accepted application', { status: 31, message: '' }, { status: 31 }],
    ['an accepted application with terms', { status: 31, terms: typedTerms }, { status: 31, terms: someTerms }],
    [
      'a declined application',
      { status: 99, feedbackDeclineByRec: { code: 'experience' } },
      { status: 99, feedbackDeclineByRec },
    ],
  ])('accepts %s', (_, given, value) => expect(read(given)).toEqual({ value }));

  it.each([
    ['a request without a message', { status: 20, terms: typedTerms }, { message: 'required' }],
    ['a request without terms', { status: 20, message: words }, { terms: 'required' }],
    [
      'a request with incomplete terms',
      { status: 20, message: words, terms: { ...typedTerms, payMin: '' } },
      { 'terms.payMin': 'required' },
    ],
    [
      'a question about past pay',
      { status: 20, message: `${words}quel est votre salaire actuel ?`, terms: typedTerms },
      { message: 'payHistory' },
    ],
    ['a message that is too short', { status: 20, message: 'Parlons-en', terms: typedTerms }, { message: 'short:80' }],
    [
      'a message with an open field',
      { status: 20, message: `${words}{offre}`, terms: typedTerms },
      { message: 'openField' },
    ],
    ['a message of spaces', { status: 20, message: ' \n\u200b', terms: typedTerms }, { message: 'required' }],
    [
      'a message that is too long',
      { status: 20, message: 'x'.repeat(conversationMessageLimit + 1), terms: typedTerms },
      { message: `long:${conversationMessageLimit}:1` },
    ],
    ['a decline without a reason', { status: 99 }, { feedbackDeclineByRec: 'required' }],
    ['a status that a recruiter may not set', { status: 30 }, { status: 'unknown' }],
    ['a request without a status', {}, { status: 'unknown' }],
  ])('refuses %s', (_, given, errors) => expect(read(given)).toEqual({ errors }));
});

describe('the event of a request', () => {
  const recruiter = { kind: 'recruiter', admin: false, intros: true } as const;
  const ask: IntroductionRequest = { status: 20, message: 'Bonjour', terms: someTerms };
  const usual: RequestFacts = { review: false, detailsOffered: false };
  it.each<[IntroductionRequest, RequestFacts, IntroductionEvent, number, boolean]>([
    [ask, usual, 'request', 20, false],
    [ask, { ...usual, review: true }, 'requestForReview', 10, false],
    [{ status: 31 }, usual, 'acceptApplication', 31, false],
    [{ status: 31 }, { ...usual, detailsOffered: true }, 'acceptApplicationWithDetails', 31, true],
    [{ status: 99, feedbackDeclineByRec }, usual, 'declineApplication', 99, false],
  ])('of %o with %o is %s', (request, facts, event, status, contactGiven) => {
    expect(eventOf(request, facts)).toBe(event);
    expect(next(undefined, event, recruiter)).toMatchObject({ outcome: 'changed', state: { status, contactGiven } });
  });
});
