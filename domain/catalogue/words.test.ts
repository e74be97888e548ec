import { describe, expect, it } from 'vitest';
import { searchedWords, wordsOf } from './words.ts';

describe('words of a text', () => {
  it.each([
    ['Événements & œuvres', ['evenements', 'evenement', 'oeuvres', 'oeuvre']],
    ['En C++ ou en C# ?', ['en', 'cplusplus', 'cplusplu', 'ou', 'csharp']],
    ['.NET .NET Node.js Vue.js', ['dotnet', 'node', 'js', 'nodejs', 'nodej', 'vue', 'vuejs', 'vuej']],
    ['.NET et ASP.NET', ['dotnet', 'et', 'asp', 'net', 'aspnet']],
    ['Node.js', ['node', 'js', 'nodejs', 'nodej']],
    ['front-end', ['front', 'end', 'frontend']],
    ['La classe `Promise.all`', ['la', 'classe', 'promise', 'all']],
    ['css class', ['css', 'class']],
  ])('of “%s” are %j', (text, words) => expect(wordsOf(text)).toEqual(words));
});

describe('words to search for', () => {
  it.each([
    ['react hook', ['react', 'hook']],
    ['Qu’est-ce qu’une closure ?', ['closure']],
    ["What's the difference between let and var?", ['difference', 'let', 'var']],
    ['pointeurs en C', ['pointeurs', 'c']],
    ['c++', ['cplusplus']],
    ['C#', ['csharp']],
    ['.NET', ['dotnet']],
    ['Node.js', ['nodejs']],
    ['Front-End', ['frontend']],
    ['the', ['the']],
    ['  ', []],
  ])('of “%s” are %j', (text, words) => expect(searchedWords(text)).toEqual(words));
});
