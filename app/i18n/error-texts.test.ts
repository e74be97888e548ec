import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { secondsRange } from '../../domain/catalogue/contributions/contribution.ts';
import type { ErrorCode, PlainCode } from '../../domain/error-codes.ts';
import { errorSentence, errorTexts } from './error-texts.ts';

describe('sentences of error codes with limits', () => {
  it.each<[ErrorCode, string, string]>([
    ['long:160:12', '160 caractères au plus\u00a0: 12 de trop', 'At most 160 characters: 12 too many'],
    ['long:1:1', '1 caractère au plus\u00a0: 1 de trop', 'At most 1 character: 1 too many'],
    [
      'long:20000:1500',
      '20\u202f000 caractères au plus\u00a0: 1\u202f500 de trop',
      'At most 20,000 characters: 1,500 too many',
    ],
    ['tooManyRows:20', 'Il y en a trop\u00a0: 20 au plus', 'There are too many: at most 20'],
    ['range:0:100000', 'Un nombre entier entre 0 et 100\u202f000', 'A whole number between 0 and 100,000'],
    [
      'seasonLength:14:184',
      'Une saison dure de 14 à 184 jours\u00a0: choisissez une autre date',
      'A season lasts 14 to 184 days: choose another date',
    ],
    [
      'seasonNext:14:184',
      'Une saison dure de 14 à 184 jours, et la suivante en aurait moins ou davantage\u00a0: changez d’abord sa date',
      'A season lasts 14 to 184 days, and the next one would have fewer or more: change its date first',
    ],
    [
      'fewQuestions:12',
      'Il faut au moins 12 questions publiées\u00a0: ce QCM n’en a pas encore assez',
      'At least 12 published questions are needed: this test does not have enough yet',
    ],
  ])('the code %s has its sentence in both languages', (code, french, english) => {
    expect(errorSentence('fr', code)).toBe(french);
    expect(errorSentence('en', code)).toBe(english);
  });

  it('the limits for the seconds of a question are those of the rule', () => {
    for (const texts of [errorTexts.fr, errorTexts.en])
      expect(texts.seconds.match(/\d+/g)?.map(Number)).toEqual([secondsRange.least, secondsRange.most]);
  });
});

describe('error codes without limits', () => {
  it('have their sentence in both languages', () => {
    expect(errorSentence('fr', 'required')).toBe('Ce champ est obligatoire');
    expect(errorSentence('en', 'required')).toBe('This field is required');
  });
  it('say what a word of the vocabulary means already', () => {
    expect(errorSentence('fr', 'otherMeaning:Go')).toMatch(
      /^Ce mot veut déjà dire «.Go.».: il n’a qu’un sens de chaque sorte$/,
    );
    expect(errorSentence('en', 'otherMeaning:Go')).toBe(
      'This word already means “Go”: it can have only one meaning of each kind',
    );
  });
  it.each(['nothingOfOurs', 'nothingOfOurs:3', 'long', 'long:', 'long:1', 'long:1:2:3', 'required:1', 'toString', ''])(
    'the code %j of a newer server never reads as a required field',
    (code) => {
      expect(errorSentence('fr', code as ErrorCode)).toBe(errorTexts.fr.unknown);
    },
  );
});

describe('the sentences that docs/product quotes', () => {
  const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/\.$/, '');
  const product = (area: string) =>
    plain(readFileSync(join(import.meta.dirname, `../../docs/product/${area}.md`), 'utf8'));
  it.each<[area: string, code: PlainCode]>([
    ['profile', 'required'],
    ['assessments', 'required'],
    ['account', 'link'],
    ['account', 'sameEmail'],
    ['account', 'emailTaken'],
    ['profile', 'httpLink'],
    ['profile', 'chooseLanguage'],
    ['assessments', 'chooseTechnology'],
    ['profile', 'endBeforeStart'],
    ['profile', 'ownName'],
    ['profile', 'consent'],
    ['companies', 'validatedName'],
    ['companies', 'lastAdmin'],
    ['companies', 'alreadyMember'],
    ['companies', 'alreadyInvited'],
    ['jobs', 'hiddenFromCompany'],
    ['profile', 'hiddenFromCompany'],
    ['moderation', 'fixedAddress'],
    ['privacy', 'lastAdministrator'],
    ['jobs', 'external'],
  ])('docs/product/%s.md quotes the sentence of %s', (area, code) => {
    const sentence = plain(errorTexts.fr[code]);
    // A long sentence is quoted up to its colon.
    const quotes = [sentence, sentence.replace(/ : .*/, ' : …')];
    expect(
      quotes.filter((quote) => product(area).includes(quote)),
      sentence,
    ).not.toEqual([]);
  });
  it.each<ErrorCode>(['long:160:12', 'tooManyRows:20', 'range:1:99'])(
    'docs/product/shell.md quotes the sentence of %s',
    (code) => expect(product('shell')).toContain(plain(errorSentence('fr', code))),
  );
});
