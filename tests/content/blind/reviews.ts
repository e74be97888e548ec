import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import type { ReviewRecords } from '../../../domain/assessments/content/proof-record.ts';
import type { ContentTest } from '../../../domain/assessments/content/test-file.ts';
import { ratedItems } from '../items.ts';
import { reviewHash } from '../question-hash.ts';

const header = '# Written by "npm run content -- compare": do not edit.\n';
const fileOf = (alias: string): string => join(import.meta.dirname, '../../../content/tests', alias, 'reviews.yaml');

export function readReviews(alias: string): ReviewRecords {
  const file = fileOf(alias);
  return existsSync(file) ? ((load(readFileSync(file, 'utf8')) as ReviewRecords | null) ?? {}) : {};
}

export function writeReviews(alias: string, reviews: ReviewRecords): void {
  const sorted = Object.entries(reviews).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(fileOf(alias), header + dump(Object.fromEntries(sorted), { forceQuotes: true }));
}

/** Adds the items that were agreed on; the records of other items stay, those of items that are gone do not. */
export function withAgreed(
  test: ContentTest,
  reviews: ReviewRecords,
  agreed: readonly string[],
  date: string,
): ReviewRecords {
  const kept: ReviewRecords = {};
  for (const [id, variants] of ratedItems(test)) {
    const hash = reviewHash(variants);
    const old = reviews[id];
    if (agreed.includes(id) && old?.hash !== hash) kept[id] = { date, hash };
    else if (old) kept[id] = old;
  }
  return kept;
}

/** Rated items that no second reader has answered as they are now, and records of items that do not exist. */
export function reviewFaults(test: ContentTest, reviews: ReviewRecords): string[] {
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
