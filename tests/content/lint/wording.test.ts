import { describe, expect, it } from 'vitest';
import { question } from '../question.fixture.ts';
import { refusedWords, toldNumbers } from './wording.ts';

describe('words that are refused', () => {
  const found = (locale: 'fr' | 'en', text: string) =>
    refusedWords(question({ explanation: { fr: 'Rien', en: 'Nothing', [locale]: text } }));

  it.each([
    'Le calcul occupe le fil principal.',
    'Deux fils attendent.',
    'Elle est attachée comme exception supprimée.',
    'La fonction retourne une promesse.',
    'La valeur retournée est ignorée.',
    '`require` rend le même objet.',
    '`defineModel` rend une ref.',
    'Le code de hachage change.',
    'L’intervalle semi-ouvert.',
    'Une librairie.',
  ])('in French: %s', (text) => {
    expect(found('fr', text)).toHaveLength(1);
  });

  it.each([
    'Compressé au fil de la lecture.',
    'Les éléments ont déjà défilé.',
    'Le thread principal.',
    'La ligne supprimée et l’exception masquée.',
    'La fonction renvoie une promesse.',
    'Il retourne à la boucle.',
    'Un flux rend la main.',
    'Il rend le reste inerte.',
    'Ce qui rend une fonction visible.',
    'Un parent rend un composant.',
    '`fil` et `retourne` sont des noms.',
  ])('in French, not: %s', (text) => {
    expect(found('fr', text)).toEqual([]);
  });

  it.each([
    'It changes, hence the interest of a copy.',
    'It runs again their effects.',
    'It fails for want of a result.',
    'This permits to read it.',
    'This allows to read it.',
    'The result depends of the order.',
    'Nobody listens.',
  ])('in English: %s', (text) => {
    expect(found('en', text)).toHaveLength(1);
  });

  it.each([
    'It runs again each time.',
    'The user is allowed to read it.',
    'This allows the caller to read it.',
    'The user `nobody` reads it.',
    'No one listens.',
  ])('in English, not: %s', (text) => {
    expect(found('en', text)).toEqual([]);
  });

  it('are found in titles and options too', () => {
    const right = [{ fr: 'Un fil', en: 'A thread' }];
    expect(refusedWords(question({ title: { fr: 'Quel fil ?', en: 'Which thread?' }, right }))).toHaveLength(2);
  });
});

describe('a title that tells how many answers are right', () => {
  it.each([
    ['Lesquelles sont vraies ? (plusieurs réponses)', 'Which are true? (several answers)'],
    ['Lesquelles ? Plusieurs réponses sont justes.', 'Which? Several answers are right.'],
    ['Choisissez deux lignes.', 'Choose two lines.'],
    ['Cochez les lignes vraies.', 'Which two of these are true?'],
  ])('is found: %s', (fr, en) => {
    expect(toldNumbers(question({ title: { fr, en } }))).toHaveLength(2);
  });

  it.each([
    ['Lesquelles sont vraies ?', 'Which of these are true?'],
    ['Que répond le serveur à plusieurs requêtes ?', 'What does the server answer to several requests?'],
    ['Les deux valeurs sont-elles égales ?', 'Are the two values equal?'],
  ])('is not: %s', (fr, en) => {
    expect(toldNumbers(question({ title: { fr, en } }))).toEqual([]);
  });
});
