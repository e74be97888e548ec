import { dump, load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { combinedItems, outputFault, outputFaults, outputsText } from './outputs.ts';
import { proveOutputs } from './prove-outputs.ts';
import type { Tool } from './tools/tool.ts';

const text = { fr: 'Quel texte ?', en: 'Which text?' };
const entry = {
  ...{ id: 'sum', format: 'output', difficulty: 1, title: text, explanation: text, proof: {} },
  ...{ language: 'python', code: 'print([[a]] + [[b]])' },
  variants: { each: { a: ['1', '2'], b: ['3', '4'] } },
};
const filesOf = (questions: object[], outputs?: object) => ({
  alias: 'python',
  files: [
    { name: 'basics.yaml', text: dump({ questions }) },
    ...(outputs ? [{ name: 'outputs.yaml', text: dump(outputs) }] : []),
  ],
});
const combined = (changed: object = {}) => combinedItems(filesOf([{ ...entry, ...changed }]));
/** Adds the numbers of a program. */
const adder: Tool = {
  version: async () => 'Python 3.11.7',
  run: async (programs) =>
    programs.map((one) => String([...one.text.matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0))),
};

describe('an entry with combinations of values', () => {
  it('has one question for each combination', () => {
    const [item] = combined();
    expect(item?.variants.map(({ code }) => code)).toEqual([
      'print(1 + 3)',
      'print(1 + 4)',
      'print(2 + 3)',
      'print(2 + 4)',
    ]);
    expect(item?.combinations.map(({ values }) => values)).toContainEqual({ a: '2', b: '3' });
  });

  it('is told with its file when it has a mistake', () => {
    expect(() => combined({ difficulty: 9 })).toThrow(/python\/basics.yaml, sum/);
  });

  it('gets what each combination prints', async () => {
    const [item] = combined();
    const [printed] = await proveOutputs(combined(), { python: adder });
    expect(printed?.faults).toEqual([]);
    expect(item?.combinations.map(({ key }) => printed?.outputs[key])).toEqual(['4', '5', '5', '6']);
  });

  it.each([
    ['an error', 'ERROR: NameError', 'with {"a":"1","b":"3"} it ends with an error: "ERROR: NameError"'],
    ['the same for all', '1', 'all its combinations print the same'],
  ])('is refused when it prints %s', async (_, output, fault) => {
    const run = async (programs: readonly unknown[]) => programs.map(() => output);
    const [printed] = await proveOutputs(combined(), { python: { ...adder, run } });
    expect(printed?.faults).toContain(fault);
  });

  it('is refused without a proof', async () => {
    const [printed] = await proveOutputs(combined({ proof: undefined }), { python: adder });
    expect(printed?.faults).toEqual(['it has combinations of values but no proof']);
  });
});

describe('an output', () => {
  it.each([
    ['1 2', undefined],
    ['1\n2\n3', undefined],
    ['', 'prints nothing'],
    ['\n1', 'begins with an empty line: "\\n1"'],
    ['1\n2\n3\n4', 'prints too much: "1\\n2\\n3\\n4"'],
    ['x'.repeat(61), `prints too much: "${'x'.repeat(61)}"`],
    ['1\nERROR: KeyError', 'ends with an error: "1\\nERROR: KeyError"'],
  ])('%j: %s', (output, fault) => {
    expect(outputFault(output)).toBe(fault);
  });
});

describe('outputs.yaml', () => {
  const known = (questions = [entry]) =>
    Object.fromEntries(
      combinedItems(filesOf(questions)).map(({ id, combinations }) => [
        id,
        Object.fromEntries(combinations.map(({ key }, index) => [key, String(index)])),
      ]),
    );
  const fault = 'python/sum: outputs.yaml does not have its combinations: run "npm run content -- prove python"';

  it('has every combination', () => {
    expect(outputFaults(filesOf([entry], known()))).toEqual([]);
  });

  it.each([
    ['is missing', filesOf([entry])],
    ['lacks a combination', filesOf([{ ...entry, variants: { each: { a: [1, 2], b: [3, 4, 5] } } }], known())],
    ['has a former combination', filesOf([{ ...entry, variants: { each: { a: [1, 2] } } }], known())],
    ['has an entry that is gone', filesOf([], known())],
  ])('is refused when it %s', (_, files) => {
    expect(outputFaults(files)).toEqual([fault]);
  });

  it('keeps keys and outputs that look like numbers', () => {
    const outputs = { sum: { '00123456': '007', '1e234567': '1.0', '12345678': 'a\nb: c', abcdef01: '"' } };
    expect(load(outputsText(outputs))).toEqual(outputs);
    expect(outputsText({})).toBe('');
  });
});
