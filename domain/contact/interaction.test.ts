import { describe, expect, it } from 'vitest';
import { bypass, type Interaction, lastAppliedAt, noInteraction } from './interaction.ts';

const at = new Date('2026-11-10T09:00:00Z');
const like = { jobId: 'job', at };

describe('interactions that lift the limits (docs/product/contact.md, Applications that lift the limits)', () => {
  it.each<[string, Partial<Interaction>, ReturnType<typeof bypass>]>([
    ['nothing', {}, undefined],
    ['a spontaneous application', { superliked: at }, 'OK_SUPERLIKE'],
    ['a spontaneous application through the recruiting tool', { atsSuperliked: at }, 'OK_SUPERLIKE'],
    ['an application to an offer', { jobLikes: [like] }, 'OK_JOBLIKE'],
    ['an application to an offer through the recruiting tool', { atsJobLikes: [like] }, 'OK_JOBLIKE'],
    ['a like after 2022-08-03', { liked: new Date('2022-08-04T08:00:00Z') }, 'OK_LIKED'],
    ['a like in the first moment after that day in Paris', { liked: new Date('2022-08-03T22:00:00Z') }, 'OK_LIKED'],
    ['a like in the last moment of that day in Paris', { liked: new Date('2022-08-03T21:59:59.999Z') }, undefined],
    ['a like before', { liked: new Date('2021-01-01T00:00:00Z') }, undefined],
    ['a click on an external link', { remoteJobLikes: [like] }, undefined],
    [
      'a spontaneous application before an application to an offer',
      { superliked: at, jobLikes: [like], liked: at },
      'OK_SUPERLIKE',
    ],
    ['an application to an offer before a like', { jobLikes: [like], liked: at }, 'OK_JOBLIKE'],
  ])('the outcome of %s', (_, interaction, expected) =>
    expect(bypass({ ...noInteraction, ...interaction })).toBe(expected),
  );
});

describe('the moment of the last application', () => {
  const early = new Date('2026-01-01T00:00:00Z');
  const old = new Date('2020-01-01T00:00:00Z');
  it.each<[string, Partial<Interaction>, Date | null]>([
    ['none', {}, null],
    ['the latest of all kinds', { superliked: early, jobLikes: [like], liked: early }, at],
    ['through the recruiting tool too', { atsSuperliked: early, atsJobLikes: [like] }, at],
    ['a page like that counts', { liked: at, superliked: early }, at],
    ['a page like that does not count', { liked: old }, null],
    ['a click is not an application', { remoteJobLikes: [like] }, null],
  ])('of these interactions: %s', (_, interaction, expected) =>
    expect(lastAppliedAt({ ...noInteraction, ...interaction })).toEqual(expected),
  );
});
