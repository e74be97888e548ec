import { describe, expect, it } from 'vitest';
import { hasWords, profileWords, searchedWords, wordsOf } from './words.ts';

const found = (text: string, searched: string) =>
  hasWords(new Set(wordsOf(text)), { words: searchedWords(searched), not: [], employers: false });

describe('the free text of a search', () => {
  it.each([
    ['a text with other accents and capitals', 'Développement Éco-Conçu', 'DEVELOPPEMENT éco conçu'],
    ['the last word by its beginning', 'TypeScript et React', 'react typ'],
    ['words in any order', 'Ingénieure cloud à Nantes', 'nantes ingénieure'],
    ['words with frequent short words in between', 'Développeur React, Nantes', 'développeur react à Nantes'],
    ['C++', 'C++', 'c++'],
    ['C#', 'C#', 'C#'],
    ['.NET', '.NET', '.net'],
    ['Node.js without its dot', 'Node.js', 'nodejs'],
    ['Node.js in two words', 'Node.js', 'node js'],
    ['Node.js as written', 'Node.js', 'node.js'],
    ['front-end in one word', 'Développement front-end', 'frontend'],
    ['front-end in two words', 'Front-end developer', 'front end'],
    ['the feminine of an inclusive form', 'Développeur·euse web', 'développeuse'],
    ['the masculine of an inclusive form', 'Développeur·euse web', 'developpeur web'],
    ['a feminine in -rice', 'Administrateur·rice systèmes', 'administratrice'],
    ['a feminine in -e', 'Ingénieur·e DevOps', 'ingénieure'],
    ['an inclusive form as written', 'Développeur·euse web', 'développeur·euse'],
    ['a word at the end of a sentence', 'J’aime Rust.', 'rust'],
    ['a text with a ligature', 'Cœur de métier', 'coeur'],
    ['a word in brackets', 'Amazon Web Services (AWS)', 'aws'],
    ['words with a slash', 'GitLab CI/CD', 'gitlab ci/cd'],
    ['every text by frequent short words only', 'Rust', 'à la'],
    ['every text by an empty search', 'Rust', '  '],
  ])('finds %s', (_, text, searched) => expect(found(text, searched)).toBe(true));

  it.each([
    ['C by “c++”', 'C', 'c++'],
    ['C# by “c++”', 'C#', 'c++'],
    ['a word by its beginning that is not the last word', 'TypeScript React', 'typ react'],
    ['a text without one of the words', 'React', 'react vue'],
    ['a word by its middle', 'JavaScript', 'script'],
    ['the word “net” by “.net”', 'Le net', '.net'],
    ['the ending of an inclusive form', 'Développeur·euse', 'euse'],
  ])('does not find %s', (_, text, searched) => expect(found(text, searched)).toBe(false));

  it('is indexed by words of letters and digits, of limited length', () => {
    for (const word of wordsOf('Q\'"%_\\ a--b ..x·· ++ c++++ #1 l’été 日本語 \u0000 é'.repeat(3))) {
      expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
    }
    expect(wordsOf('x'.repeat(500))).toEqual(['x'.repeat(40)]);
    expect(found('x'.repeat(500), 'x'.repeat(60))).toBe(true);
    expect(searchedWords('a1 b1 c1 d1 e1 f1 g1 h1 i1 j1')).toHaveLength(8);
  });
});

describe('names of employers (docs/product/library.md, What is searched)', () => {
  const words = new Set(profileWords(['Alix, ancienne de Malt'], ['Malt', 'Clever Cloud']));
  const finds = (searched: string, employers: boolean) =>
    hasWords(words, { words: searchedWords(searched), not: [], employers });

  it.each([
    ['clever', false, true],
    ['clev', false, true],
    ['alix cloud', false, true],
    ['cloud alix', false, true],
    // The developer's own sentence says it too.
    ['malt', true, true],
    ['@clever', false, true],
    ['acme', false, false],
  ])('%j is found without the right to them: %s, with it: %s', (searched, without, withRight) => {
    expect(finds(searched, false)).toBe(without);
    expect(finds(searched, true)).toBe(withRight);
  });
});
