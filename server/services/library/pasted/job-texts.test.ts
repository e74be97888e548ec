import { beforeAll, describe, expect, it } from 'vitest';
import { needOfText } from '../../../../domain/search/job-text/need-of-text.ts';
import type { PlaceNames } from '../../../../domain/search/understood.ts';
import type { Vocabulary } from '../../../../domain/vocabulary/vocabulary.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { expectedFacts, type Field, fields, measureField, readFacts } from '../../../../tests/job-texts/measure.ts';
import { readJobTexts } from '../../../../tests/job-texts/read-texts.ts';
import { readPlaceNames } from '../../shared/vocabulary/place-names.ts';
import { readVocabulary } from '../../shared/vocabulary/read-vocabulary.ts';

let vocabulary: Vocabulary;
let places: PlaceNames;

beforeAll(async () => {
  const runtime = await testRuntime();
  [vocabulary, places] = await Promise.all([readVocabulary(runtime), readPlaceNames(runtime)]);
});

/** The least precision and recall of each field; tests/job-texts/README.md has the figures that were measured. */
type Floors = Record<Field, [precision: number, recall: number]>;
const usual: [number, number] = [0.9, 0.9];
const everyField = Object.fromEntries(fields.map((field) => [field, usual])) as Floors;
const halves: Record<string, { files: string[]; floors: Floors }> = {
  'written before the rule': { files: ['first-french.yaml', 'first-english.yaml'], floors: everyField },
  'written after the rule': {
    files: ['second-french.yaml', 'second-english.yaml'],
    floors: { ...everyField, years: [0.9, 0.8], places: [0.9, 0.85], languages: [0.9, 0.8] },
  },
};

describe.each(Object.entries(halves))(
  'job texts %s (docs/product/library.md, A pasted advertisement)',
  (half, { files, floors }) => {
    it('are read with at least the precision and recall of these floors', () => {
      const pairs = files.flatMap(readJobTexts).map((one) => ({
        name: one.name,
        expected: expectedFacts(one),
        read: readFacts(needOfText(one.text, { vocabulary, places })),
      }));
      const measured = fields.map((field) => ({ field, ...measureField(field, pairs) }));
      const lines = measured.map(({ field, precision, recall, mistakes }) =>
        [`${field.padEnd(14)} ${precision.toFixed(2)} ${recall.toFixed(2)}`, ...mistakes].join('\n    '),
      );
      console.log(`${pairs.length} job texts ${half}: precision, recall, mistakes\n${lines.join('\n')}`);
      for (const { field, precision, recall } of measured) {
        const [leastPrecision, leastRecall] = floors[field];
        expect(precision, `precision of ${field}`).toBeGreaterThanOrEqual(leastPrecision);
        expect(recall, `recall of ${field}`).toBeGreaterThanOrEqual(leastRecall);
      }
    });
  },
);
