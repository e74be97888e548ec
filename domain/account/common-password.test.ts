import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';
import { contextWords } from './common-words.ts';

describe('a password that guessing programs try first is refused', () => {
  it.each([
    [
      'the best known passwords',
      ['password123', 'Password1234', 'motdepasse', 'motdepasse1', 'iloveyou123', 'letmein123'],
    ],
    ['rows of the keyboard', ['1234567890', 'azertyuiop', 'qwertyuiop123', '1qaz2wsx3edc', '0987654321', 'qsdfghjklm']],
    ['one character or group repeated', ['aaaaaaaaaa', '1212121212', 'abcabcabcabc', 'azerty123azerty123']],
    ['a word followed by a year', ['soleil2024', 'Marseille1993!', 'Novembre2026', 'football-1998', 'chocolat.2020']],
    ['letters written as digits or signs', ['p@ssw0rd2024', 'P4ssw0rd!!', 'm0td3p4ss3', '@dm1n1str@t0r']],
    ['known words with accents', ['développeur1', 'Bébé-Chéri', 'février2024']],
    [
      'words of the product and its trade',
      ['vivier-demo', 'Vivier2026!', 'recruteur123', 'developer!!!', 'admin-vivier-1'],
    ],
    [
      'known words and repetitions of any length',
      ['1234567890'.repeat(5), 'a'.repeat(100), 'passwordpasswordpasswordpassword'],
    ],
  ])('refuses %s', (_, passwords) => {
    for (const password of passwords) expect(isCommonPassword(password), password).toBe(true);
  });

  it('refuses words of the user’s own name or e-mail address', () => {
    const own = ['Maëlys Kergoat', 'maelys.kergoat@petit-navire.example', 'Bocalisto'];
    for (const password of ['kergoat1990', 'MaelysKergoat', 'maëlys-kergoat-29', 'petitnavire12', 'Bocalisto2026']) {
      expect(isCommonPassword(password, own), password).toBe(true);
      expect(isCommonPassword(password), `${password}, of another person`).toBe(false);
    }
  });

  it('refuses every word of the product’s context followed by a year', () => {
    expect(contextWords.length).toBeGreaterThan(100);
    for (const word of contextWords) expect(isCommonPassword(`${word}2026!`), word).toBe(true);
  });
});

describe('every other password is accepted, with any characters', () => {
  it.each([
    ['phrases', ['une phrase assez longue', 'correct horse battery staple', 'le chat boit du lait froid']],
    ['small letters only', ['kvqzhtrbwm', 'gribouillardise']],
    ['digits only', ['8306152947', '40718265930']],
    ['signs and other scripts', ['§%&/()=?`*', 'пароль-не-простой', '我的猫不喜欢星期一的雨']],
    ['passwords of a password manager', ['xQ7-vbR2_pLm9', 'T4v!nKz0qWe8', 'f3b0c44298fc1c149afb']],
    ['a phrase with a common word in it', ['Grenouille-soleil-78-xk', 'password of the third kind']],
  ])('accepts %s', (_, passwords) => {
    for (const password of passwords) expect(isCommonPassword(password), password).toBe(false);
  });
});
