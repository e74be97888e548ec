import { type Expression, sql } from 'kysely';
import { escapeLike } from '../../../../domain/text/escape.ts';
import { folded } from '../../../data/folded.ts';

/** A text contains a word of `wordsOfSearch`, as a word or as a part of one. */
export const hasText = (text: Expression<unknown>, word: string) =>
  sql<boolean>`${folded(text)} like ${`%${escapeLike(word)}%`}`;

/** A message of one of these introductions contains the word. */
export const saidIn = (introductions: Expression<unknown>, word: string) => sql<boolean>`exists (
  select from messages m where m.introduction_id in (${introductions}) and ${hasText(sql`m.body`, word)})`;
