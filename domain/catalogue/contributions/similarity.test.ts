import { describe, expect, it } from 'vitest';
import { alike, nearlySame, similarity, worthShowing } from './similarity.ts';

describe('the similarity of two questions', () => {
  it.each([
    ['Que fait `git fetch` ?', 'Que fait git fetch', 1],
    ['À quoi sert une clé étrangère ?', 'a quoi sert une cle etrangere', 1],
    ['Que renvoie `typeof null` ?', '', 0],
    ['', '', 0],
    ['`===`', '`!==`', 0],
  ])('of “%s” and “%s” is %d', (one, other, expected) => {
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
  ])('is high for another wording: %s / %s', (one, other) => {
    expect(similarity(one, other)).toBeGreaterThanOrEqual(worthShowing);
  });

  it.each([
    ['Quelle est la différence entre `let` et `var` ?', 'Quel ordre ont les sélecteurs en CSS ?'],
    ['À quoi sert le hook useEffect de React ?', 'À quoi sert un index partiel en PostgreSQL ?'],
    ['What does git rebase do?', 'Which lock does a sequence take?'],
  ])('is low for another question: %s / %s', (one, other) => {
    expect(similarity(one, other)).toBeLessThan(worthShowing);
  });

  it('is compared in each language, and an empty language is similar to none', () => {
    const written = { fr: 'Que fait `git fetch` ?', en: '' };
    expect(alike(written, { fr: 'Que fait `git fetch` ?', en: 'Something else' })).toBeGreaterThan(nearlySame);
    expect(alike(written, { fr: 'Autre chose', en: '' })).toBeLessThan(worthShowing);
  });
});
