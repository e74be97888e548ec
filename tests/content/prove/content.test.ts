import { describe, expect, it } from 'vitest';
import { readContentFiles } from '../../../server/data/content/read-content.ts';
import { outputFaults } from './outputs.ts';
import { provableItems } from './provable.ts';
import { readProofs, recordFaults } from './records.ts';

const { tests } = await readContentFiles();

describe('the content files', () => {
  it('were executed as they are: npm run content -- prove', () => {
    expect(tests.flatMap((files) => recordFaults(files.alias, provableItems(files), readProofs(files.alias)))).toEqual(
      [],
    );
  });

  it('have what every combination of values prints: npm run content -- prove', () => {
    expect(tests.flatMap(outputFaults)).toEqual([]);
  });
});
