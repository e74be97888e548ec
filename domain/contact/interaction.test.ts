import { describe, expect, it } from 'vitest';
import { bypass, type Interaction, lastAppliedAt, noInteraction } from './interaction.ts';

const at = new Date('2026-11-10T09:00:00Z');
const like = { jobId: 'job', at };

describe("'superlike, job-like, or a page like after 2022-08-03 bypasses the limits'", () => {
  it.each<[string, Partial<Interaction>, ReturnType<typeof bypass>]>([
    ['nothing', {}, undefined],
    ["'Superliked'", { superliked: at }, 'OK_SUPERLIKE'],
    ["'or superliked through the ATS'", { atsSuperliked: at }, 'OK_SUPERLIKE'],
    ["'Job-liked'", { jobLikes: [like] }, 'OK_JOBLIKE'],
    ["'or job-liked through the ATS'", { atsJobLikes: [like] }, 'OK_JOBLIKE'],
    ["'Liked after 2022-08-03'", { liked: new Date('2022-08-04T08:00:00Z') }, 'OK_LIKED'],
    ['the first moment after that day in Paris', { liked: new Date('2022-08-03T22:00:00Z') }, 'OK_LIKED'],
    ['the last moment of that day in Paris', { liked: new Date('2022-08-03T21:59:59.999Z') }, undefined],
    ['liked before', { liked: new Date('2021-01-01T00:00:00Z') }, undefined],
    ['a click on the link of a job elsewhere', { remoteJobLikes: [like] }, undefined],
    ['superlike before job like', { superliked: at, jobLikes: [like], liked: at }, 'OK_SUPERLIKE'],
    ['job like before page like', { jobLikes: [like], liked: at }, 'OK_JOBLIKE'],
  ])('%s', (_, interaction, expected) => expect(bypass({ ...noInteraction, ...interaction })).toBe(expected));
});

describe('the moment of the last application', () => {
  const early = new Date('2026-01-01T00:00:00Z');
  const old = new Date('2020-01-01T00:00:00Z');
  it.each<[string, Partial<Interaction>, Date | null]>([
    ['none', {}, null],
    ['the latest of all kinds', { superliked: early, jobLikes: [like], liked: early }, at],
    ['through the ATS too', { atsSuperliked: early, atsJobLikes: [like] }, at],
    ['a page like that counts', { liked: at, superliked: early }, at],
    ['a page like that does not', { liked: old }, null],
    ['a click is none', { remoteJobLikes: [like] }, null],
  ])('%s', (_, interaction, expected) => expect(lastAppliedAt({ ...noInteraction, ...interaction })).toEqual(expected));
});
