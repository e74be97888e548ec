import { describe, expect, it } from 'vitest';
import { type BadgeOffer, type BadgeSession, badgeOffer, obtainBadgeSchema } from './badge.ts';

const session = { id: 'new', score: 1540, deviation: 100, refused: false };

describe('who may have a badge (docs/product/assessments.md, Verifiable badges)', () => {
  it.each<[string, Partial<BadgeSession>, string | undefined, BadgeOffer]>([
    ['a ranked score', {}, undefined, 'obtain'],
    ['a confirmed score', { deviation: 79 }, undefined, 'obtain'],
    ['a reliability of just 0.80', { deviation: 111.8 }, undefined, 'obtain'],
    ['a reliability under 0.80', { deviation: 111.9 }, undefined, 'provisional'],
    ['a deviation that is not known', { deviation: null }, undefined, 'provisional'],
    ['no score', { score: null }, undefined, 'provisional'],
    ['the badge of this session is held', {}, 'new', 'held'],
    ['the badge of an earlier session is held', {}, 'old', 'renew'],
    [
      'the badge of an earlier session is held, and the newest score is provisional',
      { deviation: 130 },
      'old',
      'provisional',
    ],
    ['the team refused it', { refused: true }, undefined, 'refused'],
    ['the team refused it, and an earlier badge is held', { refused: true }, 'old', 'refused'],
  ])('%s', (_, change, held, offer) => {
    expect(badgeOffer({ ...session, ...change }, { newest: 'new', held })).toBe(offer);
  });

  it('an earlier session gives none, whether a badge is held or not', () => {
    const earlier = { ...session, id: 'old' };
    expect(badgeOffer(earlier, { newest: 'new', held: undefined })).toBe('older');
    expect(badgeOffer(earlier, { newest: 'new', held: 'new' })).toBe('older');
    expect(badgeOffer(earlier, { newest: 'new', held: 'old' })).toBe('held');
  });

  it('the hash of the e-mail address is added only when the box is ticked', () => {
    expect(obtainBadgeSchema.parse({ sessionId: 'x' }).withEmail).toBeUndefined();
    expect(obtainBadgeSchema.parse({ sessionId: 'x', withEmail: 'on' }).withEmail).toBe('on');
    expect(obtainBadgeSchema.safeParse({ sessionId: 'x', withEmail: 'yes' }).success).toBe(false);
  });
});
