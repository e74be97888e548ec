import { describe, expect, it } from 'vitest';
import { alike, nearlySame, similarity, worthShowing } from './similarity.ts';

describe('how alike two questions are', () => {
  it.each([
    ['Que fait `git fetch` ?', 'Que fait git fetch', 1],
    ['À quoi sert une clé étrangère ?', 'a quoi sert une cle etrangere', 1],
    ['Que renvoie `typeof null` ?', '', 0],
    ['', '', 0],
    ['`===`', '`!==`', 0],
  ])('%s / %s: %d', (one, other, expected) => {
    expect(similarity(one, other)).toBe(expected);
    expect(similarity(other, one)).toBe(expected);
  });

  it.each([
    [
      'Quelle est la sortie de `console.log(typeof null)` ?',
      'Que vaut `typeof null` dans `console.log(typeof null)` ?',
    ],
    ['À quoi sert le hook useEffect de React ?', 'À quoi sert `useEffect` dans React ?'],
    ['What does git rebase do?', 'What does `git rebase` do to a branch?'],
  ])('another wording is shown: %s / %s', (one, other) => {
    expect(similarity(one, other)).toBeGreaterThanOrEqual(worthShowing);
  });

  it.each([
    ['Quelle est la différence entre `let` et `var` ?', 'Quel ordre ont les sélecteurs en CSS ?'],
    ['À quoi sert le hook useEffect de React ?', 'À quoi sert un index partiel en PostgreSQL ?'],
    ['What does git rebase do?', 'Which lock does a sequence take?'],
  ])('another question is not: %s / %s', (one, other) => {
    expect(similarity(one, other)).toBeLessThan(worthShowing);
  });

  it('is asked in each language, and a language that is not written is like nothing', () => {
    const written = { fr: 'Que fait `git fetch` ?', en: '' };
    expect(alike(written, { fr: 'Que fait `git fetch` ?', en: 'Something else' })).toBeGreaterThan(nearlySame);
    expect(alike(written, { fr: 'Autre chose', en: '' })).toBeLessThan(worthShowing);
  });
});
