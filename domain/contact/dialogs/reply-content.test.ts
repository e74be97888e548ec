import { describe, expect, it } from 'vitest';
import { type Interaction, noInteraction } from '../interaction.ts';
import { alsoSpontaneous, type ReplyContent, replyContent } from './reply-content.ts';

const early = new Date('2026-01-10T09:00:00Z');
const at = new Date('2026-11-10T09:00:00Z');
const job = (jobId: string, moment = at) => ({ jobId, at: moment });

describe("'Content depends on the interaction'", () => {
  it.each<[string, Partial<Interaction>, ReplyContent]>([
    [
      "'Job applications (jobLikes'",
      { jobLikes: [job('a', early), job('b')] },
      { kind: 'jobs', jobIds: ['b', 'a'], messageJobId: 'b' },
    ],
    ["'/atsJobLikes)'", { atsJobLikes: [job('a')] }, { kind: 'jobs', jobIds: ['a'], messageJobId: 'a' }],
    [
      'before all others',
      { jobLikes: [job('a')], liked: at, remoteJobLikes: [job('b')], superliked: at },
      { kind: 'jobs', jobIds: ['a'], messageJobId: 'a' },
    ],
    ["'Liked page'", { liked: at }, { kind: 'liked' }],
    ['before remote clicks', { liked: at, remoteJobLikes: [job('a')] }, { kind: 'liked' }],
    [
      "'Remote job link clicks'",
      { remoteJobLikes: [job('a', early), job('b')] },
      { kind: 'remoteJobs', jobIds: ['b', 'a'] },
    ],
    ["'Otherwise, spontaneous application'", { superliked: at }, { kind: 'spontaneous' }],
    ['through the ATS', { atsSuperliked: at }, { kind: 'spontaneous' }],
    [
      'a like that does not count',
      { liked: new Date('2022-08-01T00:00:00Z'), superliked: at },
      { kind: 'spontaneous' },
    ],
  ])('%s', (_, change, expected) => expect(replyContent({ ...noInteraction, ...change })).toEqual(expected));

  it.each<[string, Partial<Interaction>, boolean]>([
    ['a spontaneous application beside a like', { superliked: at, liked: at }, true],
    ['beside an application to a job', { atsSuperliked: at, jobLikes: [job('a')] }, true],
    ['beside remote clicks', { superliked: at, remoteJobLikes: [job('a')] }, true],
    ['alone, it is the content', { superliked: at }, false],
    ['a like alone', { liked: at }, false],
  ])('no message is lost: %s', (_, change, expected) =>
    expect(alsoSpontaneous({ ...noInteraction, ...change })).toBe(expected),
  );
});
