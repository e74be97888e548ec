import { describe, expect, it } from 'vitest';
import { hasWords, searchedWords, wordsOf } from './words.ts';

const found = (text: string, searched: string) => hasWords(new Set(wordsOf(text)), searchedWords(searched));

describe('free text', () => {
  it.each([
    ['whatever the accents and capitals', 'Développement Éco-Conçu', 'DEVELOPPEMENT éco conçu'],
    ['by the beginning of the last word', 'TypeScript et React', 'react typ'],
    ['in any order', 'Ingénieure cloud à Nantes', 'nantes ingénieure'],
    ['with little words in between', 'Développeur React, Nantes', 'développeur react à Nantes'],
    ['C++ by its name', 'C++', 'c++'],
    ['C# by its name', 'C#', 'C#'],
    ['.NET by its name', '.NET', '.net'],
    ['Node.js, dot or not', 'Node.js', 'nodejs'],
    ['Node.js, in two words', 'Node.js', 'node js'],
    ['Node.js, as it is written', 'Node.js', 'node.js'],
    ['front-end in one word', 'Développement front-end', 'frontend'],
    ['front-end in two', 'Front-end developer', 'front end'],
    ['the feminine of an inclusive form', 'Développeur·euse web', 'développeuse'],
    ['the masculine of it', 'Développeur·euse web', 'developpeur web'],
    ['another feminine', 'Administrateur·rice systèmes', 'administratrice'],
    ['one more', 'Ingénieur·e DevOps', 'ingénieure'],
    ['as it is written', 'Développeur·euse web', 'développeur·euse'],
    ['a sign at the end of a sentence', 'J’aime Rust.', 'rust'],
    ['e-mails that stay whole', 'Cœur de métier', 'coeur'],
    ['in brackets', 'Amazon Web Services (AWS)', 'aws'],
    ['with a slash', 'GitLab CI/CD', 'gitlab ci/cd'],
    ['nothing but little words: everybody', 'Rust', 'à la'],
    ['nothing at all: everybody', 'Rust', '  '],
  ])('finds %s', (_, text, searched) => expect(found(text, searched)).toBe(true));

  it.each([
    ['C for C++', 'C', 'c++'],
    ['C# for C++', 'C#', 'c++'],
    ['a beginning that is not the last word', 'TypeScript React', 'typ react'],
    ['a word that is not there', 'React', 'react vue'],
    ['the middle of a word', 'JavaScript', 'script'],
    ['a net for .NET', 'Le net', '.net'],
    ['the end of an inclusive form', 'Développeur·euse', 'euse'],
  ])('does not take %s', (_, text, searched) => expect(found(text, searched)).toBe(false));

  it('has words without a space, a sign or an end', () => {
    for (const word of wordsOf('Q\'"%_\\ a--b ..x·· ++ c++++ #1 l’été 日本語 \u0000 é'.repeat(3))) {
      expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
    }
    expect(wordsOf('x'.repeat(500))).toEqual(['x'.repeat(40)]);
    expect(found('x'.repeat(500), 'x'.repeat(60))).toBe(true);
    expect(searchedWords('a1 b1 c1 d1 e1 f1 g1 h1 i1 j1')).toHaveLength(8);
  });
});
