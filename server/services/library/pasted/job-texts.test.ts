import { beforeAll, describe, expect, it } from 'vitest';
import { needOfText } from '../../../../domain/search/job-text/need-of-text.ts';
import type { PlaceNames } from '../../../../domain/search/understood.ts';
import type { Vocabulary } from '../../../../domain/vocabulary/vocabulary.ts';
import { expectedFacts, measureField, readFacts } from '../../../../tests/job-texts/measure.ts';
import { readJobTexts } from '../../../../tests/job-texts/read-texts.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { readPlaceNames } from '../../shared/vocabulary/place-names.ts';
import { readVocabulary } from '../../shared/vocabulary/read-vocabulary.ts';

let vocabulary: Vocabulary;
let places: PlaceNames;

beforeAll(async () => {
  const runtime = await testRuntime();
  [vocabulary, places] = await Promise.all([readVocabulary(runtime), readPlaceNames(runtime)]);
});

const halves = { first: ['first-french.yaml', 'first-english.yaml'], second: ['second-french.yaml', 'second-english.yaml'] };

describe.each(Object.entries(halves))('x %s', (half, files) => {
  it('measures', () => {
    const pairs = files.flatMap(readJobTexts).map((one) => ({
      name: one.name,
      expected: expectedFacts(one),
      read: readFacts(needOfText(one.text, { vocabulary, places })),
    }));
    const fields = Object.keys(pairs[0]?.expected ?? {});
    const lines = fields.map((field) => {
      const { precision, recall, mistakes } = measureField(field, pairs);
      return [`${field.padEnd(14)} ${precision.toFixed(2)} ${recall.toFixed(2)}`, ...mistakes].join('\n    ');
    });
    console.log(`${half}\n${lines.join('\n')}`);
    expect(pairs.length).toBeGreaterThan(0);
  });
});
