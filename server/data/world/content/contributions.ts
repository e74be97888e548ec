import type { Difficulty } from '../../../../domain/assessments/rating/difficulty.ts';

/** French, and English unless it still has to be translated. */
type Words = readonly [string, string?];

export type WorldQuestion = {
  status: 'PUBLISHED' | 'WAITING_FOR_VALIDATION' | 'DECLINED';
  /** Days since it was proposed. */
  age: number;
  difficulty: Difficulty;
  /** The address of its test; without one, the test that is being written. */
  test?: string;
  title: Words;
  /** The first one is right. */
  options: readonly Words[];
  explanation: Words;
  reason?: string;
};

/** Alias, technology, names and descriptions. */
export const draftTest = [
  'kotlin',
  'kotlin',
  'Kotlin',
  'Kotlin',
  'Nullité, coroutines et classes de données, pour celles et ceux qui écrivent du Kotlin sur un serveur ou un téléphone.',
  'Nullability, coroutines and data classes, for those who write Kotlin on a server or a phone.',
] as const;

export const contributions: readonly WorldQuestion[] = [
  {
    status: 'PUBLISHED',
    age: 60,
    difficulty: 2,
    test: 'css',
    title: ['Quel élément est choisi par `:has(> img)` ?', 'Which element does `:has(> img)` select?'],
    options: [
      ['Celui dont un enfant direct est une image', 'The one that has an image as a direct child'],
      ['L’image elle-même', 'The image itself'],
      ['Celui qui suit une image', 'The one that follows an image'],
    ],
    explanation: [
      '`:has()` s’applique à l’élément qui contient ce que décrit le sélecteur entre parenthèses ; `>` le limite aux enfants directs.',
      '`:has()` applies to the element that contains what the selector in the brackets describes; `>` limits it to direct children.',
    ],
  },
  {
    status: 'WAITING_FOR_VALIDATION',
    age: 4,
    difficulty: 1,
    test: 'git',
    title: ['Que montre `git show --stat` ?', 'What does `git show --stat` show?'],
    options: [
      [
        'Un commit, et combien de lignes chaque fichier a gagnées ou perdues',
        'A commit, and how many lines each file gained or lost',
      ],
      ['Le nombre de commits de chaque auteur', 'The number of commits of each author'],
      ['Les fichiers modifiés depuis le dernier commit', 'The files changed since the last commit'],
    ],
    explanation: [
      '`git show` affiche un commit, le dernier par défaut ; `--stat` remplace le détail des lignes par un résumé par fichier.',
      '`git show` prints a commit, the latest by default; `--stat` replaces the lines by a summary per file.',
    ],
  },
  {
    status: 'DECLINED',
    age: 20,
    difficulty: 3,
    test: 'react',
    title: ['Quel hook est le meilleur ?'],
    options: [['`useState`'], ['`useReducer`'], ['`useRef`']],
    explanation: ['C’est le plus utilisé.'],
    reason: 'La réponse dépend du besoin : décrivez une situation précise, où une seule de ces réponses convient.',
  },
  {
    status: 'WAITING_FOR_VALIDATION',
    age: 2,
    difficulty: 2,
    title: ['Que vaut `a?.length ?: 0` quand `a` est `null` ?'],
    options: [['`0`'], ['`null`'], ['Une exception est levée']],
    explanation: [
      'L’appel sûr `?.` donne `null` sans lever d’exception, et l’opérateur Elvis `?:` le remplace par `0`.',
    ],
  },
];
