import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { ContentTest } from '../../../domain/assessments/content/test-file.ts';
import { ratedItems } from '../items.ts';
import { reviewHash } from '../question-hash.ts';

/** That a second reader answered an item without the key and agreed: on which day, for which state of its question. */
type Review = { date: string; hash: string };
export type Reviews = Record<string, Review>;

const header = '# Written by "npm run content -- compare": do not edit.\n';
const fileOf = (alias: string): string => join(import.meta.dirname, '../../../content/tests', alias, 'reviews.yaml');

export function readReviews(alias: string): Reviews {
  const file = fileOf(alias);
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) as Reviews | null) ?? {}) : {};
}

export function writeReviews(alias: string, reviews: Reviews): void {
  const sorted = Object.entries(reviews).sort(([one], [other]) => (one < other ? -1 : 1));
  const options = { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' } as const;
  writeFileSync(fileOf(alias), header + stringify(Object.fromEntries(sorted), options));
}

/** Adds the items that were agreed on; the records of other items stay, those of items that are gone do not. */
export function withAgreed(test: ContentTest, reviews: Reviews, agreed: readonly string[], date: string): Reviews {
  const kept: Reviews = {};
  for (const [id, variants] of ratedItems(test)) {
    const hash = reviewHash(variants);
    const old = reviews[id];
    if (agreed.includes(id) && old?.hash !== hash) kept[id] = { date, hash };
    else if (old) kept[id] = old;
  }
  return kept;
}

/** Rated items that no second reader has answered as they are now, and records of items that do not exist. */
export function reviewFaults(test: ContentTest, reviews: Reviews): string[] {
  const items = ratedItems(test);
  return [
    ...[...items]
      .filter(([id, variants]) => reviews[id]?.hash !== reviewHash(variants))
      .map(([id]) => `${test.alias}/${id}: ${reviews[id] ? 'changed since its review' : 'not reviewed'}`),
    ...Object.keys(reviews)
      .filter((id) => !items.has(id))
      .map((id) => `${test.alias}/${id}: reviewed, but it does not exist`),
  ];
}
