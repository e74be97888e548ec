import { describe, expect, it } from 'vitest';
import { noInteraction } from './interaction.ts';
import { interactionIcons, interactionKinds } from './interaction-icons.ts';

const at = new Date('2026-03-01T00:00:00Z');

describe("'spontaneous application (with month and year), liked your company (with month and year), applied to N of your offers, in your favourites'", () => {
  it('all in their negative form', () =>
    expect(interactionIcons(noInteraction, false)).toEqual([
      { kind: 'superliked', on: false, at: null },
      { kind: 'liked', on: false, at: null },
      { kind: 'applied', on: false, jobs: 0 },
      { kind: 'faved', on: false },
    ]));

  it('all in their positive form', () => {
    const jobLikes = [
      { jobId: 'a', at },
      { jobId: 'b', at },
    ];
    const icons = interactionIcons(
      { ...noInteraction, superliked: at, liked: at, jobLikes, atsJobLikes: jobLikes },
      true,
    );
    expect(icons).toEqual([
      { kind: 'superliked', on: true, at },
      { kind: 'liked', on: true, at },
      { kind: 'applied', on: true, jobs: 2 },
      { kind: 'faved', on: true },
    ]);
    expect(icons.map(({ kind }) => kind)).toEqual([...interactionKinds]);
  });

  it('one application is one', () => {
    const icons = interactionIcons({ ...noInteraction, atsJobLikes: [{ jobId: 'a', at }] }, false);
    expect(icons[2]).toEqual({ kind: 'applied', on: true, jobs: 1 });
  });

  it('a spontaneous application through the ATS, and a like from before it counted', () => {
    const liked = new Date('2019-05-01T00:00:00Z');
    const [superliked, page] = interactionIcons({ ...noInteraction, atsSuperliked: at, liked }, false);
    expect(superliked).toEqual({ kind: 'superliked', on: true, at });
    expect(page).toEqual({ kind: 'liked', on: true, at: liked });
  });
});
