import { afterAll, describe, expect, it } from 'vitest';
import { type ProofTool, proofTools } from '../../../domain/assessments/content/proof.ts';
import { proveItems } from '../prove/prove-items.ts';
import { tools } from '../prove/tools/table.ts';
import { variantsOf } from '../question.fixture.ts';
import { planted } from './planted.ts';

/** They come with the project or are needed to develop it. */
const needed: ProofTool[] = ['node', 'typescript', 'postgresql', 'bash', 'git'];
const patience = 600_000;

const versions = await Promise.all(proofTools.map(async (name) => [name, await tools[name].version()] as const));
const installed = versions.flatMap(([name, version]) => (version ? [name] : []));
const missing = proofTools.filter((name) => !installed.includes(name));
if (missing.length > 0) console.warn(`Not installed, so not tested: ${missing.join(', ')}.`);

afterAll(async () => {
  for (const tool of Object.values(tools)) await tool.close?.();
}, patience);

it('has the tools that come with the project', () => {
  expect(missing.filter((name) => needed.includes(name))).toEqual([]);
});

/** What each entry is found guilty of. */
async function faults(tool: ProofTool, entries: Record<string, unknown>[]): Promise<string[][]> {
  const items = entries.map((entry, index) => ({
    id: String(index),
    variants: variantsOf({ language: 'text', ...entry }),
  }));
  const verdicts = await proveItems(items, { [tool]: tools[tool] });
  return verdicts.map((verdict) => verdict.faults);
}

describe.each(installed)('%s', (tool) => {
  const { prints, judges, right, alsoRight, wrong } = planted[tool];
  // The answer of a program that is checked is the numbers of its lines with an error.
  const printed = tool === 'typescript' ? '1' : '12';
  const yes = tool === 'typescript' ? 'no error' : 'yes';
  const output = (answer: string) => ({ format: 'output', code: prints, output: answer, proof: { tool } });
  const choice = (others: string[]) => ({
    code: prints,
    right: [right],
    wrong: others,
    proof: { tool, program: judges, prints: yes },
  });

  it('finds a wrong answer and a wrong option that is right, and nothing in a good question', {
    timeout: patience,
  }, async () => {
    const found = await faults(tool, [
      output(printed),
      choice([wrong]),
      output('13'),
      choice([wrong, alsoRight]),
      { ...choice([alsoRight]), right: [wrong] },
    ]);
    expect(found).toEqual([
      [],
      [],
      [`expected "13", printed ${JSON.stringify(printed)}`],
      [`${JSON.stringify(alsoRight)} is wrong in the file, but the program printed "${yes}" for it`],
      [
        expect.stringContaining(`expected "${yes}" for ${JSON.stringify(wrong)}`),
        `${JSON.stringify(alsoRight)} is wrong in the file, but the program printed "${yes}" for it`,
      ],
    ]);
  });
});
