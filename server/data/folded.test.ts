import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../domain/catalogue/words.ts';
import { plainWords } from '../../domain/jobs/search-words.ts';
import { fold, foldAsStored } from '../../domain/text/fold.ts';
import { testDatabase } from '../../tests/harness/database.ts';
import { folded } from './folded.ts';

const { db } = await testDatabase();

const latin = [
  ['sharp s, small and capital', 'Straße STRAẞE'],
  ['the ligatures of French', 'Œuvre cœur ÆGIR ex æquo'],
  ['the dotted and the dotless i of Turkish', 'İstanbul Diyarbakır'],
  ['ligatures of typesetting', 'ﬁn oﬀre ﬂux ﬃ'],
  ['accents apart from their letters', 'e\u0301te\u0301 c\u0327a o\u0302\u0301'],
  ['Vietnamese', 'Việt Nam Đà Nẵng Hồ Chí Minh phở'],
  ['Polish', 'Łódź Świętokrzyskie'],
  ['Danish and Norwegian', 'Ørsted Ærø Århus'],
  ['Icelandic', 'Þórður Ísafjörður ð'],
  ['Maltese and Croatian', 'Ħamrun Đakovo'],
  ['Czech and Hungarian', 'Příbram Győr Škoda'],
  ['the digraphs of Dutch and Croatian', 'ĳsbeer Ǆep'],
  ['full-width letters and the Kelvin sign', 'ＡＢＣ \u212a'],
] as const;

const others = [
  ['Azerbaijani', 'Gəncə Əhmədbəyli'],
  ['Greek with accents', 'Ελλάδα Ήπειρος Ϊ ΰ ᾠδή'],
  ['sigma inside and at the end of a word', 'ΟΔΟΣ οδός ΣΙΣΥΦΟΣ'],
  ['Cyrillic', 'Йошкар-Ола ЁЛКА Київ ҐАНОК Ђорђе'],
  ['signs that stand for letters', '™ ½ ① Ⅷ 𝒜'],
  ['Hindi, Arabic, Japanese and Korean', 'हिन्दी اللُّغَة が 한국'],
] as const;

const inDatabase = async (text: string) => {
  const { rows } = await sql<{ stored: string; compared: string; offer: string; words: string[] }>`select
    folded_text(${text}) as stored, ${folded(text)} as compared, plain_words(${text}) as offer,
    catalogue_words_of(${text}) as words`.execute(db);
  return rows[0];
};

describe('folding in SQL gives the same text as folding in the domain', () => {
  it.each([...latin, ...others])('for stored words: %s', async (_case, text) => {
    const given = await inDatabase(text);
    expect(given?.stored).toBe(foldAsStored(text));
    expect(given?.offer.trim()).toBe(plainWords(text));
    expect(given?.words.toSorted()).toEqual(wordsOf(text).toSorted());
  });

  it.each(latin)('for texts that a query compares: %s', async (_case, text) => {
    expect((await inDatabase(text))?.compared).toBe(fold(text));
  });
});
