import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRuns, encodeRuns, runsByLine } from './code-runs.ts';

describe('the runs of a code', () => {
  it('come back from their short text', () => {
    const encoded = encodeRuns([
      { kind: 'k', length: 5 },
      { kind: undefined, length: 3 },
      { kind: 'n', length: 1 },
    ]);
    expect(encoded).toBe('k5.3n1');
    expect(decodeRuns('const=  1;', encoded)).toEqual([
      { kind: 'k', text: 'const' },
      { kind: undefined, text: '=  ' },
      { kind: 'n', text: '1' },
      { kind: undefined, text: ';' },
    ]);
  });

  it('are cut at the ends of lines', () =>
    expect(runsByLine('/* a\n\nb */ x', 'c9')).toEqual([
      [{ kind: 'c', text: '/* a' }],
      [],
      [
        { kind: 'c', text: 'b *' },
        { kind: undefined, text: '/ x' },
      ],
    ]));

  it('contain every letter of the code, whatever the short text says', () =>
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ unit: fc.constantFrom('k', 's', '.', 'z', '1', '9', ' ') }),
        (code, text) => {
          expect(
            decodeRuns(code, text)
              .map((run) => run.text)
              .join(''),
          ).toBe(code);
          expect(
            runsByLine(code, text)
              .map((line) => line.map((run) => run.text).join(''))
              .join('\n'),
          ).toBe(code);
        },
      ),
    ));
});
