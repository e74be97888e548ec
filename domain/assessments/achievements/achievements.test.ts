import { describe, expect, it } from 'vitest';
import {
  type AchievementId,
  achievementIds,
  achievementRules,
  earned,
  earnedOn,
  highestGoal,
  isAchievement,
  progressOf,
} from './achievements.ts';
import { achievementEditSchema } from './edits.ts';
import { type FactName, factNames, mostGoal, occasions } from './facts.ts';
import { unlockedOn } from './unlocked-on.ts';
import { achievementWords, originalAchievement } from './words.ts';

/** Each achievement with a value just below its goal, and the goal itself. */
const rows: Record<AchievementId, [FactName, number, number]> = {
  'first-dive': ['sessions', 0, 1],
  regular: ['sessions', 9, 10],
  tireless: ['sessions', 49, 50],
  'two-shores': ['technologies', 1, 2],
  archipelago: ['technologies', 4, 5],
  'open-sea': ['technologies', 9, 10],
  'hundred-drops': ['rightAnswers', 99, 100],
  'five-hundred-drops': ['rightAnswers', 499, 500],
  'clear-water': ['perfectSessions', 0, 1],
  'quick-current': ['quickSessions', 0, 1],
  'bronze-result': ['bronzeTests', 0, 1],
  'silver-result': ['silverTests', 0, 1],
  'gold-result': ['goldTests', 0, 1],
  'triple-gold': ['goldTests', 2, 3],
  'four-weeks': ['weeks', 3, 4],
  'twelve-weeks': ['weeks', 11, 12],
  podium: ['podiums', 0, 1],
  'season-winner': ['seasonWins', 0, 1],
  rehearsal: ['practices', 4, 5],
  'whole-profile': ['profileComplete', 0, 1],
  'full-profile': ['profilePercent', 99, 100],
  imported: ['imports', 0, 1],
  'first-project': ['projects', 0, 1],
  portfolio: ['projects', 2, 3],
  polyglot: ['languages', 2, 3],
  'well-linked': ['links', 1, 2],
  'on-show': ['shownTests', 2, 3],
  'first-vote': ['votes', 0, 1],
  'keen-eye': ['votes', 19, 20],
  'first-comment': ['comments', 0, 1],
  voice: ['comments', 9, 10],
  contributor: ['contributionsAccepted', 0, 1],
  author: ['contributionsAccepted', 4, 5],
  'first-application': ['applications', 0, 1],
  spontaneous: ['superlikes', 0, 1],
  'first-conversation': ['conversations', 0, 1],
  'five-conversations': ['conversations', 4, 5],
};

describe('achievements', () => {
  it.each(Object.entries(rows))(
    '%s is earned at its goal and not below (fact, below, goal): %j',
    (name, [fact, below, at]) => {
      const id = name as AchievementId;
      expect(earned({ [fact]: below })).not.toContain(id);
      expect(earned({ [fact]: at })).toContain(id);
      expect(earned({ [fact]: at + 1 })).toContain(id);
    },
  );

  it('are at least twenty, and a developer without any activity has none', () => {
    expect(achievementIds.length).toBeGreaterThanOrEqual(20);
    expect(earned({})).toEqual([]);
  });

  it('each belong to one occasion, and every fact is used by an achievement', () => {
    expect(occasions.flatMap(earnedOn).toSorted()).toEqual(achievementIds.toSorted());
    expect([...new Set(achievementIds.map((id) => achievementRules[id].fact))].toSorted()).toEqual(
      factNames.toSorted(),
    );
  });

  it('show the progress, never past the goal; none where the goal is 1 or the fact is not known', () => {
    expect(progressOf('regular', { sessions: 3 })).toEqual({ done: 3, goal: 10 });
    expect(progressOf('regular', { sessions: 12 })).toEqual({ done: 10, goal: 10 });
    expect(progressOf('regular', {})).toBeUndefined();
    expect(progressOf('first-dive', { sessions: 0 })).toBeUndefined();
  });

  it('have titles of their own in both languages', () => {
    for (const locale of ['fr', 'en'] as const) {
      const words = achievementIds.map((id) => achievementWords(locale, id));
      expect(new Set(words.map(({ title }) => title)).size).toBe(achievementIds.length);
      for (const { description } of words) expect(description).toMatch(/\.$/);
    }
  });

  it('show the day they were unlocked, in French and in English', () => {
    expect(unlockedOn('fr', new Date('2026-11-14T23:30:00Z'))).toBe('Débloqué le 15 novembre 2026');
    expect(unlockedOn('en', '2026-11-15T10:00:00Z')).toBe('Unlocked on 15 November 2026');
  });

  it('can be edited by the team: another goal, other words, or switched off for developers who do not have it yet', () => {
    const edit = { ...originalAchievement('regular'), goal: 3, titleFr: 'À flot', titleEn: 'Afloat' };
    expect(earned({ sessions: 3 }, { regular: edit })).toContain('regular');
    expect(earned({ sessions: 2 }, { regular: edit })).not.toContain('regular');
    expect(earned({ sessions: 99 }, { regular: { ...edit, enabled: false } })).not.toContain('regular');
    expect(progressOf('regular', { sessions: 2 }, { regular: edit })).toEqual({ done: 2, goal: 3 });
    expect(achievementWords('fr', 'regular', edit)).toEqual({
      title: 'À flot',
      description: 'Terminer 3 tests classés.',
    });
    expect(achievementWords('en', 'regular')).toEqual({ title: 'In the flow', description: 'Finish 10 ranked tests.' });
  });

  it('each contain their own goal where it is a number, and their original words pass the schema', () => {
    for (const id of achievementIds) {
      const { goal } = achievementRules[id];
      const original = originalAchievement(id);
      expect(achievementEditSchema.parse(original), id).toEqual(original);
      expect(original.descriptionFr.includes('{goal}'), id).toBe(goal > 1);
      expect(original.descriptionEn.includes('{goal}'), id).toBe(goal > 1);
      expect(highestGoal(id), id).toBeGreaterThanOrEqual(goal);
    }
  });

  it.each([0, -1, 1.5, 'x', '', 100_001])('cannot have a goal of %j', (goal) => {
    const edit = { ...originalAchievement('regular'), goal };
    expect(achievementEditSchema.safeParse(edit).error?.issues[0]).toMatchObject({
      path: ['goal'],
      message: `range:1:${mostGoal}`,
    });
  });

  it('are recognised by their id, and other names are not', () => {
    expect(isAchievement('podium')).toBe(true);
    expect(['', 'nope', 'constructor', '__proto__'].filter(isAchievement)).toEqual([]);
  });
});
