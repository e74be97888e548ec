import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { phraseOf } from '../../../domain/vocabulary/vocabulary.ts';
import { testDatabase } from '../../../tests/harness/database.ts';
import languages from '../lookups/languages.json' with { type: 'json' };
import professions from '../lookups/professions.json' with { type: 'json' };
import technologies from '../lookups/technologies.json' with { type: 'json' };
import { readVocabularyFile } from './read-vocabulary-file.ts';

test('docs/product/shell.md, Vocabulary: the database folds every word as the rule does', async () => {
  const { db } = await testDatabase();
  const { words } = await readVocabularyFile();
  const texts = [
    ...words.map(({ word }) => word),
    ...[...technologies, ...languages].flatMap(({ nameFr, nameEn }) => [nameFr, nameEn]),
    ...professions.flatMap(({ displayNameFr, displayNameEn, nameFr }) => [displayNameFr, displayNameEn, nameFr]),
    ...['C++', 'c#, f#', '.NET', 'asp.net', 'x .js', 'Go!', '…', 'C++/C#', 'a-b.c', '100 %', 'œuvre', 'c++11'],
  ];
  const { rows } = await sql<{ word: string; phrase: string }>`
    select word, vocabulary_phrase(word) as phrase from unnest(${texts}::text[]) as word`.execute(db);
  expect(rows.filter(({ word, phrase }) => phrase !== phraseOf(word))).toEqual([]);
});
