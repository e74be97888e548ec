import { describe, expect, it } from 'vitest';
import { type Interaction, noInteraction } from '../interaction.ts';
import { alsoSpontaneous, type ReplyContent, replyContent } from './reply-content.ts';

const early = new Date('2026-01-10T09:00:00Z');
const at = new Date('2026-11-10T09:00:00Z');
const job = (jobId: string, moment = at) => ({ jobId, at: moment });

describe('the content of the reply dialog (docs/product/contact.md, The reply dialog)', () => {
  it.each<[string, Partial<Interaction>, ReplyContent]>([
    [
      'applications to jobs',
      { jobLikes: [job('a', early), job('b')] },
      { kind: 'jobs', jobIds: ['b', 'a'], messageJobId: 'b' },
    ],
    [
      'applications to jobs through the recruiting tool',
      { atsJobLikes: [job('a')] },
      { kind: 'jobs', jobIds: ['a'], messageJobId: 'a' },
    ],
    [
      'applications to jobs, before all other kinds',
      { jobLikes: [job('a')], liked: at, remoteJobLikes: [job('b')], superliked: at },
      { kind: 'jobs', jobIds: ['a'], messageJobId: 'a' },
    ],
    ['a liked page', { liked: at }, { kind: 'liked' }],
    ['a liked page, before clicks on external links', { liked: at, remoteJobLikes: [job('a')] }, { kind: 'liked' }],
    [
      'clicks on external links',
      { remoteJobLikes: [job('a', early), job('b')] },
      { kind: 'remoteJobs', jobIds: ['b', 'a'] },
    ],
    ['a spontaneous application', { superliked: at }, { kind: 'spontaneous' }],
    ['a spontaneous application through the recruiting tool', { atsSuperliked: at }, { kind: 'spontaneous' }],
    [
      'a like that does not count',
      { liked: new Date('2022-08-01T00:00:00Z'), superliked: at },
      { kind: 'spontaneous' },
    ],
  ])('is for %s', (_, change, expected) => expect(replyContent({ ...noInteraction, ...change })).toEqual(expected));

  it.each<[string, Partial<Interaction>, boolean]>([
    ['beside a like', { superliked: at, liked: at }, true],
    ['beside an application to a job', { atsSuperliked: at, jobLikes: [job('a')] }, true],
    ['beside clicks on external links', { superliked: at, remoteJobLikes: [job('a')] }, true],
    ['alone: it is the content itself', { superliked: at }, false],
    ['a like alone', { liked: at }, false],
  ])('also shows the message of a spontaneous application: %s', (_, change, expected) =>
    expect(alsoSpontaneous({ ...noInteraction, ...change })).toBe(expected),
  );
});
