import { describe, expect, it } from 'vitest';
import { clickedJobs, likedJobs, mostRecentlyLikedJob } from './liked-jobs.ts';

const like = (jobId: string, day: number) => ({ jobId, at: new Date(Date.UTC(2026, 10, day)) });

describe('the list of jobs that a developer applied to', () => {
  it('has the applications made here and through the ATS, the most recent first', () =>
    expect(likedJobs({ jobLikes: [like('a', 1), like('b', 9)], atsJobLikes: [like('c', 5)] })).toEqual([
      'b',
      'c',
      'a',
    ]));

  it('has a job once, at its latest application', () =>
    expect(likedJobs({ jobLikes: [like('a', 1), like('b', 5)], atsJobLikes: [like('a', 9)] })).toEqual(['a', 'b']));

  it('is the same in any order of the applications', () => {
    const likes = [like('a', 1), like('b', 1)];
    expect(likedJobs({ jobLikes: likes, atsJobLikes: [] })).toEqual(['a', 'b']);
    expect(likedJobs({ jobLikes: likes.toReversed(), atsJobLikes: [] })).toEqual(['a', 'b']);
  });

  it('has its own list for clicks on external links', () =>
    expect(clickedJobs({ remoteJobLikes: [like('a', 1), like('b', 2), like('a', 3)] })).toEqual(['a', 'b']));
});

it('the job assigned on accepting is the one applied to most recently', () => {
  expect(mostRecentlyLikedJob({ jobLikes: [like('a', 1)], atsJobLikes: [like('b', 2)] })).toBe('b');
  expect(mostRecentlyLikedJob({ jobLikes: [], atsJobLikes: [] })).toBeUndefined();
});
