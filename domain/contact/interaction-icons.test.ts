import { describe, expect, it } from 'vitest';
import { noInteraction } from './interaction.ts';
import { interactionIcons, interactionKinds } from './interaction-icons.ts';

const at = new Date('2026-03-01T00:00:00Z');

describe('interaction icons (docs/product/contact.md, Interaction icons)', () => {
  it('are all negative without an interaction', () =>
    expect(interactionIcons(noInteraction, false)).toEqual([
      { kind: 'superliked', on: false, at: null },
      { kind: 'liked', on: false, at: null },
      { kind: 'applied', on: false, jobs: 0 },
      { kind: 'faved', on: false },
    ]));

  it('are all positive with every interaction', () => {
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

  it('count one application', () => {
    const icons = interactionIcons({ ...noInteraction, atsJobLikes: [{ jobId: 'a', at }] }, false);
    expect(icons[2]).toEqual({ kind: 'applied', on: true, jobs: 1 });
  });

  it('show a spontaneous application through the recruiting tool, and a like that is too old to count', () => {
    const liked = new Date('2019-05-01T00:00:00Z');
    const [superliked, page] = interactionIcons({ ...noInteraction, atsSuperliked: at, liked }, false);
    expect(superliked).toEqual({ kind: 'superliked', on: true, at });
    expect(page).toEqual({ kind: 'liked', on: true, at: liked });
  });
});
